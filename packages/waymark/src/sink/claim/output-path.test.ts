import { describe, expect, it } from 'vitest';
import { problemOfPath } from './output-path.ts';

describe('problemOfPath', () => {
  it('lets plain paths of any script through', () => {
    const paths = [
      'index.html',
      'a/b.c/d.html',
      '.well-known/x',
      'ü/日本.png',
      '_waymark/site.css',
      'con-v/nul1',
    ];
    for (const path of [...paths, `${'a'.repeat(255)}/b`]) expect(problemOfPath(path), path).toBeUndefined();
  });

  it.each([
    ['/etc/passwd', 'absolute'],
    ['', 'empty'],
    ['a//b', 'empty'],
    ['a/', 'empty'],
    ['../README/index.html', '".." leads elsewhere'],
    ['a/./b', '"." leads elsewhere'],
    ['a\0b', 'control character'],
    ['a\nb/index.html', 'control character'],
    ['a\\..\\b', 'Windows'],
    ['a./b', 'Windows takes away'],
    ['a /b', 'Windows takes away'],
    ['CON', 'device'],
    ['x/aux.txt', 'device'],
    ['nul .html', 'device'],
    ['lpt1/index.html', 'device'],
    ['guides/com1.page/index.html', 'device'],
    ['\ud800.png', 'Unicode'],
    ['é'.repeat(128), '255 bytes'],
    ['a/'.repeat(500), '900 bytes'],
    ['.waymark/x', 'records'],
    ['.Waymark/x', 'records'],
    ['_waymark/Manifest.json', 'records'],
  ])('refuses %j', (path, reason) => {
    expect(problemOfPath(path)).toContain(reason);
  });
});

it.each([
  'v1/levels:append/index.html',
  'C:/x',
  'a/file.txt:stream',
  'a"b/index.html',
  'what?/x',
  'a|b',
  'a*b',
  '<T>',
])('%j is a path but on Windows', (path) => {
  expect(problemOfPath(path, 'linux')).toBeUndefined();
  expect(problemOfPath(path, 'darwin')).toBeUndefined();
  expect(problemOfPath(path, 'win32')).toContain('Windows');
});
