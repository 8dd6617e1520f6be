import type { Notes } from '../../site/notes.ts';
import { attribute } from '../../text/attribute.ts';
import { scanContainers } from '../../text/containers.ts';
import { type Fence, scanFences } from '../../text/fences.ts';
import type { Edit, PageText } from '../../text/page-text.ts';

/** Callouts by the names of admonitions. */
export const ADMONITIONS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    note: 'Note',
    tip: 'Tip',
    info: 'Info',
    warning: 'Warning',
    danger: 'Danger',
    caution: 'Warning',
    important: 'Info',
    secondary: 'Note',
    success: 'Check',
  }),
);

/** Admonitions as callouts, and what stands behind the fences of code. */
export function editBlocks(notes: Notes, page: PageText): readonly Edit[] {
  const blocks = scanContainers(page.prose, page.text).map(
    ({ kind, name, rest, indent, start, end }): Edit => {
      const element = ADMONITIONS.get(name);
      if (element === undefined) {
        if (kind === 'open')
          notes.leftOut(
            { file: page.file, start, end },
            `:::${name}`,
            'nothing stands for it; its content stays',
          );
        return { start, end, text: indent };
      }
      const written = rest.replace(/\{[^{}]*\}\s*$/, '').trim();
      const title = /^\[([\s\S]*)\]$/.exec(written)?.[1] ?? written;
      const head = `<${element}${attribute('title', title)}>`;
      return { start, end, text: kind === 'open' ? `${indent}${head}\n` : `\n${indent}</${element}>` };
    },
  );
  return [...blocks, ...scanFences(page.text, page.bodyStart).flatMap((fence) => editFence(page, fence))];
}

/** Flags that say how Docusaurus draws the block, and mean nothing here. */
const FLAGS = /(?<=^|\s)(?:live|noInline|npm2yarn|metastring|twoslash)(?:=\S+)?(?=\s|$)/g;

function editFence(page: PageText, fence: Fence): readonly Edit[] {
  const { info, infoStart, infoEnd, codeStart, codeEnd, indent } = fence;
  const code = page.text.slice(codeStart, codeEnd);
  if (info === 'mdx-code-block') return [{ start: fence.start, end: fence.end, text: code.trimEnd() }];
  const { lines, text } = readMarks(code);
  const marks = /\{([\d,\s-]+)\}/.exec(info)?.[1]?.replace(/\s/g, '');
  const range = [marks, ...lines].filter(Boolean).join(',');
  const [language = '', ...words] =
    info
      .replace(/\{[\d,\s-]+\}/, ' ')
      .replace(FLAGS, ' ')
      .replace(/(?<=^|\s)showLineNumbers(?:=\S+)?/, 'lines')
      .match(/(?:[^\s"']|"[^"]*"|'[^']*'|["'])+/g) ?? [];
  const written = [language || (range === '' ? '' : 'text'), ...words, range === '' ? '' : `{${range}}`]
    .filter(Boolean)
    .join(' ');
  return [
    ...(written === info ? [] : [{ start: infoStart, end: infoEnd, text: written }]),
    ...(text === code
      ? []
      : [{ start: codeStart, end: codeEnd, text: `${text}${text === '' ? indent : ''}` }]),
  ];
}

const MARK =
  /^[ \t>]*(?:\/\/|#|--|%|;|\/\*|<!--|\{\/\*)\s*highlight-(next-line|start|end)\s*(?:\*\/\}?|-->)?\s*$/;

/** Comments that set lines off: the numbers of those lines, and the code without the comments. */
function readMarks(code: string): { readonly lines: readonly string[]; readonly text: string } {
  if (!code.includes('highlight-')) return { lines: [], text: code };
  const kept: string[] = [];
  const lines: string[] = [];
  let from: number | undefined;
  for (const line of code.split('\n')) {
    const mark = MARK.exec(line)?.[1];
    if (mark === undefined) kept.push(line);
    else if (mark === 'next-line') lines.push(String(kept.length + 1));
    else if (mark === 'start') from = kept.length + 1;
    else if (from !== undefined) {
      lines.push(from === kept.length ? String(from) : `${from}-${kept.length}`);
      from = undefined;
    }
  }
  return { lines, text: kept.join('\n') };
}
