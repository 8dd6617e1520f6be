import { type Outcome, openapiDiagnostics } from '@waymark/core/diagnostics';
import { objectOf, own, printPlain, stringOf } from '../../model/json.ts';
import type { Specification } from '../../model/model.ts';
import { parseText } from '../../read/text/parse-text.ts';
import { reportSyntax } from '../../read/text/report-syntax.ts';
import type { Library } from '../library.ts';
import { librarySpecification } from '../symbols.ts';
import { readSymbol } from './read-symbol.ts';
import { findSymbol, readProject, type TypedocProject } from './typedoc-project.ts';

/**
 * Reads the JSON of TypeDoc (schema 2.0, which `typedoc --json` writes since 0.24) as a specification: what the library
 * exports has pages, as operations have. Nothing, and a diagnostic, when it cannot be parsed or is older.
 */
export function readTypedoc(source: string, text: string): Outcome<Specification | undefined> {
  const parsed = parseText(text);
  const syntax = reportSyntax(source, parsed);
  const project = objectOf(parsed.value);
  if (project === undefined) return { value: undefined, diagnostics: syntax };
  const version = own(project, 'schemaVersion');
  if (own(project, 'variant') !== 'project') {
    const parameters = { format: 'TypeDoc', version: version === undefined ? '1' : printPlain(version) };
    const where = { span: { file: source, start: 0, end: 1 } };
    const older = openapiDiagnostics['unsupported-version'](parameters, where);
    return { value: undefined, diagnostics: [...syntax, older] };
  }
  const title = stringOf(own(project, 'name')) ?? source;
  return {
    value: librarySpecification(source, title, libraryOfProject(source, readProject(project))),
    diagnostics: syntax,
  };
}

function libraryOfProject(source: string, project: TypedocProject): Library {
  return {
    language: 'ts',
    symbols: project.symbols,
    find: (kind, name) => findSymbol(project, kind, name),
    findType: (title) => project.byTitle.get(title),
    readPage: (kind, name, urlOf) => {
      const symbol = findSymbol(project, kind, name);
      return symbol && readSymbol(source, project, symbol, urlOf);
    },
  };
}
