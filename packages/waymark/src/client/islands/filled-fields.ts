type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What a reader can give to a field. */
interface Filling {
  readonly value: string;
  readonly isChecked: boolean;
}

/**
 * Notes which fields of an island a reader has filled: before its code was there, or before coming back to the page, where browsers
 * fill them again. What it gives back fills them once more, and tells the component, which listens by then.
 */
export function noteFilledFields(island: Element): () => void {
  const fields = [...island.querySelectorAll<Field>('input, textarea, select')];
  const filled = fields.filter(isFilled).map((field) => [field, fillingOf(field)] as const);
  return () => {
    for (const [field, filling] of filled) fill(field, filling);
  };
}

/** Whether a field says something else than its markup. */
function isFilled(field: Field): boolean {
  const drawn = document.createRange().createContextualFragment(field.outerHTML).querySelector<Field>('*');
  const [now, first] = [fillingOf(field), fillingOf(drawn ?? field)];
  return now.value !== first.value || now.isChecked !== first.isChecked;
}

function fillingOf(field: Field): Filling {
  return { value: field.value, isChecked: 'checked' in field && field.checked };
}

function fill(field: Field, { value, isChecked }: Filling): void {
  if ('checked' in field) field.checked = isChecked;
  if (field.type !== 'file' && field.type !== 'select-multiple') field.value = value;
  // The one that is chosen speaks for its group.
  if (field.type === 'radio' && !isChecked) return;
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}
