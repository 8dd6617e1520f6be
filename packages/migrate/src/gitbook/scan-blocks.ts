/** A tag between `{%` and `%}`. */
export interface BlockTag {
  readonly name: string;
  readonly isClosing: boolean;
  readonly attributes: Readonly<Record<string, string>>;
  readonly start: number;
  readonly end: number;
}

/** A tag with the one that closes it; those without have no content. */
export interface Block {
  readonly tag: BlockTag;
  readonly closing: BlockTag | undefined;
  /** The block that it stands in. */
  readonly parent: Block | undefined;
}

/** What is opened and not closed ends before the next one, and a name is taken whole. */
const TAG =
  /\{%-?\s*(@?[\w-]+(?:\/[\w-]+)*)(?!\/?[\w-])((?:"(?:[^"\\]|\\.)*"|'[^']*'|[^"'%{]|\{(?!%)|%(?!\}))*)%\}/g;
const ATTRIBUTE = /(?<![\w-])([\w-]+)\s*=\s*(?:"((?:[^"\\]|\\.)*)"|'([^']*)'|([^\s"']+))/g;

/** Finds the blocks of a GitBook page, each opening tag with its closing one. */
export function scanBlocks(prose: string, written: string): readonly Block[] {
  const blocks: Block[] = [];
  const open: Block[] = [];
  for (const match of prose.matchAll(TAG)) {
    const tag = tagOf(match, written);
    const opened = tag.isClosing ? open.findLastIndex((one) => one.tag.name === tag.name) : -1;
    const block = open[opened];
    if (block !== undefined) {
      open.length = opened;
      blocks[blocks.indexOf(block)] = { ...block, closing: tag };
    } else {
      const next: Block = { tag, closing: undefined, parent: open.at(-1) };
      blocks.push(next);
      if (!tag.isClosing) open.push(next);
    }
  }
  return blocks;
}

function tagOf(match: RegExpMatchArray, written: string): BlockTag {
  const start = match.index ?? 0;
  const end = start + match[0].length;
  const name = match[1] ?? '';
  const isClosing = /^end\w/.test(name);
  const head = match[0].length - (match[2] ?? '').length - 2;
  const source = written.slice(start + head, end - 2);
  const attributes = [...source.matchAll(ATTRIBUTE)].map(
    ([, key = '', double, single, bare]) =>
      [key, (double ?? single ?? bare ?? '').replaceAll('\\"', '"')] as const,
  );
  return {
    name: isClosing ? name.slice(3) : name,
    isClosing,
    attributes: Object.fromEntries(attributes),
    start,
    end,
  };
}
