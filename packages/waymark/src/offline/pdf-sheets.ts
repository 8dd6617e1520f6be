/** Numbers of the sheets on which the named places of a PDF are, as Chromium writes it: its dictionaries are plain text. */
export function sheetsOfPlaces(pdf: string): ReadonlyMap<string, number> {
  const nodes = new Map<string, readonly string[]>();
  for (const [, id = '', kids = ''] of pdf.matchAll(
    /(\d+) 0 obj\s*<<\/Type \/Pages\b[^[]*\/Kids \[([^\]]*)\]/g,
  ))
    nodes.set(
      id,
      Array.from(kids.matchAll(/(\d+) 0 R/g), ([, kid = '']) => kid),
    );
  const inside = new Set([...nodes.values()].flat());
  const root = [...nodes.keys()].find((id) => !inside.has(id));
  const sheets = new Map<string, number>();
  const count = (id: string): void => {
    const kids = nodes.get(id);
    if (kids === undefined) sheets.set(id, sheets.size + 1);
    else kids.forEach(count);
  };
  if (root !== undefined) count(root);
  const places = pdf.matchAll(/\/(print-\d+)\s*\[(\d+) 0 R \/XYZ/g);
  return new Map(Array.from(places, ([, name = '', id = '']) => [name, sheets.get(id) ?? 0]));
}
