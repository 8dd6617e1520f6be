import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Control, ParameterDescription } from '../../../playground/request-description.ts';
import { draftOf, readDraft } from '../request/draft.ts';
import { diffLines } from './patch-code.ts';
import { isSecretParameter, storable } from './secrets.ts';

function apply(before: string, after: string): string {
  return diffLines(before, after)
    .toReversed()
    .reduce((text, { start, end, text: next }) => text.slice(0, start) + next + text.slice(end), before);
}

describe('diffLines', () => {
  it('turns any text into any other', () => {
    const lines = fc
      .array(fc.constantFrom('a', 'bc', '', 'a b', 'x: 1', 'x: 2'))
      .map((list) => list.join('\n'));
    fc.assert(
      fc.property(lines, lines, (before, after) => {
        expect(apply(before, after)).toBe(after);
      }),
    );
  });

  it('touches what differs only', () => {
    expect(diffLines("a\nurl 'one'\nb\nc\n", "a\nurl 'two'\nb\nd\nc\n")).toEqual([
      { start: 7, end: 10, text: 'two' },
      { start: 14, end: 14, text: 'd\n' },
    ]);
  });
});

describe('secrets', () => {
  const text: Control = { kind: 'text' };
  const parameter = (name: string, rest: object = {}): ParameterDescription => ({
    name,
    in: 'query',
    type: 'string',
    style: 'form',
    explode: true,
    control: text,
    ...rest,
  });

  it.each([
    parameter('access_token'),
    parameter('X-Api-Key', { in: 'header' }),
    parameter('key'),
    parameter('theme', { in: 'cookie' }),
    parameter('pin', { control: { kind: 'text', format: 'password' } }),
  ])('are told by name, place and format: $name', (secret) => expect(isSecretParameter(secret)).toBe(true));

  it('are not what looks a little like them', () => {
    for (const name of ['limit', 'monkey', 'keyword']) expect(isSecretParameter(parameter(name))).toBe(false);
  });

  it('are taken out of drafts', () => {
    const field = (name: string, control: Control = text) => ({ name, type: 'string', control });
    const inner: Control = {
      kind: 'fields',
      fields: [field('name'), field('password'), field('pin', { kind: 'text', format: 'password' })],
    };
    const control: Control = {
      kind: 'fields',
      fields: [field('users', { kind: 'list', items: inner }), field('token', inner)],
    };
    const user = { name: 'Ann', password: 'hush', pin: '1' };
    const kept = storable(control, draftOf(control, { users: [user], token: user }));
    expect(readDraft(control, kept, true)).toEqual({ users: [{ name: 'Ann' }] });
    expect(JSON.stringify(kept)).not.toContain('hush');
  });
});
