import type { CodeBlockProps } from '../components/code-block/code-block.tsx';
import { parseFenceMeta } from '../highlight/fence-meta.ts';
import { applyNotations } from '../highlight/notation.ts';
import type { Here } from './render-state.ts';
import type { MdxNode } from './tree.ts';

/** Props of the code block for a fence: its meta, its lines coloured, its text for copying. */
export function codeBlockProps(node: MdxNode, { context }: Here): CodeBlockProps {
  const { language, title, icon, ...meta } = parseFenceMeta(node.lang, node.meta);
  const { code, lineMarks } = applyNotations(node.value ?? '', language);
  const { added, removed, highlight, focus } = lineMarks;
  return {
    language,
    title,
    icon,
    code,
    lines: context.highlight(code, language),
    meta: {
      lineNumbers: meta.lineNumbers,
      expandable: meta.expandable,
      wrap: meta.wrap,
      nocopy: meta.nocopy,
      highlight: [...meta.highlight, ...highlight],
      focus: [...meta.focus, ...focus],
      added,
      removed,
    },
  };
}
