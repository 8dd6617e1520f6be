import { METHODS } from '@waymark/core/navigation';
import { readExternalDocs } from '../model/external-docs.ts';
import {
  defined,
  entriesOf,
  type JsonObject,
  type JsonValue,
  objectOf,
  own,
  printPlain,
  stringOf,
} from '../model/json.ts';
import type { Callback, Response, ResponseLink } from '../model/model.ts';
import type { Reader } from '../references/reader.ts';
import { readBody, readContent, readHeaders } from './media-types.ts';
import { readParameters } from './parameters.ts';
import { readServers } from './servers.ts';

/** Reads the responses of an operation, in document order. */
export function readResponses(
  reader: Reader,
  value: JsonValue | undefined,
  file: string,
): readonly Response[] {
  return reader
    .members(value, file)
    .filter(({ name }) => !name.startsWith('x-'))
    .map(({ name: status, value: response, file: from }) => {
      const { node, object } = reader.resolve(response, from);
      return defined<Response>({
        status,
        summary: stringOf(own(object, 'summary')),
        description: stringOf(own(object, 'description')),
        headers: readHeaders(reader, own(object, 'headers'), node.file),
        content: readContent(reader, own(object, 'content'), node.file),
        links: readLinks(reader, own(object, 'links'), node.file),
      });
    });
}

function readLinks(reader: Reader, value: JsonValue | undefined, file: string): readonly ResponseLink[] {
  return reader.members(value, file).map(({ name, value: link, file: from }) => {
    const { object } = reader.resolve(link, from);
    return defined<ResponseLink>({
      name,
      description: stringOf(own(object, 'description')),
      operationId: stringOf(own(object, 'operationId')),
      operationRef: stringOf(own(object, 'operationRef')),
      parameters: [...entriesOf(own(object, 'parameters')), ...besideParameters(object)].map(
        ([parameter, filled]) => ({ name: parameter, value: printPlain(filled) }),
      ),
    });
  });
}

/** What a link says of the request apart from its parameters: its body, and where it is sent. */
function besideParameters(link: JsonObject | undefined): readonly (readonly [string, JsonValue])[] {
  const body = own(link, 'requestBody');
  const server = own(objectOf(own(link, 'server')), 'url');
  return Object.entries({ requestBody: body, server }).filter(
    (pair): pair is [string, JsonValue] => pair[1] !== undefined,
  );
}

/** Reads the callbacks of an operation: one for each address and method. */
export function readCallbacks(
  reader: Reader,
  value: JsonValue | undefined,
  file: string,
): readonly Callback[] {
  return reader.members(value, file).flatMap(({ name, value: callback, file: from }) => {
    const { node, object } = reader.resolve(callback, from);
    return entriesOf(object).flatMap(([expression, item]) =>
      expression.startsWith('x-') ? [] : readExpression(reader, { name, expression, item, file: node.file }),
    );
  });
}

interface Expression {
  readonly name: string;
  readonly expression: string;
  readonly item: JsonValue;
  readonly file: string;
}

function readExpression(reader: Reader, { name, expression, item, file }: Expression): readonly Callback[] {
  const { object, node } = reader.resolve(item, file);
  return entriesOf(object)
    .filter(([key]) => METHODS.has(key))
    .map(([key, operation]) => {
      const { object: called, node: at } = reader.resolve(operation, node.file);
      return defined<Callback>({
        name,
        expression,
        method: key.toUpperCase(),
        summary: stringOf(own(called, 'summary')),
        description: stringOf(own(called, 'description')),
        deprecated: own(called, 'deprecated') === true,
        parameters: readParameters(reader, own(called, 'parameters'), at.file),
        body: readBody(reader, own(called, 'requestBody'), at.file),
        responses: readResponses(reader, own(called, 'responses'), at.file),
        servers: readServers(called, object),
        externalDocs: readExternalDocs(own(called, 'externalDocs')),
      });
    });
}

/** The response shown first: the first that means success, else the default one, else the first of all. */
export function mainResponse(responses: readonly Response[]): Response | undefined {
  return (
    responses.find(({ status }) => /^2/.test(status)) ??
    responses.find(({ status }) => status === 'default') ??
    responses[0]
  );
}
