import type { JSX } from 'preact';
import type { SchemeDescription } from '../../../playground/request-description.ts';
import type { Credential } from '../form-state.ts';
import { LabelledRow } from '../inputs/field-control.tsx';

/** A scheme and what the reader entered for it. */
export interface SchemeProps {
  readonly scheme: SchemeDescription;
  readonly credential: Credential;
  readonly onChange: (credential: Credential) => void;
}

/** One part of a credential; covered while it is typed, unless it is no secret. */
export function CredentialRow(
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
