import { fillText } from '@waymark/core/content';
import { tagEnd } from '../parse/mend/find-mend.ts';
import { endOf, type MdxNode, nodeText, startOf } from '../parse/tree.ts';
import type { Instance } from './instance.ts';

/** Source between the tags of an element as it was written, with the indentation that its lines share taken off. */
export function rawText(node: MdxNode, { module }: Pick<Instance, 'module'>): string {
  const element = module.source
    .slice(module.toSource(startOf(node)), module.toSource(endOf(node)))
    .replace(/\r\n?/g, '\n');
  const [open = 0, close] = [tagEnd(element, 0), element.lastIndexOf('</')];
  const inner = open > 0 && close > open ? fillText(element.slice(open + 1, close)) : nodeText(node);
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
