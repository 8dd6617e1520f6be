import { applyNotations } from '../highlight/notation.ts';
import { parseFenceMeta } from '../highlight/fence-meta.ts';
import type { Here } from './render-state.ts';
import type { MdxNode } from './tree.ts';

/** Props of the code-block component for a fenced block: its meta, its lines coloured, its text for copying. */
export function codeBlockProps(node: MdxNode, { context }: Here): Record<string, unknown> {
  const meta = parseFenceMeta(node.lang, node.meta);
  const { code, marks } = applyNotations(node.value ?? '', meta.language);
  return { ...meta, meta, marks, code, lines: context.highlight(code, meta.language) };
}
