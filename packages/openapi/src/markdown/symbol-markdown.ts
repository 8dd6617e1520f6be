import type { Specification } from '../model/model.ts';
import type { Comment } from '../typedoc/comment.ts';
import type { SymbolPage, SymbolSection } from '../typedoc/symbol-page.ts';
import { fieldsMarkdown } from './field-lines.ts';
import { code, fence } from './markdown-text.ts';

const TITLES = { arguments: 'Arguments', properties: 'Properties', returns: 'Returns' };

/** A symbol of a library as Markdown for readers that are programs: the page's content below its title and description. */
export function symbolMarkdown(specification: Specification, page: SymbolPage): string {
  const { signature, comment, sections } = page;
  const rest = comment.text.startsWith(page.head.description ?? '\n')
    ? comment.text.slice(page.head.description?.length).trim()
    : comment.text;
  const parts = [
    fence(page.code ?? signature, 'ts'),
    rest,
    ...remarks(comment),
    ...sections.map((section) => sectionMarkdown(specification, section)),
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

function sectionMarkdown(specification: Specification, section: SymbolSection): string {
  const { title, code: written, comment, fields, returns, inheritedFrom } = section;
  const isReturn = 'word' in title && title.word === 'returns';
  const said = [returns === undefined ? '' : code(returns), comment.returns ?? ''].filter(
    (part) => part !== '',
  );
  const answer = said.join(': ');
  return [
    `## ${'word' in title ? TITLES[title.word] : title.name}`,
    written === undefined ? '' : fence(written, 'ts'),
    inheritedFrom === undefined ? '' : `Inherited from ${code(inheritedFrom)}.`,
    comment.text,
    fields === undefined ? '' : fieldsMarkdown(specification, { node: fields, direction: 'response' }),
    answer === '' ? '' : isReturn ? answer : `Returns ${answer}`,
    ...remarks(comment),
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

function remarks({ deprecated, throws, examples }: Comment): readonly string[] {
  return [
    ...(deprecated === undefined ? [] : [`Deprecated${deprecated === '' ? '.' : `: ${deprecated}`}`]),
    ...throws.map((text) => `Throws: ${text}`),
    ...examples.map((text) => `Example:\n\n${text}`),
  ];
}
