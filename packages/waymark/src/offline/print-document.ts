import { outputPathOfRoute } from '@waymark/core/content';
import { parse, serializeOuter } from 'parse5';
import { OUTER_IDS } from '../mdx/compile/visit/reserved-ids.ts';
import { relativeAddress, siteFile } from './address.ts';
import { attribute, elementsIn, findElement, type Parent, type ParsedElement } from './elements.ts';
import { LOADER_PATH, rewriteAddresses } from './offline-document.ts';

/** A page of a site as it was built, for paper. */
export interface PrintedPage {
  /** Path of its document. */
  readonly path: string;
  readonly html: string;
}

/** An entry of the contents: an element of the navigation, with those in it. */
export interface ContentsEntry {
  readonly label?: string;
  readonly title?: string;
  readonly route?: string;
  readonly hidden?: boolean;
  readonly children?: readonly ContentsEntry[];
}

/** Everything that one document for paper is made of. */
export interface PrintInput {
  readonly name: string;
  readonly language: string;
  /** Document of the home page, which says how the site looks and what it is about. */
  readonly home: string;
  readonly contents: ContentsEntry;
  readonly pages: readonly PrintedPage[];
  /** Number of the sheet on which a page begins, by its path; unknown at first. */
  readonly sheets: ReadonlyMap<string, number>;
}

/** Scripts that pages run on paper too: they draw diagrams. */
export const DRAWING_SCRIPT = /^\/?_waymark\/diagrams\/.+\.js$/;

/** Parts of a page that lead elsewhere or need a script. */
const LEFT_OUT =
  /(?:^|\s)(?:page-actions|breadcrumbs|eyebrow|copy-button|feedback|toc|playground-button)(?:\s|$)/;
const LEFT_OUT_IDS = new Set(['pagination', 'table-of-contents', 'footer', 'feedback']);

/** What names elements by their ids. */
const REFERENCES = new Set(['for', 'headers', 'aria-labelledby', 'aria-describedby', 'aria-controls']);

/** Ids that styles know, which may stand in each page: links lead to none of them. */
const OUTER = new Set(OUTER_IDS);

const STYLES = `@page{margin:18mm 16mm;@bottom-center{content:counter(page);font:9pt sans-serif}}@page:first{@bottom-center{content:none}}
.print-cover,.print-contents,.print-page{display:block;break-after:page}.print-cover{padding-block-start:33vh}
.print-cover>*{max-inline-size:36rem}.print-cover img{block-size:3rem;inline-size:auto}
.print-cover>h1{font-size:30pt;font-weight:700;line-height:1.2;margin-block:1rem}.print-cover>p{color:var(--_muted);font-size:14pt}
.print-contents li{list-style:none}.print-contents>ul{padding:0}.print-contents>ul>li{margin-block-end:1em}.print-contents>ul>li>:first-child{font-weight:700}
.print-contents a{display:flex;gap:1em;text-decoration:none;color:inherit}.print-contents a span:first-child{flex:1}
.print-contents ul ul{padding-inline-start:1.2em}.print-page:last-child{break-after:auto}
.print-page .title-row h1{font-size:22pt;font-weight:700}:is(.card,.callout,.frame,.code-block,[role=tree]){break-inside:avoid}`;

/** Id of the part that a page is, by its number. */
export function printId(index: number): string {
  return `print-${index + 1}`;
}

/** Pages by the paths of their documents. */
type PageNumbers = ReadonlyMap<string, number>;

/** One document with all pages of a site: a cover, the contents with sheet numbers, and the pages in their order. */
export function printDocument(input: PrintInput): string {
  const { name, language, pages } = input;
  const numbers = new Map(pages.map(({ path }, index) => [path, index]));
  const loaded = new Set<string>();
  const parts = pages.map(({ html, path }, index) => {
    const root = parse(html);
    for (const link of loadedBy(root)) loaded.add(link);
    return printPage(root, { path, index, numbers, online: onlineAddress(root) });
  });
  const home = parse(input.home);
  return `<!doctype html><html lang="${escapeText(language)}"${looks(home)}><head><meta charset="utf-8"><title>${escapeText(name)}</title>
${[...loaded].join('')}<style>${STYLES}</style></head><body>${printCover(home, name)}
<nav class="print-contents">${printContents(input.contents, numbers, input.sheets)}</nav>${parts.join('')}</body></html>`;
}

