import {
  contentValue,
  type Example,
  type JsonValue,
  type MediaType,
  mainContent,
  mainResponse,
  mediaExamples,
  type Operation,
  printJson,
  type Response,
  type Specification,
} from '@waymark/openapi';
import type { ComponentChildren, VNode } from 'preact';
import {
  CodeBlock,
  CopyButton,
  codeBlockPart,
  codeGroupPart,
  type RenderContext,
  type TabPanel,
  TabSet,
} from '../../components/index.ts';
import { externalLink } from '../fields/facts.tsx';
import type { Ink } from '../ink.ts';

/** Lines and characters of one sample on the page; the rest of a very large example is left to the specification. */
const LONGEST = { lines: 2_000, characters: 60_000 };

/** Values of an example that is made from a schema. */
const MADE_VALUES = 120;

/** Tabs that stand beside each other; more choices are offered as a menu. */
export const MOST_TABS = 4;

/** A sample: code, its language and the title of its block. */
export interface Sample {
  readonly title: string;
  /** The title is a name that the author gave. */
  readonly isNamed?: boolean;
  readonly language: string;
  readonly code: string;
  /** Block Markdown before the code. */
  readonly description?: string;
  /** The code is the address of the example. */
  readonly isLink?: boolean;
  /** A picture or sound that the example leads to, shown instead of its address. */
  readonly media?: SampleMedia;
}

/** A picture, sound or film that is an example. */
export interface SampleMedia {
  readonly kind: 'image' | 'audio' | 'video';
  /** `https:`, or `data:` of a picture: what the policy of pages lets through. */
  readonly url: string;
}

/** Samples of one status. */
export interface StatusSamples {
  readonly status: string;
  readonly samples: readonly Sample[];
}

/** The examples of what a webhook sends. */
export function payloadSamples(specification: Specification, { body }: Operation): readonly Sample[] {
  return contentSamples(specification, body?.content ?? [], 'request');
}

/** The examples of all responses that carry something, the one in front first. */
export function responseSamples(
  specification: Specification,
  responses: readonly Response[],
): readonly StatusSamples[] {
  const front = mainResponse(responses);
  const ordered = [...responses].sort((a, b) => Number(b === front) - Number(a === front));
  return ordered
    .map(({ status, content }) => ({ status, samples: contentSamples(specification, content, 'response') }))
    .filter(({ samples }) => samples.length > 0);
}

/** Examples of the content type shown first, and those that the author wrote for the others. */
function contentSamples(
  specification: Specification,
  content: readonly MediaType[],
  direction: 'request' | 'response',
): readonly Sample[] {
  const main = mainContent(content);
  const samples = [...content]
    .sort((a, b) => Number(b === main) - Number(a === main))
    .flatMap((media) => mediaSamples(specification, media, { direction, isMain: media === main }));
  return numbered(
    samples.filter(
      ({ code, title, description }, index) =>
        samples.findIndex(
          (other) => other.code === code && other.title === title && other.description === description,
        ) === index,
    ),
  );
}

/** Samples without a name of their own are told apart by number. */
function numbered(samples: readonly Sample[]): readonly Sample[] {
  return samples.map((sample, index) => {
    const before = samples.slice(0, index).filter(({ title }) => title === sample.title).length;
    return before === 0 ? sample : { ...sample, title: `${sample.title} ${before + 1}` };
  });
}

interface Wanted {
  readonly direction: 'request' | 'response';
  /** Makes an example from the schema when the author wrote none. */
  readonly isMain: boolean;
}

/** The examples of a content type as code: those that the author wrote, else one made from the schema. */
export function mediaSamples(
  specification: Specification,
  media: Pick<MediaType, 'type' | 'schema' | 'examples'> & Partial<MediaType>,
  { direction, isMain }: Wanted,
): readonly Sample[] {
  const { type } = media;
  const { written, made } = mediaExamples(specification, media, { direction, values: MADE_VALUES });
  const asSent = (value: JsonValue): JsonValue => contentValue(specification, media, value);
  if (made !== undefined) return isMain ? [toSample(asSent(made), { ...media, title: type })] : [];
  return written.flatMap(({ value, ...example }) => {
    const sent = value === undefined ? example : { ...example, value: asSent(value) };
    return exampleSample(sent, media) ?? [];
  });
}

function exampleSample(example: Example, { type, isStream }: SampleType): Sample | undefined {
  const { value, externalValue, description } = example;
  const title = titleOf(example, type);
  // Tools call an example `default` that has no name.
  const isNamed = title !== type && (example.summary !== undefined || title !== 'default');
  const said = { isNamed, ...(description === undefined ? {} : { description }) };
  const media = mediaOf(value ?? externalValue, type);
  if (media !== undefined) return { title, language: 'text', code: media.url, media, ...said };
  if (value !== undefined) return { ...toSample(value, { type, isStream, title }), ...said };
  return externalValue === undefined
    ? undefined
    : { title, language: 'text', code: externalValue, isLink: true, ...said };
}

/** What an example shows that is the address of a picture, sound or film, by its content type. */
function mediaOf(value: JsonValue | undefined, type: string): SampleMedia | undefined {
  const [, kind] = /^(image|audio|video)\//i.exec(type) ?? [];
  if (kind === undefined || typeof value !== 'string') return undefined;
  const isAddress = /^(?:https:\/\/|data:image\/)\S+$/i.test(value);
  return isAddress ? { kind: kind.toLowerCase() as SampleMedia['kind'], url: value } : undefined;
}

