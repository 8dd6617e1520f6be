import { createAllowance, type Diagnostic, openapiDiagnostics, suggest } from '@waymark/core/diagnostics';
import { arrayOf, entriesOf, objectOf, own, stringOf } from '../../model/json.ts';
import type { OperationHead, Specification } from '../../model/model.ts';
import { pointerSegment, resolveNode, valueAtPointer } from '../../references/references.ts';
import type { At } from './at.ts';

/** Finds scopes that operations ask for and no flow of their scheme grants: each once, where it is asked for first. */
export function checkScopes(
  specification: Specification,
  heads: readonly OperationHead[],
  at: At,
): readonly Diagnostic[] {
  const { document, documents } = specification;
  const granted = grantedScopes(specification);
  const told = new Set<string>();
  const mayCompare = createAllowance();
  const owners = heads.map(({ node, pointer }) => ({ object: resolveNode(documents, node).object, pointer }));
  return [{ object: document, pointer: '' }, ...owners].flatMap(({ object, pointer }) =>
    arrayOf(own(object, 'security')).flatMap((alternative, index) =>
      entriesOf(alternative).flatMap(([scheme, scopes]) =>
        arrayOf(scopes).flatMap((value, entry) => {
          const known = granted.get(scheme) ?? new Set();
          const scope = stringOf(value);
          const question = `${scheme}\n${scope}`;
          if (known.size === 0 || scope === undefined || known.has(scope) || told.has(question)) return [];
          told.add(question);
          const where = at(`${pointer}/security/${index}/${pointerSegment(scheme)}/${entry}`);
          const suggestion = mayCompare(known.size) ? suggest(scope, known) : undefined;
          return [openapiDiagnostics['unknown-scope']({ scope, scheme, suggestion }, where)];
        }),
      ),
    ),
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
