// Part of the bundle of the engine, in place of the module that has the matcher inside: starts it from the files beside the bundle.
import { readFileSync } from 'node:fs';
import { inflateRawSync } from 'node:zlib';
import { withKnownPatterns } from './known-patterns.mjs';

const read = (name) => readFileSync(new URL(name, import.meta.url));

export default async (imports) => {
  const { exports } = (await WebAssembly.instantiate(read('./onig.wasm'), imports)).instance;
  const kept = JSON.parse(read('./onig.json').toString());
  // Left alone, it is put together from hundreds of pieces; and as soon as one is full, room for a next one is taken.
  const memory = inflateRawSync(read('./onig.memory'), { chunkSize: kept.length + 1 });
  return withKnownPatterns(exports, kept, memory);
};
