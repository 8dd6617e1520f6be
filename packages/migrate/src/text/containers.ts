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
  const atEnd = open.toReversed().map(({ name, indent, after }): ContainerMark => {
    const end = endOfList(written, indent, after);
    return {
      kind: 'close',
      name,
      rest: '',
      indent: end === undefined ? '' : indent,
      ...placeAt(end ?? prose.length),
    };
  });
  return [...marks, ...atEnd];
}

function placeAt(offset: number): Pick<ContainerMark, 'start' | 'end'> {
  return { start: offset, end: offset };
}

/** Where the item of a list ends in which a block stands; undefined for one outside of lists, and in the last item. */
function endOfList(text: string, indent: string, from: number): number | undefined {
  if (indent === '' || indent.trim() !== '') return undefined;
  const next = text.slice(from).search(new RegExp(`(?<=\\n)(?! {${indent.length}}|[ \\t]*(?:\\n|$))`));
  return next === -1 ? undefined : from + text.slice(from, from + next).trimEnd().length;
}

/** A block that began in a list ends there too, wherever its last line stands. */
function endIndent(opened: string, closed: string): string {
  const isOutside = closed.trim() === '' && opened.trim() === '' && closed.length < opened.length;
  return isOutside ? opened : closed;
}
