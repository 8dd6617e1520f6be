import { printPlain } from '@waymark/openapi';
import type { JSX } from 'preact';
import { isDate } from '../request/check-value.ts';
import { type ControlProps, draftText, inputAttributes } from './control-props.ts';

/** Keyboards of touch screens, by format. */
const KEYBOARDS: Readonly<Record<string, 'email' | 'url'>> = { email: 'email', uri: 'url', url: 'url' };

/** A value that is typed: text, a figure, a date, JSON. */
export function TextInput({
  control,
  draft,
  onChange,
  label,
  isRequired,
  isLong,
}: ControlProps<'text' | 'number' | 'json'>): JSX.Element {
  const text = draftText(draft);
  const common = {
    ...inputAttributes({ label, isRequired }),
    autocomplete: 'off',
    spellcheck: false,
    value: text,
    placeholder: placeholderOf(control),
    onInput: ({ currentTarget }: { currentTarget: HTMLInputElement | HTMLTextAreaElement }) =>
      onChange({ kind: 'text', text: currentTarget.value }),
  };
  if (control.kind === 'number')
    return (
      <input type="text" inputMode={control.integer === true ? 'numeric' : 'decimal'} dir="ltr" {...common} />
    );
  if (control.kind === 'json' || control.format === 'graphql')
    return <textarea rows={3} dir="ltr" {...common} class="pg-input pg-code" />;
  const { format } = control;
  if (isLong && format === undefined) return <textarea rows={1} dir="auto" {...common} />;
  if (format === 'password') return <input type="password" dir="ltr" {...common} />;
  // A date that the picker cannot show stays text.
  if (format === 'date' && (text === '' || isDate(text))) return <input type="date" {...common} />;
  return <input type="text" dir="auto" inputMode={KEYBOARDS[format ?? '']} {...common} />;
}

/** Shows what a moment looks like, as nobody types RFC 3339 by heart. */
const DATE_TIME = '2024-01-31T09:30:00Z';

function placeholderOf(control: ControlProps['control']): string | undefined {
  const isMoment = control.kind === 'text' && control.format === 'date-time';
  const shown = control.example ?? (isMoment ? DATE_TIME : '');
  return printPlain(shown);
}
