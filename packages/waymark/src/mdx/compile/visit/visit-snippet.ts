import { mdxDiagnostics } from '@waymark/core/diagnostics';
import { DEEPEST_NODE } from '../../parse/limits/depth.ts';
import { type MdxModule, readModule } from '../../parse/read-module.ts';
import type { MdxNode } from '../../parse/tree.ts';
import { type Instance, spanOf } from '../instance.ts';
import { addDependencies, type Walk, type WalkPosition } from './walk.ts';

/** Most uses of snippets on one page, those in snippets counted: they multiply with each level. */
const MOST_SNIPPETS = 2000;

/**
 * Visits the file that a tag includes, then what stands in the tag. False where the tag is the component of its name that
 * the file exports: a file without text has nothing else to show.
 */
export function visitSnippet(node: MdxNode, file: string, walk: Walk, position: WalkPosition): boolean {
  const { instance, chain } = position;
  walk.collector.dependency(file);
  if (chain.includes(file)) {
    // What leads into the circle is no part of it: all pages that do have one mistake.
    const circle = [...chain.slice(chain.indexOf(file)), file];
    walk.diagnostics.push(
      mdxDiagnostics['import-cycle']({ chain: circle }, { span: spanOf(node, instance) }),
    );
    return true;
  }
  const excess = excessOf(walk);
  if (excess !== undefined) {
    if (!walk.diagnostics.some(({ code }) => code === 'mdx/snippet-limit'))
      walk.diagnostics.push(mdxDiagnostics['snippet-limit'](excess, { span: spanOf(node, instance) }));
    return true;
  }
  const text = walk.environment.readText(file);
  if (text === undefined) return true;
  const { value: module, diagnostics } = readModule(file, text, walk.environment);
  for (const each of diagnostics) walk.diagnostics.push(each);
  if (module === undefined) return true;
  if (isComponent(node, module)) return false;
  if (hasOnlyExports(module))
    walk.diagnostics.push(
      mdxDiagnostics['only-exports'](
        { file, hasDefault: module.exports.has('default') },
        { span: spanOf(node, instance) },
      ),
    );
  const snippet: Instance = { module, tag: node, parent: instance };
  walk.snippets.set(node, snippet);
  addDependencies(snippet, walk);
  walk.visitChildren(module.root, walk, { ...position, instance: snippet, chain: [...chain, file] });
  walk.visitChildren(node, walk, position);
  return true;
}

function hasOnlyExports({ exports, root }: MdxModule): boolean {
  return exports.size > 0 && root.children?.every(({ type }) => type === 'mdxjsEsm') === true;
}

/** Whether a tag is what a file without text exports by its name. */
function isComponent({ name }: MdxNode, module: MdxModule): boolean {
  return hasOnlyExports(module) && module.exports.has(name ?? '') && !module.exports.has('default');
}

/** Which limit of snippets a page is beyond. */
function excessOf({ snippets, depth }: Walk): { readonly limit: number; readonly isDeep?: true } | undefined {
  if (snippets.size >= MOST_SNIPPETS) return { limit: MOST_SNIPPETS };
  return depth > DEEPEST_NODE ? { limit: DEEPEST_NODE, isDeep: true } : undefined;
}
