/** One end of a block between lines of three or more colons. */
export interface ContainerMark {
  readonly kind: 'open' | 'close';
  /** Name of the block; of a closing line, that of the block that it closes. */
  readonly name: string;
  /** What stands behind the name. */
  readonly rest: string;
  readonly indent: string;
  readonly start: number;
  /** End of the line. */
  readonly end: number;
}

const LINE = /^((?:[ \t>]|[-*+] |\d+[.)] )*)(:{3,})[ \t]*([A-Za-z][\w-]*)?(.*)$/gm;

/** A line that begins an item of a list. */
const ITEM = /^[ \t]*(?:[-*+]|\d+[.)])[ \t]/;

/** Finds blocks such as `:::note … :::`, each opening with its closing line. What nobody closes ends with the text. */
export function scanContainers(prose: string, written: string): readonly ContainerMark[] {
  const marks: ContainerMark[] = [];
  const open: {
    readonly name: string;
    readonly colons: number;
    readonly indent: string;
    readonly after: number;
  }[] = [];
  for (const match of prose.matchAll(LINE)) {
    const [line, indent = '', colons = '', name] = match;
    const place = { indent, start: match.index, end: match.index + line.length };
    if (name !== undefined) {
      const rest = written.slice(place.end - (match[4] ?? '').length, place.end);
      open.push({ name, colons: colons.length, indent, after: place.end });
      marks.push({ kind: 'open', name, rest: rest.trim(), ...place });
    } else if ((match[4] ?? '').trim() === '') {
      const opened = open.findLastIndex((one) => one.colons <= colons.length);
      const closed = open[opened];
      if (closed === undefined) continue;
      open.length = opened;
      marks.push({
        kind: 'close',
        name: closed.name,
        rest: '',
        ...place,
        indent: endIndent(closed.indent, indent),
      });
    }
  }
  const endOf = createItemEnds(written);
  const atEnd = open.map(({ name, indent, after }): ContainerMark => {
    const end = endOf(indent, after);
    const place = placeAt(end ?? prose.length);
    return { kind: 'close', name, rest: '', indent: end === undefined ? '' : indent, ...place };
  });
  return [...marks, ...atEnd.reverse()];
}

function placeAt(offset: number): Pick<ContainerMark, 'start' | 'end'> {
  return { start: offset, end: offset };
}

interface ItemEnd {
  /** Undefined outside of lists. */
  readonly end: number | undefined;
  /** Up to where the answer is the same. */
  readonly until: number;
}

/** Where the item of a list ends in which a block stands, asked from the first block to the last. */
function createItemEnds(text: string): (indent: string, from: number) => number | undefined {
  const known = new Map<string, ItemEnd>();
  return (indent, from) => {
    if (indent === '' || indent.trim() !== '') return undefined;
    const last = known.get(indent);
    const found = last !== undefined && from < last.until ? last : findItemEnd(text, indent, from);
    known.set(indent, found);
    return found.end;
  };
}

function findItemEnd(text: string, indent: string, from: number): ItemEnd {
  const outside = new RegExp(`^(?!${indent}|[ \\t]*$)`, 'm');
  const next = text.slice(from).search(outside);
  const until = next === -1 ? text.length : from + next;
  const isItem = ITEM.test(lineBefore(text, from, outside));
  return { end: isItem ? text.slice(0, until).trimEnd().length : undefined, until };
}

/** The last whole line before a place that is of a sort; `''` where there is none. */
function lineBefore(text: string, from: number, sort: RegExp): string {
  let end = text.lastIndexOf('\n', from);
  while (end > 0) {
    const start = text.lastIndexOf('\n', end - 1) + 1;
    const line = text.slice(start, end);
    if (sort.test(line)) return line;
    end = start - 1;
  }
  return '';
}

/** A block that began in a list ends there too, wherever its last line stands. */
function endIndent(opened: string, closed: string): string {
  const isOutside = closed.trim() === '' && opened.trim() === '' && closed.length < opened.length;
  return isOutside ? opened : closed;
}
