import { decodePath } from '@waymark/core/source';
import { code } from '../../markdown/markdown-text.ts';
import { defined, objectOf, own } from '../../model/json.ts';
import type { Said } from '../declarations/declaration.ts';
import type { LinkTo } from '../html/html-markdown.ts';
import { markedText } from '../html/marked-text.ts';
import type { Comment } from '../symbol-content.ts';
import { type DocfxItem, objectsIn, textIn, textsIn, typeName } from './docfx-item.ts';

const OBSOLETE = 'System.ObsoleteAttribute';

/** What DocFX says of something: its texts, what is thrown, examples, whether it is obsolete. */
export function readTexts(item: DocfxItem, linkTo: LinkTo): Said {
  const { value } = item;
  const text = (written: string): string => itemText(item, written, linkTo);
  const syntax = objectOf(own(value, 'syntax'));
  const linked = (uid: string): string => text(reference(item, uid));
  const typeParameters = objectsIn(syntax, 'typeParameters').flatMap((each) => {
    const said = text(textIn(each, 'description'));
    return said === '' ? [] : [`- ${code(textIn(each, 'id'))}: ${said}`];
  });
  const base = textsIn(value, 'inheritance').at(-1) ?? 'System.Object';
  const lists: readonly (readonly [string, readonly string[]])[] = [
    ['Inherits', base === 'System.Object' ? [] : [linked(base)]],
    ['Implements', textsIn(value, 'implements').map(linked)],
    ['See also', objectsIn(value, 'seealso').map((each) => seeAlso(item, textIn(each, 'linkId'), linkTo))],
  ];
  const returns = text(textIn(objectOf(own(syntax, 'return')), 'description'));
  const comment = defined<Comment>({
    text: [
      text(textIn(value, 'summary')),
      typeParameters.length === 0 ? '' : `**Type parameters**:\n\n${typeParameters.join('\n')}`,
      ...lists.flatMap(([label, entries]) =>
        entries.length === 0 ? [] : `**${label}**: ${entries.join(', ')}`,
      ),
      text(textIn(value, 'remarks')),
    ]
      .filter((part) => part !== '')
      .join('\n\n'),
    returns: returns === '' ? undefined : returns,
    throws: objectsIn(value, 'exceptions').map((each) =>
      [linked(textIn(each, 'type')), text(textIn(each, 'description'))].filter(Boolean).join(' – '),
    ),
    examples: textsIn(value, 'example').map((example) => text(example)),
    deprecated: obsoleteReason(item),
  });
  const parameters = objectsIn(syntax, 'parameters').map(
    (each) => [textIn(each, 'id'), text(textIn(each, 'description'))] as const,
  );
  return { comment, parameters: new Map(parameters) };
}

/** The reason of `[Obsolete]`; empty where it gives none. */
function obsoleteReason({ value }: DocfxItem): string | undefined {
  const attribute = objectsIn(value, 'attributes').find((each) => textIn(each, 'type') === OBSOLETE);
  return attribute && textIn(objectsIn(attribute, 'arguments')[0], 'value');
}

function seeAlso(item: DocfxItem, target: string, linkTo: LinkTo): string {
  const isAddress = /^https?:/.test(target);
  return itemText(
    item,
    isAddress ? `<a href="${escapeHtml(target)}">${escapeHtml(target)}</a>` : reference(item, target),
    linkTo,
  );
}

/** A text of an item, in which `<xref>` leads to what has the id. */
function itemText(item: DocfxItem, written: string, linkTo: LinkTo): string {
  const html = written.replace(
    /<xref\b([^<>]*?)\/?>(?:([^<>]*)<\/xref>)?/gi,
    (_, attributes: string, words = '') => {
      const [, uid = ''] = /\b(?:href|uid)="([^"]+)"/.exec(attributes) ?? [];
      const [, name = ''] = /\b(?:name|text|alt)="([^"]*)"/.exec(attributes) ?? [];
      return reference(item, decodePath(uid.replace(/\?.*$/s, '')), String(words) || name);
    },
  );
  return markedText(html, (href) => linkTo(href) ?? externalUrl(item, href));
}

/** Where something outside of the library is described. */
function externalUrl({ references }: DocfxItem, uid: string): string | undefined {
  if (/^https?:/.test(uid)) return uid;
  const href = textIn(references.get(uid), 'href');
  return /^https?:/.test(href) ? href : undefined;
}

/** A link to what has the id, with words that are HTML already, or with its name. */
function reference(item: DocfxItem, uid: string, words = ''): string {
  return `<a href="${escapeHtml(uid)}"><code>${words || escapeHtml(typeName(item, uid))}</code></a>`;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
