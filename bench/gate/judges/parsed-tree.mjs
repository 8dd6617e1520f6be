import { parse } from 'parse5';

const VOID = new Set('area base br col embed hr img input link meta param source track wbr'.split(' '));

/** Whether a browser makes the tree of a page that its tags mean: the first element at which the two part. */
export function judgeParsedTree({ html, tags }) {
  const written = [...writtenTree(html, tags)];
  const parsed = [...parsedTree(parse(html, { scriptingEnabled: true }), 0)];
  const at = written.findIndex(
    (line, index) => line.name !== parsed[index]?.name || line.depth !== parsed[index]?.depth,
  );
  if (at === -1 && written.length === parsed.length) return [];
  const index = at === -1 ? written.length : at;
  const place = written
    .slice(Math.max(0, index - 3), index + 1)
    .map(({ text }) => text)
    .join(' › ');
  return [{ text: `${place} (parsed as <${parsed[index]?.name ?? 'nothing'}>)` }];
}

/** Elements as their tags nest, where an end tag closes what stands open. */
function* writtenTree(html, tags) {
  const open = [];
  let foreign = 0;
  for (const { kind, name, attributes, end } of tags) {
    if (kind === 'close') {
      const closed = open.pop();
      if (closed !== name)
        yield { name: `mismatch:${closed}/${name}`, depth: open.length, text: `</${name}>` };
      if (name === 'svg' || name === 'math') foreign--;
      continue;
    }
    const selfClosing = html[end - 2] === '/';
    const id = attributes.get('id');
    yield {
      name,
      depth: open.length,
      text: `<${name}${id ? ` id="${id}"` : ''}${attributes.has('class') ? ` class="${attributes.get('class')}"` : ''}>`,
    };
    if (VOID.has(name) || (foreign > 0 && selfClosing)) continue;
    if (name === 'svg' || name === 'math') foreign += selfClosing ? 0 : 1;
    if (!((name === 'svg' || name === 'math') && selfClosing)) open.push(name);
  }
}

function* parsedTree(parent, depth) {
  const nodes = parent.nodeName === 'template' ? parent.content.childNodes : parent.childNodes;
  for (const node of nodes ?? []) {
    if (node.tagName === undefined) continue;
    yield { name: node.tagName.toLowerCase(), depth };
    yield* parsedTree(node, depth + 1);
  }
}
