import {
  type Comment,
  type FieldRoot,
  fence,
  findType,
  type OperationUrl,
  type SymbolPage,
  type SymbolSection,
} from '@waymark/openapi';
import type { ComponentChildren, VNode } from 'preact';
import type { RenderContext } from '../../components/index.ts';
import { assemblePage, type RenderedApiPage } from '../assemble-page.tsx';
import { specificationContext } from '../description.ts';
import { treeFields } from '../fields/field-row.tsx';
import { typeLinks } from '../fields/type-element.tsx';
import { FIELD_LIMITS } from '../limits.ts';
import type { PageInput } from '../page-input.ts';
import { plainText } from '../search-notes.ts';
import { type ApiSection, apiSection } from '../sections/section.tsx';
import { createSheet, layOutFields, operationName, type Sheet } from '../sheet.ts';

/** A symbol of a library to be drawn as a page. */
export interface SymbolInput extends Omit<PageInput, 'action'> {
  readonly page: SymbolPage;
  /** Where a symbol has its page. */
  readonly operationUrl: OperationUrl;
}

/** Draws the page of a symbol: its declaration, what its comment says, and its members or parameters. */
export function renderSymbol({ specification, page, ...input }: SymbolInput): RenderedApiPage {
  const context = specificationContext(input.context);
  const roots = page.sections.flatMap(({ fields }): readonly FieldRoot[] =>
    fields === undefined ? [] : [{ node: fields, direction: 'response' }],
  );
  const sheet = createSheet({
    ...input,
    specification,
    context,
    trees: layOutFields(specification, roots, FIELD_LIMITS),
    // A page leads not to itself.
    operationUrl: ({ path }) => {
      const symbol = findType(specification, path);
      const isOther = symbol !== undefined && operationName(symbol) !== operationName(page.head);
      return isOther ? input.operationUrl(symbol) : undefined;
    },
  });
  return assemblePage({
    sheet,
    description: input.description ?? page.comment.text,
    bar: () => (
      <>
        {page.signature === '' ? null : symbolBar(sheet, page)}
        {page.code === undefined ? null : codeBlock(context, page.code, page.language)}
        {input.description === undefined ? commentBlocks(context, page.comment) : null}
      </>
    ),
    content: input.content,
    sections: page.sections.map((section) => symbolSection(sheet, section, page.language)),
    aside: undefined,
    code: [operationName(page.head), page.code ?? page.signature].join('\n\n'),
  });
}

/** The kind of a symbol, and its declaration in one line, which does not name the kind again. */
function symbolBar(sheet: Sheet, { head, signature }: SymbolPage): VNode {
  const kind = head.method.toLowerCase();
  const declaration = signature.startsWith(`${kind} `) ? signature.slice(kind.length + 1) : signature;
  return (
    <div class="api-bar">
      <div class="api-bar-row api-bar-long">
        <span class="method-pill" data-method={kind}>
          {kind}
        </span>
        <code class="api-path" dir="ltr">
          {typeLinks(sheet, declaration)}
        </code>
      </div>
    </div>
  );
}

function symbolSection(
  sheet: Sheet,
  { stem, title, ...section }: SymbolSection,
  language: string,
): ApiSection {
  return apiSection(sheet, {
    stem,
    title: 'word' in title ? sheet.context.text(title.word) : title.name,
    draw: (id) => sectionContent(sheet, { ...section, language, isAnswer: stem === 'returns' }, id),
  });
}

function sectionContent(
  sheet: Sheet,
  {
    code,
    comment,
    fields,
    returns,
    inheritedFrom,
    language,
    isAnswer,
  }: Omit<SymbolSection, 'stem' | 'title'> & { readonly language: string; readonly isAnswer: boolean },
  id: string,
): ComponentChildren {
  const { context } = sheet;
  const tree = fields && sheet.tree(fields);
  sheet.notes.mention(id, plainText(comment.text));
  return [
    code && codeBlock(context, code, language),
    inheritedFrom && <p class="api-fact">{context.text('inheritedFrom', { name: inheritedFrom })}</p>,
    comment.text && context.block(comment.text),
    tree && treeFields(sheet, tree, { stem: id, level: 3, open: [] }),
    (returns ?? comment.returns) &&
      answer(sheet, { type: returns, text: comment.returns, isNamed: !isAnswer }),
    commentBlocks(context, comment),
  ];
}

/** What comes back; named where no heading does. */
interface Answer {
  readonly type: string | undefined;
  readonly text: string | undefined;
  readonly isNamed: boolean;
}

function answer(sheet: Sheet, { type, text, isNamed }: Answer): ComponentChildren {
  return [
    <p>
      {isNamed ? <strong>{sheet.context.text('returns')} </strong> : null}
      {type === undefined ? null : <code dir="ltr">{typeLinks(sheet, type)}</code>}
    </p>,
    text && sheet.context.block(text),
  ];
}

/** What a comment says beside its text: why not to use it, what is thrown, examples. */
function commentBlocks(context: RenderContext, { deprecated, throws, examples }: Comment): ComponentChildren {
  const label = (word: string): string => {
    const text = context.text(word);
    return `**${text.charAt(0).toUpperCase()}${text.slice(1)}**`;
  };
  return [
    ...(deprecated === undefined ? [] : [`${label('deprecated')} ${deprecated}`]),
    ...throws.map((text) => `${label('throws')} ${text}`),
    ...examples.map((text) => `${label('example')}\n\n${text}`),
  ].map((markdown) => context.block(markdown));
}

function codeBlock(context: RenderContext, code: string, language: string): ComponentChildren {
  return context.block(fence(code, language));
}
