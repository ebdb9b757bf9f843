/** Made by tools/messages.ts: texts in Fluent by part and language, "table.en": the client's own, and those of Python. */
declare module "virtual:messages" {
  const parts: { [part: string]: () => Promise<{ web: string; game: string }> };
  export default parts;
}
