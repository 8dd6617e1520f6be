const SECTIONS: ReadonlySet<string> = new Set(['tbody', 'thead', 'tfoot']);
const CELLS: ReadonlySet<string> = new Set(['td', 'th']);
/** Elements that stand in tables alone. */
export const TABLE_PARTS: ReadonlySet<string> = new Set([
  ...SECTIONS,
  ...CELLS,
  'tr',
  'caption',
  'colgroup',
  'col',
]);
/** What may stand anywhere in a table, and stays where it is. */
const ANYWHERE: ReadonlySet<string> = new Set(['template', 'script', 'style']);

/** Whether an element holds nothing but parts of a table. */
export function holdsTableParts(name: string): boolean {
  return name === 'table' || name === 'tr' || SECTIONS.has(name);
}

/** The part of a table that has to stand between an element and what is put into it; text goes by the name `#text`. */
export function missingTablePart(parent: string, name: string): string | undefined {
  if (ANYWHERE.has(name) || (TABLE_PARTS.has(name) && !isStrayTablePart(parent, name))) return undefined;
  if (parent === 'table') return 'tbody';
  if (SECTIONS.has(parent)) return 'tr';
  return parent === 'tr' ? 'td' : undefined;
}

/** Whether an element is a part of a table in a place where browsers do not read one. */
export function isStrayTablePart(parent: string, name: string): boolean {
  if (!TABLE_PARTS.has(name)) return false;
  if (name === 'tr') return !SECTIONS.has(parent);
  if (CELLS.has(name)) return parent !== 'tr';
  return parent !== (name === 'col' ? 'colgroup' : 'table');
}

/** Whether a part of a table that stands open without having been written takes in an element. */
export function holdsInTable(part: string, name: string): boolean {
  if (part === 'tr') return CELLS.has(name) || !TABLE_PARTS.has(name);
  return part === 'tbody'
    ? name === 'tr' || CELLS.has(name) || !TABLE_PARTS.has(name)
    : !TABLE_PARTS.has(name);
}
