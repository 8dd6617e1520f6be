import { isSafeHref } from '@waymark/core/content';
import sax, { type QualifiedAttribute, type QualifiedTag } from 'sax';
import { escapeMarkup } from './escape.ts';

/** A drawing without scripts, and what was taken out of it: names of elements and attributes, each once. */
export interface SafeSvg {
  readonly svg: string;
  readonly removed: readonly string[];
}

const SVG = 'http://www.w3.org/2000/svg';

/** Elements that run something, or bring in documents that do. */
const REFUSED: ReadonlySet<string> = new Set(
  'script handler listener iframe frame frameset object embed applet base meta link form input button'.split(
    ' ',
  ),
);
/** Elements that can give another element an address or a handler while the drawing is shown. */
const ANIMATIONS: ReadonlySet<string> = new Set(['set', 'animate']);
const ADDRESSES: ReadonlySet<string> = new Set(['href', 'src', 'action', 'formaction', 'data', 'poster']);

/** What a drawing must hold, in one spelling or another, before anything in it could run. */
const SUSPICIOUS =
  /script|\bon[a-z]+\s*=|<[\w:-]*(?:foreignObject|set|animate|iframe|object|embed)\b|<!ENTITY|<\?xml-stylesheet|href\s*=\s*["']\s*(?!#|https?:|data:image\/(?:png|jpe?g|gif|webp)|[\w./-]+["'])|encoding\s*=\s*["'](?!utf-?8|us-ascii|iso-8859-1|windows-1252)|\0/i;

/**
 * Takes out of a drawing whatever could run as a script. The drawing is read as browsers read it, with namespaces and
 * entities; where it is not well-formed it ends. A drawing that holds nothing of the kind comes back as it is.
 */
export function makeSvgSafe(svg: string): SafeSvg {
  if (!SUSPICIOUS.test(svg)) return { svg, removed: [] };
  const removed = new Set<string>();
  const printed = print(svg, removed);
  return removed.size === 0 ? { svg, removed: [] } : { svg: printed, removed: [...removed] };
}

function print(svg: string, removed: Set<string>): string {
  const out: string[] = [];
  const open: string[] = [];
  let skipped = 0;
  const parser = sax.parser(true, { xmlns: true });
  parser.ondoctype = (doctype) => {
    for (const [, name = '', value = ''] of doctype.matchAll(/<!ENTITY\s+([\w.-]+)\s+["']([^"'<]*)["']\s*>/g))
      parser.ENTITIES[name] = value;
    if (doctype.includes('[')) removed.add('<!DOCTYPE>');
  };
  parser.onprocessinginstruction = ({ name }) => {
    if (name !== 'xml') removed.add(`<?${name}?>`);
  };
  parser.onopentag = (tag) => {
    const { name, local, attributes } = tag as QualifiedTag;
    if (skipped > 0 || isRefused(tag as QualifiedTag)) {
      if (skipped === 0) removed.add(`<${local}>`);
      skipped += 1;
      return;
    }
    const kept = Object.values(attributes).filter((attribute) => {
      const isKept = isSafe(local, attribute);
      if (!isKept) removed.add(attribute.name);
      return isKept;
    });
    out.push(
      `<${name}${kept.map((attribute) => ` ${attribute.name}="${escapeMarkup(attribute.value)}"`).join('')}>`,
    );
    open.push(name);
  };
  parser.onclosetag = () => {
    if (skipped > 0) skipped -= 1;
    else out.push(`</${open.pop() ?? ''}>`);
  };
  const addText = (text: string): void => {
    if (skipped === 0 && open.length > 0) out.push(escapeMarkup(text));
  };
  parser.ontext = addText;
  parser.oncdata = addText;
  parser.onerror = (error) => {
    throw error;
  };
  try {
    parser.write(svg).close();
  } catch {
    removed.add('text that is not well-formed');
  }
  return (
    out.join('') +
    open
      .reverse()
      .map((name) => `</${name}>`)
      .join('')
  );
}

function isRefused({ local, uri, attributes }: QualifiedTag): boolean {
  const name = local.toLowerCase();
  if (REFUSED.has(name)) return true;
  if (uri !== SVG || !ANIMATIONS.has(name)) return false;
  const target =
    Object.values(attributes).find((attribute) => attribute.local === 'attributeName')?.value ?? '';
  return /href|^on|src/i.test(target.trim());
}

function isSafe(element: string, { local, value }: QualifiedAttribute): boolean {
  const name = local.toLowerCase();
  if (/^on/.test(name) || name === 'srcdoc') return false;
  if (!ADDRESSES.has(name)) return true;
  return isSafeHref(value) || (element !== 'use' && /^\s*data:(?:image|font)\//i.test(value));
}
