import type { JSX } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { useForm } from '../form-context.ts';
import { jsonTokens } from '../request/json-tokens.ts';
import { type Answer, type Exchange, PATIENCE } from '../request/send-request.ts';
import { fill, type PlaygroundWords } from '../words.ts';

/** Characters of JSON that are coloured: each piece is an element of the page. */
const COLOURED = 60_000;

/** One line on how things stand, for those who listen. */
export function describeExchange(exchange: Exchange | undefined, words: PlaygroundWords): string {
  if (exchange === undefined) return '';
  if (exchange.kind === 'waiting') return words.sending;
  if (exchange.kind === 'failed')
    return fill(words[exchange.reason], { origin: exchange.origin, seconds: PATIENCE });
  return exchange.isOpen ? words.receiving : summaryOf(exchange).join(', ');
}

/** Status, time and size. */
function summaryOf({ status, statusText, duration, size }: Answer): readonly string[] {
  return [`${status} ${statusText}`.trim(), printTime(duration), printSize(size)];
}

function printTime(milliseconds: number): string {
  return milliseconds < 1000 ? `${Math.round(milliseconds)} ms` : `${(milliseconds / 1000).toFixed(1)} s`;
}

function printSize(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`;
  return bytes < 1_000_000 ? `${(bytes / 1000).toFixed(1)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}

/** What became of the request. */
export function AnswerView({
  exchange,
  url,
}: {
  readonly exchange: Exchange | undefined;
  readonly url: string;
}): JSX.Element {
  const { words } = useForm();
  if (exchange === undefined) return <p class="pg-empty">{words.sendToSee}</p>;
  // Another element than before and after, whose text the translator of a browser may have taken out of our hands.
  if (exchange.kind === 'waiting') return <div class="pg-empty">{words.sending}</div>;
  if (exchange.kind === 'failed') return <p class="pg-failure">{describeExchange(exchange, words)}</p>;
  const [status = '', ...figures] = summaryOf(exchange);
  return (
    <>
      <p class="pg-summary" dir="ltr">
        <span class="pg-status" data-class={Math.floor(exchange.status / 100)}>
          {status}
        </span>
        {figures.map((figure) => (
          <span key={figure}>{figure}</span>
        ))}
        {exchange.isOpen ? <span>{words.receiving}</span> : null}
      </p>
      <AnswerBody answer={exchange} url={url} />
      <details class="pg-headers">
        <summary>
          {words.headers} <span class="pg-count">{exchange.headers.length}</span>
        </summary>
        <dl dir="ltr">
          {exchange.headers.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <p class="pg-note">{words.hiddenHeaders}</p>
      </details>
    </>
  );
}

function AnswerBody({ answer, url }: { readonly answer: Answer; readonly url: string }): JSX.Element | null {
  const { words } = useForm();
  const { body, text, isOpen, size } = answer;
  if (!isOpen && size === 0) return <p class="pg-empty">{words.emptyResponse}</p>;
  return (
    <>
      {text === undefined ? <MediaBody answer={answer} /> : <TextBody answer={answer} text={text} />}
      {answer.isLong || answer.isCut ? <p class="pg-note">{words.onlyBeginning}</p> : null}
      {body === undefined ? null : (
        <button type="button" class="pg-add" onClick={() => save(body, fileName(answer, url))}>
          {words.download}
        </button>
      )}
    </>
  );
}

function TextBody({ answer, text }: { readonly answer: Answer; readonly text: string }): JSX.Element {
  const { words } = useForm();
  const { isLong } = answer;
  const isJson = !answer.isOpen && /json/i.test(answer.contentType);
  const tokens = useMemo(() => {
    const all = isJson ? jsonTokens(text, isLong) : undefined;
    return text.length > COLOURED ? all && [{ text: all.map((piece) => piece.text).join('') }] : all;
  }, [isJson, isLong, text]);
  return (
    // A region that scrolls has to be reachable by keyboard.
    <pre class="pg-code pg-output" dir="ltr" tabIndex={0} role="region" aria-label={words.response}>
      {tokens === undefined
        ? text
        : tokens.map(({ kind, text: piece }, index) =>
            kind === undefined ? (
              piece
            ) : (
              <span key={index} class={`pg-${kind}`}>
                {piece}
              </span>
            ),
          )}
    </pre>
  );
}

/** Pictures, sound and film are shown; anything else can be saved. */
function MediaBody({ answer: { body, contentType } }: { readonly answer: Answer }): JSX.Element | null {
  const { words } = useForm();
  const [address, setAddress] = useState<string>();
  const kind = contentType.split('/')[0];
  useEffect(() => {
    if (body === undefined) return;
    const made = URL.createObjectURL(body);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [body]);
  if (address === undefined) return null;
  if (kind === 'image') return <img class="pg-media" src={address} alt={words.response} />;
  if (kind === 'audio') return <audio class="pg-media" src={address} controls aria-label={words.response} />;
  if (kind === 'video') return <video class="pg-media" src={address} controls aria-label={words.response} />;
  return <p class="pg-empty">{contentType}</p>;
}

function save(body: Blob, name: string): void {
  const address = URL.createObjectURL(body);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser reads the address after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** A name beyond ASCII, as headers spell it. */
function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

function fileName({ headers, contentType }: Answer, url: string): string {
  const disposition = headers.find(([name]) => name === 'content-disposition')?.[1] ?? '';
  const [, encoded, given] = /filename(?:\*=[^']*'[^']*'([^;]+)|="?([^";]+))/i.exec(disposition) ?? [];
  if (encoded !== undefined) return decoded(encoded);
  if (given !== undefined) return given;
  const last =
    url
      .replace(/[?#].*/, '')
      .split('/')
      .pop() || 'response';
  const type = /\/(?:[^;]*\+)?(\w+)/.exec(contentType)?.[1] ?? 'txt';
  return last.includes('.') ? last : `${last}.${type}`;
}
