import type { ChannelNote, JsonValue } from '@waymark/openapi';
import type { ComponentChildren, VNode } from 'preact';
import { codeBlockPart } from '../../components/index.ts';
import { bindingsPart } from '../parts.ts';
import type { Sheet } from '../sheet.ts';
import { type ApiSection, apiSection } from './section.tsx';

/** What the protocols of a channel are told, and what its author says of it in keys of their own. */
export function noteSection(
  sheet: Sheet,
  stem: 'bindings' | 'extensions',
  notes: readonly ChannelNote[],
): ApiSection | undefined {
  if (notes.length === 0) return undefined;
  return apiSection(sheet, {
    stem,
    title: sheet.context.text(stem),
    draw: () => noteList(sheet, notes),
  });
}

/** Bindings, reply, correlation and extensions of an operation or a message. */
export function noteList({ context }: Sheet, notes: readonly ChannelNote[]): VNode | null {
  if (notes.length === 0) return null;
  context.use(bindingsPart);
  context.use(codeBlockPart);
  return (
    <dl class="api-bindings">
      {notes.map((note) => (note.term === 'extensions' ? extensionTerms(note) : noteTerms(note, context)))}
    </dl>
  );
}

function noteTerms({ term, protocol, servers, value }: ChannelNote, { text }: Sheet['context']): VNode {
  return (
    <>
      <dt>
        {text(term)}
        {protocol === undefined ? null : (
          <>
            {text('colon')}
            <code>{protocol}</code>
          </>
        )}
        {servers === undefined ? null : ` (${servers.join(', ')})`}
      </dt>
      {Object.entries(value).map(([key, entry]) => (
        <dd>
          <code>{key}</code>
          {noteValue(term, entry)}
        </dd>
      ))}
    </>
  );
}

/** Extensions say by their names what they are. */
function extensionTerms({ value }: ChannelNote): VNode {
  return (
    <>
      {Object.entries(value).map(([key, entry]) => (
        <>
          <dt>
            <code dir="ltr">{key}</code>
          </dt>
          <dd>
            <code dir="ltr">{JSON.stringify(entry)}</code>
          </dd>
        </>
      ))}
    </>
  );
}

/** What is said of a tag is text; everything else is a value of the document. */
function noteValue(term: ChannelNote['term'], entry: JsonValue | undefined): ComponentChildren {
  if (entry === null && term === 'tags') return null;
  return <>: {term === 'tags' ? String(entry) : <code dir="ltr">{JSON.stringify(entry)}</code>}</>;
}
