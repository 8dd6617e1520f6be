import type { Highlighter } from '../../../highlight/index.ts';
import { longHash } from '../../../project/files/hash.ts';

/** Coloured lines by `codeKey`. */
export type CodeLines = Readonly<Record<string, readonly string[]>>;

/**
 * Colours the code of one page. Grammars are large: where all its code was coloured before, none is loaded. Only languages
 * that were prepared for this page count, so that it looks the same whatever pages were drawn before it.
 */
export interface PageCode extends Pick<Highlighter, 'highlight' | 'prepare'> {
  /** Prepares languages if code is asked for that is not known; the page has to be drawn again then. */
  expect(languages: Iterable<string>): Promise<void>;
  /** Languages of code that was asked for and is neither known nor prepared: the page is to be drawn again with them. */
  missing(): readonly string[];
  /** The lines of everything that was asked for. */
  lines(): CodeLines;
}

/** The colouring of pages of which nothing is kept: all languages are prepared at once. */
export function createPlainCode(highlighter: Highlighter): PageCode {
  const { prepare, highlight, missing } = createOwnLanguages(highlighter);
  return { prepare, expect: prepare, highlight, missing, lines: () => ({}) };
}

/** Creates the colouring of a page from what is known of it; without that, all is prepared at once. */
export function createPageCode(highlighter: Highlighter, known: CodeLines | undefined): PageCode {
  const asked: Record<string, readonly string[]> = {};
  const own = createOwnLanguages(highlighter);
  return {
    prepare: own.prepare,
    async expect(languages) {
      if (known === undefined) await own.prepare(languages);
    },
    highlight(code, language) {
      const key = codeKey(code, language);
      const lines = asked[key] ?? known?.[key] ?? own.highlight(code, language);
      asked[key] = lines;
      return lines;
    },
    missing: own.missing,
    lines: () => asked,
  };
}

/** A highlighter that knows the languages that were prepared for one page only. */
function createOwnLanguages(highlighter: Highlighter): Pick<PageCode, 'prepare' | 'highlight' | 'missing'> {
  const prepared = new Set<string>();
  const missing = new Set<string>();
  return {
    prepare(languages) {
      const names = [...languages].flatMap((language) => highlighter.nameOf(language) ?? []);
      for (const name of names) prepared.add(name);
      return highlighter.prepare(names);
    },
    highlight(code, language) {
      const name = highlighter.nameOf(language);
      if (name === undefined || name === 'ansi' || prepared.has(name))
        return highlighter.highlight(code, language);
      missing.add(name);
      return highlighter.highlight(code, undefined);
    },
    missing: () => [...missing],
  };
}

function codeKey(code: string, language: string | undefined): string {
  return longHash(`${language ?? ''}\n${code}`).slice(0, 20);
}
