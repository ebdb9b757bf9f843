// Makes SVG paths short: points are put on a grid of whole numbers, and written relative to one another.
const COUNTS = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 };

/** Split a path into commands with absolute coordinates: [["M", x, y], ["C", …], ["Z"]]. */
export function absolute(path) {
  const found = [];
  let [x, y, startX, startY] = [0, 0, 0, 0];
  for (const [, letter, text] of path.matchAll(/([a-z])([^a-z]*)/gi)) {
    const upper = letter.toUpperCase();
    const relative = letter !== upper;
    const numbers = upper === "A" ? arcNumbers(text) : (text.match(/-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?/gi) ?? []).map(Number);
    const count = COUNTS[upper];
    for (let at = 0; at === 0 || at < numbers.length; at += count || 1) {
      const part = numbers.slice(at, at + count);
      const kind = upper === "M" && at > 0 ? "L" : upper;
      if (kind === "Z") {
        found.push(["Z"]);
        [x, y] = [startX, startY];
        continue;
      }
      if (relative) shift(kind, part, x, y);
      found.push([kind, ...part]);
      if (kind === "H") x = part[0];
      else if (kind === "V") y = part[0];
      else [x, y] = part.slice(-2);
      if (kind === "M") [startX, startY] = [x, y];
    }
  }
  return found;
}

function arcNumbers(text) {
  const numbers = [];
  const part = /\s*,?\s*(-?(?:\d+\.?\d*|\.\d+))/y;
  const flag = /\s*,?\s*([01])/y;
  for (let at = 0; ;) {
    const pattern = numbers.length % 7 === 3 || numbers.length % 7 === 4 ? flag : part;
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    if (!match) return numbers;
    numbers.push(Number(match[1]));
    at = pattern.lastIndex;
  }
}

function shift(kind, part, x, y) {
  if (kind === "H") part[0] += x;
  else if (kind === "V") part[0] += y;
  else if (kind === "A") [part[5], part[6]] = [part[5] + x, part[6] + y];
  else for (let i = 0; i < part.length; i += 2) [part[i], part[i + 1]] = [part[i] + x, part[i + 1] + y];
}

/** Write a path on a grid: `scale` is applied first, then everything is rounded to 1/`per` units. */
export function compact(path, scale = 1, per = 1) {
  const grid = (value) => Math.round(value * scale * per);
  let out = "";
  let last = "";
  let [x, y, startX, startY] = [0, 0, 0, 0];
  let curved = null; // the last control point, where a smooth curve may follow
  const write = (letter, numbers) => {
    const body = numbers.map((n) => shortest(n / per)).reduce(glue, "");
    const same = letter === last && letter !== "m";
    out += same ? (/^[-.]/.test(body) && !(body[0] === "." && !/\.\d*$/.test(out)) ? body : ` ${body}`) : letter + body;
    last = letter;
  };
  for (const [kind, ...raw] of absolute(path)) {
    if (kind === "Z") {
      out += "z";
      last = "z";
      [x, y] = [startX, startY];
      curved = null;
      continue;
    }
    if (kind === "A") {
      const [rx, ry, turn, large, sweep, toX, toY] = raw;
      write("a", [grid(rx), grid(ry), turn * per, large * per, sweep * per, grid(toX) - x, grid(toY) - y]);
      [x, y] = [grid(toX), grid(toY)];
      curved = null;
      continue;
    }
    const points = kind === "H" ? [grid(raw[0]), y] : kind === "V" ? [x, grid(raw[0])] : raw.map(grid);
    const [toX, toY] = points.slice(-2);
    const apart = points.map((value, i) => value - (i % 2 ? y : x));
    if (kind === "M") {
      write("m", apart);
      [startX, startY] = [toX, toY];
    } else if ("LHV".includes(kind)) {
      if (toX === x && toY === y) continue;
      if (toY === y) write("h", [toX - x]);
      else if (toX === x) write("v", [toY - y]);
      else write("l", apart);
    } else if (kind === "C" || kind === "S") {
      const control = kind === "C" ? [points[0], points[1]] : (curved ?? [x, y]).map((v, i) => (curved ? 2 * [x, y][i] - v : v));
      const second = kind === "C" ? [points[2], points[3]] : [points[0], points[1]];
      if (toX === x && toY === y && [...control, ...second].every((v, i) => v === (i % 2 ? y : x))) continue;
      const mirrored = curved && control[0] === 2 * x - curved[0] && control[1] === 2 * y - curved[1];
      if (mirrored) write("s", [second[0] - x, second[1] - y, toX - x, toY - y]);
      else write("c", [control[0] - x, control[1] - y, second[0] - x, second[1] - y, toX - x, toY - y]);
      [x, y] = [toX, toY];
      curved = second;
      continue;
    } else write(kind.toLowerCase(), apart);
    [x, y] = [toX, toY];
    curved = null;
  }
  return out.replace(/^m(-?[\d.]+)([ -.])/, "M$1$2");
}

function shortest(value) {
  return String(Math.round(value * 1000) / 1000).replace(/^(-?)0\./, "$1.");
}

function glue(out, number) {
  if (!out || number[0] === "-") return out + number;
  return number[0] === "." && /\.\d*$/.test(out) ? out + number : `${out} ${number}`;
}
