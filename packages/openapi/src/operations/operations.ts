import { type ExternalDocs, readExternalDocs } from '../model/external-docs.ts';
import { defined, type JsonObject, own, stringOf } from '../model/json.ts';
import type { Operation, OperationHead, Specification } from '../model/model.ts';
import { createReader } from '../references/reader.ts';
import { resolveNode } from '../references/references.ts';
import { readCodeSamples } from './code-samples.ts';
import { readBody } from './media-types.ts';
import { firstOfTag, tagObjects } from './operation-heads.ts';
import { mergeParameters, readParameters, undeclaredParameters } from './parameters.ts';
import { readCallbacks, readResponses } from './responses.ts';
import { readSecurity } from './security.ts';
import { readServers } from './servers.ts';

/** Reads a whole operation. What has the wrong shape is left out; schemas are not looked at. */
export function readOperation(specification: Specification, head: OperationHead): Operation {
  const { node, object } = resolveNode(specification.documents, head.node);
  const item = resolveNode(specification.documents, head.pathItem);
  const reader = createReader(specification);
  const declared = mergeParameters(
    readParameters(reader, own(item.object, 'parameters'), item.node.file),
    readParameters(reader, own(object, 'parameters'), node.file),
  );
  const isWebhook = head.kind === 'webhook';
  const path = { path: isWebhook ? '' : head.path, file: node.file };
  // What the document asks of all requests is not asked of those that the service itself sends.
  const isSigned = !isWebhook || Array.isArray(own(object, 'security'));
  return defined<Operation>({
    kind: head.kind,
    head,
    servers: readServers(object, item.object, specification.document),
    hasOwnServers: readServers(object, item.object).length > 0,
    security: isSigned ? readSecurity(specification, object) : [],
    parameters: [...undeclaredParameters(reader, path, declared), ...declared],
    body: readBody(reader, own(object, 'requestBody'), node.file),
    responses: readResponses(reader, own(object, 'responses'), node.file),
    callbacks: readCallbacks(reader, own(object, 'callbacks'), node.file),
    samples: readCodeSamples(object),
    externalDocs: readDocs(specification, object, head),
  });
}

/** Documents of an operation; those of its tags stand on the first operation of each, not on every one. */
function readDocs(
  specification: Specification,
  operation: JsonObject,
  { tags, pointer }: OperationHead,
): readonly ExternalDocs[] {
  const tagged = tagObjects(specification).filter((tag) => {
    const name = stringOf(own(tag, 'name')) ?? '';
    const isWanted = tags.includes(name) && own(tag, 'externalDocs') !== undefined;
    return isWanted && (firstOfTag(specification, name)?.pointer ?? pointer) === pointer;
  });
  const found = [operation, ...tagged].flatMap(
    (object) => readExternalDocs(own(object, 'externalDocs')) ?? [],
  );
  return found.filter(({ url }, index) => found.findIndex((other) => other.url === url) === index);
}
