import type { ImportDeclaration } from '@waymark/core/content';
import type { MdxNode } from '../../parse/tree.ts';
import { literalProps } from '../attributes.ts';
import type { Instance } from '../instance.ts';
import type { CompileEnvironment } from './walk.ts';

/** The Markdown file that a tag includes: an imported snippet, or the older `<Snippet file>`. */
export function includedFile(
  node: MdxNode,
  environment: CompileEnvironment,
  instance: Instance,
): string | undefined {
  const name = node.name ?? '';
  const declaration = instance.module.exports.has(name) ? undefined : importOf(name, instance.module.imports);
  if (declaration !== undefined) {
    const file = environment.resolveImport(declaration.specifier, instance.module.file);
    const isDefault = declaration.names.some(
      ({ local, imported }) => local === name && imported === 'default',
    );
    return isDefault && file !== undefined && /\.mdx?$/.test(file) ? file : undefined;
  }
  if (name !== 'Snippet' || instance.module.exports.has(name)) return undefined;
  const { file } = literalProps(node);
  return typeof file === 'string' ? environment.resolveSnippet(file) : undefined;
}

function importOf(name: string, imports: readonly ImportDeclaration[]): ImportDeclaration | undefined {
  return imports.find(({ names }) => names.some(({ local }) => local === name));
}
