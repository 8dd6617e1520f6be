import type { Highlighter } from '../../highlight/index.ts';
import { longHash } from '../../project/hash.ts';

/** Coloured lines by `codeKey`. */
export type CodeLines = Readonly<Record<string, readonly string[]>>;

/** Colours the code of one page. Grammars are large: where all its code was coloured before, none is loaded. */
export interface PageCode extends Pick<Highlighter, 'highlight' | 'prepare'> {
  /** Prepares languages if code is asked for that is not known; the page has to be drawn again then. */
  expect(languages: Iterable<string>): Promise<void>;
  /** False when code was asked for that is neither known nor prepared. */
  isComplete(): boolean;
  /** The lines of everything that was asked for. */
  lines(): CodeLines;
}

/** The colouring of pages of which nothing is kept: all languages are prepared at once. */
export function createPlainCode(highlighter: Highlighter): PageCode {
  const prepare: PageCode['prepare'] = (languages) => highlighter.prepare(languages);
  return {
    prepare,
    expect: prepare,
    highlight: (code, language) => highlighter.highlight(code, language),
    isComplete: () => true,
    lines: () => ({}),
  };
}

/** Creates the colouring of a page from what is known of it; without that, all is prepared at once. */
export function createPageCode(highlighter: Highlighter, known: CodeLines | undefined): PageCode {
  const asked: Record<string, readonly string[]> = {};
  let isWaiting = false;
  let isComplete = true;
  return {
    prepare: (languages) => highlighter.prepare(languages),
    async expect(languages) {
      if (known === undefined) await highlighter.prepare(languages);
      else isWaiting = true;
    },
    highlight(code, language) {
      const key = codeKey(code, language);
      const found = known?.[key];
      if (found === undefined && isWaiting) isComplete = false;
      const lines = asked[key] ?? found ?? highlighter.highlight(code, language);
      asked[key] = lines;
      return lines;
    },
    isComplete: () => isComplete,
    lines: () => asked,
  };
}

function codeKey(code: string, language: string | undefined): string {
  return longHash(`${language ?? ''}\n${code}`).slice(0, 20);
}
