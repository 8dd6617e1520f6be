import type { CodeBlockProps } from '../../components/code-block/block.tsx';
import { parseFenceMeta } from '../../highlight/fences/fence-meta.ts';
import { markTypes, type TypedCode } from '../../highlight/fences/mark-types.ts';
import { applyNotations } from '../../highlight/fences/notation.ts';
import { spanOf } from '../compile/instance.ts';
import { fillProps } from '../compile/visit/fill-props.ts';
import type { MdxNode } from '../parse/tree.ts';
import type { Here } from './render-state.ts';

/** Props of the code block for a fence: its meta, its lines coloured, its text for copying. */
export function codeBlockProps(node: MdxNode, here: Here): CodeBlockProps {
  const { context } = here;
  const fill = (text: string): string => fillProps(text, here.instance, here.scope);
  const written = fill(node.value ?? '');
  const about = node.meta && fill(node.meta);
  const { language, lang, title, icon, ...meta } = parseFenceMeta(node.lang, about, lineCount(written));
  const typed = meta.twoslash ? context.types?.(written, language, spanOf(node, here.instance)) : undefined;
  const { code, lineMarks } = applyNotations(typed?.code ?? written, language);
  const { added, removed, highlight, focus } = lineMarks;
  const lines = context.highlight(code, language);
  return {
    language: lang ?? language,
    title,
    icon,
    code,
    lines: typed === undefined || lineCount(typed.code) !== lineCount(code) ? lines : markTypes(lines, typed),
    types: typed === undefined ? undefined : listTypes(typed),
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

/** Notations that stand on lines of their own move the lines below them. */
function lineCount(code: string): number {
  return code.split('\n').length;
}

/** What is said of the names of code, each once, in their order. */
function listTypes({ names }: TypedCode): readonly string[] {
  return [...new Set(names.map(({ type }) => type))];
}
