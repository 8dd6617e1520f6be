/**
 * Makes drawings that try to run something, load something or lead somewhere, puts them through what serves drawings,
 * and opens each in a Chromium that counts what happens.
 *   node bench/hostile-svgs.mjs [count=500] [seed=1]
 */
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { createDice } from './inputs/dice.mjs';

const SVG = 'http://www.w3.org/2000/svg';
const XHTML = 'http://www.w3.org/1999/xhtml';
const CODE = 'alert(document.domain)';
const OUTSIDE = 'http://outside.example';

/** The drawings of a seed, always the same. @param {number} count @param {number} seed @returns {string[]} */
export function hostileSvgs(count, seed) {
  const random = createDice(seed).next;
  return Array.from({ length: count }, () => drawing(random));
}

/** @typedef {() => number} Random */

/** @template T @param {Random} random @param {readonly T[]} list @returns {T} */
const pick = (random, list) => /** @type {T} */ (list[Math.floor(random() * list.length)]);

/** `javascript:` as browsers still read it. @param {Random} random */
function scriptAddress(random) {
  const encode = (/** @type {string} */ letter) =>
    pick(random, [
      letter,
      letter.toUpperCase(),
      `&#${letter.charCodeAt(0)};`,
      `&#x${letter.charCodeAt(0).toString(16)};`,
      `&#9;${letter}`,
      `&#10;${letter}`,
      `${letter}&#13;`,
    ]);
  const scheme = [...'javascript'].map(encode).join('');
  return `${pick(random, ['', ' ', '&#1;', '&#32;'])}${scheme}${pick(random, [':', '&#58;', '&#x3a;'])}${CODE}`;
}

