import type { ExternalLink } from '@waymark/core/content';
import { type Diagnostic, linkDiagnostics } from '@waymark/core/diagnostics';

/** How other sites are asked. */
export interface ExternalOptions {
  readonly fetch: typeof globalThis.fetch;
  /** Requests at a time. */
  readonly concurrency: number;
  /** Milliseconds until a site counts as not answering. */
  readonly timeout: number;
}

/** Hosts that stand for any host in examples, and the reader's own machine. */
const EXAMPLE_HOST =
  /^(?:localhost|127\.\d+\.\d+\.\d+|0\.0\.0\.0|\[::1\])$|(?:^|\.)(?:example(?:\.(?:com|net|org))?|test|invalid|local|localhost)$/;
/** Answers that say that there is a page, only not for us. */
const ONLY_FOR_OTHERS: ReadonlySet<number> = new Set([401, 402, 403, 405, 406, 407, 429, 451, 999]);

/** Asks for every address once; warns at each link whose address is not there. */
export async function checkExternal(
  links: readonly ExternalLink[],
  options: ExternalOptions,
): Promise<readonly Diagnostic[]> {
  const addresses = [...new Set(links.flatMap(({ url }) => addressOf(url) ?? []))];
  const reasons = new Map<string, string | undefined>();
  let next = 0;
  const work = async (): Promise<void> => {
    for (let address = addresses[next++]; address !== undefined; address = addresses[next++])
      reasons.set(address, await findReason(address, options));
  };
  await Promise.all(Array.from({ length: options.concurrency }, work));
  return links.flatMap(({ url, where }) => {
    const reason = reasons.get(addressOf(url) ?? '');
    return reason === undefined ? [] : [linkDiagnostics.external({ url, reason }, where)];
  });
}

/** What is asked for; nothing for addresses that are examples. */
function addressOf(url: string): string | undefined {
  if (!URL.canParse(url)) return undefined;
  const address = new URL(url);
  if (EXAMPLE_HOST.test(address.hostname)) return undefined;
  address.hash = '';
  return address.href;
}

/** Why an address cannot be reached; undefined when it can. Many sites answer HEAD wrongly, so GET has the last word. */
async function findReason(address: string, options: ExternalOptions): Promise<string | undefined> {
  const first = await ask(address, 'HEAD', options);
  return first === undefined ? undefined : ask(address, 'GET', options);
}

async function ask(
  address: string,
  method: 'HEAD' | 'GET',
  { fetch, timeout }: ExternalOptions,
): Promise<string | undefined> {
  try {
    const signal = AbortSignal.timeout(timeout);
    const response = await fetch(address, { method, signal, redirect: 'follow' });
    await response.body?.cancel();
    const { status } = response;
    return status < 400 || ONLY_FOR_OTHERS.has(status) ? undefined : `it answers ${status}`;
  } catch (error) {
    if (error instanceof Error && error.name === 'TimeoutError')
      return `no answer within ${timeout / 1000} seconds`;
    const cause = error instanceof Error ? error.cause : undefined;
    return cause instanceof Error ? cause.message : String(error instanceof Error ? error.message : error);
  }
}
