import { printJson } from '@waymark/openapi';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { useForm } from '../form-context.ts';
import { type Draft, hasEntry } from '../request/draft.ts';
import {
  type ControlLabel,
  type ControlProps,
  draftText,
  inputAttributes,
  printChoice,
} from './control-props.ts';
import { EntriesInput } from './entries-input.tsx';
import { FieldRows } from './field-rows.tsx';
import { FileInput } from './file-input.tsx';
import { ListInput } from './list-input.tsx';
import { TextInput } from './text-input.tsx';

/** The control of a value, by its kind. */
export function ControlInput(props: ControlProps): JSX.Element {
  const { control } = props;
  switch (control.kind) {
    case 'boolean':
      return <ChoiceInput {...props} control={{ ...control, kind: 'choice', choices: [true, false] }} />;
    case 'choice':
      return <ChoiceInput {...props} control={control} />;
    case 'list':
      return <ListInput {...props} control={control} />;
    case 'fields':
      return <FieldsInput {...props} control={control} />;
    case 'entries':
      return <EntriesInput {...props} control={control} />;
    case 'variants':
      return <VariantsInput {...props} control={control} />;
    case 'file':
      return <FileInput {...props} control={control} />;
    default:
      return <TextInput {...props} control={control} />;
  }
}

function ChoiceInput({ control, draft, onChange, label, isRequired }: ControlProps<'choice'>): JSX.Element {
  const { words } = useForm();
  const text = draftText(draft);
  const isFixed = isRequired && control.only !== undefined;
  const known = control.choices.some((choice) => printJson(choice) === text);
  return (
    <select
      {...inputAttributes({ label, isRequired })}
      value={text}
      onChange={({ currentTarget }) => onChange({ kind: 'text', text: currentTarget.value })}
    >
      {isFixed && text !== '' ? null : <option value="">{words.notSet}</option>}
      {known || text === '' ? null : (
        <option dir="auto" value={text}>
          {text}
        </option>
      )}
      {control.choices.map((choice) => (
        <option key={printJson(choice)} dir="auto" value={printJson(choice)}>
          {printChoice(choice)}
        </option>
      ))}
    </select>
  );
}

function FieldsInput({ control, label, isRequired, ...rest }: ControlProps<'fields'>): JSX.Element {
  // Open at first when it must be filled in; from then on it is the reader's.
  const [isOpenAtFirst] = useState(control.expand ?? (isRequired || hasEntry(rest.draft)));
  return (
    <details class="pg-nest" open={isOpenAtFirst}>
      <summary aria-describedby={label.describedBy}>
        <span class="visually-hidden">{rest.name}</span> <span class="pg-count">{control.fields.length}</span>
      </summary>
      <div class="pg-nested" role="group" {...label.naming}>
        <FieldRows fields={control.fields} {...rest} />
      </div>
    </details>
  );
}

/** Alternatives: a choice of the shape, and the control of the shape that is chosen. */
function VariantsInput(props: ControlProps<'variants'>): JSX.Element {
  const { control, draft, onChange, label, name } = props;
  const { words } = useForm();
  const { chosen, drafts } = draft.kind === 'variant' ? draft : { chosen: 0, drafts: [] };
  const variant = control.variants[chosen];
  const own = drafts[chosen];
  const put = (value: Draft): void =>
    onChange({
      kind: 'variant',
      chosen,
      drafts: drafts.map((each, at) => (at === chosen ? value : each)),
    });
  const inner: ControlLabel = { ...label, id: `${label.id}v` };
  return (
    <div class="pg-variants" role="group" {...label.naming} aria-describedby={label.describedBy}>
      <select
        class="pg-input"
        aria-label={`${name}${words.colon}${words.oneOf}`}
        value={chosen}
        onChange={({ currentTarget }) =>
          onChange({ kind: 'variant', chosen: Number(currentTarget.value), drafts })
        }
      >
        {control.variants.map(({ label: text }, index) => (
          <option key={index} value={index}>
            {text ?? words.option.replace('{number}', String(index + 1))}
          </option>
        ))}
      </select>
      {variant === undefined || own === undefined ? null : variant.control.kind === 'fields' ? (
        <div class="pg-nested">
          <FieldRows {...props} fields={variant.control.fields} draft={own} onChange={put} />
        </div>
      ) : (
        <ControlInput
          key={chosen}
          {...props}
          control={variant.control}
          draft={own}
          label={inner}
          onChange={put}
        />
      )}
    </div>
  );
}
