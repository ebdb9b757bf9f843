// Writes src/games/hamburg/art/map.ts: the coasts, rivers, hills and woods of both maps of hamburg. `node tools/hamburg-map.mjs`
import { writeFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { geoConicConformal, geoGraticule, geoMercator, geoPath } from "d3-geo";
import { coast } from "./geo.mjs";
import { compact } from "./path.mjs";

// The map may be drawn wider or higher than its core, to the right and downwards; beyond that there is a rim.
const RIM = 24;
const MAPS = {
  wide: {
    core: [848, 574],
    room: [1130, 760],
    projection: (size) => conic(1620, [12, 50.6], [412, 298], size),
    fine: 0.9,
    small: 5,
    inset: { x: 20, y: 20, w: 152, h: 118, scale: 520, lat: 48.4 },
  },
  phone: {
    core: [390, 444],
    room: [540, 720],
    projection: (size) => mercator(560, [11.5, 52.2], [198, 234], size),
    fine: 0.7,
    small: 3,
    inset: { x: 10, y: 10, w: 108, h: 96, scale: 400, lat: 47.6 },
  },
};

const RIVERS = [
  [[15.8, 50.6], [15.2, 50.1], [14.4, 50.4], [13.7, 51.05], [12.6, 51.9], [11.6, 52.4], [10.4, 53.4], [9.2, 53.85]],
  [[9.4, 46.6], [8.2, 47.6], [7.6, 47.6], [8.3, 49.4], [8.2, 50], [7, 50.8], [6.2, 51.8], [4.5, 51.95]],
  [[8.2, 48], [10, 48.4], [12.1, 49], [14.3, 48.3], [16.4, 48.2], [18.9, 47.8], [19, 46.5], [19.8, 45.2], [21.5, 44.7], [23, 43.9], [25.5, 43.7], [28, 44.2], [29.5, 45.1]],
  [[19, 49.7], [20, 50.1], [21.5, 50.8], [21, 52.2], [19, 52.7], [18.4, 53.4], [18.9, 54.3]],
  [[17.8, 49.8], [17, 51.1], [15.3, 52], [14.6, 52.6], [14.4, 53.5]],
  [[4.5, 47.6], [3.5, 48.4], [2.3, 48.9], [1.1, 49.3], [0.3, 49.5]],
  [[4, 45.1], [3, 46.8], [1.9, 47.9], [0, 47.3], [-2, 47.25]],
  [[1, 42.7], [1.4, 43.6], [0.2, 44.4], [-0.8, 45.2]],
  [[-4, 43], [-2.5, 42.4], [-0.9, 41.6], [0.8, 40.8]],
  [[32, 55.2], [30.8, 54.3], [30.4, 52.5], [30.6, 50.5], [33, 49], [35, 48.3], [34.5, 47.2], [32.5, 46.6]],
  [[32.5, 56.5], [30.2, 55.2], [28, 55.8], [26.5, 56.2], [24.1, 57]],
  [[-2.2, 40.7], [-5.2, 41.5], [-6.8, 41.2], [-8.6, 41.15]],
  [[41.5, 50.2], [43, 49.3], [41, 48], [39.4, 47.2]],
  [[33, 57], [36, 57.2], [39.8, 57.7], [43.5, 56.5], [47, 56]],
];
const HILLS = [
  ...along([[6.3, 44.6], [7, 45.8], [9, 46.5], [11, 46.9], [13.2, 47.2], [15, 47.4]], 17),
  ...along([[-1.2, 43], [0.6, 42.6], [2.4, 42.4]], 7),
  ...along([[6.8, 59.6], [8, 61], [9, 62.2], [12, 63]], 11),
  ...along([[18.6, 49.4], [20.2, 49.3], [22.4, 49], [24.2, 48.2], [25.4, 46.8], [24, 45.5], [22.6, 45.3]], 15),
  ...along([[12.4, 50.5], [13.6, 50.75]], 3),
  ...along([[15.4, 50.85], [16.8, 50.3]], 4),
  ...along([[8.8, 44.5], [10.8, 44.1], [12.4, 43.2], [13.4, 42.4], [14.4, 41.6], [15.8, 40.4]], 11),
  ...along([[-6.5, 43], [-4.5, 43]], 5),
  ...along([[2.8, 45.6], [3.8, 44.6]], 4),
  ...along([[-5.2, 57.4], [-4, 56.8]], 5),
  ...along([[-6, 40.4], [-4, 40.9]], 4),
  ...along([[16, 44.5], [18, 43.4], [19.6, 42.4], [21, 40.4]], 9),
  ...along([[23, 42.6], [25, 42.8]], 4),
  ...along([[40, 43.8], [43, 43], [45, 42.6]], 6),
  ...along([[31, 37.2], [34, 37.4], [37, 38.4]], 7),
];
const WOODS = [
  ...along([[25, 54], [28, 53.4], [27, 52], [30, 53.6]], 14),
  ...along([[33, 58.4], [35, 57.2], [33.5, 60], [29, 60.8]], 12),
  ...along([[14, 57.6], [15.6, 57]], 5),
  ...along([[26, 62], [28.5, 61.6], [24, 61.8]], 9),
  ...along([[8.2, 48.4], [9.6, 49.6]], 4),
  ...along([[22.4, 52.4], [24, 53]], 4),
  ...along([[37, 55.8], [40, 54], [42, 56]], 10),
];

/** Strew n points along a line, always the same way. */
function along(line, n) {
  return Array.from({ length: n }, (_, i) => {
    const t = (i / (n - 1)) * (line.length - 1);
    const k = Math.min(Math.floor(t), line.length - 2);
    const [[x, y], [u, v]] = [line[k], line[k + 1]];
    return [x + (u - x) * (t - k) + (((i * 7919) % 13) / 13 - 0.5) * 0.35, y + (v - y) * (t - k) + (((i * 104729) % 11) / 11 - 0.5) * 0.45];
  });
}

function conic(scale, center, at, room) {
  return placed(geoConicConformal().parallels([43, 60]).rotate([-center[0], 0]).scale(scale), center, at, room);
}

function mercator(scale, center, at, room) {
  return placed(geoMercator().scale(scale).center([0, 0]), center, at, room);
}

function placed(projection, center, [x, y], [w, h]) {
  projection.translate([0, 0]);
  const [cx, cy] = projection(center);
  return projection.translate([x - cx, y - cy]).clipExtent([[-RIM, -RIM], [w + RIM, h + RIM]]);
}

function river(points) {
  let path = `M${points[0].join(" ")}`;
  for (let i = 1; i < points.length; i++) {
    const [[x, y], [u, v]] = [points[i - 1], points[i]];
    path += `Q${x} ${y} ${(x + u) / 2} ${(y + v) / 2}`;
  }
  return `${path}L${points.at(-1).join(" ")}`;
}

function inside([x, y], rings) {
  let odd = false;
  for (const ring of rings)
    for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
      const [[a, b], [c, d]] = [ring[i], ring[j]];
      if (b > y !== d > y && x < ((c - a) * (y - b)) / (d - b) + a) odd = !odd;
    }
  return odd;
}

