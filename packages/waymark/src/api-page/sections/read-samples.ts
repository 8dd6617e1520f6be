import {
  contentValue,
  type Example,
  type JsonValue,
  type MediaType,
  mainResponse,
  mediaExamples,
  type Operation,
  printJson,
  type Response,
  type Specification,
} from '@waymark/openapi';

/** Lines and characters of one sample on the page; the rest of a very large example is left to the specification. */
const LONGEST = { lines: 2_000, characters: 60_000 };

/** Values of an example that is made from a schema. */
const MADE_VALUES = 120;

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
  /** Block Markdown that stands for the samples where there are none. */
  readonly description?: string | undefined;
}

/** The examples of what a webhook sends. */
export function payloadSamples(specification: Specification, { body }: Operation): readonly Sample[] {
  return contentSamples(specification, body?.content ?? [], 'request');
}

/** The examples of all responses, the one in front first; what carries nothing stands beside others with its description. */
export function responseSamples(
  specification: Specification,
  responses: readonly Response[],
): readonly StatusSamples[] {
  const front = mainResponse(responses);
  const ordered = [...responses].sort((a, b) => Number(b === front) - Number(a === front));
  const all = ordered.map(({ status, content, description, summary }) => ({
    status,
    samples: contentSamples(specification, content, 'response'),
    description: description ?? summary,
  }));
  if (all.every(({ samples }) => samples.length === 0)) return [];
  return all.filter(({ samples, description = '' }) => samples.length > 0 || description !== '');
}

/** Examples of the content type shown first, and those that the author wrote for the others. */
function contentSamples(
  specification: Specification,
  content: readonly MediaType[],
  direction: 'request' | 'response',
): readonly Sample[] {
  const samples = content.flatMap((media, index) =>
    mediaSamples(specification, media, { direction, isMain: index === 0 }),
  );
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
export function numbered(samples: readonly Sample[]): readonly Sample[] {
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
