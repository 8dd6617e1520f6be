import type { PreparedRequest } from './prepare-request.ts';

/** A message of a connection, and what its log shows of it: credentials are in no log. */
export interface ChannelMessage {
  readonly data: string;
  readonly shown: string;
}

/** How a connection is opened, and what is sent without the reader. */
export interface ChannelDialect {
  url(request: PreparedRequest): string;
  protocols(request: PreparedRequest): string[];
  /** What is sent as soon as the connection is open. */
  greeting(request: PreparedRequest): readonly ChannelMessage[];
  /** What is sent when a message has come; `isLast` ends the connection. */
  reply(
    message: string,
    request: PreparedRequest,
  ): { readonly messages: readonly ChannelMessage[]; readonly isLast: boolean };
}

/** Messages as the reader writes them. */
export const plainDialect: ChannelDialect = {
  url: ({ url }) => url,
  // A page cannot set headers of a connection: what would go there is offered as protocols, word by word.
  protocols: ({ headers }) =>
    ownHeaders(headers).flatMap(({ value }) => value.split(' ').filter((word) => word !== '')),
  greeting: () => [],
  reply: () => ({ messages: [], isLast: false }),
};

/** The only subscription of a connection. */
const ID = '1';

/** Subscriptions of GraphQL by the protocol `graphql-transport-ws`. */
export const graphqlDialect: ChannelDialect = {
  url: ({ url }) => url.replace(/^http/i, 'ws'),
  protocols: () => ['graphql-transport-ws'],
  greeting({ headers }) {
    const payload = Object.fromEntries(ownHeaders(headers).map(({ name, value }) => [name, value]));
    const type = 'connection_init';
    return [{ data: JSON.stringify({ type, payload }), shown: type }];
  },
  reply(message, { body }) {
    const type = typeOf(message);
    const isLast = type === 'complete' || type === 'error';
    if (type === 'ping') return { messages: [plain({ type: 'pong' })], isLast };
    if (type !== 'connection_ack' || typeof body?.data !== 'string') return { messages: [], isLast };
    const payload: unknown = JSON.parse(body.data);
    return { messages: [plain({ id: ID, type: 'subscribe', payload })], isLast };
  },
};

function plain(message: unknown): ChannelMessage {
  const data = JSON.stringify(message);
  return { data, shown: data };
}

function ownHeaders(headers: PreparedRequest['headers']): PreparedRequest['headers'] {
  return headers.filter(({ name }) => name.toLowerCase() !== 'content-type');
}

function typeOf(message: string): unknown {
  try {
    const value: unknown = JSON.parse(message);
    return typeof value === 'object' && value !== null && 'type' in value ? value.type : undefined;
  } catch {
    return undefined;
  }
}
