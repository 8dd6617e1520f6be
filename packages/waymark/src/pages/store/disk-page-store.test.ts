import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { longHash } from '../../project/files/hash.ts';
import type { Trace } from '../world/world.ts';
import { openDiskPageStore } from './disk-page-store.ts';
import type { PageStore } from './page-store.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'waymark-store-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const open = (buildId = 'b1'): PageStore => openDiskPageStore({ folder, buildId });
const trace: Trace = [[['languageOf', '/a'], '"en"']];

function keep(store: PageStore, route: string, text: string): void {
  const hash = longHash(text);
  store.write('body', route, { trace, value: 'of text', texts: [[hash, text]] });
}

function read(store: PageStore, route: string): string | undefined {
  const found = store.read('body', route);
  return found?.text(found.hashes[0] ?? '');
}

/** Where Linux lists the open files of this process. */
const OPEN_FILES = '/proc/self/fd';

/** Those of the store's files that this process holds open. */
function openFiles(): readonly string[] {
  const targets = readdirSync(OPEN_FILES).map((name) => {
    try {
      return readlinkSync(join(OPEN_FILES, name));
    } catch {
      return '';
    }
  });
  return targets.filter((target) => target.startsWith(folder));
}

/** Changes one byte of the only file with an extension. */
function flipByte(extension: string, needle: string): void {
  const name = readdirSync(folder).find((file) => file.endsWith(extension)) ?? '';
  const bytes = readFileSync(join(folder, name));
  const at = bytes.indexOf(needle);
  expect(at).toBeGreaterThanOrEqual(0);
  bytes[at] = (bytes[at] ?? 0) ^ 1;
  writeFileSync(join(folder, name), bytes);
}

