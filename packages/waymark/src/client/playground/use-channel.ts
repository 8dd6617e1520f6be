import { useEffect, useRef, useState } from 'preact/hooks';
import type { ChannelDialect, ChannelMessage } from './request/channel-dialect.ts';
import type { PreparedRequest } from './request/prepare-request.ts';

/** What happened in a connection. */
export interface ChannelEvent {
  readonly kind: 'connected' | 'disconnected' | 'sent' | 'received' | 'failed';
  readonly text: string;
  /** Milliseconds since the page was loaded. */
  readonly time: number;
}

/** A connection to a channel. */
export interface ChannelConnection {
  readonly state: 'closed' | 'opening' | 'open';
  /** Oldest first. */
  readonly log: readonly ChannelEvent[];
  readonly connect: (request: PreparedRequest) => void;
  readonly disconnect: () => void;
  readonly send: (text: string) => void;
}

/** Events that are kept. */
const KEPT = 200;
/** Characters of a message that are shown. */
const LONGEST = 20_000;

/** Connects to a channel, one connection at a time. */
export function useChannel(dialect: ChannelDialect): ChannelConnection {
  const [state, setState] = useState<ChannelConnection['state']>('closed');
  const [log, setLog] = useState<readonly ChannelEvent[]>([]);
  const socket = useRef<WebSocket | undefined>(undefined);
  const waiting = useRef<ChannelEvent[]>([]);
  // A server may send more than a page can draw: what comes between two frames is drawn at once.
  const note = (kind: ChannelEvent['kind'], text = ''): void => {
    const shown = text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
    if (waiting.current.length === 0) requestAnimationFrame(show);
    waiting.current = [...waiting.current, { kind, text: shown, time: performance.now() }].slice(-KEPT);
  };
  const show = (): void => {
    const events = waiting.current;
    waiting.current = [];
    setLog((before) => [...before, ...events].slice(-KEPT));
  };
  const disconnect = (): void => socket.current?.close();
  useEffect(() => disconnect, []);
  const say = (to: WebSocket | undefined, messages: readonly ChannelMessage[]): void => {
    for (const { data, shown } of messages) {
      to?.send(data);
      note('sent', shown);
    }
  };
  const connect = (request: PreparedRequest): void => {
    disconnect();
    try {
      const next = new WebSocket(dialect.url(request), dialect.protocols(request));
      socket.current = next;
      setState('opening');
      next.onopen = () => {
        setState('open');
        note('connected', next.protocol);
        say(next, dialect.greeting(request));
      };
      next.onmessage = ({ data }: MessageEvent<unknown>) => {
        const text = typeof data === 'string' ? data : `${(data as Blob).size} B`;
        note('received', text);
        const { messages, isLast } = dialect.reply(text, request);
        say(next, messages);
        if (isLast) next.close();
      };
      next.onerror = () => note('failed', new URL(request.url).origin);
      next.onclose = ({ code, reason }) => {
        note('disconnected', [code, reason].filter(Boolean).join(' '));
        // An earlier connection may end after the next one has begun.
        if (socket.current === next) setState('closed');
      };
    } catch (error) {
      note('failed', error instanceof Error ? error.message : String(error));
    }
  };
  const send = (text: string): void => say(socket.current, [{ data: text, shown: text }]);
  return { state, log, connect, disconnect, send };
}
