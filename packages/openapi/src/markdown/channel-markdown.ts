import type { ChannelNote } from '../asyncapi/channel-notes.ts';
import type { ChannelOperation } from '../asyncapi/channel-operations.ts';
import {
  type Channel,
  type DirectedMessage,
  directedMessages,
  undirectedMessages,
} from '../asyncapi/channels.ts';
import { entriesOf, type JsonValue, printJson, type SpecNode } from '../model/json.ts';
import type { Specification } from '../model/model.ts';
import { TERMS } from '../model/terms.ts';
import { mediaExamples } from '../schemas/media-examples.ts';
import { createTrees, fieldsMarkdown, type RestAddress } from './field-lines.ts';
import { code, joinLines } from './markdown-text.ts';
import { exampleSection } from './sections/example-sections.ts';
import { securitySection } from './sections/markdown-security.ts';
import { serverSection } from './sections/markdown-servers.ts';
import { parameterSections } from './sections/parameter-sections.ts';

/** A channel as Markdown for readers that are programs: the page's content below its title and description. */
export function channelMarkdown(
  specification: Specification,
  channel: Channel,
  restAddress?: RestAddress,
): string {
  const { address, docs, servers, parameters, operations, security, notes, extensions } = channel;
  const printing = { specification, restAddress };
  const others = undirectedMessages(channel);
  const sections = operations.map((operation) => operationMarkdown(printing, operation));
  const roots = parameters.map(({ schema }) => ({ node: schema, direction: 'request' as const }));
  const trees = createTrees(specification, roots, restAddress);
  const all = [
    ...(docs === undefined ? [] : [docs]),
    `Channel \`${address}\``,
    ...serverSection(servers),
    ...securitySection({ security }),
    ...parameterSections(trees, parameters),
    ...noteLines(notes, '## Bindings'),
    ...sections,
    ...(others.length === 0 ? [] : ['## Messages']),
    ...others.map((directed) => messageMarkdown(printing, directed)),
    ...messageExamples(specification, [...operations.flatMap(directedMessages), ...others]),
    ...noteLines(extensions, '## Extensions'),
  ];
  return `${all.join('\n\n')}\n`;
}

/** The examples of each message, by its name. */
function messageExamples(
  specification: Specification,
  messages: readonly DirectedMessage[],
): readonly string[] {
  const sections = messages.flatMap(({ message, direction }) => {
    const { name, contentType: type, payload, examples } = message;
    const media = { examples, ...(payload === undefined ? {} : { schema: payload }) };
    const { written, made } = mediaExamples(specification, media, { direction });
    const all = made === undefined ? written : [{ value: made }];
    return all.map((example) => exampleSection(`## Example of ${name}`, { type, example }));
  });
  return [...new Set(sections)];
}

/** What the parts of a page have in common. */
interface Printing {
  readonly specification: Specification;
  readonly restAddress: RestAddress | undefined;
}

function operationMarkdown(printing: Printing, operation: ChannelOperation): string {
  const { action, name, description, notes } = operation;
  const heading = `## ${action === 'send' ? 'Send' : 'Receive'}${name === undefined ? '' : `: ${name}`}`;
  const texts = directedMessages(operation).map((directed) => messageMarkdown(printing, directed));
  return [heading, ...(description === undefined ? [] : [description]), ...noteLines(notes), ...texts].join(
    '\n\n',
  );
}

function messageMarkdown(
  { specification, restAddress }: Printing,
  { message, isReply }: DirectedMessage,
): string {
  const { name, description, contentType, headers, payload, notes } = message;
  const fields = (node: SpecNode | undefined): readonly string[] =>
    node === undefined ? [] : [fieldsMarkdown(specification, { node, direction: 'response' }, restAddress)];
  const labelled = (label: string, texts: readonly string[]): readonly string[] =>
    headers === undefined ? texts : texts.map((text) => `${label}:\n\n${text}`);
  const head = `### ${isReply ? 'Reply: ' : ''}${name} (\`${contentType}\`)`;
  return [
    head,
    ...(description === undefined ? [] : [description.trim()]),
    ...labelled('Headers', fields(headers)),
    ...labelled('Payload', fields(payload)),
    ...noteLines(notes),
  ].join('\n\n');
}

function noteLines(notes: readonly ChannelNote[], title?: string): readonly string[] {
  const lines = notes.map(({ term, protocol, servers, value }) => {
    const isTitled = title !== undefined && ['bindings', 'extensions'].includes(term);
    const names = [...(isTitled ? [] : [TERMS[term]]), ...(protocol === undefined ? [] : [protocol])];
    const on = servers === undefined ? '' : ` (${servers.join(', ')})`;
    const label = `${names.join(' ')}${on}`;
    const said = term === 'tags' ? entriesOf(value).map(tagText).join(', ') : code(printJson(value));
    return label === '' ? `- ${said}` : `- ${label}: ${said}`;
  });
  if (lines.length === 0) return [];
  return [[...(title === undefined ? [] : [title]), lines.join('\n')].join('\n\n')];
}

function tagText([name, said]: readonly [string, JsonValue]): string {
  return code(name) + (said === null ? '' : ` (${joinLines(String(said))})`);
}
