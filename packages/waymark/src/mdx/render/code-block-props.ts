import type { CodeBlockProps } from '../../components/code-block/block.tsx';
import { parseFenceMeta } from '../../highlight/fence-meta.ts';
import { applyNotations } from '../../highlight/notation.ts';
import type { MdxNode } from '../parse/tree.ts';
import type { Here } from './render-state.ts';

/** Props of the code block for a fence: its meta, its lines coloured, its text for copying. */
export function codeBlockProps(node: MdxNode, here: Here): CodeBlockProps {
  const { context } = here;
  const { language, title, icon, ...meta } = parseFenceMeta(node.lang, node.meta);
  const { code, lineMarks } = applyNotations(withProps(node.value ?? '', here), language);
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

/** A snippet's code with `{word}` replaced by the prop of that name; what is no prop stands as it is. */
function withProps(code: string, { instance, scope }: Here): string {
  if (instance.tag === undefined || !code.includes('{')) return code;
  const props = scope.lookup('props');
  if (typeof props !== 'object' || props === null) return code;
  return code.replace(/(?<![{$])\{([A-Za-z_$][\w$]*)\}(?!\})/g, (written, name: string) => {
    const value = Object.hasOwn(props, name) ? (props as Readonly<Record<string, unknown>>)[name] : undefined;
    return typeof value === 'string' || typeof value === 'number' ? String(value) : written;
  });
}
