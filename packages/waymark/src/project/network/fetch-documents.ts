import { contentHash } from '../files/hash.ts';
import type { DocumentStore } from './document-store.ts';
import { isArchive, unpackTexts } from './unpack-archive.ts';

/** What became of fetching a document: its text, or why there is none; both when the text is an earlier copy. */
export interface FetchedDocument {
  readonly text?: string;
  /** In place of one text those of an archive, by their paths in it. */
  readonly files?: ReadonlyMap<string, string>;
  /** In words that end the sentence "could not be fetched:". */
  readonly problem?: string;
}

/** Documents from the network, by address. */
export type FetchedDocuments = ReadonlyMap<string, FetchedDocument>;

/** How documents are fetched. */
export interface Fetching {
  readonly fetch: typeof globalThis.fetch;
  /** Keeps what was fetched, for builds without a network. */
  readonly store: DocumentStore;
  /** Milliseconds for one document; 30 seconds unless given. */
  readonly timeout?: number;
  /** Bytes of one document, at most; 50 MB unless given. */
  readonly limit?: number;
}

const TIMEOUT = 30_000;
const LIMIT = 50_000_000;

/** Hosts that plain http may be used with: nobody else can listen on the way. */
const THIS_MACHINE = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/;

/** Fetches documents, all at once; never fails, as each says what became of it. */
export async function fetchDocuments(urls: readonly string[], fetching: Fetching): Promise<FetchedDocuments> {
  const entries = [...new Set(urls)].map(async (url) => [url, await fetchOrRecall(url, fetching)] as const);
  return new Map(await Promise.all(entries));
}

async function fetchOrRecall(url: string, fetching: Fetching): Promise<FetchedDocument> {
  const key = contentHash(url);
  try {
    const bytes = await fetchBytes(url, fetching);
    if (isArchive(bytes)) {
      const files = await unpackTexts(bytes);
      fetching.store.write(`archive-${key}`, JSON.stringify([...files]));
      return { files };
    }
    const text = new TextDecoder().decode(bytes);
    fetching.store.write(`document-${key}`, text);
    return { text };
  } catch (error) {
    return { ...recallContent(key, fetching.store), problem: problemOf(error, fetching) };
  }
}

/** What was fetched earlier. */
function recallContent(key: string, store: DocumentStore): FetchedDocument {
  const text = store.read(`document-${key}`);
  if (text !== undefined) return { text };
  const archive = store.read(`archive-${key}`);
  // As it was written above; the store gives back whole texts only.
  return archive === undefined ? {} : { files: new Map(JSON.parse(archive) as [string, string][]) };
}

async function fetchBytes(
  url: string,
  { fetch, timeout = TIMEOUT, limit = LIMIT }: Fetching,
): Promise<Uint8Array> {
  const { protocol, hostname } = new URL(url);
  if (protocol !== 'https:' && !(protocol === 'http:' && THIS_MACHINE.test(hostname))) {
    throw new Error('only https is used, except with this machine');
  }
  const response = await fetch(url, {
    signal: AbortSignal.timeout(timeout),
    headers: { accept: 'application/json, application/yaml, text/yaml, */*;q=0.5' },
    credentials: 'omit',
  });
  if (!response.ok) {
    await response.body?.cancel();
    throw new Error(`the server answers ${response.status}`);
  }
  return readLimited(response, limit);
}

/** The content of a response; what is larger than the limit is not even loaded. */
async function readLimited(response: Response, limit: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > limit) throw new Error(`it is larger than ${Math.round(limit / 1_000_000)} MB`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function problemOf(error: unknown, { timeout = TIMEOUT }: Fetching): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return `no answer within ${timeout / 1000} seconds`;
  return error.cause instanceof Error ? error.cause.message : error.message;
}
