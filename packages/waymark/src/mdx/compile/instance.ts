import type { Span } from '@waymark/core/source';
import type { MdxModule } from '../parse/read-module.ts';
import { endOf, type MdxNode, startOf } from '../parse/tree.ts';

/** One use of a file on a page: the page itself, or a snippet with the tag that includes it. */
export interface Instance {
  readonly module: MdxModule;
  /** The including tag, whose attributes are the snippet's props; none for the page itself. */
  readonly tag?: MdxNode;
  readonly parent?: Instance;
}

/** Whether a name is one that the file itself exports or imports: it wins over the built-in component of that name. */
export function isOwnName(name: string, { module }: Instance): boolean {
  const head = name.split('.')[0] ?? '';
  return (
    module.exports.has(head) || module.imports.some(({ names }) => names.some(({ local }) => local === head))
  );
}

/** The tag whose content an expression of a snippet stands for. */
export function contentTag(expression: MdxNode, { module, tag }: Instance): MdxNode | undefined {
  const path = (expression.value ?? '').trim();
  if (path !== 'props.children' && (path !== 'children' || isOwnName(path, { module }))) return undefined;
  return tag?.attributes?.some(({ name }) => name === 'children') === true ? undefined : tag;
}

/** Span of a tag's opening, where the eye looks for it. */
export function spanOf(node: MdxNode, { module }: Instance): Span {
  const start = module.toSource(startOf(node));
  const length = node.name ? node.name.length + 1 : module.toSource(endOf(node)) - start;
  return { file: module.file, start, end: start + length };
}

/**
 * The words of a snippet that is one paragraph, where its tag stands among others in a line: they go on in that. On a line of
 * its own it is a block.
 */
export function wordsInLine({ module, tag, parent }: Instance): readonly MdxNode[] | undefined {
  if (tag?.type !== 'mdxJsxTextElement' || parent === undefined) return undefined;
  const [only, ...others] = (module.root.children ?? []).filter(({ type }) => !NO_CONTENT.has(type));
  if (only?.type !== 'paragraph' || others.length > 0) return undefined;
  const { text } = parent.module;
  const lineEnd = text.indexOf('\n', endOf(tag));
  const before = text.slice(text.lastIndexOf('\n', startOf(tag) - 1) + 1, startOf(tag));
  const after = text.slice(endOf(tag), lineEnd === -1 ? text.length : lineEnd);
  return `${before}${after}`.trim() === '' ? undefined : only.children;
}

/** Nodes of a file that are nothing of what it shows. */
const NO_CONTENT: ReadonlySet<string> = new Set(['yaml', 'toml', 'mdxjsEsm']);
