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
      {notes.map((note) =>
        note.term === 'extensions' ? extensionTerms(note, context) : noteTerms(note, context),
      )}
    </dl>
  );
}

function noteTerms({ term, protocol, servers, value }: ChannelNote, context: Sheet['context']): VNode {
  const { text } = context;
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
          {term === 'tags' ? tagText(entry) : <>: {drawValue(context, key, entry)}</>}
        </dd>
      ))}
    </>
  );
}

/** Extensions say by their names what they are. */
function extensionTerms({ value }: ChannelNote, context: Sheet['context']): VNode {
  return (
    <>
      {Object.entries(value).map(([key, entry]) => (
        <>
          <dt>
            <code dir="ltr">{key}</code>
          </dt>
          <dd>{drawValue(context, key, entry)}</dd>
        </>
      ))}
    </>
  );
}

/** What is said of a tag is text. */
function tagText(said: JsonValue | undefined): string | null {
  return said === null ? null : `: ${String(said)}`;
}

/** A value as code; but what is written for readers, as descriptions are, is not hidden in JSON. */
function drawValue(context: Sheet['context'], name: string, value: JsonValue | undefined): ComponentChildren {
  if (isProse(value)) return name === 'description' ? context.block(String(value)) : String(value).trim();
  if (!holdsProse(value)) return <code dir="ltr">{JSON.stringify(value)}</code>;
  return (
    <ul>
      {Object.entries(value ?? {}).map(([key, entry]) => (
        <li>
          <code>{key}</code>: {drawValue(context, key, entry)}
        </li>
      ))}
    </ul>
  );
}

function isProse(value: JsonValue | undefined): boolean {
  return typeof value === 'string' && /\s/.test(value.trim());
}

function holdsProse(value: JsonValue | undefined): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return Object.values(value).some((entry) => isProse(entry) || holdsProse(entry));
}
