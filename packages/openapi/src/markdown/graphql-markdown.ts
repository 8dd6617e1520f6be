import type { GraphqlPage } from '../graphql/graphql-page.ts';
import { printJson } from '../model/json.ts';
import type { Specification } from '../model/model.ts';
import type { CodeSample } from '../samples/samples.ts';
import { fieldsMarkdown, type RestAddress } from './field-lines.ts';
import { code, fence } from './markdown-text.ts';
import { securitySection } from './sections/markdown-security.ts';
import { serverSection } from './sections/markdown-servers.ts';

/** A root field or a type as Markdown for readers that are programs: the page's content below its title and description. */
export function graphqlMarkdown(
  specification: Specification,
  page: GraphqlPage,
  [sample]: readonly CodeSample[],
  restAddress?: RestAddress,
): string {
  const { head, signature, request, possible, result } = page;
  const given =
    page.arguments &&
    fieldsMarkdown(specification, { node: page.arguments, direction: 'request' }, restAddress);
  const answer = request?.operation.responses[0]?.content[0]?.examples[0]?.value;
  const fields = fieldsMarkdown(specification, { node: result, direction: 'response' }, restAddress);
  const sections = [
    request === undefined ? code(signature) : `${head.method.toLowerCase()} ${code(signature)}`,
    ...(head.deprecated === true ? ['Deprecated.'] : []),
    ...(request === undefined ? [] : serverSection(request.operation.servers)),
    ...(request === undefined ? [] : securitySection(request.operation)),
    ...(given === undefined ? [] : [`## Arguments\n\n${given}`]),
    `## ${request === undefined ? 'Definition' : 'Response'}\n\n${fields}`,
    ...(possible.length === 0 ? [] : [`Implemented by ${possible.map(code).join(', ')}.`]),
    `## ${request === undefined ? 'Declaration' : 'Example request'}\n\n${fence(page.code, 'graphql')}`,
    ...(sample === undefined ? [] : [fence(sample.code, sample.language)]),
    ...(answer === undefined ? [] : [`## Example response\n\n${fence(printJson(answer, 2), 'json')}`]),
  ];
  return `${sections.join('\n\n')}\n`;
}
