/** What happened, said as one sentence for each who did it: "Metta sailed to England, took 3 wine and drew England 4." */

/**
 * Join sentences that begin with the same name: it is said once. The others stay as they are; their order is kept.
 */
export function oneSentence(sentences: readonly string[], names: readonly string[], language: string): string {
  const said: { name: string | null; parts: string[] }[] = [];
  for (const sentence of sentences) {
    const name =
      names.filter((each) => each && sentence.startsWith(`${each} `)).toSorted((one, other) => other.length - one.length)[0] ?? null;
    const plain = name !== null && sentence.endsWith(".") && !sentence.slice(0, -1).includes(". ");
    const last = said.at(-1);
    if (plain && last && last.name === name) last.parts.push(sentence.slice(name.length + 1, -1));
    else said.push({ name: plain ? name : null, parts: [plain ? sentence.slice(0, -1) : sentence] });
  }
  const list = new Intl.ListFormat(language === "en" ? "en-GB" : language, { type: "conjunction" }); // no comma before the and
  return said.map(({ name, parts }) => (name === null ? parts.join(" ") : `${list.format(parts)}.`)).join(" ");
}
