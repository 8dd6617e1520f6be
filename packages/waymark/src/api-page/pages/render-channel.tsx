import {
  type Channel,
  type ChannelOperation,
  type DirectedMessage,
  directedMessages,
  type FieldRoot,
  type Specification,
  undirectedMessages,
} from '@waymark/openapi';
import type { VNode } from 'preact';
import type { RenderContext } from '../../components/index.ts';
import { assemblePage, type RenderedApiPage } from '../assemble-page.tsx';
import { specificationContext } from '../description.ts';
import { bodyFields } from '../fields/media.tsx';
import { createInk } from '../ink.ts';
import { CODE_ELEMENTS, FIELD_LIMITS } from '../limits.ts';
import type { PageInput } from '../page-input.ts';
import { plainText } from '../search-notes.ts';
import { authorizations } from '../sections/authorizations.tsx';
import { noteList, noteSection } from '../sections/channel-notes.tsx';
import { messageBlock, type NamedSamples } from '../sections/draw-samples.tsx';
import { endpointBar } from '../sections/endpoint-bar.tsx';
import { parameterSections } from '../sections/parameters.tsx';
import { mediaSamples, numbered } from '../sections/read-samples.ts';
import { type ApiSection, apiSection } from '../sections/section.tsx';
import { createSheet, layOutFields, operationName, type Sheet } from '../sheet.ts';

/** A channel to be drawn as a page. */
export interface ChannelInput extends PageInput {
  readonly channel: Channel;
  /** Keys of schemas that are shown after the name of a field (`api.params.post`). */
  readonly marks?: readonly string[] | undefined;
}

/** Draws the page of an AsyncAPI channel: its address, its parameters, and the messages of each operation. */
export function renderChannel({ specification, channel, ...input }: ChannelInput): RenderedApiPage {
  const context = specificationContext(input.context);
  const roots = rootsOf(channel);
  const trees = layOutFields(specification, roots, FIELD_LIMITS);
  const sheet = createSheet({ ...input, specification, context, trees });
  const head = { ...channel.head, path: channel.address };
  const description = [input.description ?? channel.head.description, channel.docs]
    .filter(Boolean)
    .join('\n\n');
  // Before the sections, whose fields may be called as examples are.
  const aside = examples(specification, channel, context);
  const sections = [
    authorizations(sheet, channel),
    ...parameterSections(sheet, channel),
    noteSection(sheet, 'bindings', channel.notes),
    ...channel.operations.map((each) => operationSection(sheet, each)),
    otherSection(sheet, channel),
    noteSection(sheet, 'extensions', channel.extensions),
  ].filter((section) => section !== undefined);
  return assemblePage({
    sheet,
    description,
    bar: () =>
      endpointBar({ head, servers: channel.servers, hasOwnServers: true }, context, {
        fullUrl: true,
        hasControls: true,
        action: input.action,
      }),
    content: input.content,
    sections,
    aside,
    code: operationName(head),
  });
}

function rootsOf(channel: Channel): readonly FieldRoot[] {
  const ofMessage = ({ message: { headers, payload }, direction }: DirectedMessage): readonly FieldRoot[] =>
    [headers, payload].flatMap((node) => (node === undefined ? [] : [{ node, direction }]));
  return [
    ...channel.parameters.map(({ schema }) => ({ node: schema, direction: 'request' as const })),
    ...messagesOf(channel).flatMap(ofMessage),
  ];
}

/** All messages of a page, in its order. */
function messagesOf(channel: Channel): readonly DirectedMessage[] {
  return [...channel.operations.flatMap(directedMessages), ...undirectedMessages(channel)];
}

/** Several operations of a channel do the same thing: their names tell them apart. */
function heading({ action, name }: ChannelOperation, { text }: RenderContext): string {
  return name === undefined ? text(action) : `${text(action)}${text('colon')}${name}`;
}

function operationSection(sheet: Sheet, operation: ChannelOperation): ApiSection {
  const { title, description } = operation;
  return apiSection(sheet, {
    stem: operation.id,
    title: heading(operation, sheet.context),
    draw: (id) => {
      sheet.notes.mention(id, [title, plainText(description ?? '')].filter(Boolean).join('\n'));
      return (
        <>
          {description === undefined ? null : sheet.context.block(description)}
          {noteList(sheet, operation.notes)}
          {directedMessages(operation).map((directed) => drawMessage(sheet, directed, id))}
        </>
      );
    },
  });
}

function otherSection(sheet: Sheet, channel: Channel): ApiSection | undefined {
  const messages = undirectedMessages(channel);
  if (messages.length === 0) return undefined;
  return apiSection(sheet, {
    stem: 'messages',
    title: sheet.context.text('messages'),
    draw: (id) => messages.map((message) => drawMessage(sheet, message, id)),
  });
}

function drawMessage(sheet: Sheet, { message, isReply }: DirectedMessage, stem: string): VNode {
  const { context } = sheet;
  const id = sheet.anchor(`${stem}-${message.name}`);
  sheet.notes.field(id, message.name, plainText(message.description ?? ''));
  const payload = message.payload && sheet.tree(message.payload);
  const headers = message.headers && sheet.tree(message.headers);
  return (
    <section aria-labelledby={id}>
      <h3 class="api-message" id={id}>
        {isReply ? context.text('reply') + context.text('colon') : ''}
        {message.name} <span class="api-section-heading-subtitle">{message.contentType}</span>
      </h3>
      {message.description === undefined ? null : context.block(message.description)}
      {headers === undefined ? null : (
        <>
          <h4>{context.text('headers')}</h4>
          {bodyFields(sheet, headers, { stem: `${id}-headers`, level: 4, open: [] })}
          {payload === undefined ? null : <h4>{context.text('body')}</h4>}
        </>
      )}
      {payload === undefined ? null : bodyFields(sheet, payload, { stem: id, level: 4, open: [] })}
      {noteList(sheet, message.notes)}
    </section>
  );
}

/** The examples of each message, by its name. */
function examples(specification: Specification, channel: Channel, context: RenderContext): VNode | undefined {
  const found = messagesOf(channel).flatMap(({ message, direction }) => {
    const { name: title, contentType, payload, examples: written } = message;
    const media = {
      type: contentType,
      examples: written,
      ...(payload === undefined ? {} : { schema: payload }),
    };
    const samples = numbered(mediaSamples(specification, media, { direction, isMain: true }));
    return samples.length === 0 ? [] : [{ title, samples }];
  });
  const isSame = (one: NamedSamples, other: NamedSamples): boolean =>
    one.title === other.title &&
    one.samples.map(({ code }) => code).join('\n') === other.samples.map(({ code }) => code).join('\n');
  const distinct = found.filter((each, index) => found.findIndex((other) => isSame(each, other)) === index);
  const block = messageBlock(distinct, { context, ink: createInk(context, CODE_ELEMENTS) });
  return block === undefined ? undefined : <div class="api-examples">{block}</div>;
}
