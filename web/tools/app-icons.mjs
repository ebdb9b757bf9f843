// Draws public/favicon.svg as PNG for the manifest and for phones: `node tools/app-icons.mjs` (needs Chromium).
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const DESK = "#2b2119";
const JOBS = [
  { name: "icon-192", size: 192, pad: 0, ground: null },
  { name: "icon-512", size: 512, pad: 0.1, ground: DESK }, // maskable: the outer tenth may be cut off
  { name: "apple-touch-icon", size: 180, pad: 0.06, ground: DESK },
];

const home = new URL("../public/", import.meta.url);
const svg = readFileSync(new URL("favicon.svg", home), "utf8").replace("<svg ", '<svg width="512" height="512" ');
const folder = mkdtempSync(join(tmpdir(), "app-icons-"));

function page({ size, pad, ground }) {
  const inner = size * (1 - 2 * pad);
  return `<body><script>
    const image = new Image();
    image.onload = () => {
      const canvas = Object.assign(document.createElement("canvas"), { width: ${size}, height: ${size} });
      const pen = canvas.getContext("2d");
      if (${Boolean(ground)}) { pen.fillStyle = "${ground}"; pen.fillRect(0, 0, ${size}, ${size}); }
      pen.drawImage(image, ${size * pad}, ${size * pad}, ${inner}, ${inner});
      document.body.textContent = canvas.toDataURL("image/png");
    };
    image.src = "data:image/svg+xml;base64,${Buffer.from(svg).toString("base64")}";
  </script>`;
}

for (const job of JOBS) {
  const file = join(folder, "page.html");
  writeFileSync(file, page(job));
  const flags = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    `--user-data-dir=${join(folder, "profile")}`,
    "--virtual-time-budget=2000",
    "--dump-dom",
  ];
  const dom = execFileSync(process.env.CHROMIUM ?? "chromium", [...flags, `file://${file}`], {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
  });
  const [, data] = dom.match(/data:image\/png;base64,([A-Za-z0-9+/=]+)/) ?? [];
  if (!data) throw new Error(`Chromium drew nothing for ${job.name}`);
  const png = Buffer.from(data, "base64");
  writeFileSync(new URL(`${job.name}.png`, home), png);
  console.log(`${job.name} ${png.length}`);
}
rmSync(folder, { recursive: true });
