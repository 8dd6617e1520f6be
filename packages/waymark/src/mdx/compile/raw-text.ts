import { fillText } from '@waymark/core/content';
import { endOf, type MdxNode, startOf, textOf } from '../parse/tree.ts';
import type { Instance } from './instance.ts';

/** Source between the tags of an element, with the indentation that its lines share taken off. */
export function rawText(node: MdxNode, { module }: Pick<Instance, 'module'>): string {
  const source = fillText(module.text.slice(startOf(node), endOf(node)));
  const [open, close] = [source.search(/[^=]>/) + 2, source.lastIndexOf('</')];
  const inner = open > 1 && close >= open ? source.slice(open, close) : textOf(node);
  const lines = inner
    .replace(/^\s*\n/, '')
    .trimEnd()
    .split('\n');
  const indents = lines
    .filter((line) => line.trim() !== '')
    .map((line) => /^[ \t]*/.exec(line)?.[0].length ?? 0);
  const shared = indents.reduce((least, indent) => Math.min(least, indent), 1000);
  return lines.map((line) => line.slice(shared)).join('\n');
}