/** Languages in which the examples of an operation's bodies and responses may be written. */
export function valueLanguages({ body, responses, callbacks }: Operation): readonly string[] {
  const all = [...responses, ...callbacks.flatMap((callback) => callback.responses)];
  const content = [...(body?.content ?? []), ...all.flatMap((response) => response.content)];
  return [...new Set(['json', ...content.map(({ type }) => languageOf(type))])].filter(
    (language) => language !== 'text',
  );
}

function titleOf({ summary, name }: Example, type: string): string {
  return summary ?? name ?? type;
}

/** What decides how an example is written. */
type SampleType = Pick<MediaType, 'type'> & { readonly isStream?: boolean | undefined };

function toSample(
  value: JsonValue,
  { type, isStream, title }: SampleType & { readonly title: string },
): Sample {
  return typeof value === 'string' && (isStream === true || !isJsonText(value))
    ? { title, language: languageOf(type), code: shorten(value.trimEnd()) }
    : { title, language: 'json', code: shorten(prettyJson(value)) };
}

/** Written examples of JSON are often text already. */
function isJsonText(text: string): boolean {
  return /^\s*[{[]/.test(text) && parseJson(text) !== undefined;
}

function prettyJson(value: JsonValue): string {
  const json = typeof value === 'string' ? (parseJson(value) ?? value) : value;
  return printJson(json, 2);
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

/** How samples are drawn. */
export interface Drawing {
  readonly context: RenderContext;
  readonly ink: Ink;
}

/** A block with the id and classes that authors style: `request-example` or `response-example`. */
export function exampleBlock(
  kind: 'request' | 'response',
  samples: readonly Sample[],
  drawing: Drawing,
): VNode | undefined {
  const [only, ...others] = samples;
  if (only === undefined) return undefined;
  const { context } = drawing;
  const { title, language, code, media } = only;
  context.use(others.length === 0 ? codeBlockPart : codeGroupPart);
  return (
    <div id={context.uniqueId(`${kind}-example`)} class="example">
      {others.length === 0 && media !== undefined ? (
        <div class={`${kind}-example code-block`}>
          <div class="code-block-header">
            <span class="code-block-title">{title}</span>
          </div>
          {mediaElement(media, title)}
        </div>
      ) : others.length === 0 ? (
        <CodeBlock
          className={`${kind}-example`}
          title={title}
          language={language}
          code={code}
          lines={drawing.ink(code, language)}
        />
      ) : (
        <TabSet
          root={{ class: `${kind}-example code-group` }}
          panels={samples.map((sample) => samplePanel(sample, drawing))}
          selected={0}
          sync={kind === 'request'}
          panelClass="code-group-panel"
          menuLabel={samples.length > MOST_TABS ? context.text('language') : undefined}
          bar={<CopyButton />}
        />
      )}
    </div>
  );
}

/** The examples of all responses: a tab for each status, a menu where one has several. */
export function responseBlock(statuses: readonly StatusSamples[], drawing: Drawing): VNode | undefined {
  const [only, ...others] = statuses;
  if (only === undefined) return undefined;
  const { context } = drawing;
  const [sample] = only.samples;
  const isPlain = sample?.description === undefined && sample?.isLink !== true && sample?.isNamed !== true;
  if (others.length === 0 && only.samples.length === 1 && sample !== undefined && isPlain)
    return exampleBlock('response', [{ ...sample, title: only.status }], drawing);
  context.use(codeGroupPart);
  return (
    <div id={context.uniqueId('response-example')} class="example">
      <TabSet
        root={{ class: 'response-example code-group api-statuses' }}
        panels={statuses.map(({ status, samples }) => ({
          id: context.uniqueId('example-status'),
          title: status,
          label: <span data-status={status.charAt(0)}>{status}</span>,
          content: namedSamples(samples, drawing),
        }))}
        selected={0}
        sync="page"
        panelClass="code-group-panel"
        bar={<CopyButton />}
      />
    </div>
  );
}

function namedSamples(samples: readonly Sample[], drawing: Drawing): ComponentChildren {
  const [only, ...others] = samples;
  if (only === undefined) return null;
  if (others.length === 0)
    return (
      <>
        {only.isNamed === true ? <p class="api-example-text">{only.title}</p> : null}
        {sampleCode(only, drawing)}
      </>
    );
  return (
    <TabSet
      root={{ class: 'api-named-examples' }}
      panels={samples.map((sample) => samplePanel(sample, drawing))}
      selected={0}
      sync={false}
      panelClass="code-group-panel"
      menuLabel={drawing.context.text('example')}
    />
  );
}

function samplePanel(sample: Sample, drawing: Drawing): TabPanel {
  const { title } = sample;
  const id = drawing.context.uniqueId('code-panel');
  return { id, title, label: title, content: sampleCode(sample, drawing) };
}

function sampleCode({ title, language, code, ...sample }: Sample, { ink, context }: Drawing): VNode {
  const { description, isLink, media } = sample;
  return (
    <>
      {description === undefined ? null : <div class="api-example-text">{context.block(description)}</div>}
      {media !== undefined ? (
        mediaElement(media, title)
      ) : isLink === true ? (
        <p class="api-example-text">{externalLink({ url: code, description: code }, context)}</p>
      ) : (
        <CodeBlock bare language={language} code={code} lines={ink(code, language)} />
      )}
    </>
  );
}

function mediaElement({ kind, url }: SampleMedia, title: string): VNode {
  if (kind === 'image')
    return <img class="api-media" src={url} alt={title} loading="lazy" decoding="async" />;
  const Player = kind;
  return <Player class="api-media" src={url} controls preload="none" aria-label={title} />;
}
