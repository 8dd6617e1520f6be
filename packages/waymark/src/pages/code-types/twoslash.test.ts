import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openCodeTypes } from './twoslash.ts';

const types = await openCodeTypes(tmpdir());

describe('openCodeTypes', () => {
  it('gives the types of names and of what the author asks for', () => {
    const { typed, problems } = types?.read('const depth = [1].at(0);\n//    ^?', 'ts') ?? {};
    expect(problems).toEqual([]);
    expect(typed?.code).toBe('const depth = [1].at(0);\n');
    expect(typed?.names[0]).toEqual({
      line: 0,
      character: 6,
      name: 'depth',
      type: 'const depth: number | undefined',
    });
    expect(typed?.answers).toEqual([
      { kind: 'type', line: 0, character: 6, text: 'const depth: number | undefined' },
    ]);
  });

  it('shows errors that were announced, and tells of others', () => {
    const code = 'const depth: number = "deep";';
    expect(types?.read(code, 'ts').problems).toEqual([
      "TS2322 in line 1: Type 'string' is not assignable to type 'number'.",
    ]);
    const announced = types?.read(`// @errors: 2322\n${code}`, 'tsx');
    expect(announced?.problems).toEqual([]);
    expect(announced?.typed?.answers[0]?.kind).toBe('error');
  });

  it('tells of a module that is not there, and of nothing that follows from it', () => {
    const code = "import { lamp } from 'no-such-package';\nconst depth: number = 'deep';\nlamp;";
    expect(types?.read(code, 'ts').problems).toEqual([expect.stringMatching(/^TS2307 in line 1: /)]);
  });

  it('reads what comments say of types in JavaScript', () => {
    const { typed } = types?.read('/** @type {Set<string>} */\nlet names;\n//  ^?', 'js') ?? {};
    expect(typed?.answers.map(({ text }) => text)).toEqual(['let names: Set<string>']);
  });

  it('sees no file outside of the repository', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'waymark-test-'));
    try {
      mkdirSync(join(folder, 'repository/.git'), { recursive: true });
      writeFileSync(join(folder, 'repository/own.ts'), 'export const own = 1;');
      writeFileSync(join(folder, 'secret.ts'), 'export const secret = "outside";');
      symlinkSync(join(folder, 'secret.ts'), join(folder, 'repository/link.ts'));
      const inside = await openCodeTypes(join(folder, 'repository'));
      const read = (path: string) => inside?.read(`import * as all from '${path}';\nall;\n//^?`, 'ts');
      expect(read('./own')?.problems).toEqual([]);
      for (const path of ['../secret', join(folder, 'secret'), './link'])
        expect(read(path)?.problems).toEqual([expect.stringContaining('Cannot find module')]);
      const referred = `/// <reference path="${join(folder, 'secret.ts')}" />\nconst a = 1;`;
      expect(inside?.read(referred, 'ts').problems).toEqual([expect.stringContaining('not found')]);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });

  it('says what it cannot answer', () => {
    expect(types?.read('let a = 1;\n//        ^?', 'js')).toEqual({
      problems: [expect.stringContaining('Invalid quick info query')],
    });
  });

  it('is not there where no compiler is', async () => {
    expect(await openCodeTypes(tmpdir(), () => undefined)).toBeUndefined();
  });
});
