type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Notes which fields of an island a reader has filled: before its code was there, or before coming back to the page, where browsers
 * fill them again. What it gives back fills them once more, and tells the component, which listens by then.
 */
export function noteFilledFields(island: Element): () => void {
  const filled = [...island.querySelectorAll<Field>('input, textarea, select')].flatMap((field) => {
    const [value, isChecked] = stateOf(field);
    const drawn = document.createRange().createContextualFragment(field.outerHTML).querySelector<Field>('*');
    if (drawn === null || String(stateOf(drawn)) === String([value, isChecked])) return [];
    return [{ field, value, isChecked }];
  });
  return () => {
    for (const { field, value, isChecked } of filled) {
      if ('checked' in field) field.checked = isChecked;
      if (field.type !== 'file' && field.type !== 'select-multiple') field.value = value;
      // The one that is chosen speaks for its group.
      if (field.type === 'radio' && !isChecked) continue;
      for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
    }
  };
}

function stateOf(field: Field): readonly [value: string, isChecked: boolean] {
  return [field.value, 'checked' in field && field.checked];
}
