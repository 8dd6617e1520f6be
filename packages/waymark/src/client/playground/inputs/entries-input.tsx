import type { JSX } from 'preact';
import { useForm } from '../form-context.ts';
import { startDraft } from '../request/draft.ts';
import type { ControlProps } from './control-props.ts';
import { RowControl } from './list-input.tsx';
import { RowList } from './row-list.tsx';

/** An object whose names the reader chooses: rows of a name and a value. */
export function EntriesInput(props: ControlProps<'entries'>): JSX.Element {
  const { control, draft, onChange, label, name, place } = props;
  const { words } = useForm();
  return (
    <RowList
      rows={draft.kind === 'entries' ? draft.entries : []}
      label={label}
      name={name}
      makeRow={() => ({ name: '', value: startDraft(control.values, false, true) })}
      onChange={(rows) => onChange({ kind: 'entries', entries: rows })}
      draw={(row, index, put) => (
        <>
          <input
            type="text"
            class="pg-input pg-entry"
            dir="auto"
            autocomplete="off"
            spellcheck={false}
            aria-label={`${words.name} ${index + 1}`}
            placeholder={words.name}
            value={row.name}
            onInput={({ currentTarget }) => put({ ...row, name: currentTarget.value })}
          />
          <RowControl
            {...props}
            control={control.values}
            draft={row.value}
            onChange={(value) => put({ ...row, value })}
            name={`${words.value} ${index + 1}`}
            place={`${place}/${row.name || index}`}
            isRequired={false}
          />
        </>
      )}
    />
  );
}
