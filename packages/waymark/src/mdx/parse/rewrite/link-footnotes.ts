import { isTag, type MdxNode } from '../tree.ts';

/** Where links to footnotes lead in the files of GitBook, as GitHub calls the places. */
const PLACE = '#user-content-fn-';

/**
 * Puts the mark of the footnote in place of a link to it, behind the words of the link, as GitBook shows both. What has the
 * mark beside it, or leads to no footnote of the page, is left as it is but for the link.
 */
export function linkFootnotes(root: MdxNode, text: string): MdxNode {
  if (!text.includes(PLACE)) return root;
  const known = new Set(footnotesOf(root));
  return known.size === 0 ? root : withMarks(root, known);
}

function footnotesOf(node: MdxNode): readonly string[] {
  const own = node.type === 'footnoteDefinition' ? [node.identifier ?? ''] : [];
  return [...own, ...(node.children ?? []).flatMap(footnotesOf)];
}

function withMarks(node: MdxNode, known: ReadonlySet<string>): MdxNode {
  if (node.children === undefined) return node;
  const written = node.children;
  const children = written.flatMap((child, index) => {
    const filled = withMarks(child, known);
    const identifier = footnoteOf(child);
    if (identifier === undefined || !known.has(identifier)) return [filled];
    const words = filled.children ?? [];
    const next = written[index + 1];
    const isMarked = next?.type === 'footnoteReference' && next.identifier === identifier;
    return isMarked ? words : [...words, markOf(identifier, child)];
  });
  return { ...node, children };
}

/** The footnote that a link in a line leads to. */
function footnoteOf(node: MdxNode): string | undefined {
  const url = node.type === 'link' ? node.url : hrefOf(node);
  return url?.startsWith(PLACE) === true ? url.slice(PLACE.length).toLowerCase() : undefined;
}

function hrefOf(node: MdxNode): string | undefined {
  if (!isTag(node) || node.name !== 'a') return undefined;
  const value = node.attributes?.find(({ name }) => name === 'href')?.value;
  return typeof value === 'string' ? value : undefined;
}

function markOf(identifier: string, { position }: MdxNode): MdxNode {
  const mark = { type: 'footnoteReference', identifier, label: identifier };
  return position === undefined ? mark : { ...mark, position: { start: position.end, end: position.end } };
}
