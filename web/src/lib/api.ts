/** Asking the server. What goes wrong comes as a `Refusal` with a sentence for people; a broken line is tried again. */
import { root } from "./router.svelte";
import type { Said } from "./types";

/** The server's no: `id` is for programs, the message for people, `more` what came with it (409 brings the page). */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly id: string,
    message: string,
    readonly values: { [name: string]: unknown } = {},
    readonly more: { [name: string]: unknown } = {},
    readonly say: Said | null = null,
  ) {
    super(message);
  }

  /** Nobody answered: the line is broken, or the server is starting again. */
  get offline(): boolean {
    return this.status === 0 || this.status === 502 || this.status === 503 || this.status === 504;
  }

  /** The server answered that it cannot store or read anything now; the same request can be sent again. */
  get unsaved(): boolean {
    return this.id === "not-saved" || this.id === "no-database";
  }
}

/** Sent with every change: pages of other sites cannot know it. It comes with what the server says of the user. */
let token = "";

export function setToken(given: string): void {
  token = given;
}

/** Who this is is asked first of all. Changes wait for that answer: it brings the token, without which they are refused. */
let introduced: Promise<unknown> = Promise.resolve();

export function waitForUser(asked: Promise<unknown>): void {
  introduced = asked.catch(() => undefined);
}

/** Wait until the server has said who this is. */
export function introduction(): Promise<unknown> {
  return introduced;
}

const PATIENCE = [300, 900, 2000, 4000]; // milliseconds before trying again
const LONGEST = 15_000;
/** So long may a bot think, and wait for its turn to do so where many ask. */
export const THINKING = 90_000;

export async function get<T>(path: string, signal?: AbortSignal): Promise<T> {
  return asked<T>("GET", path, undefined, signal);
}

export async function post<T>(path: string, body: unknown = {}, signal?: AbortSignal, longest = LONGEST): Promise<T> {
  return asked<T>("POST", path, body, signal, longest);
}

export async function put<T>(path: string, body: unknown): Promise<T> {
  return asked<T>("PUT", path, body);
}

export async function patch<T>(path: string, body: unknown): Promise<T> {
  return asked<T>("PATCH", path, body);
}

export async function remove(path: string): Promise<void> {
  await asked("DELETE", path, undefined);
}

/**
 * Do something that may be asked twice without harm, again and again until the server answers: reading, and changes that
 * carry an idempotency key. `waiting` hears when it takes longer.
 */
export async function retry<T>(ask: () => Promise<T>, waiting?: (tries: number) => void): Promise<T> {
  for (let tries = 0; ; tries++) {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof ApiError && error.offline) || tries >= PATIENCE.length) throw error;
      waiting?.(tries + 1);
      await new Promise((resolve) => setTimeout(resolve, PATIENCE[tries]));
    }
  }
}

/** A new idempotency key: the same request sent twice has one effect. */
export function newKey(): string {
  return `web-${crypto.getRandomValues(new Uint32Array(4)).join("-")}`;
}

async function asked<T>(method: string, path: string, body?: unknown, signal?: AbortSignal, longest = LONGEST): Promise<T> {
  if (method !== "GET") await introduced;
  const limit = AbortSignal.timeout(longest);
  const init: RequestInit = { method, credentials: "same-origin", signal: signal ? AbortSignal.any([signal, limit]) : limit };
  if (body !== undefined) {
    init.headers = { "Content-Type": "application/json" };
    init.body = JSON.stringify(body);
  }
  if (token && method !== "GET") init.headers = { ...init.headers, "X-Merkator-Token": token };
  let answer: Response;
  let text: string;
  try {
    answer = await fetch(new URL(path.replace(/^\//, ""), root), init);
    text = await answer.text(); // a line can break in the middle of an answer, too
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new ApiError(0, "offline", "The server does not answer.");
  }
  if (answer.status === 204) return undefined as T;
  const plain = !answer.headers.get("content-type")?.includes("json");
  if (answer.ok) return (plain ? text : JSON.parse(text)) as T;
  if (plain) throw new ApiError(answer.status, "http", text.slice(0, 200) || answer.statusText);
  throw refusal(answer.status, JSON.parse(text) as { [name: string]: unknown });
}

/** What the server refused, as it says it over HTTP and over the socket. */
export function refusal(status: number, told: { [name: string]: unknown }): ApiError {
  const { error, message, values, say, ...more } = told;
  return new ApiError(status, String(error), String(message), values as { [name: string]: unknown }, more, (say as Said) ?? null);
}
