import { isExpression, isTag, type MdxNode, nodeText } from '../../parse/tree.ts';
import { literalProps } from '../attributes.ts';
import type { Instance } from '../instance.ts';

/** A name in braces, as paths of requests have it, and none that every page knows. */
const NAME = /^\s*(?!(?:user|props)\b|use[A-Z])[a-z_$][\w$]*\s*$/;

/** Commands of LaTeX that only choose a face for the letters in their braces. */
const FACES = /\\(?:text(?:tt|bf|it|sf|rm|sc)?|math(?:tt|bf|it|sf|rm)|operatorname)\s*\{([^{}\\]*)\}/g;

/** What is known of the parts of a heading that are no words themselves. */
interface KnownParts {
  readonly text?: (expression: MdxNode, instance: Instance) => string | undefined;
  /** The file that a tag includes; what that includes in turn is left out, for it may lead in a circle. */
  readonly snippet?: (tag: MdxNode, instance: Instance) => Instance | undefined;
}

/**
 * The words of a heading; a name in braces that nothing of its file can mean is shown as it is written. `known` says what other
 * expressions and tags that include files show.
 */
export function headingWords(node: MdxNode, instance: Instance, known: KnownParts = {}): string {
  if (isExpression(node)) {
    return known.text?.(node, instance) ?? (isText(node, instance) ? `{${node.value ?? ''}}` : '');
  }
  // As the break of Markdown does, it stands between two words.
  if (isTag(node) && node.name === 'br') return ' ';
  if (isForAgents(node)) return '';
  const included = isTag(node) ? known.snippet?.(node, instance) : undefined;
  if (included !== undefined)
    return headingWords(included.module.root, included, { ...known, snippet: () => undefined });
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
  const { children = [] } = node;
  const named =
    children.length > 0 && children.every(isSaid) ? node : { ...node, children: children.filter(isSaid) };
  return headingWords(named, instance).trim();
}

/** What agents alone are told is no word of a heading that people read. */
function isForAgents(node: MdxNode): boolean {
  return isTag(node) && node.name === 'Visibility' && literalProps(node)['for'] === 'agents';
}

function isText({ value = '' }: MdxNode, { module, tag }: Instance): boolean {
  const hasNames = module.code !== '' || module.imports.length > 0 || tag !== undefined;
  return !hasNames && NAME.test(value);
}
