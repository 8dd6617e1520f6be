import type { ComponentChildren, JSX } from 'preact';
import type { FieldDescription } from '../../../playground/request-description.ts';
import { useForm } from '../form-context.ts';
import type { Draft } from '../request/draft.ts';
import type { ControlLabel } from './control-props.ts';

/** A control under its name, with what is known of it. */
export function FieldControl(props: {
  readonly field: FieldDescription;
  /** Place of the field itself. */
  readonly place: string;
  readonly draft: Draft;
  readonly onChange: (draft: Draft) => void;
  readonly isLong?: boolean;
  /** After the note: what the reader should know of this field. */
  readonly notice?: string | undefined;
}): JSX.Element {
  const { field, place, draft, onChange } = props;
  const { Control } = useForm();
  return (
    <LabelledRow
      {...field}
      isRequired={field.required === true}
      isDeprecated={field.deprecated === true}
      notice={props.notice}
      place={place}
      isGroup={isGroup(field)}
    >
      {(label) => (
        <Control
          control={field.control}
          draft={draft}
          onChange={onChange}
          label={label}
          name={field.name}
          place={place}
          isRequired={field.required === true}
          isLong={props.isLong === true}
        />
      )}
    </LabelledRow>
  );
}

/** Whether a control is made of several. */
function isGroup({ control }: FieldDescription): boolean {
  return ['list', 'fields', 'entries', 'variants'].includes(control.kind);
}

interface RowProps {
  readonly name: string;
  readonly type?: string;
  readonly isRequired?: boolean;
  readonly isDeprecated?: boolean;
  readonly note?: string | undefined;
  readonly notice?: string | undefined;
  readonly place: string;
  readonly isGroup?: boolean;
  /** The name is one of ours, not of the API. */
  readonly isWord?: boolean;
  /** The name is heard, not seen: the row is one of a list. */
  readonly isHeard?: boolean;
  readonly children: (label: ControlLabel) => ComponentChildren;
}

/** A label with its control. */
export function LabelledRow(props: RowProps): JSX.Element {
  const { problems } = useForm();
  const id = `pg-${props.place.replace(/\s/g, '_')}`;
  const remarks = [
    { id: `${id},p`, kind: 'problem', text: problems.get(props.place) },
    { id: `${id},s`, kind: 'notice', text: props.notice },
    { id: `${id},n`, kind: 'note', text: props.note, dir: 'auto' as const },
  ].filter(({ text }) => text !== undefined);
  const label: ControlLabel = {
    id,
    naming: { 'aria-labelledby': `${id},l` },
    describedBy: remarks.map((remark) => remark.id).join(' ') || undefined,
    isInvalid: problems.has(props.place),
  };
  const parts = [
    props.children(label),
    remarks.map(({ kind, text, ...rest }) => (
      <p key={kind} class={`pg-${kind}`} {...rest}>
        {text}
      </p>
    )),
  ];
  return (
    <div class="pg-field">
      <RowLabel {...props} id={id} />
      {/* Below what a group holds, its note would seem to be that of the last field. */}
      {props.isGroup ? parts.reverse() : parts}
    </div>
  );
}

function RowLabel({ id, ...props }: RowProps & { readonly id: string }): JSX.Element {
  const { words } = useForm();
  const common = {
    class: props.isWord ? 'pg-name pg-word' : 'pg-name',
    id: `${id},l`,
    dir: 'auto' as const,
    children: props.name,
  };
  return (
    <div class={props.isHeard ? 'visually-hidden' : 'pg-label'}>
      {props.isGroup ? <span {...common} /> : <label for={id} {...common} />}
      {props.type === undefined ? null : (
        <span class="pg-type" dir="ltr">
          {props.type}
        </span>
      )}
      {props.isRequired ? <span class="pg-required">{words.required}</span> : null}
      {props.isDeprecated ? <span class="pg-type">{words.deprecated}</span> : null}
    </div>
  );
}
