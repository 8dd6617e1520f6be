import { type Diagnostic, type Outcome, openapiDiagnostics } from '@waymark/core/diagnostics';
import { type JsonObject, objectOf, own, printPlain, stringOf } from '../model/json.ts';
import type { Specification } from '../model/model.ts';
import { parseText } from '../read/text/parse-text.ts';
import { createSchemaMemory } from '../schemas/schemas.ts';
import { groupName, type Library, readLibrary } from './library.ts';

/**
 * Reads the JSON of TypeDoc (schema 2.0, which `typedoc --json` writes since 0.24) as a specification: what the library
 * exports has pages, as operations have. Nothing, and a diagnostic, when it cannot be parsed or is older.
 */
export function readTypedoc(source: string, text: string): Outcome<Specification | undefined> {
  const parsed = parseText(text);
  const diagnostics: Diagnostic[] = parsed.problems.map(({ problem, start, end }) =>
    openapiDiagnostics.syntax({ problem }, { span: { file: source, start, end } }),
  );
  const project = objectOf(parsed.value);
  if (project === undefined) return { value: undefined, diagnostics };
  const version = own(project, 'schemaVersion');
  if (own(project, 'variant') !== 'project') {
    const parameters = { format: 'TypeDoc', version: version === undefined ? '1' : printPlain(version) };
    const where = { span: { file: source, start: 0, end: 1 } };
    diagnostics.push(openapiDiagnostics['unsupported-version'](parameters, where));
    return { value: undefined, diagnostics };
  }
  const library = readLibrary(project);
  const document: JsonObject = { tags: tagsOf(library) };
  const specification: Specification = {
    kind: 'specification',
    source,
    version: 'typedoc',
    title: stringOf(own(project, 'name')) ?? source,
    document,
    documents: new Map([[source, document]]),
    dependencies: [],
    links: new Map(),
    memory: createSchemaMemory(),
    library,
  };
  return { value: specification, diagnostics };
}

/** The groups of the pages as tags: a module's own, and those inside of it. */
function tagsOf({ symbols }: Library): readonly JsonObject[] {
  const tags = new Map<string, JsonObject>();
  for (const { groups } of symbols)
    groups.forEach((label, index) => {
      const [name, parent] = [groupName(groups.slice(0, index + 1)), groupName(groups.slice(0, index))];
      tags.set(name, { name, 'x-displayName': label, ...(parent === '' ? {} : { parent }) });
    });
  return [...tags.values()];
}
