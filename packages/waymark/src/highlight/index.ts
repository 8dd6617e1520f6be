/**
 * Code in colour. In: code and the name of its language; info strings of fences. Out: HTML a line, coloured by
 * classes, the rules behind the classes, and what the fence and its comments say about the lines. Imports only the
 * colour maths of `theme`, and no other station.
 */

export { extensionOf, hasTypes } from './fences/has-types.ts';
export type { TypedCode } from './fences/mark-types.ts';
export {
  type CodeData,
  checkHighlighting,
  createHighlighter,
  type Highlighter,
  type HighlighterOptions,
} from './highlighter.ts';
export type { RawGrammar } from './languages.ts';
export type { RawTheme } from './themes/code-theme.ts';
