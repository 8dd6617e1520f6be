import { type Outcome, openapiDiagnostics, suggest } from '@waymark/core/diagnostics';
import { entriesOf, objectOf, own, type SpecNode, stringOf } from '../model/json.ts';
import type { Specification } from '../model/model.ts';
import { namedSchemas } from '../schemas/named-schemas.ts';
import { findFirst, type ReferenceContext } from './find-operation.ts';

/** A named schema with the specification that holds it. */
export interface FoundSchema {
  readonly specification: Specification;
  readonly name: string;
  readonly node: SpecNode;
}

/** Finds the schema that `[file ]Name` means, in the specifications that an operation would be looked for in. */
export function findSchema(
  specifications: readonly Specification[],
  reference: string,
  context: ReferenceContext,
): Outcome<FoundSchema | undefined> {
  const words = reference.trim().split(/\s+/);
  const name = words.at(-1) ?? '';
  const file = words.length > 1 ? words.slice(0, -1).join(' ') : undefined;
  return findFirst(specifications, file, context, {
    look(specification) {
      const value = own(namedSchemas(specification), name);
      return value === undefined
        ? undefined
        : { specification, name, node: { file: specification.source, value } };
    },
    report(candidates) {
      const nearest = suggest(name, candidates.flatMap(schemaNames));
      return openapiDiagnostics['unknown-schema']({ name, nearest }, context.where);
    },
  });
}

/** What the page of a schema is called: the schema's own title, else its name. */
export function schemaTitle(found: FoundSchema | undefined): string | undefined {
  return found && (stringOf(own(objectOf(found.node.value), 'title')) ?? found.name);
}

/** Names of the schemas that a specification gives a name. */
export function schemaNames(specification: Specification): readonly string[] {
  return entriesOf(namedSchemas(specification)).map(([name]) => name);
}
