// Coasts as short paths: projected, thinned out, small islands left out.
import { readFileSync } from "node:fs";
import { feature } from "topojson-client";
import { geoPath } from "d3-geo";
import { absolute, compact } from "./path.mjs";

const atlas = JSON.parse(readFileSync(new URL("./node_modules/world-atlas/land-50m.json", import.meta.url)));
export const land = feature(atlas, atlas.objects.land); // Natural Earth, public domain

/** Draw all coasts: `fine` is the area of the smallest corner that is kept, `small` that of the smallest island. */
export function coast(projection, { fine, small, per = 2 }) {
  const rings = polygons(geoPath(projection)(land));
  const kept = rings.filter((ring) => Math.abs(area(ring)) >= small).map((ring) => thin(ring, fine));
  const path = kept.map((ring) => `M${ring.map((point) => point.join(" ")).join("L")}Z`).join("");
  return { path: compact(path, 1, per), rings: kept };
}

function polygons(path) {
  const rings = [];
  for (const [kind, x, y] of absolute(path)) {
    if (kind === "M") rings.push([[x, y]]);
    else if (kind === "L") rings.at(-1).push([x, y]);
  }
  return rings.filter((ring) => ring.length > 2);
}

function area(ring) {
  return ring.reduce((sum, [x, y], i) => {
    const [u, v] = ring[(i + 1) % ring.length];
    return sum + (x * v - u * y) / 2;
  }, 0);
}

/** Visvalingam and Whyatt: take away the corner with the smallest triangle, again and again. */
function thin(ring, fine) {
  const points = [...ring];
  const corner = (i) => {
    const [a, b, c] = [points.at(i - 1), points[i], points[(i + 1) % points.length]];
    return Math.abs((b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1])) / 2;
  };
  while (points.length > 6) {
    let least = 0;
    for (let i = 1, best = corner(0); i < points.length; i++) {
      const size = corner(i);
      if (size < best) [least, best] = [i, size];
    }
    if (corner(least) >= fine) break;
    points.splice(least, 1);
  }
  return points;
}
