import type { MdxNode } from '../tree.ts';

/** Levels of a tree that can be walked by recursion on any stack; real pages have some thirty. */
export const DEEPEST_NODE = 200;
/** Open brackets that the native parser takes without running out of its stack, with much to spare. */
const DEEPEST_BRACKET = 500;
/** Operators in a row that it takes: each is a level of an expression. */
const LONGEST_CHAIN = 5000;

/** What a bracket adds to the depth, or another thing that counts. */
type Kind = 1 | -1 | 'operator' | 'line-break';

/** Kinds of the characters that count, by their code. */
const KINDS: readonly (Kind | undefined)[] = listKinds({
  '([{': 1,
  ')]}': -1,
  '!?>~': 'operator',
  '\n': 'line-break',
});
const BRACE = 123;
const LINE_BREAK = 10;

function listKinds(kinds: Readonly<Record<string, Kind>>): readonly (Kind | undefined)[] {
  const list: (Kind | undefined)[] = Array.from({ length: 128 }, () => undefined);
  for (const [characters, kind] of Object.entries(kinds))
    for (const character of characters) list[character.charCodeAt(0)] = kind;
  return list;
}

/** Finds a node that lies deeper than a page can be drawn; looks without recursion. */
export function findDeepNode(root: MdxNode): MdxNode | undefined {
  let level: readonly MdxNode[] = [root];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > DEEPEST_NODE) return level[0];
    // `flatMap` takes a call of the runtime of Node.js 20 for each node, of which a page has thousands.
    const below: MdxNode[] = [];
    for (const { children = [] } of level) for (const child of children) below.push(child);
    level = below;
  }
  return undefined;
}

/**
 * Finds the offset at which a paragraph, or a block of code, has more brackets open or more operators in a row than the
 * native parser can bear: it would end the whole process.
 */
export function findDeepBrackets(text: string): number | undefined {
  let open = 0;
  let chain = 0;
  let code = 0;
  const endLine = (at: number): void => {
    chain = 0;
    // An empty line ends a paragraph; an export has operators without a brace.
    if (text.charCodeAt(at + 1) === LINE_BREAK) open = 0;
    if (open === 0) code = text.startsWith('export', at + 1) ? 1 : 0;
  };
  for (let at = 0; at < text.length; at++) {
    const character = text.charCodeAt(at);
    const kind = KINDS[character];
    if (kind === undefined) continue;
    if (kind === 'line-break') {
      endLine(at);
      // What stands between two empty lines that are so near can open no more brackets than may be open.
      if (text.charCodeAt(at + 1) === LINE_BREAK)
        at = Math.max(at, text.lastIndexOf('\n\n', at + DEEPEST_BRACKET));
    } else if (kind === 'operator') chain += code;
    else open = Math.max(0, open + kind);
    if (character === BRACE) code = 1;
    if (open > DEEPEST_BRACKET || chain > LONGEST_CHAIN) return at;
  }
  return undefined;
}
