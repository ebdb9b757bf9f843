/** Where the fields of a map of rome are on the sheet, and how they are called. The map itself comes from the server. */
import standard from "../../../../../src/merkator/games/rome/draw/map.json";
import type { Box } from "$art/engraving";

/** Where the signs of a port are, seen from its name. */
export type Form = "under" | "over" | "line";

/** Where the name and the signs of a port are. */
export interface PortLabel extends Box {
  form: Form;
  /** How wide the signs are, the price of a ship among them, and how wide that is. */
  signs: number;
  price: number;
}
export interface Star {
  id: string;
  name: string;
  row: number;
  col: number;
}
export interface Port extends Star {
  /** Goods that are bought here. */
  symbols: readonly string[];
  /** Price of a ship; 0 where there is no yard. */
  yard: number;
  label: PortLabel;
}

/** A map as `merkator.games.rome.draw.geometry` lays it out. */
export interface Board {
  /** From north to south: "." is land, "~" water, "*" a star, a letter a port. */
  rows: readonly string[];
  /** The sheet, and its frame with the coordinates. */
  width: number;
  height: number;
  edge: number;
  /** The first field, and the size of a field. */
  left: number;
  top: number;
  w: number;
  h: number;
  /** All coasts as one path, for the even-odd rule. */
  coast: string;
  ports: readonly Port[];
  stars: readonly Star[];
  /** Names on the sea, line by line. */
  seas: readonly { text: string; x: number; y: number; size: number }[];
  /** Where the compass is. */
  rose: { x: number; y: number } | null;
}

/** The map of the standard cards: the file that Python reads. */
export const STANDARD = standard as Board;

/** The sign of a port on its field. */
export const PLATE = 20;
/** The sign of a good next to a port's name, the way from one to the next, and the height of a line. */
export const ICON = 15;
export const STEP = 17;
export const LINE = 16;
/** Between the letters of a name on the sea. */
export const SPACING = 2;

export interface Field {
  /** A port's id, or a letter for the row and the column counted from 1: "h13". */
  id: string;
  row: number;
  col: number;
  x: number;
  y: number;
  port: Port | null;
  star: Star | null;
}

const ROW_NAMES = "abcdefghijklmnopqrstuvwxyz";
const LAND = ".";

export class Chart {
  readonly fields: ReadonlyMap<string, Field>;
  /** Size of a field. */
  readonly w: number;
  readonly h: number;
  readonly left: number;
  readonly top: number;
  readonly cols: number;

  constructor(readonly board: Board = STANDARD) {
    this.w = board.w;
    this.h = board.h;
    this.left = board.left;
    this.top = board.top;
    this.cols = board.rows[0]?.length ?? 1;
    this.fields = this.named();
  }

  get right(): number {
    return this.board.width - this.left;
  }

  get bottom(): number {
    return this.board.height - this.top;
  }

  /** The middle of a field. */
  at(row: number, col: number): { x: number; y: number } {
    return { x: this.left + (col + 0.5) * this.w, y: this.top + (row + 0.5) * this.h };
  }

  /** Whether a ship can be there. */
  wet(row: number, col: number): boolean {
    const sign = this.board.rows[row]?.[col];
    return sign !== undefined && sign !== LAND;
  }

  /** The field with this id. */
  field(id: string): Field | null {
    return this.fields.get(id) ?? null;
  }

  /** A line through fields, for the way of a ship. */
  way(ids: readonly string[]): string {
    const points = ids.map((id) => this.field(id)).filter((field) => field !== null);
    return points.length ? `M${points.map(({ x, y }) => `${round(x)} ${round(y)}`).join("L")}` : "";
  }

  /** Thin lines where a ship can go from field to field, and a dot on each field of plain water. */
  grid(): { lines: string; dots: string } {
    let [lines, dots] = ["", ""];
    for (const { row, col, x, y, port, star } of this.fields.values()) {
      if (!port && !star) dots += `M${round(x)} ${round(y)}h0`;
      if (!this.wet(row, col - 1)) lines += this.run(row, col, 0, 1);
      if (!this.wet(row - 1, col)) lines += this.run(row, col, 1, 0);
    }
    return { lines, dots };
  }

  rowName(row: number): string {
    return ROW_NAMES[row] ?? "";
  }

  private run(row: number, col: number, down: number, right: number): string {
    const { x, y } = this.at(row, col);
    let length = 0;
    while (this.wet(row + down * (length + 1), col + right * (length + 1))) length++;
    if (!length) return "";
    return `M${round(x)} ${round(y)}${down ? `v${round(length * this.h)}` : `h${round(length * this.w)}`}`;
  }

  private named(): Map<string, Field> {
    const key = (row: number, col: number) => `${row} ${col}`;
    const ports = new Map(this.board.ports.map((port) => [key(port.row, port.col), port]));
    const stars = new Map(this.board.stars.map((star) => [key(star.row, star.col), star]));
    const found = new Map<string, Field>();
    this.board.rows.forEach((line, row) => {
      for (let col = 0; col < line.length; col++) {
        if (!this.wet(row, col)) continue;
        const port = ports.get(key(row, col)) ?? null;
        const id = port?.id ?? `${this.rowName(row)}${col + 1}`;
        found.set(id, { id, row, col, ...this.at(row, col), port, star: stars.get(key(row, col)) ?? null });
      }
    });
    return found;
  }
}

const round = (n: number): number => Math.round(n * 10) / 10;
