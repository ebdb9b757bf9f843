/**
 * Where names stand on a map of rome: beside their ports on free land, and on the sea between the rows of fields.
 *
 * Positions are found by trying: whatever board a card set has, names cover no field if that can be helped, and never
 * each other. The same way as in the SVG drawing (src/merkator/games/rome/draw/labels.py).
 */
import type { Box } from "$art/engraving";
import type { Board, Chart, Label, Port } from "./sea";

/** The sign of a port on its field. */
export const PLATE = 20;
/** Letters of a port's name. */
const NAME = 15;
export const ICON = 15;
/** From one sign of a good to the next. */
export const STEP = 17;
/** Height of a line. */
export const LINE = 16;
const SEA_SIZES = [15, 13] as const;
const SPACING = 2;
const IMPOSSIBLE = 1e9;
const DOT_COVERED = 40;
const SEA_COVERED = 0.02;
const FAR = 1.6;
const AMBIGUOUS = 30;
const NEAR = 160; // signs farther away are in nobody's way

/** Where the signs are, seen from the name. */
export type Form = "under" | "over" | "line";

export interface PortLabel {
  box: Box;
  form: Form;
}
export interface SeaLine {
  text: string;
  x: number;
  y: number;
  size: number;
  spacing: number;
}
export interface Labels {
  ports: ReadonlyMap<string, PortLabel>;
  seas: readonly SeaLine[];
  /** Free land for the compass: its middle. */
  rose: { x: number; y: number } | null;
}

const overlap = (a: Box, b: Box): number => {
  const wide = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x);
  const high = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y);
  return wide > 0 && high > 0 ? wide * high : 0;
};
const gap = (a: Box, b: Box): number =>
  Math.sqrt(Math.max(a.x - b.x - b.w, b.x - a.x - a.w, 0) ** 2 + Math.max(a.y - b.y - b.h, b.y - a.y - a.h, 0) ** 2);
const grown = ({ x, y, w, h }: Box, by: number): Box => ({ x: x - by, y: y - by, w: w + 2 * by, h: h + 2 * by });

