import type { Edit, PageText } from './page-text.ts';
import { scanTags } from './tags.ts';

/** An address as a page has it. */
export interface WrittenLink {
  readonly href: string;
  readonly start: number;
  readonly end: number;
}

const INLINE = /\]\(\s*(<[^<>\n]*>|[^\s()<>]*(?:\([^\s()]*\)[^\s()]*)*)/g;
const DEFINITION = /^ {0,3}\[(?!\^)[^\]\n]+\]:[ \t]*(<[^<>\n]*>|\S+)/gm;
const ATTRIBUTES: ReadonlySet<string> = new Set(['href', 'src', 'to', 'poster', 'srcset', 'srcSet']);

/** Finds the addresses of links, pictures, definitions and attributes. */
export function scanLinks({ prose, text }: PageText): readonly WrittenLink[] {
  const written = [INLINE, DEFINITION].flatMap((pattern) =>
    [...prose.matchAll(pattern)].map((match): WrittenLink => {
      const end = match.index + match[0].length;
      const whole = text.slice(end - (match[1] ?? '').length, end);
      const inset = whole.startsWith('<') ? 1 : 0;
      const href = whole.slice(inset, whole.length - inset).replace(/\\([^\w\s]|_)/g, '$1');
      return { href, start: end - whole.length, end };
    }),
  );
  const tags = scanTags(prose, text).flatMap(({ attributes }) =>
    attributes
      .filter(({ name, around }) => ATTRIBUTES.has(name) && around !== '{')
      .map(({ value, valueStart, valueEnd }) => ({ href: value ?? '', start: valueStart, end: valueEnd })),
  );
  return [...written, ...tags].filter(({ href }) => href !== '');
}

/** Gives links other addresses, where `change` knows one. */
export function editLinks(page: PageText, change: (href: string) => string | undefined): readonly Edit[] {
  return scanLinks(page).flatMap(({ href, start, end }) => {
    const changed = change(href);
    return changed === undefined || changed === href ? [] : [{ start, end, text: changed }];
  });
}
