/** How much room there is: a phone, a tablet (the phone's pattern, side by side), or a desk with everything at once. */

export type Size = "phone" | "tablet" | "desk";

const tablet = matchMedia("(min-width: 768px)");
const desk = matchMedia("(min-width: 1200px)");
const room = $state<{ size: Size }>({ size: measured() });

function measured(): Size {
  return desk.matches ? "desk" : tablet.matches ? "tablet" : "phone";
}

for (const query of [tablet, desk]) query.addEventListener("change", () => (room.size = measured()));

export function size(): Size {
  return room.size;
}
