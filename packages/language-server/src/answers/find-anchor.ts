import { blankFencedCode } from '@waymark/core/content';
import type { PageAnchor } from '../docs-project.ts';

/** A heading, or a value of a component: one of these gave an anchor its id. */
const WORDS =
  /^[ \t]*#{1,6}[ \t]+(?<heading>\S[^\r\n]*)|(?<![\w-])[\w-]+=(?:"(?<double>[^"\r\n]*)"|'(?<single>[^'\r\n]*)')/gm;

/** Offset of an anchor on its page: of the id that its author gave, or of the words that it is made of. */
export function findAnchor(text: string, anchors: readonly PageAnchor[], id: string): number | undefined {
  const body = blankFencedCode(text);
  const given = [`id="${id}"`, `id='${id}'`, `{#${id}}`].map((written) => body.indexOf(written));
  const first = Math.min(...given.filter((at) => at !== -1));
  if (Number.isFinite(first)) return lineStart(body, first);
  const index = anchors.findIndex((one) => one.id === id);
  const wanted = keyOf(anchors[index]?.text ?? id);
  // Equal words have ids that are counted.
  const earlier = anchors.slice(0, Math.max(0, index)).filter((one) => keyOf(one.text) === wanted).length;
  const [, name, count] = /^(.+)-(\d+)$/.exec(id) ?? [];
  return (
    offsetOf(body, wanted, earlier) ??
    (name === undefined ? undefined : offsetOf(body, keyOf(name), Number(count) - 1))
  );
}

/** Where words stand that have this key, after some others of the same. */
function offsetOf(body: string, key: string, after: number): number | undefined {
  const found = [...body.matchAll(WORDS)].filter(({ groups }) => {
    const words = groups?.['heading'] ?? groups?.['double'] ?? groups?.['single'] ?? '';
    return keyOf(words) === key;
  });
  const at = found[after]?.index;
  return at === undefined ? undefined : lineStart(body, at);
}

function lineStart(text: string, offset: number): number {
  return text.lastIndexOf('\n', offset) + 1;
}

/** Words by their letters and digits alone, which neither marks nor addresses of links change. */
function keyOf(words: string): string {
  return words
    .replace(/\]\([^()]*\)|<[^<>]*>|\{#[^{}]*\}\s*$/g, '')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}
