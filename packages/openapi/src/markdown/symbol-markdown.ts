import type { Comment, SymbolSection } from '../libraries/symbol-content.ts';
import type { SymbolPage } from '../libraries/symbols.ts';
import type { Specification } from '../model/model.ts';
import { fieldsMarkdown, type RestAddress } from './field-lines.ts';
import { code, fence } from './markdown-text.ts';

const TITLES = { arguments: 'Arguments', properties: 'Properties', returns: 'Returns', throws: 'Throws' };

/** A symbol of a library as Markdown for readers that are programs: the page's content below its title and description. */
export function symbolMarkdown(
  specification: Specification,
  page: SymbolPage,
  restAddress?: RestAddress,
): string {
  const { language, signature, comment, sections } = page;
  const rest = comment.text.startsWith(page.head.description ?? '\n')
    ? comment.text.slice(page.head.description?.length).trim()
    : comment.text;
  const parts = [
    declaration(page.code ?? signature, language),
    rest,
    ...remarks(comment),
    ...sections.map((section) => sectionMarkdown({ specification, restAddress, language }, section)),
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

/** What the sections of a page have in common. */
interface Printing {
  readonly specification: Specification;
  readonly restAddress: RestAddress | undefined;
  readonly language: string;
}

function sectionMarkdown({ specification, restAddress, language }: Printing, section: SymbolSection): string {
  const { title, code: written, comment, fields, returns, inheritedFrom } = section;
  const isReturn = 'word' in title && title.word === 'returns';
  const said = [returns === undefined ? '' : code(returns), comment.returns ?? ''].filter(
    (part) => part !== '',
  );
  const answer = said.join(': ');
  return [
    `## ${'word' in title ? TITLES[title.word] : title.name}`,
    declaration(written, language),
    inheritedFrom === undefined ? '' : `Inherited from ${code(inheritedFrom)}.`,
    comment.text,
    fields === undefined
      ? ''
      : fieldsMarkdown(specification, { node: fields, direction: 'response' }, restAddress),
    answer === '' ? '' : isReturn ? answer : `Returns ${answer}`,
    ...remarks(comment),
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

function declaration(text: string | undefined, language: string): string {
  return text === undefined || text === '' ? '' : fence(text, language);
}

function remarks({ deprecated, throws, examples }: Comment): readonly string[] {
  return [
    ...(deprecated === undefined ? [] : [`Deprecated${deprecated === '' ? '.' : `: ${deprecated}`}`]),
    ...throws.map((text) => `Throws: ${text}`),
    ...examples.map((text) => `Example:\n\n${text}`),
  ];
}
