import { createSuggest, type Diagnostic, openapiDiagnostics } from '@waymark/core/diagnostics';
import { entriesOf, objectOf, own, stringOf } from '../../model/json.ts';
import type { OperationHead, Specification } from '../../model/model.ts';
import { pointerSegment, resolveNode, valueAtPointer } from '../../references/references.ts';
import type { At } from './at.ts';
import { didYouMean } from './did-you-mean.ts';

/** Checks that the links of responses lead to operations. References are followed from where they lead. */
export function checkLinks(
  { document, documents }: Specification,
  heads: readonly OperationHead[],
  at: At,
): readonly Diagnostic[] {
  const ids = new Set(heads.flatMap(({ operationId }) => operationId ?? []));
  const suggest = createSuggest();
  const shared = '/components/responses';
  const responses = heads.map(({ node, pointer }) => ({
    value: own(resolveNode(documents, node).object, 'responses'),
    pointer: `${pointer}/responses`,
  }));
  return [...responses, { value: valueAtPointer(document, shared), pointer: shared }].flatMap(
    ({ value, pointer }) =>
      entriesOf(value).flatMap(([status, response]) =>
        entriesOf(own(objectOf(response), 'links')).flatMap(([name, link]) => {
          const id = stringOf(own(objectOf(link), 'operationId'));
          if (id === undefined || ids.has(id)) return [];
          const near = suggest(id, ids);
          const path = [status, 'links', name, 'operationId'].map(pointerSegment).join('/');
          return [
            openapiDiagnostics['invalid-value'](
              { what: `\`operationId\` of the link "${name}"`, expected: 'the id of an operation' },
              {
                ...at(`${pointer}/${path}`),
                ...didYouMean(near),
              },
            ),
          ];
        }),
      ),
  );
}
