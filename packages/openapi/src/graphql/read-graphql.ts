import {
  type Diagnostic,
  type Outcome,
  openapiDiagnostics,
  sortDiagnostics,
  suggest,
} from '@waymark/core/diagnostics';
import { findDeepBracket } from '@waymark/core/source';
import { type DocumentNode, GraphQLError, type NamedTypeNode, parse, visit } from 'graphql';
import type { JsonObject } from '../model/json.ts';
import type { Specification } from '../model/model.ts';
import { findLinks } from '../read/find-links.ts';
import { createSchemaMemory } from '../schemas/schemas.ts';
import { checkGraphql } from './check-graphql.ts';
import { BUILT_IN, type GraphqlSchema } from './graphql-model.ts';
import { inputSchemas } from './graphql-schemas.ts';
import { readTypes } from './read-types.ts';
import { whereIs } from './where-is.ts';

/**
 * Reads a schema in GraphQL's schema language as a specification: its root fields and types have pages, as operations
 * have. Extensions are united with what they extend. Nothing, and a diagnostic, when it cannot be parsed.
 */
export function readGraphql(source: string, text: string): Outcome<Specification | undefined> {
  const parsed = parseSchema(source, text);
  if (parsed.value === undefined) return { value: undefined, diagnostics: parsed.diagnostics };
  const { value: graphql, diagnostics } = readTypes(source, parsed.value);
  const document: JsonObject = { components: { schemas: inputSchemas(graphql) } };
  const specification: Specification = {
    kind: 'specification',
    source,
    version: 'graphql',
    title: source,
    document,
    documents: new Map([[source, document]]),
    dependencies: [],
    links: findLinks([[source, text]]),
    memory: createSchemaMemory(),
    graphql,
  };
  return {
    value: specification,
    diagnostics: sortDiagnostics([
      ...diagnostics,
      ...unknownTypes(source, parsed.value, graphql),
      ...checkGraphql(source, parsed.value, graphql),
    ]),
  };
}

function parseSchema(source: string, text: string): Outcome<DocumentNode | undefined> {
  // The parser calls itself for each level: at the end of the stack the process may end.
  const deep = findDeepBracket(text.replaceAll('(', '[').replaceAll(')', ']'));
  if (deep !== undefined) {
    const span = { file: source, start: deep, end: deep + 1 };
    const problem = 'something is nested too deeply';
    return { value: undefined, diagnostics: [openapiDiagnostics['graphql-syntax']({ problem }, { span })] };
  }
  try {
    return { value: parse(text), diagnostics: [] };
  } catch (error) {
    // What is nested too deeply for the parser is no schema that anybody wrote.
    const isKnown = error instanceof GraphQLError;
    if (!isKnown && !(error instanceof RangeError)) throw error;
    const problem = error.message.replace(/^Syntax Error: /, '').replace(/\.$/, '');
    const start = (isKnown ? error.positions?.[0] : undefined) ?? 0;
    const span = { file: source, start, end: Math.min(start + 1, text.length) };
    return { value: undefined, diagnostics: [openapiDiagnostics['graphql-syntax']({ problem }, { span })] };
  }
}

/** Every place that names a type which the schema does not define. */
function unknownTypes(
  source: string,
  document: DocumentNode,
  { types }: GraphqlSchema,
): readonly Diagnostic[] {
  const known = [...types.keys(), ...Object.keys(BUILT_IN)];
  const names = new Set(known);
  const found: Diagnostic[] = [];
  const report = (node: NamedTypeNode): void => {
    const { value: name } = node.name;
    if (names.has(name)) return;
    const parameters = { name, nearest: suggest(name, known) };
    found.push(openapiDiagnostics['unknown-graphql-type'](parameters, whereIs(source, node)));
  };
  visit(document, { NamedType: report });
  return found;
}
