// @vitest-environment happy-dom
/** What one table promises the person before it: nothing is lost, done twice, shown too late or to the wrong eyes. */
import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { waitForUser } from "./api";
import { my } from "./me.svelte";
import { TableStore } from "./tableStore.svelte";
import { toasts } from "./toasts.svelte";
import type { Page } from "./types";

interface Asked {
  method: string;
  path: string;
  body: { [name: string]: unknown };
}
type Answer = { status?: number; body: unknown } | "broken";

const sockets: FakeSocket[] = [];
class FakeSocket {
  static OPEN = 1;
  readyState = 1;
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  sent: unknown[] = [];
  constructor() {
    sockets.push(this);
  }
  send(text: string): void {
    const message = JSON.parse(text) as { do: string; id?: number; table?: string };
    this.sent.push(message);
    if (message.id !== undefined) void this.#answer(message);
  }
  /** Answer a question as over HTTP. */
  async #answer({ id, do: what, table, ...body }: { do: string; id?: number; table?: string }): Promise<void> {
    const each = { method: "SOCKET", path: `api/tables/${table}/${what === "move" ? "moves" : what}`, body };
    asked.push(each);
    const answer = answers[each.path.split("/").at(-1)!]!(each);
    await Promise.resolve();
    if (answer === "broken") return this.onclose?.();
    const { status = 200, body: said } = answer;
    if (status >= 300) this.tell({ ...(said as object), id, status });
    else this.tell({ id, status, [what === "draft" ? "draft" : "page"]: said });
  }
  close(): void {}
  tell(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

let asked: Asked[] = [];
let answers: { [path: string]: (asked: Asked) => Answer } = {};

/** A page of a running game of three seats; the first is mine and decides unless something else is said. */
function page(number: number, more: Partial<Page> = {}): Page {
  const decision = {
    seat: more.deciding ?? 0,
    step: "invest",
    about: {},
    actions: [
      { id: 0, do: "done" },
      { id: 1, do: "sell" },
    ],
  };
  const seats = ["Anna", "Bertil", "Clara"].map((name, seat) => ({ seat, name, bot: null, taken: true, left: false }));
  const view = { game: "any", number, seat: more.seat ?? 0, over: false, options: {}, decision, players: [], turn: { round: 1 } };
  return {
    id: "abc", title: "", game: "any", players: 3, options: {}, public: false, status: "running", paused: false, chat: true,
    rated: false, clock: null, result: null, created: 0, changed: 0, number, seats, mine: [0], seat: 0, deciding: 0, creator: true,
    undoable: 0, last: 0, seed_hash: "", seed: null, wants: {}, talk: [], view, ...more,
  } as unknown as Page; // prettier-ignore
}

const draft = (passes: boolean, seat = 1) => ({
  body: { view: { ...page(9, { seat }).view, seat, decision: { seat, actions: [] } }, events: [], passes },
});
const moves = () => asked.filter((each) => each.path.endsWith("/moves"));
const settle = () => vi.advanceTimersByTimeAsync(50);

beforeEach(() => {
  vi.useFakeTimers();
  sockets.length = 0;
  toasts.length = 0;
  asked = [];
  my.preferences.confirm = "on";
  answers = {
    "api/tables/abc": () => ({ body: page(5) }),
    log: () => ({ body: { steps: [], total: 0 } }),
    draft: () => draft(false),
    moves: () => ({ body: page(6) }),
  };
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("fetch", async (url: URL, init: RequestInit) => {
    const path = url.pathname.replace(/^\//, "");
    const each = {
      method: init.method ?? "GET",
      path,
      body: init.body ? (JSON.parse(init.body as string) as { [name: string]: unknown }) : {},
    };
    asked.push(each);
    const answer = (answers[path] ?? answers[path.split("/").at(-1)!] ?? (() => ({ status: 404, body: { error: "no", message: "no" } })))(
      each,
    );
    if (answer === "broken") throw new TypeError("the line is broken");
    return new Response(JSON.stringify(answer.body), { status: answer.status ?? 200, headers: { "content-type": "application/json" } });
  });
});

let table: TableStore;
let stop: () => void;

/** Open a table, as a component does. */
async function opened(first: Page = page(5)): Promise<TableStore> {
  answers["api/tables/abc"] = () => ({ body: first });
  stop = $effect.root(() => {
    table = new TableStore("abc");
  });
  table.open();
  sockets[0]?.onopen?.();
  await settle();
  return table;
}

/** What the socket says of the table. */
function told(next: Page, since: object[] | null = []): void {
  sockets[0]!.tell({ table: "abc", number: next.number, now: 0, page: next, since });
  flushSync();
}

afterEach(async () => {
  table.close();
  stop();
  await vi.advanceTimersByTimeAsync(3000); // nobody listens any more: the line is hung up
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("a move", () => {
  it("is sent again with the same key while the line is broken, and played once", async () => {
    await opened();
    let tries = 0;
    answers.moves = () => (tries++ < 6 ? "broken" : { body: page(6) });
    const played = table.choose("sell");
    await vi.advanceTimersByTimeAsync(1500);
    expect(table.waiting).toBeGreaterThan(0);
    await vi.advanceTimersByTimeAsync(30_000);
    await played;
    expect(moves().length).toBe(7);
    expect(new Set(moves().map((each) => each.body.key)).size).toBe(1);
    expect(table.page?.number).toBe(6);
    expect([table.busy, table.waiting]).toEqual([false, 0]);
  });

  it("that the server could not save is kept and said, and sent with the same number and key until it is stored", async () => {
    await opened();
    let tries = 0;
    const full = { error: "not-saved", message: "this was not saved", values: {}, say: ["problem-not-saved", {}] };
    answers.moves = () => (tries++ < 9 ? { status: 503, body: full } : { body: page(6) });
    const played = table.choose("sell");
    await vi.advanceTimersByTimeAsync(1000);
    expect([table.busy, table.unsaved]).toEqual([true, true]);
    expect(toasts).toEqual([]);
    await vi.advanceTimersByTimeAsync(120_000);
    await played;
    expect(moves().length).toBe(10);
    expect(new Set(moves().map((each) => JSON.stringify(each.body))).size).toBe(1);
    expect(table.page?.number).toBe(6);
    expect([table.busy, table.waiting, table.unsaved]).toEqual([false, 0, false]);
  });

  it("that is not saved yet is not forgotten when the player looks at something else", async () => {
    await opened();
    let tries = 0;
    answers.moves = () => (tries++ < 3 ? { status: 503, body: { error: "not-saved", message: "no" } } : { body: page(6) });
    void table.choose("sell");
    await settle();
    table.close();
    await vi.advanceTimersByTimeAsync(30_000);
    expect(moves().length).toBe(4);
  });

  it("is given up when the player says so, with a sentence", async () => {
    await opened();
    const full = { error: "not-saved", message: "this was not saved", values: {}, say: ["problem-not-saved", {}] };
    answers.moves = () => ({ status: 503, body: full });
    const played = table.choose("sell");
    await vi.advanceTimersByTimeAsync(1000);
    table.giveUp();
    await vi.advanceTimersByTimeAsync(10_000);
    await played;
    expect(table.busy).toBe(false);
    expect(toasts.at(-1)?.text).toMatch(/not saved/i);
  });

  it("is taken back in the same way", async () => {
    await opened(page(5, { undoable: 1 }));
    let tries = 0;
    answers.undo = () => (tries++ < 8 ? { status: 503, body: { error: "not-saved", message: "no" } } : { body: page(6) });
    const undone = table.undo();
    await vi.advanceTimersByTimeAsync(120_000);
    await undone;
    const sent = asked.filter((each) => each.path.endsWith("/undo"));
    expect(sent.length).toBe(9);
    expect(new Set(sent.map((each) => each.body.key)).size).toBe(1);
    expect(table.page?.number).toBe(6);
  });

  it("is not sent twice by a second click", async () => {
    await opened();
    await Promise.all([table.choose("sell"), table.choose("sell")]);
    expect(moves().length).toBe(1);
  });

  it("shows the table as it is when somebody was faster", async () => {
    await opened();
    answers.moves = () => ({ status: 409, body: { error: "number", message: "the game has gone on", page: page(8) } });
    await table.choose("sell");
    expect(table.page?.number).toBe(8);
  });
});

describe("a turn that would pass on", () => {
  it("is held until it is confirmed, and shows how the table would look", async () => {
    await opened();
    answers.draft = () => draft(true);
    await table.choose("done");
    expect(moves()).toEqual([]);
    expect(table.pending?.actions).toEqual(["done"]);
    expect(table.choices).toEqual([]);
    await table.confirm();
    expect(moves().map((each) => each.body.confirm)).toEqual([true]);
    expect(table.pending).toBeNull();
  });

  it("can be taken back without the server", async () => {
    await opened();
    answers.draft = () => draft(true);
    await table.choose("done");
    expect(table.canUndo).toBe(true);
    await table.undo();
    expect(table.pending).toBeNull();
    expect(asked.some((each) => each.path.endsWith("/undo"))).toBe(false);
  });

  it("goes on by itself when it is counted down", async () => {
    my.preferences.confirm = "countdown";
    my.preferences.confirm_seconds = 5;
    await opened();
    answers.draft = () => draft(true);
    await table.choose("done");
    await vi.advanceTimersByTimeAsync(4900);
    expect(moves()).toEqual([]);
    await vi.advanceTimersByTimeAsync(300);
    expect(moves().length).toBe(1);
  });

  it("is sent at once by those who do not want to be asked, without a draft", async () => {
    my.preferences.confirm = "off";
    await opened();
    await table.choose("done");
    expect(moves().length).toBe(1);
    expect(asked.some((each) => each.path.endsWith("/draft"))).toBe(false);
  });
});

describe("a plan", () => {
  it("sends nothing before it is sent, and then all at once", async () => {
    await opened();
    table.startPlan();
    await table.choose("sell");
    answers.draft = () => draft(true);
    await table.choose("done");
    expect(moves()).toEqual([]);
    expect(asked.filter((each) => each.path.endsWith("/draft")).at(-1)?.body.actions).toEqual(["sell", "done"]);
    await table.sendPlan();
    expect(moves().map((each) => each.body.actions)).toEqual([["sell", "done"]]);
  });

  it("is dropped when the table goes on", async () => {
    await opened();
    table.startPlan();
    await table.choose("sell");
    told(page(7));
    expect(table.plan).toEqual([]);
    expect(table.view?.number).toBe(7);
  });
});

describe("news", () => {
  it("that come late do not bring an older table back", async () => {
    await opened();
    told(page(9));
    told(page(7));
    expect(table.page?.number).toBe(9);
  });

  it("of own moves come with their events, once", async () => {
    await opened();
    told(page(5));
    await table.choose("sell");
    expect(table.newest).toBe(0);
    const since = [{ number: 6, by: "person", events: [{ event: "sold", seat: 0, say: ["sold", {}] }] }];
    told(page(6), since);
    expect([table.newest, table.news.map((event) => event.event)]).toEqual([1, ["sold"]]);
    told(page(6), since);
    expect(table.newest).toBe(1);
  });
});

describe("previews", () => {
  it("of the same choice are asked once for a position", async () => {
    await opened();
    await table.tryOut(["sell"]);
    await table.tryOut(["sell"]);
    expect(asked.filter((each) => each.path.endsWith("/draft")).length).toBe(1);
    told(page(7));
    await table.tryOut(["sell"]);
    expect(asked.filter((each) => each.path.endsWith("/draft")).length).toBe(2);
  });
});

describe("people at one screen", () => {
  const both = { mine: [0, 1] };

  it("see nothing of each other's hands before they say who they are", async () => {
    await opened(page(5, both));
    table.secret = true;
    expect([table.covered, table.choices]).toEqual([true, []]);
    table.unveiled = 0;
    expect([table.covered, table.choices.length]).toEqual([false, 2]);
    told(page(6, { ...both, seat: 1, deciding: 1 }));
    expect(table.covered).toBe(true);
  });

  it("do not see the next one's hand while a turn waits to be confirmed", async () => {
    await opened(page(5, both));
    table.secret = true;
    table.unveiled = 0;
    answers.draft = () => draft(true, 1);
    await table.choose("done");
    expect(table.pending).not.toBeNull();
    expect(table.view?.seat).toBe(0);
  });

  it("need no curtain where nothing is secret, or alone", async () => {
    await opened(page(5, both));
    expect(table.covered).toBe(false);
    told(page(6, { mine: [0] }));
    table.secret = true;
    expect(table.covered).toBe(false);
  });
});

describe("taking back", () => {
  it("is possible alone at a table of one's own, whatever was revealed", async () => {
    answers.log = () => ({ body: { steps: [{ step: 1, number: 2, seat: 0, by: "person", do: "done", events: [] }], total: 1 } });
    await opened(page(5, { players: 1, undoable: 0 }));
    expect(table.canUndo).toBe(true);
    told(page(6, { players: 2, undoable: 0 }));
    expect(table.canUndo).toBe(false);
  });
});

describe("who is quicker than the line", () => {
  it("looks back as soon as the log is there", async () => {
    let tries = 0;
    const steps = [{ number: 2, seat: 0, do: "done", events: [] }];
    answers.log = () => (tries++ ? { body: { steps, total: 1 } } : "broken");
    answers["0"] = () => ({ body: { step: 0, total: 1, view: page(1).view, events: [] } });
    await opened();
    expect(table.log).toHaveLength(0);
    void table.look(0);
    await vi.advanceTimersByTimeAsync(1000);
    expect(table.past?.step).toBe(0);
  });

  it("sends a move when it is known who sends it, for that brings the token", async () => {
    await opened();
    let known = (): void => undefined;
    waitForUser(new Promise<void>((resolve) => (known = resolve)));
    void table.play(["done"], true);
    await settle();
    expect(moves()).toHaveLength(0);
    known();
    await settle();
    expect(moves()).toHaveLength(1);
  });
});

describe("a hint", () => {
  it("is waited for longer than any other answer: a bot thinks", async () => {
    await opened();
    const limits = vi.spyOn(AbortSignal, "timeout");
    answers.hint = () => ({ body: { number: 5, seat: 0, level: "expert", do: "sell", say: ["x", {}], reasons: [] } });
    await table.askHint();
    expect(table.hint?.do).toBe("sell");
    const [thinking] = limits.mock.calls.at(-1)!;
    limits.mockClear();
    await table.choose("sell");
    expect(limits.mock.calls.length).toBeGreaterThan(0);
    for (const [limit] of limits.mock.calls) expect(limit).toBeLessThan(thinking);
    limits.mockRestore();
  });
});

describe("the log", () => {
  const step = (number: number, action: string) => ({ step: number - 1, number, seat: 0, by: "person", do: action, events: [] });
  const entry = (number: number, more: object = {}) => ({ number, kind: "action", seat: 0, by: "person", do: "sell", events: [], ...more });
  const reads = () => asked.filter((each) => each.path.endsWith("/log")).length;

  beforeEach(() => {
    const steps = [step(2, "done"), step(3, "sell"), step(4, "done"), step(5, "sell")];
    answers.log = () => ({ body: { steps, total: 4, number: 5 } });
  });

  it("is read once and then continued with what the socket tells", async () => {
    await opened();
    expect([table.log.length, reads()]).toEqual([4, 1]);
    for (let number = 6; number < 20; number++) told(page(number), [entry(number, { do: `move ${number}` })]);
    await vi.advanceTimersByTimeAsync(5000);
    expect(table.log.map((each) => each.step)).toEqual(Array.from({ length: 18 }, (_, at) => at + 1));
    expect(table.log.at(-1)).toMatchObject({ number: 19, do: "move 19" });
    expect(reads()).toBe(1);
  });

  it("gets shorter by an undo", async () => {
    await opened();
    told(page(6), [entry(6, { kind: "undo", count: 3, do: undefined })]);
    told(page(7), [entry(7)]);
    await vi.advanceTimersByTimeAsync(5000);
    expect(table.log.map((each) => each.number)).toEqual([2, 7]);
    expect(reads()).toBe(1);
  });

  it("is read again when something was missed", async () => {
    await opened();
    told(page(9), null);
    await settle();
    expect(reads()).toBeGreaterThan(1);
  });

  it("has own moves from the answer of the socket, without a request", async () => {
    my.preferences.confirm = "off";
    await opened();
    await table.choose("sell");
    told(page(6), [entry(6)]);
    await vi.advanceTimersByTimeAsync(5000);
    expect(asked.filter((each) => each.method === "POST")).toEqual([]);
    expect([table.log.length, reads()]).toEqual([5, 1]);
  });
});
