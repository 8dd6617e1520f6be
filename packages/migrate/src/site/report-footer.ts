import type { View } from '../script/view.ts';
import type { Notes } from './notes.ts';

/** Says which texts of an old footer are left out: that of Waymark has links alone. */
export function reportFooterText(notes: Notes, footer: View | undefined, keys: readonly string[]): void {
  for (const key of keys) {
    const text = footer?.at(key);
    if (text?.span !== undefined)
      notes.leftOut(text.span, `themeConfig.footer.${key}`, 'a footer holds links; write the text on a page');
  }
}
