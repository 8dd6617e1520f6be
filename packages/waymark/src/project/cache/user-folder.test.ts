import { isAbsolute } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { userFolder } from './user-folder.ts';

const NAMES = ['HOME', 'XDG_CACHE_HOME'] as const;
const before = NAMES.map((name) => [name, process.env[name]] as const);

function setVariable(name: string, value: string | undefined): void {
  if (value === undefined) delete process.env[name];
  else process.env[name] = value;
}

afterEach(() => {
  for (const [name, value] of before) setVariable(name, value);
});

it('is the one that is named, else one in the home folder', () => {
  setVariable('XDG_CACHE_HOME', '/kept');
  expect(userFolder('XDG_CACHE_HOME', '.cache')).toBe('/kept');
  setVariable('HOME', '/home/a');
  setVariable('XDG_CACHE_HOME', '');
  if (process.platform !== 'win32') expect(userFolder('XDG_CACHE_HOME', '.cache')).toBe('/home/a/.cache');
});

it('is none below the folder that the command was called from, whatever the environment lacks', () => {
  for (const home of ['/home/a', 'home', ''])
    for (const named of ['', '.', 'cache', undefined]) {
      setVariable('HOME', home);
      setVariable('XDG_CACHE_HOME', named);
      const folder = userFolder('XDG_CACHE_HOME', '.cache');
      expect(isAbsolute(folder)).toBe(true);
      expect(folder.startsWith(process.cwd())).toBe(false);
    }
});
