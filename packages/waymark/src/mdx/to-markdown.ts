import { literalProps } from './attributes.ts';
import type { CompiledPage, Instance } from './compile-page.ts';
import type { Scope } from './scope.ts';
import { endOf, isElement, isExpression, type MdxNode, startOf } from './tree.ts';

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Nodes that say nothing to a reader of the Markdown. */
const LEFT_OUT: ReadonlySet<string> = new Set(['yaml', 'toml', 'mdxjsEsm']);

/**
 * The page's body as Markdown: the author's own text with snippets, props and variables in place, imports and exports
 * left out, component tags kept, and what `Visibility` keeps from agents dropped.
 */
export function pageMarkdown(compiled: CompiledPage, scopes: ReadonlyMap<Instance, Scope>): string {
  const textOfInstance = (instance: Instance): string => {
    const { module } = instance;
    const edits: Edit[] = [];
    const collect = (node: MdxNode): void => {
      const replacement = replace(node, instance);
      if (replacement === undefined) node.children?.forEach(collect);
      else edits.push({ start: startOf(node), end: endOf(node), text: replacement });
    };
    module.root.children?.forEach(collect);
    return applyEdits(module.text, edits)
      .replace(/\n{3,}/g, '\n\n')
      .trim();
  };

  const replace = (node: MdxNode, instance: Instance): string | undefined => {
    if (LEFT_OUT.has(node.type)) return '';
    if (isExpression(node)) return expressionText(node, scopes.get(instance));
    if (!isElement(node)) return undefined;
    const snippet = compiled.snippets.get(node);
    if (snippet !== undefined) return textOfInstance(snippet);
    if (node.name !== 'Visibility') return undefined;
    return literalProps(node)['for'] === 'agents' ? childrenText(node, instance) : '';
  };

  const childrenText = (node: MdxNode, instance: Instance): string => {
    const [first] = node.children ?? [];
    const last = node.children?.at(-1);
    return first === undefined || last === undefined
      ? ''
      : instance.module.text.slice(startOf(first), endOf(last));
  };

  return textOfInstance(compiled.page);
}

function expressionText(node: MdxNode, scope: Scope | undefined): string | undefined {
  const source = node.value ?? '';
  if (/^\s*\/\*[\s\S]*\*\/\s*$/.test(source)) return '';
  const result = scope?.evaluate(source);
  const isText =
    result?.kind === 'value' && (typeof result.value === 'string' || typeof result.value === 'number');
  return isText ? String(result.value) : undefined;
}

function applyEdits(text: string, edits: readonly Edit[]): string {
  const parts: string[] = [];
  let at = 0;
  for (const edit of edits) {
    if (edit.start < at) continue;
    parts.push(text.slice(at, edit.start), edit.text);
    at = edit.end;
  }
  parts.push(text.slice(at));
  return parts.join('');
}
