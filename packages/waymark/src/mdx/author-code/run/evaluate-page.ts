import type { Diagnostic, Outcome } from '@waymark/core/diagnostics';
import type { CompiledPage } from '../../compile/compile-page.ts';
import type { Instance } from '../../compile/instance.ts';
import type { AuthorCode } from '../author-code.ts';
import { type Resolver, writtenImports } from '../author-imports.ts';
import { checkImports } from '../check-imports.ts';
import type { ImportedNames } from '../imported-names.ts';
import { evaluatedProps } from './evaluated-props.ts';
import { createScope, type Scope } from './scope.ts';

/** What evaluating a page asks of the project. */
export interface EvaluateEnvironment extends Resolver {
  readonly authorCode: AuthorCode;
  readonly builtIns: Readonly<Record<string, unknown>>;
}

/**
 * Runs the code of a page and of its snippets, each with its own imports and props. A page without code is not run:
 * its scopes only answer names.
 */
export async function evaluatePage(
  compiled: CompiledPage,
  environment: EvaluateEnvironment,
): Promise<Outcome<ReadonlyMap<Instance, Scope>>> {
  const scopes = new Map<Instance, Scope>();
  const diagnostics: Diagnostic[] = [];
  const instances = [compiled.page, ...compiled.snippets.values()];
  for (const instance of instances) {
    const { module } = instance;
    const imports = writtenImports(module);
    for (const each of checkImports(imports, module.file, environment)) diagnostics.push(each);
    const imported = await environment.authorCode.importNames(imports, module.file);
    for (const each of imported.diagnostics) diagnostics.push(each);
    const names = new Map(imported.values);
    // The attributes of the including tag are names in the snippet.
    const props =
      instance.tag === undefined
        ? {}
        : evaluatedProps(instance.tag, instance.parent && scopes.get(instance.parent));
    for (const [name, value] of Object.entries(props)) names.set(name, value);
    names.set('props', props);
    const hasParameters = instance.tag !== undefined;
    const known: ImportedNames = { ...imported, values: names, hasParameters };
    const result = await environment.authorCode.runModule(module, known);
    for (const each of result.diagnostics) diagnostics.push(each);
    const { builtIns } = environment;
    const lost = new Set([...imported.lost, ...(result.lost ?? [])]);
    const { texts } = imported;
    scopes.set(instance, createScope({ ...result, module, names, lost, texts, builtIns, props }));
  }
  return { value: scopes, diagnostics };
}

/** Whether rendering a page means running code of its author. */
export function runsCode(compiled: CompiledPage): boolean {
  const instances = [compiled.page, ...compiled.snippets.values()];
  return instances.some(
    ({ module }) =>
      module.code !== '' ||
      module.expressions.length > 0 ||
      module.imports.some(
        ({ specifier, names }) =>
          !/\.mdx?$/.test(specifier) || names.some(({ imported }) => imported !== 'default'),
      ),
  );
}
