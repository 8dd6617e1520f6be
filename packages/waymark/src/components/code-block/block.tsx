import type { ComponentChildren, VNode } from 'preact';
import { escapeHtml } from '../../highlight/html.ts';
import { booleanAttribute } from '../definition/common-props.ts';
import type { Part } from '../definition/part.ts';
import { useRenderContext } from '../drawing/context.ts';
import { scrollStop } from '../drawing/scroll-stop.ts';
import { CopyButton } from './copy-button.tsx';
import { languageLabel } from './language-label.ts';

/** What the info string of a fence says about its lines and its frame; line numbers count from 1. */
export interface CodeBlockMeta {
  readonly lineNumbers?: boolean;
  readonly highlight?: readonly number[];
  readonly focus?: readonly number[];
  readonly added?: readonly number[];
  readonly removed?: readonly number[];
  readonly expandable?: boolean;
  readonly wrap?: boolean;
  readonly nocopy?: boolean;
}

/** A block of code that has been highlighted. */
export interface CodeBlockProps {
  readonly language?: string | undefined;
  readonly title?: string | undefined;
  /** Name, URL or path of the icon in the title bar. */
  readonly icon?: string | undefined;
  /** One string of HTML a line. */
  readonly lines: readonly string[];
  /** The plain code, shown when it has not been highlighted. */
  readonly code: string;
  readonly meta?: CodeBlockMeta | undefined;
  /** What is known of the names in the code, where its author asks for types. */
  readonly types?: readonly string[] | undefined;
  /** Drawn inside a group, which has the title and the copy button. */
  readonly bare?: boolean | undefined;
  /** Further classes of the outer element. */
  readonly className?: string | undefined;
  readonly id?: string | undefined;
}

/** Classes of code in colour; the highlighter makes their rules. */
export const codeColorsPart: Part = { name: 'code-colors' };

/** Classes of terminal output; the highlighter makes their rules. */
export const terminalColorsPart: Part = { name: 'terminal-colors' };

/** Blocks of code. */
export const codeBlockPart: Part = {
  name: 'code-block',
  styles: 'components/code-block/code-block.css',
  needs: [codeColorsPart],
};

/** Lines that are numbered or set off. */
export const codeLinesPart: Part = {
  name: 'code-lines',
  styles: 'components/code-block/code-lines.css',
  needs: [codeBlockPart],
};

/** Long blocks that start collapsed. */
export const codeExpandablePart: Part = {
  name: 'code-expandable',
  styles: 'components/code-block/code-expandable.css',
  needs: [codeBlockPart],
};

/** Code with types. */
export const codeTypesPart: Part = {
  name: 'code-types',
  styles: 'components/code-block/code-types.css',
  needs: [codeBlockPart],
};

/** From this many lines on, a block marked as expandable starts collapsed. */
const collapsedLines = 12;

/** Narrower code never scrolls sideways, even on a phone, so that it needs no tab stop. */
const narrowColumns = 38;

/** A block of code with its title bar, copy button and marked lines. */
export function CodeBlock(block: CodeBlockProps): VNode {
  const { code, meta = {}, bare = false } = block;
  const lines = block.lines.length > 0 ? block.lines : code.split('\n').map(escapeHtml);
  const mayWrap = !isNarrow(code);
  const { use, text } = useRenderContext();
  const collapses = meta.expandable === true && lines.length > collapsedLines;
  use(codeBlockPart);
  if (hasMarks(meta)) use(codeLinesPart);
  if (collapses) use(codeExpandablePart);
  return (
    <div
      class={block.className ? `code-block ${block.className}` : 'code-block'}
      id={block.id}
      data-language={block.language}
      data-numbered={booleanAttribute(meta.lineNumbers === true)}
      data-wrap={booleanAttribute(meta.wrap === true)}
      data-focused={booleanAttribute((meta.focus?.length ?? 0) > 0)}
      data-expandable={booleanAttribute(collapses)}
      data-nocopy={booleanAttribute(meta.nocopy === true)}
    >
      {bare ? null : <BlockHead {...block} />}
      <pre class="code-block-body" dir="ltr" {...(mayWrap ? scrollStop(nameOf(block) ?? text('code')) : {})}>
        <code
          dangerouslySetInnerHTML={{
            __html: joinLines(mayWrap && isShell(block) ? lines.map(keepWhole) : lines, meta),
          }}
        />
      </pre>
      {collapses ? <ExpandButton count={lines.length} /> : null}
      {block.types === undefined ? null : <TypeList types={block.types} />}
    </div>
  );
}

