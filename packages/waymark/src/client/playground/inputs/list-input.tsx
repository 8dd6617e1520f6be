import { type JsonValue, printJson } from '@waymark/openapi';
import type { JSX } from 'preact';
import { useForm } from '../form-context.ts';
import { startDraft } from '../request/draft.ts';
import { type ControlProps, draftText, printChoice } from './control-props.ts';
import { LabelledRow } from './field-control.tsx';
import { RowList } from './row-list.tsx';

/** Choices that are shown as boxes to tick. */
const BOXES = 12;

/** A list: rows that can be added and removed, or boxes to tick where the values are known. */
export function ListInput(props: ControlProps<'list'>): JSX.Element {
  const { control, draft, onChange, label, name, place } = props;
  const { items } = control;
  if (items.kind === 'choice' && items.choices.length <= BOXES)
    return <BoxesInput {...props} choices={items.choices} />;
  return (
    <RowList
      rows={draft.kind === 'list' ? draft.items : []}
      label={label}
      name={name}
      makeRow={() => startDraft(items, false, true)}
      onChange={(rows) => onChange({ kind: 'list', items: rows })}
      draw={(row, index, put) => (
        <RowControl
          {...props}
          control={items}
          draft={row}
          onChange={put}
          name={`${name} ${index + 1}`}
          place={`${place}/${index}`}
          isRequired
        />
      )}
    />
  );
}

/** The control of one row, under a name that is only heard. */
export function RowControl(props: ControlProps): JSX.Element {
  const { Control } = useForm();
  return (
    <LabelledRow name={props.name} place={props.place} isHeard>
      {(label) => (
        <Control {...props} label={{ ...label, isInvalid: label.isInvalid || props.label.isInvalid }} />
      )}
    </LabelledRow>
  );
}

function BoxesInput({
  draft,
  onChange,
  label,
  choices,
}: ControlProps<'list'> & { readonly choices: readonly JsonValue[] }): JSX.Element {
  const chosen = draft.kind === 'list' ? draft.items.map(draftText) : [];
  const texts = choices.map((choice) => printJson(choice));
  // The order is that of the specification, whatever was ticked first.
  const toggle = (text: string, isChosen: boolean): void =>
    onChange({
      kind: 'list',
      items: texts
        .filter((each) => (each === text ? isChosen : chosen.includes(each)))
        .map((each) => ({ kind: 'text', text: each })),
    });
  return (
    <div class="pg-boxes" role="group" {...label.naming} aria-describedby={label.describedBy}>
      {choices.map((choice, index) => {
        const text = texts[index] ?? '';
        return (
          <label key={text} class="pg-box">
            <input
              type="checkbox"
              checked={chosen.includes(text)}
              onChange={({ currentTarget }) => toggle(text, currentTarget.checked)}
            />
            <span dir="auto">{printChoice(choice)}</span>
          </label>
        );
      })}
    </div>
  );
}
