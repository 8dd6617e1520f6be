import { describe, expect, it } from 'vitest';
import { graphqlDialect, plainDialect } from './channel-dialect.ts';
import type { PreparedRequest } from './prepare-request.ts';

const request: PreparedRequest = {
  method: 'POST',
  url: 'https://a.example/graphql',
  headers: [
    { name: 'Authorization', value: 'Bearer t0ken' },
    { name: 'Content-Type', value: 'application/json' },
  ],
  body: { data: '{"query":"q"}', contentType: 'application/json', sample: undefined, problems: [] },
  shownUrl: '',
  command: { method: 'POST', url: '', headers: [] },
  shownCommand: { method: 'POST', url: '', headers: [] },
  hasSecrets: true,
  problems: [],
};

describe('graphqlDialect', () => {
  it('connects to the same address, and tells no log the credentials', () => {
    expect(graphqlDialect.url(request)).toBe('wss://a.example/graphql');
    expect(graphqlDialect.protocols(request)).toEqual(['graphql-transport-ws']);
    const [greeting] = graphqlDialect.greeting(request);
    expect(JSON.parse(greeting?.data ?? '')).toEqual({
      type: 'connection_init',
      payload: { Authorization: 'Bearer t0ken' },
    });
    expect(greeting?.shown).toBe('connection_init');
  });

  it('subscribes once it may, answers pings and ends with the last event', () => {
    const reply = (message: object): unknown => {
      const { messages, isLast } = graphqlDialect.reply(JSON.stringify(message), request);
      return [...messages.map(({ data }) => JSON.parse(data) as unknown), isLast];
    };
    expect(reply({ type: 'connection_ack' })).toEqual([
      { id: '1', type: 'subscribe', payload: { query: 'q' } },
      false,
    ]);
    expect(reply({ type: 'ping' })).toEqual([{ type: 'pong' }, false]);
    expect(reply({ type: 'next', payload: {} })).toEqual([false]);
    expect(reply({ type: 'complete' })).toEqual([true]);
    expect(graphqlDialect.reply('no JSON', request)).toEqual({ messages: [], isLast: false });
  });
});

it('offers the credentials of a channel as protocols', () => {
  expect(plainDialect.protocols(request)).toEqual(['Bearer', 't0ken']);
  expect(plainDialect.greeting(request)).toEqual([]);
});
