import type { Binding } from '../asyncapi/bindings.ts';
import type { Channel, ChannelOperation, Message } from '../asyncapi/channels.ts';
import { printJson } from '../model/json.ts';
import type { Specification, SpecNode } from '../model/model.ts';
import { mediaExamples } from '../schemas/media-examples.ts';
import { exampleSection } from './example-sections.ts';
import { fieldsMarkdown } from './field-lines.ts';
import { securitySection } from './markdown-security.ts';
import { serverSection } from './markdown-servers.ts';
import { oneLine } from './markdown-text.ts';

/** A channel as Markdown for readers that are programs: the page's content below its title and description. */
export function channelMarkdown(
  specification: Specification,
  { address, servers, parameters, operations, security, bindings }: Channel,
): string {
  const sections = operations.map((operation) => operationMarkdown(specification, operation));
  const lines = parameters.map(({ name, description }) =>
    [`- \`${name}\``, ...(description === undefined ? [] : [oneLine(description)])].join(': '),
  );
  const listed = lines.length === 0 ? [] : [`## Parameters\n\n${lines.join('\n')}`];
  const all = [
    `Channel \`${address}\``,
    ...serverSection(servers),
    ...securitySection({ security }),
    ...listed,
    ...sections,
    ...bindingLines(bindings, '## Bindings'),
    ...messageExamples(specification, operations),
  ];
  return `${all.join('\n\n')}\n`;
}

/** The examples of each message, by its name. */
function messageExamples(
  specification: Specification,
  operations: readonly ChannelOperation[],
): readonly string[] {
  const sections = operations.flatMap(({ action, messages }) =>
    messages.flatMap(({ name, contentType: type, payload, examples }) => {
      const media = { examples, ...(payload === undefined ? {} : { schema: payload }) };
      const direction = action === 'receive' ? 'request' : 'response';
      const { written, made } = mediaExamples(specification, media, { direction });
      const all = made === undefined ? written : [{ value: made }];
      return all.map((example) => exampleSection(`Example of ${name}`, { type, example }));
    }),
  );
  return [...new Set(sections)];
}

function operationMarkdown(
  specification: Specification,
  { id, action, title, description, messages, bindings }: ChannelOperation,
): string {
  const heading = `## ${action === 'send' ? 'Send' : 'Receive'}: ${title ?? id}`;
  const texts = messages.map((message) => messageMarkdown(specification, message));
  return [
    heading,
    ...(description === undefined ? [] : [description]),
    ...bindingLines(bindings, 'Bindings:'),
    ...texts,
  ].join('\n\n');
}

function messageMarkdown(
  specification: Specification,
  { name, description, contentType, headers, payload, bindings }: Message,
): string {
  const fields = (node: SpecNode | undefined): readonly string[] =>
    node === undefined ? [] : [fieldsMarkdown(specification, { node, direction: 'response' })];
  const inHeaders = fields(headers).map((text) => `Headers:\n\n${text}`);
  const head = `### ${name} (\`${contentType}\`)`;
  return [
    head,
    ...(description === undefined ? [] : [description]),
    ...inHeaders,
    ...fields(payload),
    ...bindingLines(bindings, 'Bindings:'),
  ].join('\n\n');
}

function bindingLines(bindings: readonly Binding[], title: string): readonly string[] {
  const lines = bindings.map(({ protocol, value }) => `- ${protocol}: \`${printJson(value)}\``);
  return lines.length === 0 ? [] : [`${title}\n\n${lines.join('\n')}`];
}
