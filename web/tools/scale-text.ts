/** Makes every size of letters that is written in px follow the wish for larger or smaller text (`--text` in tokens.css). */

/** The little of PostCSS that is used here. */
interface Declaration {
  prop: string;
  value: string;
}

const SIZES = new Set(["font", "font-size"]);
const FLOOR = 12; // px; letters do not get smaller than this by the wish for smaller ones

/** A value with its sizes in px multiplied: `400 20px/1.3 serif` is `400 calc(20px * var(--text))/1.3 serif`. */
export function scaled(value: string): string {
  if (value.includes("var(--text)")) return value;
  return value.replace(/(?<![\w.-])(\d*\.?\d+)px/g, (size, px: string) => {
    const wanted = `calc(${size} * var(--text))`;
    return Number(px) * 0.93 < FLOOR ? `max(${Math.min(FLOOR, Number(px))}px, ${wanted})` : wanted;
  });
}

/** A plugin for PostCSS. */
export function scaleText() {
  return {
    postcssPlugin: "scale-text",
    Declaration(declaration: Declaration) {
      if (!SIZES.has(declaration.prop)) return;
      const value = scaled(declaration.value);
      if (value !== declaration.value) declaration.value = value;
    },
  };
}
