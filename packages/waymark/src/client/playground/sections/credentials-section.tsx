import type { JSX } from 'preact';
import type { RequestDescription, SchemeDescription } from '../../../playground/request-description.ts';
import { useForm } from '../form-context.ts';
import { type FormState, NO_CREDENTIAL, startCredentials } from '../form-state.ts';
import type { PlaygroundWords } from '../words.ts';
import { CredentialRow, type SchemeProps } from './credential-row.tsx';
import { TokenRequest } from './token-request.tsx';

/** What proves who is asking. Nothing of it is stored unless the reader says so, and nothing leaves but in the request. */
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
        <Keeping {...props} />
      ) : null}
    </fieldset>
  );
}

/** Whether credentials are kept for other pages; what is kept, and what is entered, goes with one press. */
function Keeping({ description, state, onChange }: Parameters<typeof CredentialsSection>[0]): JSX.Element {
  const { words } = useForm();
  const hasAny = Object.values(state.credentials).some((credential) =>
    Object.values(credential).some(Boolean),
  );
  return (
    <>
      <div class="pg-tools">
        <label class="pg-check">
          <input
            type="checkbox"
            checked={state.keepsCredentials}
            onChange={({ currentTarget }) => onChange({ keepsCredentials: currentTarget.checked })}
          />{' '}
          {words.keepForSession}
        </label>
        {hasAny ? (
          <button
            type="button"
            class="pg-add"
            onClick={() => onChange({ keepsCredentials: false, credentials: startCredentials(description) })}
          >
            {words.forget}
          </button>
        ) : null}
      </div>
      <p class="pg-note">{words.credentialsNote}</p>
    </>
  );
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
          {scheme.flows?.map((flow) => (
            <TokenRequest key={flow.kind} {...props} flow={flow} />
          ))}
        </>
      );
  }
}

function noticeOf(
  { kind, in: place, scopes, flows, prefix }: SchemeDescription,
  words: PlaygroundWords,
): string | undefined {
  if (kind === 'digest') return words.digestNote;
  if (kind === 'certificate') return words.certificateNote;
  if (place === 'cookie') return words.onlyInCommand;
  const needed = scopes === undefined ? '' : ` ${words.scopes}${words.colon}${scopes.join(', ')}`;
  const isOAuth = prefix === 'Bearer' && (flows !== undefined || scopes !== undefined);
  return isOAuth ? `${words.pasteToken}${needed}` : undefined;
}