describe('a store on disk', () => {
  it('gives back in the next run what was kept, with its questions', () => {
    const first = open();
    keep(first, '/a', 'Straße 日本');
    keep(first, '/with space', 'b');
    // Of a large site, what a first run writes would be much to hold.
    expect(first.read('body', '/a')).toBeUndefined();
    first.close();
    const second = open();
    expect(read(second, '/a')).toBe('Straße 日本');
    expect(read(second, '/with space')).toBe('b');
    expect(second.read('body', '/a')?.trace).toEqual(trace);
    expect(second.read('document', '/a')).toBeUndefined();
  });

  it.runIf(existsSync(OPEN_FILES))('holds no file open once a run has ended, however it did', () => {
    const first = open();
    keep(first, '/a', 'one');
    first.close();
    for (const end of ['close', 'abandon'] as const) {
      const store = open();
      expect(read(store, '/a')).toBe('one');
      keep(store, '/b', 'two');
      store[end]();
      expect(openFiles()).toEqual([]);
    }
  });

  it('forgets what a stopped run wrote, and nothing else', () => {
    const first = open();
    keep(first, '/a', 'one');
    first.close();
    keep(open(), '/a', 'two');
    expect(read(open(), '/a')).toBe('one');
  });

  it('counts an entry or a text that does not match its checksum as none', () => {
    const first = open();
    keep(first, '/a', 'content of a');
    first.close();
    flipByte('.texts', 'content of a');
    const second = open();
    expect(second.read('body', '/a')).toBeDefined();
    expect(read(second, '/a')).toBeUndefined();
    flipByte('.lines', '"/a"');
    expect(open().read('body', '/a')).toBeUndefined();
  });

  it('gives back no result without all of its questions, and what stands in other blocks', () => {
    const first = open();
    keep(first, '/a', 'a');
    first.write('body', '/long', { trace: [], value: 'x'.repeat(100_000), texts: [] });
    keep(first, '/b', 'b');
    first.write('body', '/c', { trace: [], value: 'c', texts: [] });
    first.close();
    // The question stands in the first block, and both pages asked it.
    flipByte('.lines', 'languageOf');
    const second = open();
    expect(['/a', '/long', '/b'].map((route) => second.read('body', route))).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(second.read('body', '/c')?.value).toBe('c');
  });

  it('reads texts of any length, whichever was read before', () => {
    const texts = ['short', 'long '.repeat(50_000), 'short too'];
    const first = open();
    for (const [at, text] of texts.entries()) keep(first, `/${at}`, text);
    first.close();
    const second = open();
    expect(texts.map((_, at) => read(second, `/${at}`))).toEqual(texts);
  });

  it('writes a text again that was lost', () => {
    const first = open();
    keep(first, '/a', 'content of a');
    first.close();
    flipByte('.texts', 'content of a');
    const second = open();
    expect(read(second, '/a')).toBeUndefined();
    keep(second, '/a', 'content of a');
    second.close();
    expect(read(open(), '/a')).toBe('content of a');
  });

  it('takes nothing from another build of the engine', () => {
    const first = open();
    keep(first, '/a', 'one');
    first.close();
    expect(open('b2').read('body', '/a')).toBeUndefined();
  });

  it('drops what is no longer used, and joins many segments to one', () => {
    for (let run = 0; run < 20; run++) {
      const store = open();
      for (let page = 0; page < 4; page++) store.read('body', `/p${page}`);
      keep(store, `/p${run % 4}`, `text ${run}`);
      store.close();
    }
    const store = open();
    expect([0, 1, 2, 3].map((page) => read(store, `/p${page}`))).toEqual([
      'text 16',
      'text 17',
      'text 18',
      'text 19',
    ]);
    expect(readdirSync(folder).length).toBeLessThan(2 * 17 + 2);
    store.close();
    const small = open();
    read(small, '/p0');
    small.close();
    expect(open().read('body', '/p1')).toBeUndefined();
    expect(read(open(), '/p0')).toBe('text 16');
  });

  it('keeps what runs beside each other wrote, whichever ends first', () => {
    const [first, second] = [open(), open()];
    keep(first, '/a', 'a');
    keep(second, '/b', 'b'.repeat(2_000_000));
    first.close();
    second.close();
    const third = open();
    expect(read(third, '/a')).toBe('a');
    expect(read(third, '/b')).toBe('b'.repeat(2_000_000));
  });

  it('clears away what a stopped run left, once it has been left alone', () => {
    for (const name of ['old.lines', 'old.texts', 'segments.json.old', 'new.texts', 'notes.txt'])
      writeFileSync(join(folder, name), '');
    for (const name of ['old.lines', 'old.texts', 'segments.json.old', 'notes.txt'])
      utimesSync(join(folder, name), 0, 0);
    const store = open();
    keep(store, '/a', 'one');
    store.close();
    const left = readdirSync(folder).filter((name) => /old|new|notes/.test(name));
    expect(left.sort()).toEqual(['new.texts', 'notes.txt']);
  });

  it('gives the room back that a run took which the disk refused, or which failed', () => {
    const first = open();
    keep(first, '/a', 'one');
    first.close();
    const before = readdirSync(folder).sort();
    const refused = {
      toJSON() {
        throw new Error('ENOSPC');
      },
    };
    for (const end of ['close', 'abandon'] as const) {
      const store = open();
      keep(store, '/b', 'b'.repeat(2_000_000));
      expect(readdirSync(folder)).toHaveLength(before.length + 1);
      if (end === 'close') store.write('body', '/c', { trace: [], value: refused, texts: [] });
      store[end]();
      expect(readdirSync(folder).sort()).toEqual(before);
      expect(read(open(), '/a')).toBe('one');
    }
  });

  it.skipIf(process.platform === 'win32')('waits for no pipe in the place of a file', () => {
    const first = open();
    keep(first, '/a', 'one');
    first.close();
    for (const name of readdirSync(folder).sort().reverse()) {
      rmSync(join(folder, name));
      execFileSync('mkfifo', [join(folder, name)]);
      const store = open();
      expect(read(store, '/a')).toBeUndefined();
      store.abandon();
    }
  });

  it('forgets where the disk refuses', () => {
    rmSync(folder, { recursive: true });
    writeFileSync(folder, 'a file');
    const store = open();
    keep(store, '/a', 'one');
    expect(() => store.close()).not.toThrow();
    expect(open().read('body', '/a')).toBeUndefined();
  });
});
