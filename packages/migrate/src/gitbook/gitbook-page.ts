import type { Notes } from '../site/notes.ts';
import type { PageText } from '../text/page-text.ts';

/** A page of a GitBook, and what its site knows. */
export interface GitbookPage extends PageText {
  readonly notes: Notes;
  /** The address on the new site of what a link of the page names; undefined where it stays as it is. */
  addressOf(href: string): string | undefined;
  /** Title of the page that a link names. */
  titleOf(href: string): string | undefined;
  /** Name under which the page imports a text that it includes; undefined where there is no such file. */
  include(path: string): string | undefined;
}
