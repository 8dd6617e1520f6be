import type { Notes } from '../site/notes.ts';
import { attribute } from '../text/attribute.ts';
import { scanContainers } from '../text/containers.ts';
import { scanFences } from '../text/fences.ts';
import type { Edit, PageText } from '../text/page-text.ts';

const BLOCKS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    info: 'Info',
    tip: 'Tip',
    warning: 'Warning',
    danger: 'Danger',
    important: 'Note',
    caution: 'Warning',
    note: 'Note',
    success: 'Check',
    details: 'Accordion',
    'code-group': 'CodeGroup',
  }),
);

/** Blocks that only change how their content is read. */
const TRANSPARENT: ReadonlySet<string> = new Set(['raw', 'v-pre']);

/** Blocks between colons as components, and what stands behind the fences of code. */
export function editBlocks(notes: Notes, page: PageText): readonly Edit[] {
  const blocks = scanContainers(page.prose, page.text).map((mark): Edit => {
    const { kind, name, indent, start, end } = mark;
    const element = BLOCKS.get(name);
    if (element === undefined && !TRANSPARENT.has(name) && kind === 'open')
      notes.leftOut(
        { file: page.file, start, end },
        `::: ${name}`,
        'nothing stands for it; its content stays',
      );
    if (element === undefined) return { start, end, text: indent };
    const title = mark.rest.replace(/\{[^{}]*\}/g, '').trim();
    const head = `<${element}${attribute('title', title || (element === 'Accordion' ? 'Details' : ''))}>`;
    return { start, end, text: kind === 'open' ? `${indent}${head}\n` : `\n${indent}</${element}>` };
  });
  const fences = scanFences(page.text, page.bodyStart).flatMap((fence) => {
    const info = fenceInfo(fence.info);
    const marks = [...page.text.slice(fence.codeStart, fence.codeEnd).matchAll(/\[!code (?:error|warning)/g)];
    return [
      ...(info === fence.info ? [] : [{ start: fence.infoStart, end: fence.infoEnd, text: info }]),
      ...marks.map((match) => ({
        start: fence.codeStart + match.index,
        end: fence.codeStart + match.index + match[0].length,
        text: '[!code highlight',
      })),
    ];
  });
  return [...blocks, ...fences];
}

/** What stands behind a fence, in the words of Waymark. */
export function fenceInfo(info: string): string {
  const title = /\[([^[\]]*)\]/.exec(info)?.[1];
  const lines = /\{([\d,\s-]+)\}/.exec(info)?.[1]?.replaceAll(' ', '');
  const isNumbered = /:line-numbers/.test(info) && !/:no-line-numbers/.test(info);
  const language = /^[^\s{[:]+/.exec(info.replace(/:no-line-numbers|:line-numbers(?:=\d+)?/g, ''))?.[0];
  if (language === undefined && title === undefined && lines === undefined)
    return info.startsWith(':') ? '' : info;
  return [
    language ?? 'text',
    title === undefined ? '' : attribute('title', title).trim(),
    isNumbered ? 'lines' : '',
    lines === undefined ? '' : `{${lines}}`,
  ]
    .filter(Boolean)
    .join(' ');
}
