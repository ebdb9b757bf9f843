/** Where the client is: the root it is served under, and the page it shows. Links are plain links. */

/** The address of the client's root, also below a path of someone's server: the icon's link is right everywhere. */
export const root = new URL(".", (document.querySelector("link[rel=icon]") as HTMLLinkElement | null)?.href ?? document.baseURI);

const here = $state({ path: "", search: "", hash: "" });

function look(): void {
  const path = decodeURI(location.pathname);
  here.path = path.startsWith(root.pathname) ? path.slice(root.pathname.length) : path.slice(1);
  here.search = location.search;
  here.hash = location.hash;
}

look();
addEventListener("popstate", look);
addEventListener("hashchange", look);

/** The parts of the present path: `/table/abc` is `["table", "abc"]`. */
export function parts(): string[] {
  return here.path.split("/").filter((part) => part !== "");
}

/** A parameter behind the question mark. */
export function parameter(name: string): string | null {
  return new URLSearchParams(here.search).get(name);
}

/** What stands behind the `#`, which never reaches the server: `#invitation=…` is `["invitation", "…"]`. */
export function fragment(): [kind: string, token: string] | null {
  const [kind, token] = here.hash.slice(1).split("=", 2);
  return kind && token ? [kind, token] : null;
}

/**
 * Take the secret behind the `#` out of the address, so that nobody reads or shares it by accident, but keep it with this
 * entry of the browser's history: loading the page again finds it there.
 */
export function stowFragment(path: string): [kind: string, token: string] | null {
  const found = fragment();
  if (!found) return (history.state as { fragment?: [string, string] } | null)?.fragment ?? null;
  history.replaceState({ fragment: found }, "", link(path));
  look();
  return found;
}

/** The full link to a page, for `href`. */
export function link(path = ""): string {
  return root.pathname + path;
}

/** Show another page; with `replace` the back button does not come back here. */
export function go(path: string, replace = false): void {
  const target = link(path);
  if (replace) history.replaceState(null, "", target);
  else history.pushState(null, "", target);
  look();
  scrollTo(0, 0);
}

/** Follow links inside the client without loading it again; for `onclick` of the whole page. */
export function follow(event: MouseEvent): void {
  const anchor = (event.target as Element | null)?.closest("a[href]") as HTMLAnchorElement | null;
  if (!anchor || event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  const away = anchor.target || anchor.hasAttribute("download") || anchor.origin !== root.origin;
  if (away || !anchor.pathname.startsWith(root.pathname) || anchor.pathname.startsWith(`${root.pathname}api/`)) return;
  if (anchor.pathname === location.pathname && anchor.hash) return;
  event.preventDefault();
  go(anchor.pathname.slice(root.pathname.length) + anchor.search + anchor.hash);
}
