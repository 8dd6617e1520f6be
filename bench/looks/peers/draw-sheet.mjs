import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

const WIDEST = 1600;
const columnsOf = (width) => (width <= 500 ? 5 : width < 1000 ? 3 : 2);

/** Draws the pictures of a surface side by side with their letters into one picture. */
export async function drawSheet(browser, { name, width, pictures, folder }) {
  const columns = columnsOf(width);
  const figures = pictures.map(
    ({ letter, path }) => `<figure><figcaption>${letter}</figcaption><img src="${path}" alt=""></figure>`,
  );
  const html = `<!doctype html><meta charset="utf-8"><style>
body{margin:0;padding:8px;background:#888;font:600 20px sans-serif;display:grid;gap:8px;align-items:start;
grid-template-columns:repeat(${columns},1fr)}figure{margin:0}figcaption{background:#fff;padding:2px 8px}
img{width:100%;display:block}</style><h1 style="grid-column:1/-1;margin:0">${name}</h1>${figures.join('')}`;
  const source = join(folder, `${name}.html`);
  writeFileSync(source, html);
  const page = await browser.newPage({ viewport: { width: WIDEST, height: 400 } });
  await page.goto(`file://${source}`);
  await page.screenshot({ path: join(folder, `${name}.png`), fullPage: true });
  await page.close();
}
