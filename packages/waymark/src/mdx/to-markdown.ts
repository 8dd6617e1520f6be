import { fillText } from '@waymark/core/content';
import { componentRegistry } from '../components/index.ts';
import type { Scope } from './author-code/scope.ts';
import { literalProps } from './compile/attributes.ts';
import type { CompiledPage } from './compile/compile-page.ts';
import type { Instance } from './compile/instance.ts';
import { endOf, isElement, isExpression, type MdxNode, startOf } from './parse/tree.ts';

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Nodes that say nothing to a reader of the Markdown. */
const LEFT_OUT: ReadonlySet<string> = new Set(['yaml', 'toml', 'mdxjsEsm']);

/**
 * The page's body as Markdown: the author's own text with snippets, props, variables and built-in components resolved,
 * imports and exports left out, and what `Visibility` keeps from agents dropped. HTML stays as it is.
 */
export function bodyMarkdown(compiled: CompiledPage, scopes: ReadonlyMap<Instance, Scope>): string {
  const textOfInstance = (instance: Instance): string =>
    textOfNodes(instance.module.root.children ?? [], instance);

  /** Text of neighbouring nodes, from the beginning of the first to the end of the last. */
  const textOfNodes = (nodes: readonly MdxNode[], instance: Instance): string => {
    const [first] = nodes;
    const last = nodes.at(-1);
    if (first === undefined || last === undefined) return '';
    const edits: Edit[] = [];
    const collect = (node: MdxNode): void => {
      const replacement = replace(node, instance);
      if (replacement === undefined) node.children?.forEach(collect);
      else {
        // A block of its own, also where the next tag stood on the very next line.
        const text = node.type === 'mdxJsxFlowElement' ? `\n${replacement}\n` : replacement;
        edits.push({ start: startOf(node), end: endOf(node), text });
      }
    };
    nodes.forEach(collect);
    const from = lineStart(instance.module.text, startOf(first));
    const text = applyEdits(instance.module.text, { from, to: endOf(last), edits });
    return dedent(text)
      .replace(/\n{3,}/g, '\n\n')
      .trim();
  };

  const replace = (node: MdxNode, instance: Instance): string | undefined => {
    if (LEFT_OUT.has(node.type)) return '';
    if (isExpression(node)) return expressionText(node, scopes.get(instance));
    if (!isElement(node)) return undefined;
    const snippet = compiled.snippets.get(node);
    return snippet === undefined ? elementText(node, instance) : textOfInstance(snippet);
  };

  const elementText = (node: MdxNode, instance: Instance): string | undefined => {
    const name = node.name ?? '';
    const definition = scopes.get(instance)?.owns(name) === true ? undefined : componentRegistry.get(name);
    if (name === 'Visibility')
      return literalProps(node)['for'] === 'agents' ? textOfNodes(node.children ?? [], instance) : '';
    if (definition === undefined || /^[a-z]/.test(name)) return undefined;
    const content = textOfNodes(node.children ?? [], instance);
    return definition.markdown?.(literalProps(node), content) ?? content;
  };

  return fillText(textOfInstance(compiled.page));
}

function expressionText(node: MdxNode, scope: Scope | undefined): string | undefined {
  const source = node.value ?? '';
  if (source.trim() === '' || /^\s*\/\*[\s\S]*\*\/\s*$/.test(source)) return '';
  const result = scope?.evaluate(source);
  const isText =
    result?.kind === 'value' && (typeof result.value === 'string' || typeof result.value === 'number');
  return isText ? String(result.value) : undefined;
}

/** Where the line of an offset begins, if there is only indentation before it. */
function lineStart(text: string, offset: number): number {
  let start = offset;
  while (start > 0 && /[^\S\n]/.test(text.charAt(start - 1))) start--;
  return start === 0 || text[start - 1] === '\n' ? start : offset;
}

/** Takes off the indentation that content inside tags has; in plain Markdown four spaces would make it code. */
function dedent(text: string): string {
  const lines = text.split('\n');
  const indents = lines
    .filter((line) => line.trim() !== '')
    .map((line) => line.length - line.trimStart().length);
  const shared = indents.reduce((least, indent) => Math.min(least, indent), 1000);
  return shared === 0 ? text : lines.map((line) => line.slice(shared)).join('\n');
}

function applyEdits(
  text: string,
  { from, to, edits }: { readonly from: number; readonly to: number; readonly edits: readonly Edit[] },
): string {
  const parts: string[] = [];
  let at = from;
  for (const edit of edits) {
    if (edit.start < at) continue;
    // What is put in takes the indentation of its place.
    const indent = text.slice(lineStart(text, edit.start), edit.start);
    parts.push(text.slice(at, edit.start), edit.text.replace(/\n(?=.)/g, `\n${indent}`));
    at = edit.end;
  }
  parts.push(text.slice(at, to));
  return parts.join('');
}
