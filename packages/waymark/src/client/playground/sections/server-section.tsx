import type { JSX } from 'preact';
import type { RequestDescription, VariableDescription } from '../../../playground/request-description.ts';
import { useForm } from '../form-context.ts';
import type { FormState } from '../form-state.ts';
import { LabelledRow } from '../inputs/field-control.tsx';

interface ServerProps {
  readonly state: FormState;
  readonly onChange: (part: Partial<FormState>) => void;
}

/** Where the request goes: a server of the specification with its variables, or an address of the reader's. */
export function ServerSection({
  description,
  ...props
}: ServerProps & { readonly description: RequestDescription }): JSX.Element {
  const { state, onChange } = props;
  const { words } = useForm();
  const server = description.servers[state.server];
  return (
    <fieldset class="pg-section">
      <legend>{words.server}</legend>
      <select
        class="pg-input"
        aria-label={words.server}
        value={state.server}
        onChange={({ currentTarget }) => onChange({ server: Number(currentTarget.value) })}
      >
        {description.servers.map(({ url, label }, index) => (
          <option key={`${index} ${url}`} dir="auto" value={index}>
            {label === undefined ? url : `${url} · ${label}`}
          </option>
        ))}
        <option value={-1}>{words.otherServer}</option>
      </select>
      {server === undefined ? <OwnAddress {...props} /> : null}
      {server?.variables?.map((variable) => (
        <VariableRow key={variable.name} variable={variable} {...props} />
      ))}
    </fieldset>
  );
}

function OwnAddress({ state, onChange }: ServerProps): JSX.Element {
  const { words } = useForm();
  return (
    <LabelledRow name={words.baseUrl} place="server" isWord isRequired>
      {({ id, describedBy, isInvalid }) => (
        <input
          id={id}
          class="pg-input"
          type="text"
          inputMode="url"
          dir="ltr"
          autocomplete="off"
          spellcheck={false}
          placeholder="https://"
          aria-required="true"
          aria-describedby={describedBy}
          aria-invalid={isInvalid}
          value={state.address}
          onInput={({ currentTarget }) => onChange({ address: currentTarget.value })}
        />
      )}
    </LabelledRow>
  );
}

function VariableRow({
  variable: { name, value, choices, note },
  state,
  onChange,
}: ServerProps & { readonly variable: VariableDescription }): JSX.Element {
  const put = (text: string): void => onChange({ variables: { ...state.variables, [name]: text } });
  return (
    <LabelledRow name={name} note={note} place={`server/${name}`}>
      {({ id, describedBy }) => {
        const common = {
          id,
          class: 'pg-input',
          'aria-describedby': describedBy,
          value: state.variables[name] ?? value,
        };
        return choices === undefined ? (
          <input
            type="text"
            dir="ltr"
            autocomplete="off"
            spellcheck={false}
            {...common}
            onInput={({ currentTarget }) => put(currentTarget.value)}
          />
        ) : (
          <select {...common} onChange={({ currentTarget }) => put(currentTarget.value)}>
            {choices.map((choice) => (
              <option key={choice}>{choice}</option>
            ))}
          </select>
        );
      }}
    </LabelledRow>
  );
}
