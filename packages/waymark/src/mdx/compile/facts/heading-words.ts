import { isExpression, isTag, type MdxNode, nodeText } from '../../parse/tree.ts';
import { literalProps } from '../attributes.ts';
import type { Instance } from '../instance.ts';

/** A name in braces, as paths of requests have it, and none that every page knows. */
const NAME = /^\s*(?!(?:user|props)\b|use[A-Z])[a-z_$][\w$]*\s*$/;

/** Commands of LaTeX that only choose a face for the letters in their braces. */
const FACES = /\\(?:text(?:tt|bf|it|sf|rm|sc)?|math(?:tt|bf|it|sf|rm)|operatorname)\s*\{([^{}\\]*)\}/g;

/**
 * The words of a heading; a name in braces that nothing of its file can mean is shown as it is written. `known` says what other
 * expressions show.
 */
export function headingWords(
  node: MdxNode,
  instance: Instance,
  known: (expression: MdxNode) => string | undefined = () => undefined,
): string {
  if (isExpression(node)) {
    return known(node) ?? (isText(node, instance) ? `{${node.value ?? ''}}` : '');
  }
  // As the break of Markdown does, it stands between two words.
  if (isTag(node) && node.name === 'br') return ' ';
  if (isForAgents(node)) return '';
  if (node.type === 'inlineMath') return nodeText(node).replace(FACES, '$1');
  const { children } = node;
  return children === undefined
    ? nodeText(node)
    : children.map((child) => headingWords(child, instance, known)).join('');
}

/**
 * The words that name a heading: a badge beside them comes and goes, values change while links stay, and the commands of a
 * formula are no words.
 */
export function headingName(node: MdxNode, instance: Instance): string {
  const isSaid = (child: MdxNode): boolean =>
    isTag(child) ? child.name !== 'Badge' : child.type !== 'inlineMath';
  return headingWords({ ...node, children: (node.children ?? []).filter(isSaid) }, instance).trim();
}

/** What agents alone are told is no word of a heading that people read. */
function isForAgents(node: MdxNode): boolean {
  return isTag(node) && node.name === 'Visibility' && literalProps(node)['for'] === 'agents';
}

function isText({ value = '' }: MdxNode, { module, tag }: Instance): boolean {
  const hasNames = module.code !== '' || module.imports.length > 0 || tag !== undefined;
  return !hasNames && NAME.test(value);
}
