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
  const open: { readonly name: string; readonly colons: number; readonly indent: string }[] = [];
  for (const match of prose.matchAll(LINE)) {
    const [line, indent = '', colons = '', name] = match;
    const place = { indent, start: match.index, end: match.index + line.length };
    if (name !== undefined) {
      const rest = written.slice(place.end - (match[4] ?? '').length, place.end);
      open.push({ name, colons: colons.length, indent });
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
  const end = prose.length;
  const atEnd = open
    .toReversed()
    .map(({ name }): ContainerMark => ({ kind: 'close', name, rest: '', indent: '', start: end, end }));
  return [...marks, ...atEnd];
}

/** A block that began in a list ends there too, wherever its last line stands. */
function endIndent(opened: string, closed: string): string {
  const isOutside = closed.trim() === '' && opened.trim() === '' && closed.length < opened.length;
  return isOutside ? opened : closed;
}
