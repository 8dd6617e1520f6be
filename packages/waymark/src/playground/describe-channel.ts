import { type Channel, isJsonType, type Message, type Operation, type Specification } from '@waymark/openapi';
import { describeRequest, type RequestOptions } from './describe-request.ts';
import type { RequestDescription } from './request-description.ts';

/** Describes how a page connects to a channel and which messages it can send; nothing without a server for browsers. */
export function describeChannel(
  specification: Specification,
  channel: Channel,
  options: RequestOptions,
): RequestDescription | undefined {
  // Of the protocols of AsyncAPI, browsers speak this one.
  const servers = channel.servers.filter(({ url }) => /^wss?:\/\//i.test(url));
  if (servers.length === 0) return undefined;
  const messages = channel.operations.flatMap((operation) => operation.messages);
  const distinct = messages.filter(
    ({ name }, index) => messages.findIndex((other) => other.name === name) === index,
  );
  const operation: Operation = {
    kind: 'channel',
    head: { ...channel.head, path: pathOf(channel.address) },
    servers,
    security: channel.security,
    // Browsers send no headers of a page with the request that opens a connection.
    parameters: channel.parameters.filter((parameter) => parameter.in !== 'header'),
    body: { required: false, content: distinct.map(messageContent) },
    responses: [],
    callbacks: [],
    samples: [],
    externalDocs: [],
    hasOwnServers: false,
  };
  const description = describeRequest(specification, operation, options);
  const content = description.body?.content.map((each, index) => ({
    ...each,
    type: distinct[index]?.name ?? each.type,
  }));
  return content === undefined ? description : { ...description, body: { content } };
}

function pathOf(address: string): string {
  return address.startsWith('/') ? address : `/${address}`;
}

function messageContent({
  contentType,
  payload,
  examples,
}: Message): NonNullable<Operation['body']>['content'][number] {
  // What is no JSON is typed as text.
  const type = isJsonType(contentType) ? contentType : 'text/plain';
  return {
    type,
    isStream: false,
    examples,
    encodings: [],
    ...(payload === undefined ? {} : { schema: payload }),
  };
}
