import { type JsonValue, printJson, printPlain } from '../../model/json.ts';
import type { Example, MediaType, Operation, Response, Specification } from '../../model/model.ts';
import type { Direction } from '../../model/schema-model.ts';
import { isJsonType } from '../../operations/media-types.ts';
import { mainResponse } from '../../operations/responses.ts';
import { contentValue } from '../../samples/read-request.ts';
import type { CodeSample } from '../../samples/samples.ts';
import { mediaExamples } from '../../schemas/media-examples.ts';
import { fence } from '../markdown-text.ts';

/** Requests as code, and the examples of the body and of every response. */
export function exampleSections(
  specification: Specification,
  operation: Operation,
  samples: readonly CodeSample[],
): readonly string[] {
  const written = new Set(operation.samples.map(({ source }) => source.trimEnd()));
  const front = mainResponse(operation.responses);
  const responses = [...operation.responses].sort((a, b) => Number(b === front) - Number(a === front));
  const bodies = contentExamples(specification, operation.body?.content ?? [], 'request');
  // A body without a name of its own is part of the request.
  const named = bodies.filter(({ example }) => titleOf(example) !== undefined || bodies.length > 1);
  return [
    ...samples
      .filter(({ code }, index) => index === 0 || written.has(code))
      .map((sample, _, { length }) =>
        [
          `## Example request${length === 1 ? '' : ` (${nameOf(sample)})`}`,
          fence(sample.code, sample.language),
        ].join('\n\n'),
      ),
    ...named.map((each) => exampleSection('## Example body', each)),
    ...responses.flatMap((response) => responseExamples(specification, response, response === front)),
  ];
}

function responseExamples(
  specification: Specification,
  { status, content }: Response,
  isFront: boolean,
): readonly string[] {
  return contentExamples(specification, content, 'response')
    .filter(({ isMade }) => !isMade || isFront)
    .map((each) => exampleSection(`## Example response${isFront ? '' : ` ${status}`}`, each));
}

/** The examples that the author wrote for some content. */
export function writtenExamples(
  specification: Specification,
  content: readonly MediaType[],
  heading: string,
): readonly string[] {
  return contentExamples(specification, content, 'response')
    .filter(({ isMade }) => !isMade)
    .map((each) => exampleSection(heading, each));
}

interface ContentExample {
  readonly type: string;
  readonly example: Example;
  readonly isMade: boolean;
}

/** Every example that the author wrote, and one that is made of the schema of the content type shown first. */
function contentExamples(
  specification: Specification,
  content: readonly MediaType[],
  direction: Direction,
): readonly ContentExample[] {
  return content.flatMap((media, index): readonly ContentExample[] => {
    const { written, made } = mediaExamples(specification, media, { direction });
    const { type } = media;
    const asSent = (example: Example): Example =>
      example.value === undefined
        ? example
        : { ...example, value: contentValue(specification, media, example.value) };
    if (written.length > 0)
      return written.map((example) => ({ type, example: asSent(example), isMade: false }));
    return made === undefined || index > 0 ? [] : [{ type, example: asSent({ value: made }), isMade: true }];
  });
}

/** Samples of several languages may have one label. */
function nameOf({ label, languageName }: CodeSample): string {
  return label === languageName ? label : `${languageName}, ${label}`;
}

function titleOf({ summary, name }: Example): string | undefined {
  return summary ?? name;
}

/** An example of a content type under a heading. */
export function exampleSection(
  heading: string,
  { type, example }: Pick<ContentExample, 'type' | 'example'>,
): string {
  const title = titleOf(example);
  const kind = isJsonType(type) ? '' : ` (${type})`;
  const { description, value, externalValue } = example;
  return [
    `${heading}${kind}${title === undefined ? '' : `: ${title}`}`,
    ...(description === undefined ? [] : [description]),
    ...(externalValue === undefined ? [] : [`<${externalValue}>`]),
    ...(value === undefined ? [] : [valueBlock(value, type)]),
  ].join('\n\n');
}

function valueBlock(value: JsonValue, type: string): string {
  const isJson = isJsonType(type) || typeof value !== 'string';
  return isJson ? fence(printJson(value, 2), 'json') : fence(printPlain(value).trimEnd(), '');
}
