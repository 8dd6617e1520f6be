import type { Control, ParameterDescription } from '../../../playground/request-description.ts';
import { type Draft, startDraft } from '../request/draft.ts';

/** Names under which secrets travel. */
const NAMES = /auth|token|secret|passw|credential|session|(?:^|[-_]|api)key(?:$|[-_])/i;

/** Whether a parameter may hold a secret: such entries are never stored. */
export function isSecretParameter({ in: place, name, control }: ParameterDescription): boolean {
  return place === 'cookie' || NAMES.test(name) || hasSecret(control);
}

/** Whether a control holds a secret somewhere. */
export function hasSecret(control: Control): boolean {
  switch (control.kind) {
    case 'text':
      return control.format === 'password';
    case 'list':
      return hasSecret(control.items);
    case 'entries':
      return hasSecret(control.values);
    case 'fields':
      return control.fields.some((field) => NAMES.test(field.name) || hasSecret(field.control));
    case 'variants':
      return control.variants.some((variant) => hasSecret(variant.control));
    default:
      return false;
  }
}

/** A draft that may be stored: files and secrets are taken out. */
export function storable(control: Control, draft: Draft): Draft {
  if (draft.kind === 'file') return { kind: 'file' };
  if (draft.kind === 'list' && control.kind === 'list')
    return { ...draft, items: draft.items.map((item) => storable(control.items, item)) };
  if (draft.kind === 'variant' && control.kind === 'variants')
    return {
      ...draft,
      drafts: draft.drafts.map((each, index) => {
        const variant = control.variants[index];
        return variant === undefined ? each : storable(variant.control, each);
      }),
    };
  if (draft.kind === 'fields' && control.kind === 'fields') {
    const kept = control.fields.map((field) => {
      const value = draft.values[field.name] ?? startDraft(field.control, false);
      const isSecret = NAMES.test(field.name);
      return [
        field.name,
        isSecret ? startDraft(field.control, false) : storable(field.control, value),
      ] as const;
    });
    return { ...draft, values: Object.fromEntries(kept) };
  }
  return hasSecret(control) ? startDraft(control, false) : draft;
}
