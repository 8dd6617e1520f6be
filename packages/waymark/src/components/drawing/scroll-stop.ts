/** Attributes of a box that can be scrolled by keyboard: what takes the focus has a role and a name. */
export interface ScrollStop {
  readonly tabindex: 0;
  readonly role: 'group';
  readonly 'aria-label': string;
}

/** Makes a box a tab stop, so that it can be scrolled by keyboard. A group, for a page has too many to be landmarks. */
export function scrollStop(name: string): ScrollStop {
  return { tabindex: 0, role: 'group', 'aria-label': name };
}
