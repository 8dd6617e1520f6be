/** What all of a stylesheet of ours stands in. */
const OURS = '@layer waymark';

/**
 * Joins stylesheets, minified, with one block for each layer of ours: a hundred bytes fewer of a first visit than with the blocks of
 * each. Rules of a layer stay in their order, and layers settle the rest.
 */
export function joinLayers(sheets: readonly string[]): string {
  const outer = groupLayers(sheets.flatMap(topRules));
  const ours = outer.get(OURS);
  if (ours !== undefined) outer.set(OURS, [printLayers(groupLayers(ours.flatMap(topRules)))]);
  return printLayers(outer);
}

/** The contents of blocks of layers, by what stands before their braces; all other rules have no name. */
function groupLayers(rules: readonly string[]): Map<string, string[]> {
  const layers = new Map<string, string[]>([['', []]]);
  for (const rule of rules) {
    const [start, name = ''] = /^(@layer [^{;,]+)\{/.exec(rule) ?? [''];
    const content = start === '' ? rule : rule.slice(start.length, -1);
    layers.set(name, [...(layers.get(name) ?? []), content]);
  }
  return layers;
}

function printLayers(layers: ReadonlyMap<string, readonly string[]>): string {
  return [...layers]
    .map(([name, rules]) => (name === '' ? rules.join('') : `${name}{${rules.join('')}}`))
    .join('');
}

/** Rules and statements of a stylesheet that stand in no other. */
function topRules(css: string): string[] {
  const rules: string[] = [];
  let depth = 0;
  let start = 0;
  for (const { 0: sign, index } of css.matchAll(/"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|[{};]/g)) {
    if (sign === '{') depth++;
    else if (sign === '}') depth--;
    if (depth !== 0 || (sign !== '}' && sign !== ';')) continue;
    rules.push(css.slice(start, index + 1).trim());
    start = index + 1;
  }
  return rules;
}
