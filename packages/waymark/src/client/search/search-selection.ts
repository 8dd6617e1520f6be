/** Moves the selection of a listbox whose focus stays in the field above it. */
export interface Selection {
  /**
   * Takes the rows of the list as they are now and selects the first; none while nothing is typed, or screen readers would speak of
   * a row where the field has just been opened, and take letters for commands.
   */
  reset(): void;
  move(step: 1 | -1): void;
  select(row: HTMLAnchorElement): void;
  readonly current: HTMLAnchorElement | undefined;
}

/** Creates the selection of a list. */
export function createSelection(input: HTMLInputElement, list: HTMLElement): Selection {
  let rows: readonly HTMLAnchorElement[] = [];
  let at = -1;
  const show = (next: number, scroll: boolean): void => {
    rows[at]?.setAttribute('aria-selected', 'false');
    at = next;
    const row = rows[at];
    if (row === undefined) {
      input.removeAttribute('aria-activedescendant');
      return;
    }
    row.setAttribute('aria-selected', 'true');
    input.setAttribute('aria-activedescendant', row.id);
    if (scroll) row.scrollIntoView({ block: 'nearest' });
  };
  return {
    reset() {
      rows = [...list.querySelectorAll<HTMLAnchorElement>('[role="option"]')];
      rows.forEach((row, index) => {
        row.id = `search-hit-${index}`;
        row.setAttribute('aria-selected', 'false');
      });
      input.setAttribute('aria-expanded', String(rows.length > 0));
      list.scrollTop = 0;
      show(rows.length > 0 && input.value.trim() !== '' ? 0 : -1, false);
    },
    move(step) {
      if (rows.length > 0) show((Math.max(at, step > 0 ? -1 : 0) + step + rows.length) % rows.length, true);
    },
    select(row) {
      const index = rows.indexOf(row);
      if (index >= 0 && index !== at) show(index, false);
    },
    get current() {
      return rows[at];
    },
  };
}
