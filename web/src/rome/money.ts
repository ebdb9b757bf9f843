/** Sums of money as they are laid down: notes in falling order, or all the rest at once. */

/**
 * Return the actions that lay down so much more.
 *
 * @param more what is to be laid
 * @param left the most that may be laid
 */
export function laying(more: number, left: number, notes: readonly number[]): string[] {
  if (more <= 0) return [];
  if (more >= left) return ["lay all"];
  const actions: string[] = [];
  let rest = more;
  for (const note of notes.toSorted((a, b) => b - a))
    for (; rest >= note; rest -= note) actions.push(`lay ${note}`);
  return actions;
}
