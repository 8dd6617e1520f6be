import { createSuggest, type Diagnostic, openapiDiagnostics } from '@waymark/core/diagnostics';
import { entriesOf, objectOf, own, stringOf } from '../../model/json.ts';
import type { Specification } from '../../model/model.ts';
import { resolveNode, valueAtPointer } from '../../references/references.ts';
import type { At } from './at.ts';
import type { SecurityRequirement } from './security-requirements.ts';

/** Finds scopes that operations ask for and no flow of their scheme grants: each once, where it is asked for first. */
export function checkScopes(
  specification: Specification,
  requirements: readonly SecurityRequirement[],
  at: At,
): readonly Diagnostic[] {
  const granted = grantedScopes(specification);
  const told = new Set<string>();
  const suggest = createSuggest();
  return requirements.flatMap(({ scheme, scopes, pointer }) =>
    scopes.flatMap((value, entry) => {
      const known = granted.get(scheme) ?? new Set();
      const scope = stringOf(value);
      const question = `${scheme}\n${scope}`;
      if (known.size === 0 || scope === undefined || known.has(scope) || told.has(question)) return [];
      told.add(question);
      const suggestion = suggest(scope, known);
      return [openapiDiagnostics['unknown-scope']({ scope, scheme, suggestion }, at(`${pointer}/${entry}`))];
    }),
  );
}

/** The scopes that the flows of each scheme grant. */
function grantedScopes({
  document,
  documents,
  source,
}: Specification): ReadonlyMap<string, ReadonlySet<string>> {
  const schemes = entriesOf(valueAtPointer(document, '/components/securitySchemes'));
  return new Map(
    schemes.map(([name, value]) => {
      const { object } = resolveNode(documents, { file: source, value });
      const flows = entriesOf(own(object, 'flows'));
      return [
        name,
        new Set(
          flows.flatMap(([, flow]) => entriesOf(own(objectOf(flow), 'scopes')).map(([scope]) => scope)),
        ),
      ];
    }),
  );
}
