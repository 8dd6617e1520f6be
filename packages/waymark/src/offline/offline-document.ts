import { parse, parseFragment, serialize } from 'parse5';
import { relativeAddress, type SiteFile, type SiteFiles, siteFile } from './address.ts';
import { attribute, elementsIn, findElement, type Parent, type ParsedElement } from './elements.ts';

/** Stands in HTML without a page of its own for the folder of the site; the loader puts the folder there. */
const ROOT_MARK = 'waymark-root:/';

/** Path of the loader in a site that is carried away. */
export const LOADER_PATH = '_waymark/offline.js';

const ADDRESSES = new Set(['href', 'src', 'poster', 'data', 'action', 'xlink:href']);
const LISTS = new Set(['srcset', 'imagesrcset']);

/** What tells scripts of Waymark to ask GitHub or Discord for a number. */
const ASKED_ELSEWHERE = new Set(['data-count', 'data-repo']);

/** Links that ask for something that a page from the disk does not need, or may not have. */
const DROPPED_LINKS = /^(?:preload|modulepreload|preconnect|dns-prefetch|manifest|sitemap)$/;

/** A page that opens from the disk: addresses lead to files from where it stands, scripts are classic ones. */
export function offlineDocument(html: string, from: string, files: SiteFiles): string {
  const root = parse(html);
  walk(root, (element) =>
    rewriteAddresses(element, (address) => relativeIn(from, siteFile(address, from, files))),
  );
  walk(root, (element) => {
    element.attrs = element.attrs.filter(({ name }) => !ASKED_ELSEWHERE.has(name));
    rewriteData(element, from, files);
  });
  const head = findElement(root, ({ tagName }) => tagName === 'head');
  if (head !== undefined) rewriteHead(head, from);
  walk(root, openScript);
  return serialize(root);
}

/** A piece of a page that is put into pages of any folder. */
export function offlineFragment(html: string, files: SiteFiles): string {
  const root = parseFragment(html);
  walk(root, (element) =>
    rewriteAddresses(element, (address) => {
      const file = address.startsWith('/') ? siteFile(address, '', files) : undefined;
      return file && ROOT_MARK + relativeAddress('', file);
    }),
  );
  return serialize(root);
}

function relativeIn(from: string, file: SiteFile | undefined): string | undefined {
  return file && relativeAddress(from, file);
}

function walk(parent: Parent, visit: (element: ParsedElement) => void): void {
  for (const element of elementsIn(parent)) {
    visit(element);
    if ('content' in element) walk(element.content as Parent, visit);
  }
}

/** Gives the addresses that a browser follows, or loads by itself, the form that `convert` has for them. */
export function rewriteAddresses(
  element: ParsedElement,
  convert: (address: string) => string | undefined,
): void {
  for (const attr of element.attrs) {
    const name = attr.prefix ? `${attr.prefix}:${attr.name}` : attr.name;
    if (ADDRESSES.has(name)) attr.value = convert(attr.value) ?? attr.value;
    if (LISTS.has(name)) attr.value = convertList(attr.value, convert);
    if (name === 'content' && attribute(element, 'http-equiv')?.toLowerCase() === 'refresh')
      attr.value = attr.value.replace(
        /(url=)(.*)$/i,
        (_, key: string, url: string) => key + (convert(url) ?? url),
      );
  }
}

function convertList(value: string, convert: (address: string) => string | undefined): string {
  return value
    .split(/,\s+/)
    .map((entry) => entry.trim().replace(/^\S+/, (address) => convert(address) ?? address))
    .join(', ');
}

/**
 * Addresses in data attributes are for scripts; only those of files that are there are known to be some. The loader takes
 * modules from the root of the site, as they are written.
 */
function rewriteData(element: ParsedElement, from: string, files: SiteFiles): void {
  for (const attr of element.attrs) {
    if (!attr.name.startsWith('data-') || attr.name === 'data-current-path' || !attr.value.startsWith('/'))
      continue;
    const file = siteFile(attr.value, from, files);
    if (file !== undefined && files.has(file.path) && !file.path.endsWith('.js'))
      attr.value = relativeAddress(from, file);
  }
}

function rewriteHead(head: ParsedElement, from: string): void {
  head.childNodes = head.childNodes.filter((child) => !('tagName' in child) || !isDropped(child));
  const policy = head.childNodes.findIndex((child) => 'tagName' in child && isPolicy(child));
  const found = head.childNodes[policy];
  if (found !== undefined && 'tagName' in found) widenPolicy(found);
  const src = relativeAddress(from, { path: LOADER_PATH, suffix: '' });
  const loader = parseFragment(`<script src="${src}"></script>`).childNodes;
  for (const node of loader) node.parentNode = head;
  head.childNodes.splice(policy + 1, 0, ...loader);
}

function isDropped(element: ParsedElement): boolean {
  return element.tagName === 'link' && DROPPED_LINKS.test(attribute(element, 'rel') ?? '');
}

function isPolicy(element: ParsedElement): boolean {
  return attribute(element, 'http-equiv')?.toLowerCase() === 'content-security-policy';
}

/** Files of the disk have no origin that would be the page's own. */
function widenPolicy({ attrs }: ParsedElement): void {
  for (const attr of attrs)
    if (attr.name === 'content') attr.value = attr.value.replaceAll("'self'", "'self' file:");
}

/** Browsers run no module of a disk: modules are files that the loader runs, in the same order. */
function openScript(element: ParsedElement): void {
  element.attrs = element.attrs.filter(({ name }) => name !== 'crossorigin' && name !== 'integrity');
  if (element.tagName !== 'script' || attribute(element, 'type') !== 'module') return;
  if (attribute(element, 'src') === undefined) return;
  element.attrs = [
    ...element.attrs.filter(({ name }) => name !== 'type'),
    { name: 'defer', value: '' },
    { name: 'data-run', value: '' },
  ];
}
