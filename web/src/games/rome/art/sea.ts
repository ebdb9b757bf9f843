/** Where the fields of a board of rome lie on the sheet, how they are called, and how its coast runs. */
import { COASTS, STANDARD, UNIT } from "./board";

export interface Port {
  id: string;
  name: string;
  row: number;
  col: number;
  /** Goods that are bought here. */
  symbols: readonly string[];
  /** Price of a ship, where there is a yard. */
  yard?: number;
}
export interface Star {
  id: string;
  name: string;
  row: number;
  col: number;
}
export interface Label {
  name: string;
  row: number;
  col: number;
}
export interface Board {
  /** From north to south: "." is land, "~" water, "*" a star, a letter a port. */
  rows: readonly string[];
  ports: readonly Port[];
  stars: readonly Star[];
  labels: readonly Label[];
}

/** A card set as the server tells it, as far as the map needs it. */
export interface CardSet {
  sea: { rows: readonly string[] };
  port: readonly Port[];
  star?: readonly Star[];
  label?: readonly Label[];
}

/** Take the board out of a card set. */
export const boardOf = (set: CardSet): Board => ({
  rows: set.sea.rows,
  ports: set.port,
  stars: set.star ?? [],
  labels: set.label ?? [],
});

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

export const WIDTH = 1110;
export const HEIGHT = 574;
/** Frame and coordinates. */
export const EDGE = 27;
const WIDEST = 1.35; // how far a field may be from a square
const ROW_NAMES = "abcdefghijklmnopqrstuvwxyz";
const LAND = ".";
const BEYOND = 2; // fields that are added on each side, so that coasts end outside of the frame

type Point = readonly [number, number];

export class Chart {
  readonly board: Board;
  readonly fields: ReadonlyMap<string, Field>;
  /** Size of a field. */
  readonly w: number;
  readonly h: number;
  readonly left: number;
  readonly top: number;
  readonly cols: number;

  constructor(board: Board = STANDARD) {
    this.board = board;
    const high = board.rows.length;
    this.cols = board.rows[0]?.length ?? 1;
    const [w, h] = [(WIDTH - 2 * EDGE) / this.cols, (HEIGHT - 2 * EDGE) / high];
    this.w = Math.min(w, h * WIDEST);
    this.h = Math.min(h, w * WIDEST);
    this.left = (WIDTH - this.w * this.cols) / 2;
    this.top = (HEIGHT - this.h * high) / 2;
    this.fields = this.named();
  }

  get right(): number {
    return WIDTH - this.left;
  }

  get bottom(): number {
    return HEIGHT - this.top;
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

  /** All coasts as one path, for the even-odd rule. */
  coast(): string {
    const lines = same(this.board.rows, STANDARD.rows) ? drawn() : traced(this.board.rows);
    return lines.map((line) => curve(line.map(([x, y]) => [this.left + x * this.w, this.top + y * this.h]))).join("");
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

function same(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((row, i) => row === other[i]);
}

/** The coast that was drawn for the standard board, in fields. */
function drawn(): Point[][] {
  return COASTS.map((line) => {
    let [x, y] = [0, 0];
    return line.split(" ").map((step): Point => {
      const [dx = 0, dy = 0] = step.split(",").map(Number);
      x += dx;
      y += dy;
      return [x / UNIT, y / UNIT];
    });
  });
}

/** Follow the edges between land and water of any other board, through the middle of each: corners become round. */
export function traced(rows: readonly string[]): Point[][] {
  const edges = new Map<string, Point[]>();
  const key = ([x, y]: Point) => `${x} ${y}`;
  const [height, width] = [rows.length, rows[0]?.length ?? 0];
  const dry = (row: number, col: number): boolean => {
    if (row < -BEYOND || row >= height + BEYOND || col < -BEYOND || col >= width + BEYOND) return false;
    return rows[Math.min(Math.max(row, 0), height - 1)]?.[Math.min(Math.max(col, 0), width - 1)] === LAND;
  };
  const corners: Point[] = [];
  const edge = (start: Point, end: Point, beside: boolean) => {
    if (beside) return;
    const ends = edges.get(key(start));
    if (ends) ends.push(end);
    else edges.set(key(start), [end]);
    corners.push(start);
  };
  for (let row = -BEYOND; row < height + BEYOND; row++)
    for (let col = -BEYOND; col < width + BEYOND; col++) {
      if (!dry(row, col)) continue; // land on the right hand
      edge([col, row], [col + 1, row], dry(row - 1, col));
      edge([col + 1, row], [col + 1, row + 1], dry(row, col + 1));
      edge([col + 1, row + 1], [col, row + 1], dry(row + 1, col));
      edge([col, row + 1], [col, row], dry(row, col - 1));
    }
  const lines: Point[][] = [];
  for (const start of corners) {
    const line: Point[] = [];
    let corner = start;
    for (let ends = edges.get(key(corner)); ends?.length; ends = edges.get(key(corner))) {
      const next = ends.pop() as Point;
      line.push([(corner[0] + next[0]) / 2, (corner[1] + next[1]) / 2]);
      corner = next;
    }
    if (line.length) lines.push(line);
  }
  return lines;
}

/** A closed curve through points. */
function curve(points: readonly (readonly number[])[]): string {
  const corners = points.map(([x = 0, y = 0]) => [round(x), round(y)] as const);
  const count = corners.length;
  const handle = (i: number) => {
    const [x, y] = corners[i % count] as Point;
    const [a, b] = corners[(i + count - 1) % count] as Point;
    const [c, d] = corners[(i + 1) % count] as Point;
    return [x - (c - a) / 6, y - (d - b) / 6] as const;
  };
  const [first] = corners;
  if (!first) return "";
  let path = `M${first[0]} ${first[1]}`;
  for (let i = 1; i <= count; i++) {
    const [x, y] = corners[i % count] as Point;
    const [h, k] = handle(i);
    path += `S${round(h)} ${round(k)} ${x} ${y}`;
  }
  return `${path}z`;
}
