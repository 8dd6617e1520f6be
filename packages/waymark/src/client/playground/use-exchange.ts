import { useEffect, useRef, useState } from 'preact/hooks';
import type { PreparedRequest } from './request/prepare-request.ts';
import { type Exchange, sendRequest } from './request/send-request.ts';

/** A request under way, and what became of it. */
export interface Exchanging {
  readonly exchange: Exchange | undefined;
  readonly isOpen: boolean;
  readonly send: (request: PreparedRequest) => void;
  readonly cancel: () => void;
}

/** Sends one request at a time. */
export function useExchange(cookies: boolean): Exchanging {
  const [exchange, setExchange] = useState<Exchange>();
  const current = useRef<AbortController | undefined>(undefined);
  const cancel = (): void => current.current?.abort();
  useEffect(() => cancel, []);
  const send = (request: PreparedRequest): void => {
    cancel();
    const controller = new AbortController();
    current.current = controller;
    const onChange = (next: Exchange): void => {
      // What an earlier request still has to say comes too late.
      if (current.current === controller) setExchange(next);
    };
    void sendRequest(request, { controller, cookies, onChange });
  };
  const isOpen = exchange?.kind === 'waiting' || (exchange?.kind === 'answer' && exchange.isOpen);
  return { exchange, isOpen, send, cancel };
}