/** What the styles of a theme ask the element of a whole page for. */
function looks(home: Parent): string {
  const page = findElement(home, ({ tagName }) => tagName === 'html');
  const told = page?.attrs.filter(({ name }) => name === 'dir' || name.startsWith('data-')) ?? [];
  return told.map(({ name, value }) => ` ${name}="${escapeText(value)}"`).join('');
}

/** The site's logo, its name and what it says of itself. */
function printCover(home: Parent, name: string): string {
  const logo = findElement(home, (element) => /^nav-logo\b/.test(attribute(element, 'class') ?? ''));
  const src = logo && attribute(logo, 'src');
  const picture =
    src === undefined ? '' : `<img src="${escapeText(fromRoot(src, 'index.html') ?? src)}" alt="">`;
  const about = findElement(home, (element) => attribute(element, 'name') === 'description');
  const text = about && attribute(about, 'content');
  return `<header class="print-cover">${picture}<h1>${escapeText(name)}</h1>${text === undefined ? '' : `<p>${escapeText(text)}</p>`}</header>`;
}

/** A page that is drawn into the one document. */
interface Drawn {
  /** Path of its document, and its number. */
  readonly path: string;
  readonly index: number;
  readonly numbers: PageNumbers;
  /** Its folder online; undefined where nobody said so. */
  readonly online: string | undefined;
}

function onlineAddress(root: Parent): string | undefined {
  const link = findElement(root, (element) => attribute(element, 'rel') === 'canonical');
  return link && attribute(link, 'href')?.replace(/\/?$/, '/');
}

function printPage(root: Parent, drawn: Drawn): string {
  const content = findElement(root, (element) => attribute(element, 'id') === 'content-area');
  const page = findElement(root, ({ tagName }) => tagName === 'html');
  if (content === undefined || page === undefined) return '';
  const samples = findElement(content, (element) => attribute(element, 'id') === 'request-example');
  if (samples !== undefined) leaveOutPanels(samples);
  visit(content, (element) => adapt(element, drawn));
  const language = ['lang', 'dir'].map((name) => ` ${name}="${escapeText(attribute(page, name) ?? '')}"`);
  return `<section class="print-page" id="${printId(drawn.index)}"${language.join('')}>${serializeOuter(content)}</section>`;
}

/** A request is shown in the one language that its page shows first: all of them would be most of what a reference prints. */
function leaveOutPanels(parent: Parent): void {
  parent.childNodes = parent.childNodes.filter(
    (child) =>
      !('tagName' in child) ||
      attribute(child, 'class') !== 'code-group-panel' ||
      attribute(child, 'data-active') !== undefined,
  );
  for (const child of parent.childNodes) if ('tagName' in child) leaveOutPanels(child);
}

