/** The parts of a tree of sheets, of which Chromium puts a few into each; pictures in a PDF may hold any bytes. */
const NODE = /(?<!\d)(\d+) 0 obj\s*<<\/Type \/Pages\b[^[]{0,200}\/Kids \[([^\]]{0,2000})\]/g;
const KID = /(?<!\d)(\d+) 0 R/g;

/** Numbers of the sheets on which the named places of a PDF are, as Chromium writes it: its dictionaries are plain text. */
export function sheetsOfPlaces(pdf: string): ReadonlyMap<string, number> {
  const nodes = new Map<string, readonly string[]>();
  for (const [, id = '', kids = ''] of pdf.matchAll(NODE))
    nodes.set(
      id,
      Array.from(kids.matchAll(KID), ([, kid = '']) => kid),
    );
  const inside = new Set([...nodes.values()].flat());
  const root = [...nodes.keys()].find((id) => !inside.has(id));
  const sheets = new Map<string, number>();
  const count = (id: string): void => {
    const kids = nodes.get(id);
    // What only looks like a part may name itself.
    nodes.delete(id);
    if (kids === undefined) sheets.set(id, sheets.size + 1);
    else kids.forEach(count);
  };
  if (root !== undefined) count(root);
  const places = pdf.matchAll(/\/(print-\d+)\s*\[(\d+) 0 R \/XYZ/g);
  return new Map(Array.from(places, ([, name = '', id = '']) => [name, sheets.get(id) ?? 0]));
}
