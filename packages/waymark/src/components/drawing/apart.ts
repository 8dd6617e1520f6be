import { type ComponentChildren, toChildArray } from 'preact';

/**
 * Parts of a row with blanks between them, those that are nothing left out. Styles set them apart anyway; reader views,
 * converters and whoever else takes the words alone would run them into each other.
 */
export function apart(...parts: ComponentChildren[]): ComponentChildren {
  return toChildArray(parts).flatMap((part, index) => (index === 0 ? [part] : [' ', part]));
}
