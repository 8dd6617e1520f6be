import { describe, expect, it } from 'vitest';
import { isSafeHref, schemeOf } from './scheme.ts';

describe('isSafeHref', () => {
  it.each([
    '/a',
    './a:b',
    '#a',
    '?a=b:c',
    '',
    'https://example.com',
    'HTTP://example.com',
    'mailto:a@example.com',
    'tel:+49',
    'vscode:extension/x',
    'cursor://x',
    'slack://open',
  ])('allows %j', (href) => {
    expect(isSafeHref(href)).toBe(true);
  });

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' \u0001javascript:alert(1)',
    'java\nscript:alert(1)',
    'java\tscript\r:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'blob:https://x',
    'file:///etc/passwd',
    'view-source:x',
    'x-unknown:y',
    'localhost:3000',
  ])('refuses %j', (href) => {
    expect(isSafeHref(href)).toBe(false);
  });
});

it('schemeOf sees what a browser sees', () => {
  expect(schemeOf('Java\nScript:x')).toBe('javascript');
  expect(schemeOf('/a:b')).toBeUndefined();
  expect(schemeOf('1a:b')).toBeUndefined();
});
