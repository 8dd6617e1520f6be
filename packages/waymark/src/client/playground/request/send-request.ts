import { byteText } from '@waymark/openapi';
import type { PlaygroundWord } from '../../../playground/words.ts';
import type { PreparedRequest } from './prepare-request.ts';

/** Why there is no answer: the word that says it. */
type FailureReason = Extract<PlaygroundWord, `failed${string}` | 'onlyInCommand'>;

/** What became of a request. */
export type Exchange =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'failed'; readonly reason: FailureReason; readonly origin: string }
  | Answer;

/** An answer, from its first byte on. */
export interface Answer {
  readonly kind: 'answer';
  readonly status: number;
  readonly statusText: string;
  /** Those that the browser shows to this page. */
  readonly headers: readonly (readonly [string, string])[];
  readonly contentType: string;
  /** Milliseconds until the answer began, or until it ended. */
  readonly duration: number;
  readonly size: number;
  /** More may come. */
  readonly isOpen: boolean;
  /** The reader or the connection ended it early. */
  readonly isCut: boolean;
  /** What can be read as text, up to a limit. */
  readonly text?: string;
  readonly isLong: boolean;
  /** The whole body; present once it is complete. */
  readonly body?: Blob;
}

/** How a request is sent. */
export interface SendOptions {
  /** Ends the request, also when the answer is late. */
  readonly controller: AbortController;
  readonly cookies: boolean;
  /** Is told whenever more is known. */
  readonly onChange: (exchange: Exchange) => void;
}

/** Seconds until an answer has to begin. */
export const PATIENCE = 60;

/** Characters of an answer that are shown. */
const SHOWN = 400_000;

/** Sends a request from the page, straight to the API. Never throws; what went wrong is said in words. */
export async function sendRequest(request: PreparedRequest, options: SendOptions): Promise<void> {
  const { onChange } = options;
  const fail = (reason: FailureReason): void =>
    onChange({ kind: 'failed', reason, origin: originOf(request.url) });
  if (isMixed(request.url)) return fail('failedMixed');
  const call = callOf(request, options);
  if (call === undefined) return fail('onlyInCommand');
  onChange({ kind: 'waiting' });
  let isRefused = false;
  const notice = ({ effectiveDirective }: SecurityPolicyViolationEvent): void => {
    isRefused ||= effectiveDirective === 'connect-src';
  };
  document.addEventListener('securitypolicyviolation', notice);
  const started = performance.now();
  let hasAnswer = false;
  try {
    const response = await fetchWithin(call, options);
    hasAnswer = true;
    await receive(response, { ...options, started });
  } catch {
    // A refusal by the policy is announced a moment after the request has failed.
    await new Promise((resolve) => setTimeout(resolve, 50));
    if (!hasAnswer) fail(reasonOf(options.controller.signal, isRefused));
  } finally {
    document.removeEventListener('securitypolicyviolation', notice);
  }
}

/** The request for the browser; undefined where it sends none such: methods like `TRACE`, names that no header can have. */
function callOf(
  { method, url, headers, body }: PreparedRequest,
  { controller, cookies }: SendOptions,
): Request | undefined {
  try {
    return new Request(url, {
      method,
      headers: headers.map(({ name, value }): [string, string] => [name, byteText(value)]),
      body: body?.data ?? null,
      credentials: cookies ? 'include' : 'omit',
      cache: 'no-store',
      signal: controller.signal,
    });
  } catch {
    return undefined;
  }
}

async function fetchWithin(call: Request, { controller }: SendOptions): Promise<Response> {
  const timer = setTimeout(() => controller.abort('timeout'), PATIENCE * 1000);
  try {
    return await fetch(call);
  } finally {
    clearTimeout(timer);
  }
}

function reasonOf({ aborted, reason }: AbortSignal, isRefused: boolean): FailureReason {
  if (aborted) return reason === 'timeout' ? 'failedTimeout' : 'failedCanceled';
  if (isRefused) return 'failedPolicy';
  return navigator.onLine ? 'failedCors' : 'failedOffline';
}

/** Whether the browser refuses an address because the page came over HTTPS. Addresses of this machine are exempt. */
function isMixed(url: string): boolean {
  if (location.protocol !== 'https:') return false;
  const { protocol, hostname } = new URL(url, location.href);
  return protocol === 'http:' && !/^(?:localhost|.*\.localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);
}

function originOf(url: string): string {
  try {
    return new URL(url, location.href).origin;
  } catch {
    return url;
  }
}

async function receive(
  response: Response,
  options: SendOptions & { readonly started: number },
): Promise<void> {
  const contentType = response.headers.get('content-type') ?? '';
  const common = {
    kind: 'answer',
    status: response.status,
    statusText: response.statusText,
    headers: [...response.headers],
    contentType,
  } as const;
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  const decoder = isTextType(contentType) ? decoderOf(contentType) : undefined;
  let text = decoder === undefined ? undefined : '';
  let size = 0;
  const tell = (state: { isOpen: boolean; isCut: boolean }): void => {
    const readable = text === undefined ? {} : { text: text.slice(0, SHOWN) };
    const body = state.isOpen ? {} : { body: new Blob(chunks, { type: contentType }) };
    const duration = performance.now() - options.started;
    const isLong = (text?.length ?? 0) > SHOWN;
    options.onChange({ ...common, ...readable, ...body, ...state, duration, size, isLong });
  };
  tell({ isOpen: true, isCut: false });
  let isCut = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    for await (const chunk of chunksOf(response)) {
      chunks.push(chunk);
      size += chunk.length;
      if (text !== undefined && text.length <= SHOWN) text += decoder?.decode(chunk, { stream: true });
      // Fast streams are drawn a few times a second.
      timer ??= setTimeout(() => {
        timer = undefined;
        tell({ isOpen: true, isCut: false });
      }, 80);
    }
  } catch {
    isCut = true;
  }
  clearTimeout(timer);
  tell({ isOpen: false, isCut });
}

async function* chunksOf({ body }: Response): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const reader = body?.getReader();
  if (reader === undefined) return;
  for (let part = await reader.read(); !part.done; part = await reader.read()) yield part.value;
}

/** Whether a content type is text that people read; what comes without a type mostly is. */
function isTextType(type: string): boolean {
  return /^$|^(?:text\/|application\/(?:.*[+.-])?(?:json|xml|yaml|javascript|graphql|x-www-form-urlencoded|jsonl|ndjson|json-seq|sql|toml)\b|image\/svg)/i.test(
    type,
  );
}

function decoderOf(contentType: string): TextDecoder {
  try {
    return new TextDecoder(/charset="?([\w-]+)/i.exec(contentType)?.[1]);
  } catch {
    return new TextDecoder();
  }
}
