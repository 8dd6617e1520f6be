import { componentRegistry } from '../../../../components/definition/registry.ts';
import { compilePage } from '../../compile-page.ts';

/** Compiles the text of a page in a project that holds nothing else. */
export function compileText(text: string): ReturnType<typeof compilePage> {
  return compilePage('a.mdx', text, {
    components: componentRegistry,
    resolveImport: () => undefined,
    resolveSnippet: () => undefined,
    nearestImport: () => undefined,
    readText: () => undefined,
  });
}
