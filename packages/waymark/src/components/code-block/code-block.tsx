import { iconProps, lookProps } from '../definition/common-props.ts';
import { defineComponent } from '../definition/define.ts';
import type { ComponentDefinition } from '../definition/definition.ts';
import { fence } from '../definition/markdown.ts';
import { type PropsOf, readNumber } from '../definition/props.ts';
import { type ChildElement, childrenText, isMadeBy } from '../drawing/children.ts';
import type { RenderContext } from '../drawing/context.ts';
import {
  CodeBlock,
  type CodeBlockProps,
  codeBlockPart,
  codeExpandablePart,
  codeLinesPart,
  codeTypesPart,
  terminalColorsPart,
} from './block.tsx';
import { copyButtonPart } from './copy-button.tsx';

const props = {
  ...lookProps,
  ...iconProps,
  language: { type: 'string', description: 'Language by which the code is coloured.' },
  lang: { type: 'string', description: 'Short for `language`.', legacy: true },
  filename: { type: 'string', description: 'Text of the title bar, and label of the tab in a group.' },
  title: { type: 'string', description: 'Same as `filename`.', legacy: true },
  lines: { type: 'boolean', description: 'Shows line numbers.' },
  wrap: { type: 'boolean', description: 'Breaks long lines instead of scrolling.' },
  nocopy: { type: 'boolean', description: 'Leaves out the copy button.' },
  expandable: { type: 'boolean', description: 'Starts collapsed when the code is long.' },
  highlight: { type: 'any', description: 'Lines to set off, such as `"[1,3]"` or `"1,3-5"`.' },
  focus: { type: 'any', description: 'Lines to keep bright while the others are grey, such as `"[2]"`.' },
} as const;

type TagProps = PropsOf<typeof props>;

/** Turns the props of the tag into those of a highlighted block. */
function highlightTag(tag: TagProps, context: RenderContext): CodeBlockProps {
  const code = childrenText(tag.children).replace(/^\n/, '').trimEnd();
  const language = tag.language ?? tag.lang;
  return {
    language,
    title: tag.filename ?? tag.title,
    icon: typeof tag.icon === 'string' ? tag.icon : undefined,
    code,
    lines: context.highlight(code, language),
    className: [tag.className, tag.class].filter(Boolean).join(' ') || undefined,
    id: tag.id || undefined,
    meta: {
      lineNumbers: tag.lines,
      wrap: tag.wrap,
      nocopy: tag.nocopy,
      expandable: tag.expandable,
      highlight: readLines(tag.highlight),
      focus: readLines(tag.focus),
    },
  };
}

/** Line numbers of `[1,3]`, `"[1,3]"` or `"1,3-5"`. */
function readLines(value: unknown): readonly number[] {
  const parts = Array.isArray(value)
    ? value
    : typeof value === 'string'
      ? value.replace(/[[\]{}\s]/g, '').split(',')
      : [];
  return parts.flatMap((part) => {
    const [first, last] = String(part).split('-').map(readNumber);
    if (first === undefined) return [];
    const count = Math.min(10_000, Math.max(1, (last ?? first) - first + 1));
    return Array.from({ length: count }, (_, offset) => first + offset);
  });
}

const codeBlockTag = defineComponent({
  name: 'CodeBlock',
  parts: [codeBlockPart],
  mayUse: [copyButtonPart, codeLinesPart, codeExpandablePart, codeTypesPart, terminalColorsPart],
  summary: 'A block of code for use in components of your own; in a page, write a fence.',
  props,
  markdown: ({ language, lang, filename, title }, content) => {
    const info = [language ?? lang, filename ?? title].filter((part) => typeof part === 'string');
    return fence(info.join(' '), content.trim());
  },
  render: (read, context) => <CodeBlock {...highlightTag(read, context)} />,
});

/** The block of code that an element stands for: a fence or the tag; nothing for other elements. */
export function readCodeBlock(element: ChildElement, context: RenderContext): CodeBlockProps | undefined {
  if (isMadeBy(element, codeBlockTag)) return highlightTag(codeBlockTag.read(element.props), context);
  return (element.type as unknown) === CodeBlock ? (element.props as unknown as CodeBlockProps) : undefined;
}

/** The tag form of a code block. */
export const definitions: readonly ComponentDefinition[] = [codeBlockTag];