const isShell = ({ language = '' }: CodeBlockProps): boolean => /^shell|(?:sh|shell)$/.test(language);

/** Keeps flags of a command whole where its lines wrap, because browsers break behind any hyphen, and no ` \` alone on a line. */
const keepWhole = (html: string): string =>
  html
    .replaceAll(/<span class="(?=[^"]*">-[\w-]+<)/g, '<span class="code-short ')
    .replace(/ (?:<span[^>]*>)?\\(?:<\/span>)?$/, '<span class="code-short">$&</span>');

/** The types of all names: for who has no pointer to hold over them. */
function TypeList({ types }: { readonly types: readonly string[] }): VNode {
  const { use, text } = useRenderContext();
  use(codeTypesPart);
  return (
    <details class="code-types">
      <summary>{text('types')}</summary>
      <ul dir="ltr">
        {types.map((type) => (
          <li key={type}>
            <code>{type}</code>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** A panel has the title as its name, which is not said twice. */
function nameOf({ title, language, bare }: CodeBlockProps): string | undefined {
  if (title && !bare) return title;
  return language ? languageLabel(language) : undefined;
}

function hasMarks({ lineNumbers, highlight, focus, added, removed }: CodeBlockMeta): boolean {
  return lineNumbers === true || [highlight, focus, added, removed].some((lines) => (lines?.length ?? 0) > 0);
}

/** The title bar; without title and icon only the copy button, which floats. */
function BlockHead(block: CodeBlockProps): ComponentChildren {
  const { title, icon, meta } = block;
  const context = useRenderContext();
  const copy = meta?.nocopy === true ? null : <CopyButton of={nameOf(block)} />;
  if (!title && !icon) return copy;
  const drawnIcon = icon ? context.icon(icon) : undefined;
  return (
    <div class="code-block-header" data-component-part="code-block-header">
      {drawnIcon ? <span class="code-block-icon">{drawnIcon}</span> : null}
      <span class="code-block-title" data-component-part="code-block-header-filename">
        {title}
      </span>
      {copy}
    </div>
  );
}

function ExpandButton({ count }: { count: number }): VNode {
  const { text } = useRenderContext();
  return (
    <div class="code-block-fade-overlay">
      <button type="button" class="code-block-expand" aria-expanded="false" data-less={text('collapse')}>
        {text('showMore', { count })}
      </button>
    </div>
  );
}

type Mark = 'mark' | 'ins' | 'del';

/** Lines, those with a mark in an element whose meaning is heard: once for all that follow one another, or each would tell it anew. */
function joinLines(lines: readonly string[], meta: CodeBlockMeta): string {
  // The last one of several marks of a line counts.
  const marks: readonly (readonly [ReadonlySet<number>, string, Mark])[] = [
    [new Set(meta.highlight), 'line-highlight', 'mark'],
    [new Set(meta.focus), 'line-focus', 'mark'],
    [new Set(meta.added), 'line-diff line-add', 'ins'],
    [new Set(meta.removed), 'line-diff line-remove', 'del'],
  ];
  const used = marks.filter(([numbers]) => numbers.size > 0);
  if (used.length === 0) return `<span class="line">${lines.join('</span>\n<span class="line">')}</span>`;
  const runs: { readonly tag: Mark | undefined; html: string }[] = [];
  for (const [index, line] of lines.entries()) {
    const marked = used.filter(([numbers]) => numbers.has(index + 1));
    // A line that is alone is set otherwise, and stands out from none.
    const tag = lines.length > 1 ? marked.at(-1)?.[2] : undefined;
    const html = `<span class="${['line', ...marked.map(([, name]) => name)].join(' ')}">${line}</span>`;
    const last = runs.at(-1);
    if (last !== undefined && last.tag === tag) last.html += `\n${html}`;
    else runs.push({ tag, html });
  }
  return runs.map(({ tag, html }) => (tag === undefined ? html : `<${tag}>${html}</${tag}>`)).join('\n');
}

function isNarrow(code: string): boolean {
  return code.split(/\r?\n/).every((line) => line.length <= narrowColumns);
}