function drawn({ core, room, projection, fine, small, inset }) {
  const project = projection(room);
  const { path, rings } = coast(project, { fine, small });
  const seen = ([x, y]) => x > -10 && y > -10 && x < room[0] + 10 && y < room[1] + 10;
  const spots = (list) => list.map(project).filter((at) => seen(at) && inside(at, rings)).map((at) => at.map(Math.round));
  const { x, y, w, h } = inset;
  const small_map = geoMercator().center([-54.5, inset.lat]).scale(inset.scale).translate([x + w / 2, y + h / 2]).clipExtent([[x - 6, y - 6], [x + w + 6, y + h + 6]]);
  return {
    core,
    room,
    coast: path,
    graticule: compact(geoPath(project)(geoGraticule().step([5, 5]).extent([[-40, 30], [60, 70]])()), 1, 1),
    rivers: compact(RIVERS.map((line) => line.map(project)).filter((line) => line.some(seen)).map(river).join(""), 1, 2),
    hills: spots(HILLS).sort((a, b) => a[1] - b[1]).flat(),
    woods: spots(WOODS).flat(),
    inset: { x, y, w, h, coast: coast(small_map, { fine: 0.6, small: 4 }).path },
  };
}

const maps = Object.fromEntries(Object.entries(MAPS).map(([name, map]) => [name, drawn(map)]));
const HEAD = "// Written by tools/hamburg-map.mjs out of Natural Earth (public domain)";
const frames = Object.entries(maps).map(([name, { core, room }]) => `  ${name}: ${JSON.stringify({ core, room })},`).join("\n");
const loads = Object.keys(maps).map((name) => `  ${name}: () => import("./map-${name}").then((map) => map.default),`).join("\n");
const text = `${HEAD}: the two maps; a browser loads the one that it shows.

export interface MapDrawing {
  coast: string;
  graticule: string;
  rivers: string;
  /** x, y, x, y, … from north to south. */
  hills: readonly number[];
  woods: readonly number[];
  inset: { x: number; y: number; w: number; h: number; coast: string };
}

/** \`core\`: what is always seen, from 0, 0. \`room\`: how far the map may be drawn to the right and downwards. */
export const FRAMES: Readonly<Record<"wide" | "phone", { core: readonly number[]; room: readonly number[] }>> = {
${frames}
};

export const DRAWINGS: Readonly<Record<"wide" | "phone", () => Promise<MapDrawing>>> = {
${loads}
};
`;
writeFileSync(new URL("../src/games/hamburg/art/map.ts", import.meta.url), text);
for (const [name, { core: _core, room: _room, ...map }] of Object.entries(maps)) {
  const drawing = `${HEAD}: coasts, rivers, hills and woods.\nimport type { MapDrawing } from "./map";\n\nexport default ${JSON.stringify(map)} satisfies MapDrawing;\n`;
  writeFileSync(new URL(`../src/games/hamburg/art/map-${name}.ts`, import.meta.url), drawing);
  console.log(name, Object.entries(map).map(([key, value]) => `${key} ${JSON.stringify(value).length}`).join(", "));
  console.log(`${drawing.length} bytes, ${gzipSync(drawing, { level: 9 }).length} compressed`);
}
