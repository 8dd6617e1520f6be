import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createFileReader } from './read-contained.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'waymark-read-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('reads UTF-8 and both orders of UTF-16, through links too, and other bytes as signs of replacement', () => {
  const text = '---\ntitle: Café\n---\n';
  const little = Buffer.from(`\ufeff${text}`, 'utf16le');
  const read = createFileReader(folder, folder);
  writeFileSync(join(folder, 'plain.mdx'), text);
  writeFileSync(join(folder, 'little.mdx'), little);
  writeFileSync(join(folder, 'big.mdx'), Buffer.from(little).swap16());
  writeFileSync(join(folder, 'latin.mdx'), Buffer.from(text, 'latin1'));
  writeFileSync(join(folder, 'noise.mdx'), Buffer.from([0xff, 0xff, 0x41]));
  symlinkSync('little.mdx', join(folder, 'link.mdx'));
  for (const name of ['plain', 'little', 'big', 'link']) expect(read(`${name}.mdx`)).toBe(text);
  expect(read('latin.mdx')).toBe(text.replace('é', '\ufffd'));
  expect(read('noise.mdx')).toBe('\ufffd\ufffdA');
});
