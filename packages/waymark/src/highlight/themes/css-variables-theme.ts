import type { RawTheme, RawThemeRule } from './code-theme.ts';

const TOKENS: Readonly<Record<string, readonly string[]>> = {
  punctuation: [
    'punctuation',
    'meta.brace',
    'meta.delimiter',
    'punctuation.definition.tag',
    'meta.separator',
  ],
  constant: [
    'constant',
    'support.constant',
    'variable.other.constant',
    'variable.other.enummember',
    'entity.name.constant',
    'entity.other.attribute-name',
    'meta.object-literal.key',
    'support.type.property-name',
    'markup.inserted',
  ],
  keyword: [
    'keyword',
    'storage',
    'variable.language',
    'entity.name.tag',
    'support.type.primitive',
    'markup.heading',
    'markup.deleted',
    'punctuation.section.embedded',
    'punctuation.definition.template-expression',
  ],
  parameter: ['variable.parameter', 'meta.function.parameters', 'support.variable.property'],
  function: [
    'entity.name.function',
    'support.function',
    'entity.name.type',
    'entity.name.class',
    'entity.other.inherited-class',
    'support.class',
    'support.type',
    'meta.function-call.generic',
  ],
  string: ['string', 'punctuation.definition.string', 'markup.inline.raw', 'markup.quote'],
  'string-expression': [
    'string.regexp',
    'string.template',
    'constant.character.escape',
    'string.interpolated',
  ],
  link: ['markup.underline.link', 'string.other.link', 'constant.other.reference.link'],
  comment: ['comment', 'punctuation.definition.comment', 'string.comment'],
};

const FONTS: Readonly<Record<string, readonly string[]>> = {
  bold: ['markup.bold', 'markup.heading'],
  italic: ['markup.italic'],
  underline: ['markup.underline'],
  strikethrough: ['markup.strikethrough'],
};

const TERMINAL = ['Black', 'Red', 'Green', 'Yellow', 'Blue', 'Magenta', 'Cyan', 'White'];

/** A theme without colours of its own: every one is a custom property that the author's stylesheet sets. */
export const cssVariablesTheme: RawTheme = {
  name: 'css-variables',
  fg: 'var(--mint-color-text)',
  bg: 'var(--mint-color-background)',
  colors: Object.fromEntries(
    TERMINAL.flatMap((name) => [
      [`terminal.ansi${name}`, `var(--mint-ansi-${name.toLowerCase()})`],
      [`terminal.ansiBright${name}`, `var(--mint-ansi-bright-${name.toLowerCase()})`],
    ]),
  ),
  settings: [
    { settings: { foreground: 'var(--mint-color-text)' } },
    ...Object.entries(TOKENS).map(
      ([token, scope]): RawThemeRule => ({ scope, settings: { foreground: `var(--mint-token-${token})` } }),
    ),
    // Inside of a template the expression is code again.
    {
      scope: ['string meta.template.expression', 'meta.embedded', 'string source'],
      settings: { foreground: 'var(--mint-color-text)' },
    },
    ...Object.entries(FONTS).map(([fontStyle, scope]): RawThemeRule => ({ scope, settings: { fontStyle } })),
  ],
};
