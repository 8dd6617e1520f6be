import { type JsonValue, printJson } from '@waymark/openapi';
import type { Control } from '../../../playground/request-description.ts';
import type { Draft } from '../request/draft.ts';

/** What ties a control to its name, its note and its problem. */
export interface ControlLabel {
  readonly id: string;
  /** The name: an element that shows it, or the name itself where none does. */
  readonly naming: { readonly 'aria-labelledby': string } | { readonly 'aria-label': string };
  readonly describedBy: string | undefined;
  readonly isInvalid: boolean;
}

/** What every control is given. */
export interface ControlProps<Kind extends Control['kind'] = Control['kind']> {
  readonly control: Extract<Control, { kind: Kind }>;
  readonly draft: Draft;
  readonly onChange: (draft: Draft) => void;
  readonly label: ControlLabel;
  /** For the names of parts. */
  readonly name: string;
  readonly place: string;
  readonly isRequired: boolean;
  /** Texts may have several lines. */
  readonly isLong: boolean;
}

/** Attributes of every element that takes an entry. */
export function inputAttributes({ label, isRequired }: Pick<ControlProps, 'label' | 'isRequired'>): {
  readonly id: string;
  readonly class: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': boolean;
  readonly 'aria-required': boolean;
} {
  return {
    id: label.id,
    class: 'pg-input',
    ...label.naming,
    'aria-describedby': label.describedBy,
    'aria-invalid': label.isInvalid,
    'aria-required': isRequired,
  };
}

/** Text of a draft; empty for drafts of another kind. */
export function draftText(draft: Draft): string {
  return draft.kind === 'text' ? draft.text : '';
}

/** A choice as a reader sees it: texts without quotes, unless they would be invisible. */
export function printChoice(choice: JsonValue): string {
  return typeof choice === 'string' && choice.trim() !== '' ? choice : printJson(choice);
}
