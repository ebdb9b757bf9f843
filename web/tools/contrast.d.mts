export interface Low {
  front: string;
  ground: string;
  least: number;
  ratio: number;
}
export interface Verdict {
  theme: string;
  count: number;
  low: Low[];
  text: number;
}
export function check(css: string): Verdict[];
export function checkFile(): Verdict[];
export function checkHigh(): { theme: string; low: { front: string; ground: string; ratio: number }[] }[];
export function contrast(one: string, other: string): number;
export function tokens(css: string): { light: Record<string, string>; dark: Record<string, string> };
