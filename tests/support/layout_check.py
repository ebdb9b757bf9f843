"""Words that cannot be read: cut off, outside of the page, or below other words. Looked for in the page itself."""

from __future__ import annotations

from playwright.sync_api import Page

# Every piece of text has boxes. Going up through what contains it, a box that can be scrolled makes the part of the text
# smaller that counts; one that hides what does not fit must not hide any of it, unless the whole of it stands elsewhere in
# sight. What floats above (slips, popovers, the sheet of a phone, ships on the sea) may cover what is below, but not
# itself. While a dialog asks, only it is read. Text that was turned has boxes which say nothing about it.
FIND = r"""() => {
    const FLOATS = ".popover, .pop, .slips, .slip, dialog, .curtain, .notes, .clerk, .beside, .grip, .under, [data-slip], .phone .sheet-body, .sheet-below, .ship, .final, .told, .announcement, .event-cards";
    const found = [];
    const texts = [];
    const cuts = [];
    const whole = new Set();
    const turned = (parent) => {
        const drawn = parent.closest("text")?.getScreenCTM();
        return drawn && Math.abs(drawn.b) > 0.01;
    };
    const walk = document.createTreeWalker(document.querySelector("dialog:modal") ?? document.body, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
        const node = walk.currentNode;
        const parent = node.parentElement;
        if (!node.data.trim() || parent.closest("script, style, title, .visually-hidden, option, [hidden], [aria-hidden=true].picture, .banner")) continue;
        if (!parent.checkVisibility({visibilityProperty: true, opacityProperty: true}) || turned(parent)) continue;
        let fits = true;
        const range = document.createRange();
        range.selectNodeContents(node);
        for (const rect of range.getClientRects()) {
            let box = {left: rect.left, right: rect.right, top: rect.top, bottom: rect.bottom};
            let cut = null;
            for (let each = parent; each && box; each = each.parentElement) {
                const style = getComputedStyle(each);
                if (each.matches("dialog:modal") && style.overflowX === "visible" && style.overflowY === "visible") break;
                if (style.overflowX === "visible" && style.overflowY === "visible") continue;
                if (style.display === "inline" || each instanceof SVGElement && !(each instanceof SVGSVGElement)) continue;
                const room = each.getBoundingClientRect();
                const scrolls = /auto|scroll/.test(style.overflowX + style.overflowY) || each === document.documentElement || each === document.body;
                if (!scrolls && (box.right > room.right + 1.5 || box.left < room.left - 1.5 || box.bottom > room.bottom + 4 || box.top < room.top - 4)) {
                    if (room.width > 1 && room.height > 1) cut ??= each;
                }
                box = {left: Math.max(box.left, room.left), right: Math.min(box.right, room.right), top: Math.max(box.top, room.top), bottom: Math.min(box.bottom, room.bottom)};
                if (box.right - box.left < 1 || box.bottom - box.top < 1) box = null;
                if (each.matches("dialog:modal")) break;  // it lies above the page: nothing around it cuts it off
            }
            if (cut && (box || cut.contains(parent) && getComputedStyle(cut).textOverflow === "ellipsis")) {
                cuts.push([node.data.trim(), `cut by ${name(cut)}: ${node.data.trim().slice(0, 60)}`]);
                fits = false;
                break;
            }
            if (!box) {
                fits = false;
                break;
            }
            if (box.right > innerWidth + 1.5 || box.left < -1.5) {
                found.push(`outside of the page: ${node.data.trim().slice(0, 60)}`);
                break;
            }
            texts.push({...box, node, float: parent.closest(FLOATS), parent});
        }
        if (fits) whole.add(node.data.trim());
    }
    for (const [text, said] of cuts) if (!whole.has(text)) found.push(said);
    function name(each) {
        return each.tagName.toLowerCase() + (each.className?.baseVal ?? each.className).toString().replace(/\s*svelte-\w+/g, "").trim().replace(/^(?=.)|\s+/g, ".");
    }
    const seen = new Set();
    for (let one = 0; one < texts.length; one++) {
        for (let other = one + 1; other < texts.length; other++) {
            const [a, b] = [texts[one], texts[other]];
            if (a.node === b.node || a.float !== b.float || a.parent === b.parent) continue;
            const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
            const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
            const low = Math.min(a.bottom - a.top, b.bottom - b.top);
            if (across < 3 || down < Math.max(3, low * 0.42)) continue;
            const said = `${a.node.data.trim().slice(0, 40)} / ${b.node.data.trim().slice(0, 40)}`;
            if (!seen.has(said)) found.push(`over each other: ${said} (${name(a.parent)}, ${name(b.parent)})`);
            seen.add(said);
        }
    }
    return [...new Set(found)];
}"""


def unreadable(page: Page) -> list[str]:
    """Return what cannot be read on a page, in words."""
    found: list[str] = page.evaluate(FIND)
    return found
