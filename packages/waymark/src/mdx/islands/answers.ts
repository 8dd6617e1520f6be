/**
 * What the site answered to the built-in components of a page's islands. The browser has no icons, no highlighter and
 * no translations: there the same questions get the same answers.
 */
export interface Answers {
  readonly icons: Readonly<Record<string, IconAnswer>>;
  /** By language and code. */
  readonly code: Readonly<Record<string, readonly string[]>>;
  readonly words: Readonly<Record<string, string>>;
}

/** An icon: its view box and the shapes in it. */
export type IconAnswer = readonly [viewBox: string, shapes: string];

/** Key of an icon among the answers. */
export function iconKey(value: unknown, iconType: unknown, iconLibrary: unknown): string {
  return JSON.stringify([value, iconType ?? null, iconLibrary ?? null]);
}

/** Key of a piece of code among the answers. */
export function codeKey(code: string, language: string | undefined): string {
  return `${language ?? ''}\n${code}`;
}