/** @param {Random} random */
function handler(random) {
  const name = pick(
    random,
    'onload onclick onbegin onend onrepeat onerror onmouseover onfocus onfocusin onresize onscroll onactivate onanimationstart ontoggle onpageshow'.split(
      ' ',
    ),
  );
  const spelt = pick(random, [name, name.toUpperCase(), `${name} `, `\n${name}`, `ev:${name}`]);
  return `${spelt}=${pick(random, ['"', "'"])}${CODE}`.replace(/=(["'])(.*)$/, '=$1$2$1');
}

/** @param {Random} random @returns {string} */
function address(random) {
  const inner = `<svg xmlns='${SVG}' id='a' onload='${CODE}'><script>${CODE}</script></svg>`;
  return pick(random, [
    () => scriptAddress(random),
    () => `data:image/svg+xml,${encodeURIComponent(inner)}#a`,
    () => `data:image/svg+xml;base64,${Buffer.from(inner).toString('base64')}#a`,
    () => `data:text/html,&lt;script&gt;${CODE}&lt;/script&gt;`,
    () => `${OUTSIDE}/x.svg#a`,
    () => `//outside.example/x.svg#a`,
    () => 'vbscript:x',
    () => `&js;`,
  ])();
}

/** An address that a link may not have. @param {Random} random @returns {string} */
function linkAddress(random) {
  const found = address(random);
  return /outside/.test(found) ? scriptAddress(random) : found;
}

/** @param {Random} random @returns {string} */
function css(random) {
  return pick(random, [
    `@import url(${OUTSIDE}/a.css);`,
    `@import "${OUTSIDE}/a.css";`,
    `@\\69mport "${OUTSIDE}/a.css";`,
    `@im/**/port "${OUTSIDE}/a.css";`,
    `*{background:url(${OUTSIDE}/a.png)}`,
    `*{background:u\\72l(${OUTSIDE}/a.png)}`,
    `*{fill:url("${OUTSIDE}/a.svg#x")}`,
    `*{filter:url(data:image/svg+xml,x#a)}`,
    `*{background:image-set("${OUTSIDE}/a.png" 1x)}`,
    `*{-moz-binding:url(${OUTSIDE}/a.xml#a)}`,
    `@font-face{font-family:a;src:url(${OUTSIDE}/a.woff)} *{font-family:a}`,
    `*{cursor:url(${OUTSIDE}/a.cur),auto}`,
    `</style><script>${CODE}</script><style>`,
    `]]><script>${CODE}</script><![CDATA[`,
  ]);
}

/** @type {readonly ((random: Random) => string)[]} */
const PARTS = [
  () => `<script>${CODE}</script>`,
  () => `<SCRIPT>${CODE}</SCRIPT>`,
  (random) => `<script href="${address(random)}"/>`,
  (random) => `<script xlink:href="${address(random)}"/>`,
  () => `<s:script xmlns:s="${SVG}">${CODE}</s:script>`,
  () => `<h:script xmlns:h="${XHTML}">${CODE}</h:script>`,
  () => `<script xmlns="${XHTML}">${CODE}</script>`,
  () => `<script><![CDATA[${CODE}]]></script>`,
  () => `<script>&code;</script>`,
  (random) => `<rect width="300" height="300" ${handler(random)}/>`,
  (random) => `<image href="data:image/png;base64,x" width="9" height="9" ${handler(random)}/>`,
  (random) =>
    `<a ${pick(random, ['href', 'xlink:href'])}="${linkAddress(random)}"><rect width="300" height="300"/></a>`,
  (random) => `<use ${pick(random, ['href', 'xlink:href'])}="${address(random)}"/>`,
  (random) => `<image ${pick(random, ['href', 'xlink:href'])}="${address(random)}" width="50" height="50"/>`,
  (random) => `<feImage href="${address(random)}"/>`,
  (random) =>
    `<a href="#x"><rect width="300" height="300"/><${pick(random, ['set', 'animate'])} attributeName="${pick(random, ['href', 'xlink:href', ' href', 'onclick'])}" to="${address(random)}" values="${address(random)}" begin="0s" dur="1s" fill="freeze"/></a>`,
  (random) => `<animate attributeName="x" dur="0.01s" ${handler(random)}/>`,
  (random) => `<style>${css(random)}</style>`,
  (random) => `<style><![CDATA[${css(random)}]]></style>`,
  (random) => `<rect width="20" height="20" style="${css(random).replace(/[<>"]/g, '')}"/>`,
  (random) =>
    `<rect width="20" height="20" fill="url(${address(random)})" filter="url('${OUTSIDE}/f.svg#a')"/>`,
  (random) =>
    `<foreignObject width="300" height="300"><${pick(random, ['iframe', 'embed', 'object', 'img', 'video', 'body', 'form', 'button', 'input', 'link', 'meta', 'base', 'details', 'a', 'div'])} xmlns="${XHTML}" ${pick(random, ['src', 'data', 'srcdoc', 'href', 'action', 'formaction', 'srcset', 'content'])}="${address(random)}" http-equiv="refresh" ${handler(random)}>x</${'div'}></foreignObject>`.replace(
      /<(\w+) xmlns([^>]*)>x<\/div>/,
      '<$1 xmlns$2>x</$1>',
    ),
  (random) => `<h:iframe xmlns:h="${XHTML}" src="${address(random)}"/>`,
  (random) => `<h:img xmlns:h="${XHTML}" src="x" ${handler(random)}/>`,
  () => `<handler type="application/ecmascript">${CODE}</handler>`,
  () => `<listener event="click" handler="#x"/>`,
  () =>
    `<math xmlns="http://www.w3.org/1998/Math/MathML"><maction actiontype="statusline#${OUTSIDE}" href="javascript:${CODE}">x</maction></math>`,
  () => `<!-- --!><script>${CODE}</script> -->`,
  () => `<![CDATA[<script>${CODE}</script>]]>`,
  () => `<text>&code;</text>`,
  () => `<p></g><script>${CODE}</script>`,
  () => `<title><script>${CODE}</script></title>`,
  () => `<desc><h:script xmlns:h="${XHTML}">${CODE}</h:script></desc>`,
  () => `<metadata><script>${CODE}</script></metadata>`,
  () => `<x xmlns="urn:x"><script xmlns="${SVG}">${CODE}</script></x>`,
];

const HEADS = [
  '',
  '<?xml version="1.0" encoding="UTF-8"?>',
  '<?xml version="1.0" encoding="UTF-7"?>',
  `<?xml-stylesheet type="text/xsl" href="data:text/xsl,x"?>`,
  `<?xml-stylesheet type="text/css" href="${OUTSIDE}/a.css"?>`,
  `<!DOCTYPE svg [<!ENTITY js "javascript:${CODE}"><!ENTITY code "${CODE}">]>`,
  `<!DOCTYPE svg [<!ENTITY code "&#60;script xmlns='${SVG}'&#62;${CODE}&#60;/script&#62;">]>`,
  `<!DOCTYPE svg [<!ATTLIST svg onload CDATA #FIXED "${CODE}">]>`,
  `<!DOCTYPE svg [<!ATTLIST a href CDATA "javascript:${CODE}"><!ATTLIST rect onclick CDATA "${CODE}">]>`,
  `<!DOCTYPE svg [<!ATTLIST script xmlns CDATA #FIXED "${SVG}">]>`,
  `<!DOCTYPE svg SYSTEM "${OUTSIDE}/a.dtd" [<!ENTITY % p SYSTEM "${OUTSIDE}/p.dtd">%p;]>`,
  '\ufeff',
  '<!DOCTYPE html>',
];

/** @param {Random} random */
function drawing(random) {
  const parts = Array.from({ length: 1 + Math.floor(random() * 4) }, () => pick(random, PARTS)(random));
  const attributes = random() < 0.3 ? ` ${handler(random)}` : '';
  const namespace = random() < 0.9 ? `xmlns="${SVG}"` : `xmlns:s="${SVG}" xmlns="${XHTML}"`;
  return `${pick(random, HEADS)}<svg ${namespace} xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:ev="http://www.w3.org/2001/xml-events" width="300" height="300"${attributes}>${parts.join('')}</svg>`;
}

/**
 * Opens drawings as documents, presses what can be pressed, and says what happened in them beyond being drawn.
 * @param {import('@playwright/test').Page} page @param {readonly string[]} drawings
 * @returns {Promise<{ index: number, happened: string }[]>}
 */
export async function watchDrawings(page, drawings) {
  /** @type {{ index: number, happened: string }[]} */
  const found = [];
  let current = -1;
  const note = (/** @type {string} */ happened) => void found.push({ index: current, happened });
  const server = createServer((request, response) => {
    response.setHeader('content-type', 'image/svg+xml');
    response.end(drawings[Number(request.url?.slice(1))] ?? '');
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  const own = `http://127.0.0.1:${port}/`;
  page.on('dialog', (dialog) => {
    note(`a dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    if (!/^\d+$|^favicon/.test(request.url().replace(own, '')))
      note(`a request: ${request.url().slice(0, 80)}`);
  });
  // Outside answers with nothing, so that the drawing stays open.
  await page.route(
    (url) => !url.href.startsWith(own),
    (route) => route.fulfill({ status: 204 }),
  );
  for (current = 0; current < drawings.length; current++) {
    await page.goto(`${own}${current}`).catch(() => note('it did not stay open'));
    await page.mouse.click(20, 20);
    await page.evaluate(press).catch(() => note('it went to another document'));
  }
  server.close();
  return found;
}

/** Runs in the page: waits for animations, presses every element and asks for the events that handlers wait for. */
async function press() {
  await new Promise((resolve) => setTimeout(resolve, 15));
  for (const element of document.querySelectorAll('*'))
    for (const type of [
      'click',
      'mouseover',
      'focus',
      'focusin',
      'load',
      'error',
      'begin',
      'end',
      'repeat',
      'toggle',
      'animationstart',
    ])
      element.dispatchEvent(new Event(type, { bubbles: true, cancelable: type === 'click' }));
}

async function main() {
  const [count = 500, seed = 1] = process.argv.slice(2).map(Number);
  const { launchChromium } = await import('../scripts/chromium/launch-chromium.mjs');
  const { makeSvgSafe } = await import('../packages/waymark/dist/outputs/drawings/safe-svg.js');
  const browser = await launchChromium();
  const drawings = hostileSvgs(count, seed);
  const before = await watchDrawings(await browser.newPage(), drawings);
  const after = await watchDrawings(
    await browser.newPage(),
    drawings.map((svg) => makeSvgSafe(svg).svg),
  );
  await browser.close();
  const hurt = (/** @type {typeof before} */ list) => new Set(list.map(({ index }) => index)).size;
  console.log(
    `${count} drawings of seed ${seed}: something happened in ${hurt(before)} as written, in ${hurt(after)} as served`,
  );
  for (const { index, happened } of after) console.log(`${index}: ${happened}\n${drawings[index]}`);
  process.exitCode = after.length === 0 ? 0 : 1;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main();
