import { expect, it } from 'vitest';
import { createDocumentEncoder } from './document-encoder.ts';

it('puts the pieces of a document one behind the other', () => {
  const { encode } = createDocumentEncoder();
  expect(encode(['<p>数据 😀', Buffer.from('é'), '', '</p>']).toString()).toBe('<p>数据 😀é</p>');
  expect(encode([]).toString()).toBe('');
});

it('takes documents of any length, and forgets nothing of a long one', () => {
  const { encode } = createDocumentEncoder();
  const long = ['a'.repeat(300_000), Buffer.from('b'.repeat(300_000)), '漢'.repeat(300_000)];
  expect(encode(['x']).toString()).toBe('x');
  expect(encode(long).equals(Buffer.from(long.join('')))).toBe(true);
  expect(encode(['y']).toString()).toBe('y');
});

it('gives a document its own bytes again after another one was encoded', () => {
  const { encode } = createDocumentEncoder();
  const [one, two] = [['one'], ['another']];
  expect(encode(one)).toEqual(encode(one));
  expect(encode(two).toString()).toBe('another');
  expect(encode(one).toString()).toBe('one');
});

it('writes half of a character as readers of UTF-8 know it', () => {
  expect(createDocumentEncoder().encode(['a\ud83d', '\ude00b'])).toEqual(Buffer.from('a\ufffd\ufffdb'));
});
