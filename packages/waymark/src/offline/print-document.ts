import { outputPathOfRoute } from '@waymark/core/content';
import { parse, serialize } from 'parse5';
import { siteFile } from './address.ts';
import { attribute, findElement, type Parent, type ParsedElement } from './elements.ts';

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
  readonly contents: ContentsEntry;
  readonly pages: readonly PrintedPage[];
  /** Number of the sheet on which a page begins, by its path; unknown at first. */
  readonly sheets: ReadonlyMap<string, number>;
}

/** Parts of a page that lead elsewhere or need a script. */
const LEFT_OUT =
  /(?:^|\s)(?:page-actions|breadcrumbs|eyebrow|copy-button|feedback|toc|playground-button)(?:\s|$)/;
const LEFT_OUT_IDS = new Set(['pagination', 'table-of-contents', 'footer', 'feedback']);

const STYLES = `@page{margin:18mm 16mm;@bottom-center{content:counter(page);font:9pt sans-serif}}
.print-cover,.print-page{break-after:page}.print-contents li{list-style:none}
.print-contents a{display:flex;gap:1em;text-decoration:none;color:inherit}.print-contents a span:first-child{flex:1}
.print-contents ul{padding-left:1.2em}.print-page{display:block}
.print-cover>h1,.print-page .title-row h1{font-size:22pt;font-weight:700;margin:0 0 8pt}`;

/** Id of the part that a page is, by its number. */
export function printId(index: number): string {
  return `print-${index + 1}`;
}

/** One document with all pages of a site: their names, the contents with sheet numbers, and the pages in their order. */
export function printDocument(input: PrintInput): string {
  const { name, language, pages } = input;
  const numbers = new Map(pages.map(({ path }, index) => [path, index]));
  const styles = new Set<string>();
  const parts = pages.map(({ html }, index) => {
    const root = parse(html);
    for (const href of stylesheetsOf(root)) styles.add(href);
    return printPage(root, index, numbers);
  });
  const links = [...styles].map(
    (href) => `<link rel="stylesheet" href="${escapeText(href.replace(/^\//, ''))}">`,
  );
  return `<!doctype html><html lang="${escapeText(language)}"><head><meta charset="utf-8"><title>${escapeText(name)}</title>
${links.join('')}<style>${STYLES}</style></head><body><div class="print-cover"><h1>${escapeText(name)}</h1>
<nav class="print-contents">${printContents(input.contents, numbers, input.sheets)}</nav></div>${parts.join('')}</body></html>`;
}

function printPage(root: Parent, index: number, numbers: ReadonlyMap<string, number>): string {
  const content = findElement(root, (element) => attribute(element, 'id') === 'content-area');
  if (content === undefined) return '';
  const own = [...numbers].find(([, number]) => number === index)?.[0] ?? '';
  visit(content, (element) => adapt(element, own, index, numbers));
  return `<section class="print-page" id="${printId(index)}">${serialize(content)}</section>`;
}

/** Makes ids those of the one document, and links between pages links in it; opens what can be opened. */
function adapt(
  element: ParsedElement,
  own: string,
  index: number,
  numbers: ReadonlyMap<string, number>,
): void {
  const isLink = element.tagName === 'a';
  element.attrs = element.attrs.flatMap(({ name, value }) => {
    if (name === 'hidden' || name === 'open') return [];
    if (name === 'id') return [{ name, value: `${printId(index)}-${value}` }];
    if (name === 'loading') return [{ name, value: 'eager' }];
    if (name === 'href' && isLink) return [{ name, value: inDocument(value, own, numbers) }];
    const isFile = (name === 'src' || name === 'href') && value.startsWith('/');
    return [{ name, value: isFile ? value.slice(1) : value }];
  });
  if (element.tagName === 'details') element.attrs.push({ name: 'open', value: '' });
}

function inDocument(href: string, own: string, numbers: ReadonlyMap<string, number>): string {
  const hash = /#(.*)$/.exec(href)?.[1] ?? '';
  const path = href.startsWith('#') ? own : siteFile(href, own, { has: () => false })?.path;
  const number = path === undefined ? undefined : numbers.get(path);
  if (number === undefined) return href;
  return hash === '' ? `#${printId(number)}` : `#${printId(number)}-${hash}`;
}

function printContents(
  { children = [] }: ContentsEntry,
  numbers: ReadonlyMap<string, number>,
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
  numbers: ReadonlyMap<string, number>,
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

function stylesheetsOf(root: Parent): readonly string[] {
  const found: string[] = [];
  visit(root, (element) => {
    const href = attribute(element, 'href');
    if (element.tagName === 'link' && attribute(element, 'rel') === 'stylesheet' && href !== undefined)
      found.push(href);
  });
  return found;
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
