import type { Channel, ChannelOperation, Message } from '../asyncapi/channels.ts';
import type { Specification, SpecNode } from '../model/model.ts';
import { fieldsMarkdown } from './field-lines.ts';
import { oneLine } from './markdown-text.ts';

/** A channel as Markdown for readers that are programs: the page's content below its title and description. */
export function channelMarkdown(
  specification: Specification,
  { address, servers, parameters, operations }: Channel,
): string {
  const addresses = servers.map(({ url }) => `- \`${url}\``).join('\n');
  const sections = operations.map((operation) => operationMarkdown(specification, operation));
  const lines = parameters.map(({ name, description }) =>
    [`- \`${name}\``, ...(description === undefined ? [] : [oneLine(description)])].join(': '),
  );
  const listed = lines.length === 0 ? [] : [`## Parameters\n\n${lines.join('\n')}`];
  return `${[`Channel \`${address}\``, ...(addresses === '' ? [] : [addresses]), ...listed, ...sections].join('\n\n')}\n`;
}

function operationMarkdown(
  specification: Specification,
  { action, title, description, messages }: ChannelOperation,
): string {
  const heading = `## ${action === 'send' ? 'Send' : 'Receive'}${title === undefined ? '' : `: ${title}`}`;
  const texts = messages.map((message) => messageMarkdown(specification, message));
  return [heading, ...(description === undefined ? [] : [description]), ...texts].join('\n\n');
}

function messageMarkdown(
  specification: Specification,
  { name, description, contentType, headers, payload }: Message,
): string {
  const fields = (node: SpecNode | undefined): readonly string[] =>
    node === undefined ? [] : [fieldsMarkdown(specification, { node, direction: 'response' })];
  const inHeaders = fields(headers).map((text) => `Headers:\n\n${text}`);
  const head = `### ${name} (\`${contentType}\`)`;
  return [head, ...(description === undefined ? [] : [description]), ...inHeaders, ...fields(payload)].join(
    '\n\n',
  );
}
