/** The one socket of this browser: watched tables and the lobby. It comes back by itself and resumes by number. */
import { ApiError, refusal } from "./api";
import { root } from "./router.svelte";
import type { TableNews } from "./types";

export type ConnectionState = "off" | "connecting" | "open" | "broken";
type Hear = (news: TableNews) => void;
type Fail = (problem: { error: string; message: string }) => void;

interface Watch {
  number: number;
  hear: Hear;
  fail: Fail;
}

interface Question {
  answered: (answer: { [name: string]: unknown }) => void;
  failed: (error: ApiError) => void;
}

const LONGEST = 15_000; // milliseconds for an answer
const WAITS = [250, 500, 1000, 2000, 4000, 8000]; // milliseconds before the next try, with a bit of chance
const BEAT = 40_000; // without a word for that long the line is dead; the server says one every 25 seconds
const ASK = 12_000; // how often a quiet line is asked

export const connection = $state<{ status: ConnectionState; since: number }>({ status: "off", since: 0 });
/** How far the server's clock is ahead of this browser's, in seconds: for clocks. */
export const clock = $state({ ahead: 0 });

const watches = new Map<string, Watch>();
const lobby = new Set<() => void>();
const questions = new Map<number, Question>();
let asked = 0;
let socket: WebSocket | null = null;
let home = ""; // the table that the address of the socket names
let tries = 0;
let heard = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
let pulse: ReturnType<typeof setInterval> | undefined;

/** Hear of a table from now on; returns how to stop. `number`: the last one that is known, 0 for none. */
export function watch(table: string, number: number, hear: Hear, fail: Fail): () => void {
  watches.set(table, { number, hear, fail });
  if (socket && watches.size === 1 && home !== table) drop();
  connect();
  tell({ do: "watch", table, number });
  return () => {
    watches.delete(table);
    tell({ do: "leave", table });
    rest();
  };
}

/** Hear when the lists of tables change; returns how to stop. */
export function watchLobby(hear: () => void): () => void {
  lobby.add(hear);
  connect();
  tell({ do: "lobby" });
  return () => {
    lobby.delete(hear);
    rest();
  };
}

/**
 * Ask something over the open line; null when it is not open. A line that breaks before the answer is an `ApiError` that may
 * be tried again: what was asked has a key, or changes nothing.
 */
export async function askLive(question: object): Promise<{ [name: string]: unknown } | null> {
  if (connection.status !== "open") return null;
  const id = ++asked;
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => unanswered(id), LONGEST);
    const done =
      <Given>(then: (given: Given) => void) =>
      (given: Given) => {
        clearTimeout(late);
        questions.delete(id);
        then(given);
      };
    questions.set(id, { answered: done(resolve), failed: done(reject) });
    tell({ ...question, id });
  });
}

function unanswered(id: number): void {
  questions.get(id)?.failed(new ApiError(0, "offline", "The server does not answer."));
}

/** Connect anew: the user has changed, and the old line speaks for the old one. */
export function reconnect(): void {
  drop();
  if (watches.size || lobby.size) connect();
}

function connect(): void {
  if (socket) return;
  clearTimeout(timer);
  connection.status = tries ? "broken" : "connecting";
  // Where several processes serve, a proxy keeps the requests and sockets of a table together by its path.
  [home = ""] = watches.keys();
  const address = new URL(home ? `api/live/${home}` : "api/live", root);
  address.protocol = address.protocol === "https:" ? "wss:" : "ws:";
  const opened = (socket = new WebSocket(address));
  opened.onopen = () => {
    tries = 0;
    heard = Date.now();
    connection.status = "open";
    for (const [table, { number }] of watches) tell({ do: "watch", table, number });
    if (lobby.size) tell({ do: "lobby" });
    for (const hear of lobby) hear(); // something may have changed meanwhile
    pulse = setInterval(check, ASK);
  };
  opened.onmessage = (message) => {
    heard = Date.now();
    take(JSON.parse(message.data as string) as { [name: string]: unknown });
  };
  opened.onclose = () => {
    if (socket !== opened) return;
    lost();
  };
}

function take(told: { [name: string]: unknown }): void {
  const question = typeof told.id === "number" ? questions.get(told.id) : undefined;
  if (question) {
    const { id: _, status, ...answer } = told;
    if (Number(status) >= 300) return question.failed(refusal(Number(status), answer));
    if (told.since !== undefined) hearNews(told); // the answer to a move is the news of its table as well
    return question.answered(answer);
  }
  hearNews(told);
}

function hearNews(told: { [name: string]: unknown }): void {
  if (told.lobby) for (const hear of lobby) hear();
  const watched = typeof told.table === "string" ? watches.get(told.table) : undefined;
  if (!watched) return;
  if (told.error) {
    watches.delete(told.table as string);
    watched.fail(told as unknown as { error: string; message: string });
    return;
  }
  const news = told as unknown as TableNews;
  clock.ahead = news.now - Date.now() / 1000;
  watched.number = news.number;
  watched.hear(news);
}

function check(): void {
  if (Date.now() - heard > BEAT) lost();
  else tell({ do: "ping" });
}

function lost(): void {
  drop();
  if (!watches.size && !lobby.size) return;
  connection.status = "broken";
  connection.since ||= Date.now();
  const wait = WAITS[Math.min(tries++, WAITS.length - 1)] ?? 8000;
  timer = setTimeout(connect, wait * (0.75 + Math.random() / 2));
}

function drop(): void {
  clearTimeout(timer);
  clearInterval(pulse);
  const old = socket;
  socket = null;
  if (old) {
    old.onclose = old.onmessage = null;
    if (old.readyState === WebSocket.CONNECTING)
      old.onopen = () => old.close(); // browsers call it an error to do so before
    else old.close();
  }
  connection.status = "off";
  for (const id of [...questions.keys()]) unanswered(id);
}

/** Hang up when nobody listens, after a moment: the next page may want to. */
function rest(): void {
  setTimeout(() => {
    if (!watches.size && !lobby.size) drop();
  }, 2000);
}

function tell(message: object): void {
  if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
}

addEventListener("online", () => {
  if (connection.status === "broken") {
    tries = 0;
    clearTimeout(timer);
    connect();
  }
});
document.addEventListener("visibilitychange", () => {
  if (!document.hidden && connection.status === "broken") {
    clearTimeout(timer);
    connect();
  }
});
