// Reads the files of a specification apart from the engine: texts to values, references to what they name.
import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { parse } from 'yaml';

/** References that are followed in a row. */
const HOPS = 50;

/** Strings, and numbers outside of them. */
const TOKENS = /"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g;

/** Numbers that would be rounded become texts: what is looked for is what was written. */
function readJson(text) {
  const exact = text.replace(TOKENS, (token) =>
    token.startsWith('"') || token.replace(/\D/g, '').length < 16 ? token : JSON.stringify(token),
  );
  return JSON.parse(exact);
}

/** Starts to read the documents that a file leads to. */
export function createDocuments(main) {
  const known = new Map();
  const read = (file) => {
    if (!known.has(file)) {
      const text = readFileSync(file, 'utf8');
      known.set(file, /^\s*\{/.test(text) ? readJson(text) : parse(text, { intAsBigInt: true, merge: true }));
    }
    return known.get(file);
  };
  const target = (reference, from) => {
    const [path, pointer = ''] = reference.split('#');
    const file = path === '' ? from : resolve(dirname(from), decodeURIComponent(path));
    let value = read(file);
    for (const segment of pointer.split('/').slice(1))
      value = value?.[decodeURIComponent(segment).replaceAll('~1', '/').replaceAll('~0', '~')];
    return { file, value };
  };
  return {
    root: { file: main, value: read(main) },
    /** What a reference stands for; a value without one stands for itself. */
    follow({ file, value }) {
      let node = { file, value };
      for (let hop = 0; hop < HOPS && typeof node.value?.$ref === 'string'; hop += 1)
        node = target(node.value.$ref, node.file);
      return node;
    },
    /** One step of a reference. */
    target: ({ file, value }) => target(value.$ref, file),
  };
}