/** Makes ids those of the one document, and links between pages links in it; opens what can be opened. */
function adapt(element: ParsedElement, drawn: Drawn): void {
  const own = (id: string): string => (OUTER.has(id) ? id : `${printId(drawn.index)}-${id}`);
  if (element.tagName !== 'a') rewriteAddresses(element, (address) => fromRoot(address, drawn.path));
  element.attrs = element.attrs.flatMap(({ name, value }) => {
    if (name === 'hidden' || name === 'open') return [];
    if (name === 'id') return [{ name, value: own(value) }];
    if (REFERENCES.has(name)) return [{ name, value: value.replace(/\S+/g, own) }];
    if (name === 'loading') return [{ name, value: 'eager' }];
    if (name !== 'href') return [{ name, value: value.replace(/url\((["']?)#/g, `$&${own('')}`) }];
    const target = element.tagName === 'a' ? inDocument(value, drawn) : value.replace(/^#/, `#${own('')}`);
    return target === undefined ? [] : [{ name, value: target }];
  });
  if (element.tagName === 'wm-diagram') element.attrs.push({ name: 'loading', value: 'eager' });
  if (element.tagName === 'details') element.attrs.push({ name: 'open', value: '' });
}

/** Address of a file of the site from the one document, which stands at its root. */
function fromRoot(address: string, from: string): string | undefined {
  const file = siteFile(address, from, { has: () => false });
  return file && relativeAddress('', file);
}

/** Where a link leads: to a page that is printed too, or to what is online; nowhere where that is not known. */
function inDocument(href: string, { path: own, numbers, online }: Drawn): string | undefined {
  const path = href.startsWith('#') ? own : siteFile(href, own, { has: () => false })?.path;
  if (path === undefined) return href;
  const number = numbers.get(path);
  if (number === undefined) {
    // Online, the root of the site may be a folder.
    const address = href.replace(/^\//, '../'.repeat(own.split('/').length - 1));
    return URL.canParse(address, online) ? new URL(address, online).href : undefined;
  }
  const hash = /#(.+)$/.exec(href)?.[1];
  return hash === undefined ? `#${printId(number)}` : `#${printId(number)}-${hash}`;
}

function printContents(
  { children = [] }: ContentsEntry,
  numbers: PageNumbers,
  sheets: ReadonlyMap<string, number>,
): string {
  const rows = children
    .filter(({ hidden }) => hidden !== true)
    .map((entry) => {
      const inside = entry.children === undefined ? '' : printContents(entry, numbers, sheets);
      return printEntry(entry, inside, numbers, sheets);
    });
  const text = rows.join('');
  return text === '' ? '' : `<ul>${text}</ul>`;
}

/** A row of the contents; nothing for what has no page here. */
function printEntry(
  { label, title, route }: ContentsEntry,
  inside: string,
  numbers: PageNumbers,
  sheets: ReadonlyMap<string, number>,
): string {
  const text = `<span>${escapeText(label ?? title ?? '')}</span>`;
  const path = route === undefined ? '' : outputPathOfRoute(route);
  const number = numbers.get(path);
  if (number === undefined) return inside === '' ? '' : `<li>${text}${inside}</li>`;
  // The number takes its room before it is known, so that it moves nothing when it is.
  const sheet = `<span>${sheets.get(path) ?? '000'}</span>`;
  return `<li><a href="#${printId(number)}">${text}${sheet}</a>${inside}</li>`;
}

/** What loads the stylesheets of a page, and the scripts that draw on it. */
function* loadedBy(root: Parent): Generator<string> {
  for (const element of elementsIn(root)) {
    const href = attribute(element, 'href');
    const src = attribute(element, 'src');
    if (element.tagName === 'link' && attribute(element, 'rel') === 'stylesheet' && href !== undefined)
      yield `<link rel="stylesheet" href="${escapeText(href.replace(/^\//, ''))}">`;
    if (element.tagName !== 'script' || src === undefined || !DRAWING_SCRIPT.test(src)) continue;
    yield `<script src="${LOADER_PATH}"></script>`;
    yield `<script src="${escapeText(src.replace(/^\//, ''))}" defer data-run></script>`;
  }
}

/** Visits what is printed of an element. */
function visit(parent: Parent, use: (element: ParsedElement) => void): void {
  parent.childNodes = parent.childNodes.filter((child) => !('tagName' in child) || isPrinted(child));
  for (const child of parent.childNodes) {
    if (!('tagName' in child)) continue;
    use(child);
    visit(child, use);
  }
}

function isPrinted(element: ParsedElement): boolean {
  if (element.tagName === 'script') return false;
  if (LEFT_OUT_IDS.has(attribute(element, 'id') ?? '')) return false;
  return !LEFT_OUT.test(attribute(element, 'class') ?? '');
}

function escapeText(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
