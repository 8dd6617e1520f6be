import {
  type CodeSample,
  type JsonValue,
  type MediaType,
  mainContent,
  mainResponse,
  mediaExample,
  type Operation,
  type Response,
  type Specification,
} from '@waymark/openapi';
import type { ComponentChildren, VNode } from 'preact';
import { CodeBlock, type RenderContext, TabSet } from '../components/index.ts';

/** Lines and characters of one sample on the page; the rest of a very large example is left to the specification. */
const LONGEST = { lines: 120, characters: 12_000 };

/** A sample: code, its language and the title of its block. */
export interface Sample {
  readonly title: string;
  readonly language: string;
  readonly code: string;
}

/** The requests of an operation, or the payload of a webhook, as one block or as tabs. */
export function requestExample(samples: readonly CodeSample[], context: RenderContext): VNode | undefined {
  return exampleBlock(
    'request',
    samples.map(({ label, language, code }) => ({ title: label, language, code })),
    context,
  );
}

/** The example of the response in front. */
export function responseExample(
  specification: Specification,
  responses: readonly Response[],
  context: RenderContext,
): VNode | undefined {
  const response = mainResponse(responses);
  const media = response && mainContent(response.content);
  const sample = media && mediaSample(specification, media, 'response');
  return sample && exampleBlock('response', [{ ...sample, title: response.status }], context);
}

/** The example of what a webhook sends. */
export function payloadExample(
  specification: Specification,
  { body }: Operation,
  context: RenderContext,
): VNode | undefined {
  const media = body && mainContent(body.content);
  const sample = media && mediaSample(specification, media, 'request');
  return sample && exampleBlock('request', [{ ...sample, title: media.type }], context);
}

/** The example of a content type as code: its first written one, else one made from the schema. */
export function mediaSample(
  specification: Specification,
  media: MediaType,
  direction: 'request' | 'response',
): Omit<Sample, 'title'> | undefined {
  const value = mediaExample(specification, media, { direction });
  if (value === undefined) return undefined;
  return typeof value === 'string' && !isJsonText(value)
    ? { language: languageOf(media.type), code: shorten(value) }
    : { language: 'json', code: shorten(printJson(value)) };
}

/** Written examples of JSON are often text already. */
function isJsonText(text: string): boolean {
  return /^\s*[{[]/.test(text) && parseJson(text) !== undefined;
}

function printJson(value: JsonValue): string {
  const json = typeof value === 'string' ? (parseJson(value) ?? value) : value;
  return JSON.stringify(json, null, 2);
}

function parseJson(text: string): JsonValue | undefined {
  try {
    return JSON.parse(text) as JsonValue;
  } catch {
    return undefined;
  }
}

function languageOf(type: string): string {
  if (/xml/i.test(type)) return 'xml';
  if (/html/i.test(type)) return 'html';
  if (/ya?ml/i.test(type)) return 'yaml';
  return 'text';
}

function shorten(text: string): string {
  const lines = text.slice(0, LONGEST.characters).split('\n');
  const kept = lines.slice(0, LONGEST.lines).join('\n');
  return kept.length < text.length ? `${kept}\n…` : kept;
}

/** A block with the id and classes that authors style: `request-example` or `response-example`. */
export function exampleBlock(
  kind: 'request' | 'response',
  samples: readonly Sample[],
  context: RenderContext,
): VNode | undefined {
  const [only, ...others] = samples;
  if (only === undefined) return undefined;
  return (
    <div id={context.uniqueId(`${kind}-example`)} class="example">
      {others.length === 0 ? codeBlock(only, kind, context) : sampleTabs(samples, kind, context)}
    </div>
  );
}

function codeBlock({ title, language, code }: Sample, kind: string, context: RenderContext): VNode {
  const lines = context.highlight(code, language);
  return (
    <CodeBlock className={`${kind}-example`} title={title} language={language} code={code} lines={lines} />
  );
}

function sampleTabs(samples: readonly Sample[], kind: string, context: RenderContext): ComponentChildren {
  const panels = samples.map(({ title, language, code }) => ({
    id: context.uniqueId('code-panel'),
    title,
    label: title,
    content: <CodeBlock bare language={language} code={code} lines={context.highlight(code, language)} />,
  }));
  return (
    <TabSet
      root={{ class: `${kind}-example code-group` }}
      panels={panels}
      selected={0}
      sync
      panelClass="code-group-panel"
    />
  );
}
