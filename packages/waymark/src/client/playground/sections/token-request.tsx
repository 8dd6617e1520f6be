import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { FlowDescription } from '../../../playground/request-description.ts';
import { useForm } from '../form-context.ts';
import { askForToken, type DeviceCode } from '../request/oauth.ts';
import { fill } from '../words.ts';
import { CredentialRow, type SchemeProps } from './credential-row.tsx';

/** Gets a token by one of the flows that a page can go through. */
export function TokenRequest(props: SchemeProps & { readonly flow: FlowDescription }): JSX.Element {
  const { flow } = props;
  const { words, callback } = useForm();
  const { status, code, ask } = useToken(props);
  const isSignIn = flow.kind === 'authorizationCode';
  return (
    <details class="pg-nest">
      <summary>
        {isSignIn ? words.signIn : words.getToken} <span class="pg-type">{words[flow.kind]}</span>
      </summary>
      <div class="pg-nested">
        <CredentialRow {...props} part="clientId" name={words.clientId} isOpen />
        {flow.kind === 'deviceAuthorization' ? null : (
          <CredentialRow {...props} part="clientSecret" name={words.clientSecret} />
        )}
        {isSignIn ? (
          <p class="pg-note">
            {words.redirectUri}
            {words.colon}
            <code dir="ltr">{callback}</code>
          </p>
        ) : null}
        <button type="button" class="pg-add" onClick={ask}>
          {isSignIn ? words.signIn : words.getToken}
        </button>
        <p class="pg-note" role="status">
          {status}{' '}
          {code === undefined ? null : (
            <a href={code.url} target="_blank" rel="noopener">
              {code.url}
            </a>
          )}
        </p>
      </div>
    </details>
  );
}

interface Asking {
  /** How far it is, in words. */
  readonly status: string;
  readonly code: DeviceCode | undefined;
  readonly ask: () => void;
}

/** Asks for a token, one question at a time. */
function useToken({ scheme, flow, credential, onChange }: Parameters<typeof TokenRequest>[0]): Asking {
  const { words, callback, specification } = useForm();
  const [status, setStatus] = useState('');
  const [code, setCode] = useState<DeviceCode>();
  const current = useRef<AbortController | undefined>(undefined);
  useEffect(() => () => current.current?.abort(), []);
  const ask = async (): Promise<void> => {
    current.current?.abort();
    const controller = new AbortController();
    current.current = controller;
    setCode(undefined);
    setStatus(words.sending);
    const onCode = (next: DeviceCode): void => {
      setCode(/^https?:/i.test(next.url) ? next : undefined);
      setStatus(fill(words.enterCode, { code: next.code }));
    };
    const question = { flow, credential, scopes: scheme.scopes ?? [], base: specification, callback, onCode };
    try {
      const value = await askForToken({ ...question, signal: controller.signal });
      setCode(undefined);
      onChange({ ...credential, value });
      setStatus(words.tokenReceived);
    } catch (error) {
      if (controller.signal.aborted) return;
      setStatus(fill(words.tokenFailed, { reason: error instanceof Error ? error.message : String(error) }));
    }
  };
  return { status, code, ask: () => void ask() };
}
