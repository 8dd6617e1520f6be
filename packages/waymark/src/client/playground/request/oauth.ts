import type { FlowDescription } from '../../../playground/request-description.ts';
import type { Credential } from '../form-state.ts';

/** What a token is asked for with. */
export interface TokenQuestion {
  readonly flow: FlowDescription;
  readonly credential: Credential;
  readonly scopes: readonly string[];
  /** Where relative addresses of the flow start. */
  readonly base: string;
  /** Where the provider sends the reader back to. */
  readonly callback: string;
  /** Ends the waiting. */
  readonly signal: AbortSignal;
  /** Is told what the reader has to do on another device or page. */
  readonly onCode: (code: DeviceCode) => void;
}

/** A code that the reader enters at the provider's. */
export interface DeviceCode {
  readonly code: string;
  readonly url: string;
}

/** The channel on which the page that the provider leads back to says how it went. */
const CHANNEL = 'waymark-oauth';

/** Seconds between two questions for a device's token, whatever the provider says: it is no reason to ask without end. */
const SHORTEST_PAUSE = 1;
const LONGEST_PAUSE = 600;

/** Asks for an access token. Throws the provider's reason when none comes. */
export async function askForToken(question: TokenQuestion): Promise<string> {
  switch (question.flow.kind) {
    case 'clientCredentials':
      return tokenOf(await ask(question, { grant_type: 'client_credentials' }, scopeOf(question)));
    case 'authorizationCode':
      return signIn(question);
    case 'deviceAuthorization':
      return waitForDevice(question);
  }
}

/** Authorization code with PKCE (RFC 7636): in a window of its own, which the callback page closes. */
async function signIn(question: TokenQuestion): Promise<string> {
  // Before anything is waited for, or browsers would not open it. Always a new one: who opened this page could hold the
  // window of a name.
  const popup = open('about:blank', '_blank', 'popup,width=520,height=720');
  if (popup === null) throw new Error('popup');
  popup.opener = null;
  const verifier = randomText();
  const state = randomText();
  const address = addressOf(question, question.flow.startUrl);
  const query = {
    response_type: 'code',
    client_id: question.credential.clientId,
    redirect_uri: question.callback,
    state,
    code_challenge: base64Url(await digest(verifier)),
    code_challenge_method: 'S256',
    ...scopeOf(question),
  };
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value);
  popup.location.href = address.href;
  const code = await waitForCallback(state, question.signal);
  const grant = {
    grant_type: 'authorization_code',
    code,
    redirect_uri: question.callback,
    code_verifier: verifier,
  };
  return tokenOf(await ask(question, grant));
}

type Callback = Readonly<Partial<Record<'state' | 'code' | 'error', string>>> | null;

/** Waits until the callback page has been reached with our state: any other is somebody else's. */
function waitForCallback(state: string, signal: AbortSignal): Promise<string> {
  const channel = new BroadcastChannel(CHANNEL);
  return new Promise<string>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(new Error('canceled')));
    channel.onmessage = ({ data }: MessageEvent<Callback>) => {
      if (data?.state !== state) return;
      if (data.code === undefined) reject(new Error(data.error ?? 'no code'));
      else resolve(data.code);
    };
  }).finally(() => channel.close());
}

/** Device authorization (RFC 8628): the reader enters a code elsewhere, and the page asks until that is done. */
async function waitForDevice(question: TokenQuestion): Promise<string> {
  const start = await ask(question, {}, scopeOf(question), question.flow.startUrl);
  const { device_code: device, user_code: code, verification_uri: url, interval } = start;
  if (typeof device !== 'string' || typeof code !== 'string' || typeof url !== 'string')
    throw reasonOf(start);
  question.onCode({ code, url: addressOf(question, url).href });
  let pause = typeof interval === 'number' ? Math.min(Math.max(interval, SHORTEST_PAUSE), LONGEST_PAUSE) : 5;
  const grant = { grant_type: 'urn:ietf:params:oauth:grant-type:device_code', device_code: device };
  for (;;) {
    await sleep(pause * 1000, question.signal);
    const answer = await ask(question, grant);
    if (answer['error'] === 'slow_down') pause += 5;
    else if (answer['error'] !== 'authorization_pending') return tokenOf(answer);
  }
}

type Answer = Readonly<Record<string, unknown>>;

type Fields = Readonly<Record<string, string>>;

async function ask(
  question: TokenQuestion,
  fields: Fields,
  more: Fields = {},
  url: string | undefined = question.flow.tokenUrl,
): Promise<Answer> {
  const { clientId, clientSecret } = question.credential;
  const response = await fetch(addressOf(question, url), {
    method: 'POST',
    credentials: 'omit',
    cache: 'no-store',
    // What proves who asks is for this address only.
    redirect: 'error',
    headers: { Accept: 'application/json' },
    body: new URLSearchParams({
      ...fields,
      client_id: clientId,
      ...(clientSecret === '' ? {} : { client_secret: clientSecret }),
      ...more,
    }),
    signal: question.signal,
  });
  const answer: unknown = await response.json().catch(() => undefined);
  if (typeof answer === 'object' && answer !== null) return answer as Answer;
  throw new Error(`${response.status} ${response.statusText}`.trim());
}

/** An address of the flow; a specification, and who answers, may lead to the web only. */
function addressOf({ base }: TokenQuestion, url = ''): URL {
  const address = new URL(url, base);
  if (!/^https?:$/.test(address.protocol)) throw new Error(address.protocol);
  return address;
}

function tokenOf(answer: Answer): string {
  const token = answer['access_token'];
  if (typeof token === 'string') return token;
  throw reasonOf(answer);
}

function reasonOf(answer: Answer): Error {
  return new Error(String(answer['error_description'] ?? answer['error'] ?? 'access_token'));
}

function scopeOf({ scopes }: TokenQuestion): Fields {
  return scopes.length === 0 ? {} : { scope: scopes.join(' ') };
}

function sleep(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(new Error('canceled'));
    });
  });
}

/** 256 random bits as text. */
function randomText(): string {
  return base64Url(crypto.getRandomValues(new Uint8Array(32)));
}

async function digest(text: string): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
}

function base64Url(bytes: Uint8Array): string {
  const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  return text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}
