import {
  Composer,
  type CST,
  type Document,
  type DocumentOptions,
  type ParseOptions,
  Parser,
  Scalar,
  type SchemaOptions,
  visit,
  YAMLParseError,
} from 'yaml';
import { wellFormed } from '../well-formed.ts';
import { MAXIMUM_DEPTH } from './json-source.ts';

/** How a text is read. */
export type YamlOptions = ParseOptions & DocumentOptions & SchemaOptions;

/** Levels of lists and maps, as many as those of JSON. */
const DEEPEST = MAXIMUM_DEPTH;
/** Escapes of halves of characters. */
const HALVES = /\\(?:u|U0000)[dD][89a-fA-F]/;
/** What may be the use of an anchor. */
const ALIAS = /(?:^|[\s[{,])\*[^\s[\]{},]/m;
/** Signs of entries at the beginning of a line, each a level. */
const MANY_SIGNS = new RegExp(`^[ \\t]*(?:[-?:][ \\t]+){${DEEPEST}}`, 'm');

/**
 * The first document of a YAML text, with its errors; undefined where it is nested too deeply. That is asked before the
 * document is made, for its maker calls itself for each level, and at the end of the stack the process may end.
 */
export function parseYamlDocument(text: string, options: YamlOptions): Document | undefined {
  if (MANY_SIGNS.test(text) || hasDeepIndentation(text)) return undefined;
  const tokens = [...new Parser().parse(text)];
  if (tokens.some(isDeep)) return undefined;
  for (const document of new Composer(options).compose(tokens, true, text.length)) {
    if (HALVES.test(text)) mendHalves(document);
    if (ALIAS.test(text)) mendAliases(document);
    return document;
  }
  return undefined;
}

function mendHalves(document: Document): void {
  visit(document, {
    Scalar(_, node) {
      if (typeof node.value === 'string') node.value = wellFormed(node.value);
    },
  });
}

/** A use of an anchor that is not before it is an error in its own place, and empty: the library gives up the whole text. */
function mendAliases(document: Document): void {
  const anchors = new Set<string>();
  visit(document, {
    Value(_, { anchor }) {
      if (anchor !== undefined) anchors.add(anchor);
    },
    Alias(_, { source, range }) {
      if (anchors.has(source)) return undefined;
      const place = range ?? [0, 0, 0];
      const message = `nothing before it is named \`&${source}\``;
      document.errors.push(new YAMLParseError([place[0], place[1]], 'BAD_ALIAS', message));
      return Object.assign(new Scalar(null), { range: place });
    },
  });
}

/** Whether lines are indented further and further, more often than there may be levels. */
function hasDeepIndentation(text: string): boolean {
  const open: number[] = [];
  for (const [line] of text.matchAll(/^[ \t]*(?=[^\s#])/gm)) {
    while ((open.at(-1) ?? -1) >= line.length) open.pop();
    open.push(line.length);
    if (open.length > DEEPEST) return true;
  }
  return false;
}

/** What holds other tokens. */
interface Holder {
  readonly token: CST.Token;
  readonly depth: number;
}

function isDeep(token: CST.Token): boolean {
  const open: Holder[] = [{ token, depth: 0 }];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (next.depth > DEEPEST) return true;
    for (const inner of innerTokens(next.token)) open.push({ token: inner, depth: next.depth + 1 });
  }
  return false;
}

function innerTokens(token: CST.Token): readonly CST.Token[] {
  if ('items' in token)
    return token.items.flatMap(({ key, value }) =>
      [key, value].filter((one) => one !== undefined && one !== null),
    );
  return token.type === 'document' && token.value !== undefined ? [token.value] : [];
}
