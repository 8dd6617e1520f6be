import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { RequestDescription, SchemeDescription } from '../../../playground/request-description.ts';
import { useForm } from '../form-context.ts';
import { type Credential, type FormState, NO_CREDENTIAL } from '../form-state.ts';
import { LabelledRow } from '../inputs/field-row.tsx';
import { fetchToken } from '../request/credentials.ts';
import { fill, type Words } from '../words.ts';

/** What proves who is asking. Nothing of it leaves the memory of the page but in the request. */
export function CredentialsSection(props: {
  readonly description: RequestDescription;
  readonly state: FormState;
  readonly onChange: (part: Partial<FormState>) => void;
}): JSX.Element | null {
  const { description, state, onChange } = props;
  const { words } = useForm();
  const { security } = description;
  const schemes = security[state.security] ?? [];
  if (security.every((alternative) => alternative.length === 0)) return null;
  return (
    <fieldset class="pg-section">
      <legend>{words.authorizations}</legend>
      {security.length > 1 ? (
        <select
          class="pg-input"
          aria-label={words.authorizations}
          value={state.security}
          onChange={({ currentTarget }) => onChange({ security: Number(currentTarget.value) })}
        >
          {security.map((alternative, index) => (
            <option key={alternative.map(({ key }) => key).join()} value={index}>
              {alternative.length === 0
                ? words.noAuthorization
                : alternative.map(({ key }) => key).join(` ${words.and} `)}
            </option>
          ))}
        </select>
      ) : null}
      {schemes.map((scheme) => (
        <SchemeFields
          key={scheme.key}
          scheme={scheme}
          credential={state.credentials[scheme.key] ?? NO_CREDENTIAL}
          onChange={(credential) =>
            onChange({ credentials: { ...state.credentials, [scheme.key]: credential } })
          }
        />
      ))}
      {schemes.some(({ kind }) => kind !== 'certificate' && kind !== 'digest') ? (
        <p class="pg-note">{words.credentialsNote}</p>
      ) : null}
    </fieldset>
  );
}

interface SchemeProps {
  readonly scheme: SchemeDescription;
  readonly credential: Credential;
  readonly onChange: (credential: Credential) => void;
}

function SchemeFields(props: SchemeProps): JSX.Element {
  const { scheme } = props;
  const { words } = useForm();
  const notice = noticeOf(scheme, words);
  switch (scheme.kind) {
    case 'digest':
    case 'certificate':
      return (
        <p class="pg-notice">
          <b class="pg-name">{scheme.key}</b> {notice}
        </p>
      );
    case 'basic':
      return (
        <>
          <CredentialRow {...props} part="user" name={words.userName} type={scheme.key} isOpen />
          <CredentialRow {...props} part="password" name={words.password} note={scheme.note} />
        </>
      );
    default:
      return (
        <>
          <CredentialRow
            {...props}
            part="value"
            name={scheme.kind === 'token' ? words.token : scheme.name}
            isWord={scheme.kind === 'token'}
            type={`${scheme.key} · ${scheme.in}`}
            note={scheme.note}
            notice={notice}
          />
          {scheme.tokenUrl === undefined ? null : <TokenRequest {...props} url={scheme.tokenUrl} />}
        </>
      );
  }
}

function noticeOf(
  { kind, in: place, scopes, tokenUrl, prefix }: SchemeDescription,
  words: Words,
): string | undefined {
  if (kind === 'digest') return words.digestNote;
  if (kind === 'certificate') return words.certificateNote;
  if (place === 'cookie') return words.onlyInCommand;
  const needed = scopes === undefined ? '' : ` ${words.scopes}: ${scopes.join(', ')}`;
  const isOAuth = prefix === 'Bearer' && (tokenUrl !== undefined || scopes !== undefined);
  return isOAuth ? `${words.pasteToken}${needed}` : undefined;
}

/** Client credentials are the one flow that a page can go through alone; others need a person at the provider's. */
function TokenRequest(props: SchemeProps & { readonly url: string }): JSX.Element {
  const { scheme, url, credential, onChange } = props;
  const { words } = useForm();
  const [status, setStatus] = useState('');
  const ask = async (): Promise<void> => {
    setStatus(words.sending);
    try {
      const value = await fetchToken(url, credential, scheme.scopes ?? []);
      onChange({ ...credential, value });
      setStatus(words.tokenReceived);
    } catch (error) {
      setStatus(fill(words.tokenFailed, { reason: error instanceof Error ? error.message : String(error) }));
    }
  };
  return (
    <details class="pg-nest">
      <summary>{words.getToken}</summary>
      <div class="pg-nested">
        <CredentialRow {...props} part="clientId" name={words.clientId} isOpen />
        <CredentialRow {...props} part="clientSecret" name={words.clientSecret} />
        <button type="button" class="pg-add" onClick={() => void ask()}>
          {words.getToken}
        </button>
        <p class="pg-note" role="status">
          {status}
        </p>
      </div>
    </details>
  );
}

/** One part of a credential; covered while it is typed, unless it is no secret. */
function CredentialRow(
  props: SchemeProps & {
    readonly part: keyof Credential;
    readonly name: string;
    readonly isWord?: boolean;
    readonly type?: string;
    readonly note?: string | undefined;
    readonly notice?: string | undefined;
    readonly isOpen?: boolean;
  },
): JSX.Element {
  const { scheme, credential, onChange, part, isOpen, isWord = true, ...row } = props;
  return (
    <LabelledRow {...row} isWord={isWord} place={`credential/${scheme.key}/${part}`}>
      {({ id, describedBy }) => {
        const common = {
          id,
          class: 'pg-input',
          dir: 'ltr' as const,
          spellcheck: false,
          'aria-describedby': describedBy,
          value: credential[part],
          onInput: ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
            onChange({ ...credential, [part]: currentTarget.value }),
        };
        if (isOpen === true) return <input type="text" autocomplete="off" {...common} />;
        // Not the reader's password for this site: managers shall neither fill it in nor keep it.
        return <input type="password" autocomplete="new-password" {...common} />;
      }}
    </LabelledRow>
  );
}
