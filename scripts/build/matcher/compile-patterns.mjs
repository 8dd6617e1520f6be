// Compiles the patterns of common languages ahead, for the first search for one takes ten times as long as what follows.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateRawSync } from 'node:zlib';
import { createOnigurumaEngine } from '@shikijs/engine-oniguruma';
import { wasmBinaryPromise } from '@shikijs/engine-oniguruma/wasm-inlined';
import { createHighlighter } from '../../../packages/waymark/dist/highlight/index.js';
import { loadCodeData } from '../../../packages/waymark/dist/pages/assets/load-code-data.js';
import { readText } from './known-patterns.mjs';

/** What most docs show. The patterns of a language take up to some megabytes, which every start has to fill. */
const LANGUAGES = ['bash', 'json', 'javascript', 'typescript', 'jsx', 'tsx', 'python', 'yaml'];

/** What a page of memory holds, in bytes. */
const PAGE = 65_536;

/**
 * Writes into a folder `onig.wasm`, the matcher; `onig.memory`, its memory with the patterns that samples of code need; and
 * `onig.json`, where each of them stands in it.
 */
export async function compilePatterns(samples, folder) {
  const code = await wasmBinaryPromise;
  const patterns = await collectPatterns(code, samples);
  const matcher = await start(code);
  const places = patterns.map((pattern) => [pattern, compile(matcher, pattern)]);
  const bytes = new Uint8Array(matcher.memory.buffer);
  const ranges = usedRanges(bytes);
  const used = Buffer.concat(ranges.map(([from, to]) => bytes.subarray(from, to)));
  writeFileSync(join(folder, 'onig.wasm'), code);
  writeFileSync(join(folder, 'onig.memory'), deflateRawSync(used, { level: 9 }));
  writeFileSync(
    join(folder, 'onig.json'),
    JSON.stringify({ size: bytes.length, length: used.length, ranges, places }),
  );
}

/** The patterns that are searched for when the samples are coloured, in this order. */
async function collectPatterns(code, samples) {
  const found = new Set();
  await createOnigurumaEngine(async (imports) => {
    const { exports } = (await WebAssembly.instantiate(code, imports)).instance;
    return {
      ...exports,
      createOnigScanner(texts, lengths, count) {
        const place = exports.createOnigScanner(texts, lengths, count);
        // Of one that is wrong, it says so each time.
        if (place !== 0) found.add(readText(exports.memory.buffer, texts, lengths));
        return place;
      },
    };
  });
  const { value: highlighter } = createHighlighter(loadCodeData());
  await highlighter.prepare(LANGUAGES);
  for (const language of LANGUAGES)
    highlighter.highlight(readFileSync(join(samples, `${language}.txt`), 'utf8'), language);
  return [...found];
}

/** A matcher that was not asked for anything yet: what it remembers of searches would be wrong in another process. */
async function start(code) {
  const env = {
    emscripten_get_now: () => 0,
    emscripten_memcpy_big: (to, from, length) =>
      new Uint8Array(exports.memory.buffer).copyWithin(to, from, from + length),
    emscripten_resize_heap: (size) =>
      exports.memory.grow(Math.ceil((size - exports.memory.buffer.byteLength) / PAGE)) >= 0,
    fd_write: () => 0,
  };
  const { exports } = (await WebAssembly.instantiate(code, { env, wasi_snapshot_preview1: env })).instance;
  return exports;
}

/** Compiles a pattern, and gives where it stands. */
function compile({ memory, omalloc, ofree, createOnigScanner }, pattern) {
  const bytes = Buffer.from(pattern);
  const [text, texts, lengths] = [bytes.length, 4, 4].map((size) => omalloc(size));
  new Uint8Array(memory.buffer).set(bytes, text);
  const words = new Uint32Array(memory.buffer);
  words[texts / 4] = text;
  words[lengths / 4] = bytes.length;
  const place = createOnigScanner(texts, lengths, 1);
  for (const each of [text, texts, lengths]) ofree(each);
  return place;
}

/** First and last bytes of what is not zero. */
function usedRanges(bytes) {
  const ranges = [];
  for (let from = 0; from < bytes.length; from += PAGE) {
    if (bytes.subarray(from, from + PAGE).every((byte) => byte === 0)) continue;
    const last = ranges.at(-1);
    if (last?.[1] === from) last[1] = from + PAGE;
    else ranges.push([from, from + PAGE]);
  }
  return ranges;
}
