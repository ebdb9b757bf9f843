/**
 * Tooltips are the browser's own: `title` attributes, and `<title>` in drawings. Whoever does not want them gets none: while
 * the pointer is over something its title is put aside, and given back afterwards, so that its name stays for everyone else.
 */
import { my } from "./me.svelte";

let aside: (() => void) | null = null;

/** Put the titles of what is pointed at aside, unless tooltips are wanted; call it when the pointer comes over something. */
export function hushTitles(event: Event): void {
  aside?.();
  aside = null;
  if (my.preferences.hints || !(event.target instanceof Element)) return;
  const put: (() => void)[] = [];
  for (let each: Element | null = event.target; each; each = each.parentElement) {
    const element = each;
    const title = element.getAttribute("title");
    if (title) {
      element.removeAttribute("title");
      put.push(() => element.hasAttribute("title") || element.setAttribute("title", title));
    }
    const text = element instanceof SVGElement ? element.querySelector(":scope > title")?.firstChild : null;
    if (text instanceof Text && text.data) {
      const { data } = text;
      text.data = "";
      put.push(() => (text.data ||= data));
    }
  }
  aside = () => put.forEach((back) => back());
}
