// Reads the blocks of text that a document shows: `{ kind, text }`. Interface words are left out.
import { INLINE, normalize } from './text.mjs';

const SKIPPED = new Set(
  'script style svg template noscript iframe video audio input textarea select canvas'.split(' '),
);
/** Classes of what the engine puts into the content. */
const OURS =
  /(?:^|\s)(?:heading-anchor|visually-hidden|stage-number|unfold-hide|entry-link|entry-location|copy-button|tab-list|sign|icon|prompt|feedback-toolbar|footnote-reference|directory|update-tags|api-bar|api-examples|mermaid)(?:\s|$)/;
/** Elements that are blocks to the eye, and name what follows: in the Markdown they stand in one line, or in none. */
const TITLE = /(?:^|\s)(?:entry-|unfold-|fold-|stage-title|tab-title|tooltip-(?:headline|cta))/;
const NOT_CONTENT = new Set(['header', 'pagination', 'footer']);

const attribute = (node, name) => node.attrs?.find((each) => each.name === name)?.value;
const textOf = (node) => node.value ?? (node.childNodes ?? []).map(textOf).join('');

export function findById(node, id) {
  if (attribute(node, 'id') === id) return node;
  for (const child of node.childNodes ?? []) {
    const found = findById(child, id);
    if (found !== undefined) return found;
  }
  return undefined;
}

export function readBlocks(content) {
  const blocks = [];
  const flush = (state) => {
    const text = normalize(state.line);
    if (text !== '') blocks.push({ kind: state.kind, text });
    state.line = '';
  };
  const walk = (node, state) => {
    for (const child of node.childNodes ?? []) {
      const name = child.tagName;
      if (name === undefined) state.line += child.nodeName === '#text' ? child.value : '';
      else if (!isLeftOut(child)) visit(child, name, state);
    }
  };
  const apart = (node, kind, state) => {
    flush(state);
    const inner = { kind, line: '' };
    walk(node, inner);
    flush(inner);
  };
  const visit = (node, name, state) => {
    const looks = attribute(node, 'class') ?? '';
    if (name === 'br') state.line += '\n';
    else if (name === 'pre') {
      flush(state);
      blocks.push({ kind: 'code', text: textOf(node) });
    } else if (name === 'math') {
      const source = node.childNodes[0]?.childNodes.find((each) => each.tagName === 'annotation');
      state.line += ` $${textOf(source ?? node)}$ `;
    } else if (/tooltip-content/.test(looks)) {
      const inner = { kind: 'tooltip', line: '' };
      walk(node, inner);
      flush(inner);
    } else if (TITLE.test(looks) || attribute(node, 'data-component-part') === 'code-block-header')
      apart(node, 'title', state);
    else if (INLINE.has(name) || name === 'wm-tooltip') walk(node, state);
    else apart(node, name, state);
  };
  const state = { kind: 'div', line: '' };
  walk(content, state);
  flush(state);
  return blocks;
}

function isLeftOut(node) {
  const looks = attribute(node, 'class') ?? '';
  return (
    SKIPPED.has(node.tagName) ||
    NOT_CONTENT.has(attribute(node, 'id')) ||
    attribute(node, 'data-diagnostic') !== undefined ||
    (attribute(node, 'aria-hidden') === 'true' && !looks.includes('katex')) ||
    (OURS.test(looks) && node.tagName !== 'pre')
  );
}