/** Guess the width of a text in the title face: the layout must not wait for the font. */
export function textWidth(text: string, size: number): number {
  const wide = [...text].map((sign) => {
    if (/[ilftjI.,'’ ]/.test(sign)) return 0.3;
    if (/[mwMW]/.test(sign)) return 0.78;
    return /\p{Lu}/u.test(sign) ? 0.68 : 0.49;
  });
  return size * wide.reduce((sum, one) => sum + one, 0);
}

export const nameWidth = (port: Port): number => Math.min(textWidth(port.name, NAME), 140);

/** The room of the signs of a port, the price of a ship among them. */
export function signsWidth(port: Port, price: (sum: number) => string): number {
  return port.symbols.length * STEP + (port.yard ? priceWidth(price(port.yard)) + 3 : 0);
}

export const priceWidth = (price: string): number => textWidth(price, 12.5) + 25;

const found = new WeakMap<Board, { prices: string; labels: Labels }>();

/** Find the places of all names, once for a board and a way of writing prices. */
export function placed(chart: Chart, price: (sum: number) => string): Labels {
  const prices = chart.board.ports.map((port) => (port.yard ? price(port.yard) : "")).join();
  const before = found.get(chart.board);
  if (before?.prices === prices) return before.labels;
  const labels = place(chart, price);
  found.set(chart.board, { prices, labels });
  return labels;
}

function place(chart: Chart, price: (sum: number) => string): Labels {
  const placer = new Placer(chart, price);
  const rose = placer.room(110, 130);
  if (rose) placer.taken.push(rose);
  const tries = new Map(chart.board.ports.map((port) => [port.id, placer.tries(port)]));
  const worst = (port: Port) => tries.get(port.id)?.[0]?.cost ?? 0;
  const ports = new Map<string, PortLabel>();
  for (const port of [...chart.board.ports].sort((a, b) => worst(b) - worst(a))) {
    // who has little room chooses first
    const label = placer.firstFree(tries.get(port.id) ?? []);
    if (!label) continue;
    placer.taken.push(grown(label.box, 1));
    ports.set(port.id, label);
  }
  const widest = [...chart.board.labels].sort((a, b) => placer.openWater(b) - placer.openWater(a));
  const seas = widest.flatMap((label) => placer.sea(label) ?? []);
  return { ports, seas, rose: rose ? { x: rose.x + rose.w / 2, y: rose.y + rose.h / 2 } : null };
}

interface Try {
  cost: number;
  label: PortLabel;
}

class Placer {
  readonly taken: Box[] = [];
  private readonly plates: ReadonlyMap<string, Box>;
  private readonly stars: readonly Box[];
  private readonly signs: readonly Box[];

  constructor(
    private readonly chart: Chart,
    private readonly price: (sum: number) => string,
  ) {
    this.plates = new Map(chart.board.ports.map((port) => [port.id, this.around(port.row, port.col)]));
    this.stars = chart.board.stars.map((star) => this.around(star.row, star.col));
    this.signs = [...this.plates.values(), ...this.stars];
  }

  private around(row: number, col: number): Box {
    const { x, y } = this.chart.at(row, col);
    return { x: x - PLATE / 2, y: y - PLATE / 2, w: PLATE, h: PLATE };
  }

  /** Free land of this size, the lowest and there the most western. */
  room(wide: number, high: number): Box | null {
    const { chart } = this;
    const cols = Math.ceil(wide / chart.w);
    const rows = Math.ceil(high / chart.h);
    for (let row = chart.board.rows.length - rows; row >= 0; row--)
      for (let col = 1; col + cols <= chart.cols; col++) {
        const wet = range(rows).some((r) => range(cols).some((c) => chart.wet(row + r, col + c)));
        if (!wet) return { x: chart.left + col * chart.w, y: chart.top + row * chart.h, w: cols * chart.w, h: rows * chart.h };
      }
    return null;
  }

  /** All places for a port's name with what is wrong with them, the best first. */
  tries(port: Port): Try[] {
    const name = nameWidth(port);
    const signs = signsWidth(port, this.price);
    const plate = this.plates.get(port.id) as Box;
    const forms: [Form, number, number][] = [
      ["under", Math.max(name, signs), 2 * LINE],
      ["over", Math.max(name, signs), 2 * LINE],
      ["line", name + 4 + signs, LINE],
    ];
    const near = this.signs.filter((sign) => sign !== plate && gap(sign, plate) < NEAR);
    const found = forms.flatMap(([form, wide, high]) =>
      this.besides(plate, wide, high).map((box): Try => {
        // The name should be nearer to the port than the signs.
        const upside = (form === "over") === box.y + box.h / 2 < plate.y + PLATE / 2;
        const unusual = (upside || form === "line" ? 0 : 3) + (form === "line" ? 4 : 0);
        return { cost: this.cost(plate, box, near) + unusual, label: { box, form } };
      }),
    );
    return found.sort((a, b) => a.cost - b.cost);
  }

  /** The best place that no other name has. */
  firstFree(tries: readonly Try[]): PortLabel | null {
    const free = tries.find(({ label }) => !this.taken.some((other) => overlap(label.box, other)));
    return (free ?? tries[0])?.label ?? null;
  }

  private besides(plate: Box, wide: number, high: number): Box[] {
    const [middleX, middleY] = [plate.x + PLATE / 2, plate.y + PLATE / 2];
    return [2, 8, 16].flatMap((off) =>
      [0, 0.25, -0.25, 0.5, -0.5].flatMap((shift): Box[] => {
        const x = middleX - wide / 2 + shift * wide;
        const y = middleY - high / 2 + shift * high * 1.2;
        return [
          { x: plate.x + PLATE + off, y, w: wide, h: high },
          { x: plate.x - off - wide, y, w: wide, h: high },
          { x, y: plate.y - off - high, w: wide, h: high },
          { x, y: plate.y + PLATE + off, w: wide, h: high },
        ];
      }),
    );
  }

  private cost(plate: Box, box: Box, near: readonly Box[]): number {
    if (!this.onSheet(grown(box, 1))) return IMPOSSIBLE;
    let cost = this.water(box) + gap(box, plate) * FAR;
    for (const sign of near) {
      const apart = gap(box, sign);
      if (apart === 0) return IMPOSSIBLE;
      if (apart < 6 && !this.stars.includes(sign)) cost += AMBIGUOUS;
    }
    return cost;
  }

  /** What it costs to cover fields. */
  private water(box: Box): number {
    const { chart } = this;
    const near = grown(box, 3);
    let cost = 0;
    for (let row = Math.floor((box.y - chart.top) / chart.h); row <= Math.floor((box.y + box.h - chart.top) / chart.h); row++)
      for (let col = Math.floor((box.x - chart.left) / chart.w); col <= Math.floor((box.x + box.w - chart.left) / chart.w); col++) {
        if (!chart.wet(row, col)) continue;
        const cell = { x: chart.left + col * chart.w, y: chart.top + row * chart.h, w: chart.w, h: chart.h };
        const { x, y } = chart.at(row, col);
        const covered = near.x < x && x < near.x + near.w && near.y < y && y < near.y + near.h;
        cost += overlap(cell, box) * SEA_COVERED + (covered ? DOT_COVERED : 0);
      }
    return cost;
  }

  private onSheet(box: Box): boolean {
    const { left, right, top, bottom } = this.chart;
    return left <= box.x && box.x + box.w <= right && top <= box.y && box.y + box.h <= bottom;
  }

  /** How large a sea is around its name. */
  openWater(label: Label): number {
    return range(7).reduce((sum, r) => sum + range(7).filter((c) => this.chart.wet(label.row + r - 3, label.col + c - 3)).length, 0);
  }

  /** Where a name on the sea stands: in one line or two, between rows of fields; null without room. */
  sea(label: Label): SeaLine[] | null {
    const words = label.name.split(" ");
    const forms = words.length === 2 ? [[label.name], words] : [[label.name]];
    const found = SEA_SIZES.flatMap((size) =>
      forms.flatMap((form) =>
        (form.length === 1 ? [-1, 0] : [-1, 0, -2]).flatMap((down) =>
          [-3, -2, -1, 0, 1, 2, 3].map((right) => ({
            cost: Math.abs(down + form.length / 2) * 2 + Math.abs(right) / 2 + SEA_SIZES[0] - size + 2 * form.length,
            form,
            size,
            down,
            aside: right / 2,
          })),
        ),
      ),
    ).sort((a, b) => a.cost - b.cost);
    for (const { form, size, down, aside } of found) {
      const lines = this.seaAt(label, form, size, down, aside);
      if (lines) return lines;
    }
    return null;
  }

  private seaAt(label: Label, texts: readonly string[], size: number, down: number, aside: number): SeaLine[] | null {
    const { chart } = this;
    const boxes: Box[] = [];
    const lines: SeaLine[] = [];
    const { x } = chart.at(label.row, label.col + aside);
    for (const [index, text] of texts.entries()) {
      const middle = chart.top + (label.row + down + index + 1) * chart.h; // between two rows of fields
      const wide = textWidth(text, size) * 0.94 + SPACING * text.length;
      const box = { x: x - wide / 2, y: middle - size / 2, w: wide, h: size };
      if (!this.onSheet(box) || !this.afloat(box)) return null;
      if (this.taken.some((other) => overlap(grown(box, 2), other))) return null;
      if (this.signs.some((other) => overlap(box, other))) return null;
      boxes.push(grown(box, 14));
      lines.push({ text, x, y: middle + size * 0.3, size, spacing: SPACING });
    }
    this.taken.push(...boxes);
    return lines;
  }

  /** Whether almost all of a box lies on water: the fields above and below its middle. */
  private afloat(box: Box): boolean {
    const { chart } = this;
    const row = Math.round((box.y + box.h / 2 - chart.top) / chart.h);
    const first = Math.floor((box.x + 5 - chart.left) / chart.w);
    const last = Math.floor((box.x + box.w - 5 - chart.left) / chart.w);
    return range(last - first + 1).every((i) => chart.wet(row, first + i) && chart.wet(row - 1, first + i));
  }
}

const range = (count: number): number[] => Array.from({ length: Math.max(0, count) }, (_, i) => i);
