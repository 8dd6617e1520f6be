import { contentDiagnostics, type Diagnostic, type Outcome } from '../../../diagnostics/index.ts';
import { blankMergeMarks, findMergeConflicts, type Span, withLineFeeds } from '../../../source/index.ts';
import { type FrontmatterPlace, findFrontmatter } from './find-frontmatter.ts';
import { hiddenTexts } from './hidden-texts.ts';
import { invalid, mendYaml, type YamlSource } from './mend-yaml.ts';
import { isMap, parseYaml } from './parse-yaml.ts';
import { hintOf, LONG_CLOSING, ODD_LINES, TOML, TWICE, UNOPENED } from './problems.ts';
import { readSimpleYaml } from './simple-yaml.ts';

/** Front matter of a page as data, and where its parts are in the text. */
export interface Frontmatter {
  readonly data: Readonly<Record<string, unknown>>;
  /** Offsets of the YAML between the `---` lines; equal when there is none. */
  readonly start: number;
  readonly end: number;
  /** Offset at which the page's body begins. */
  readonly bodyStart: number;
}

/**
 * Splits the front matter off a page and reads it. Broken YAML is read line by line instead, so that what can be
 * saved is saved; a missing closing line ends the front matter at the first line that is no key.
 */
export function readFrontmatter(file: string, text: string): Outcome<Frontmatter> {
  const { kind, opening, ...place } = findFrontmatter(text);
  if (kind === 'none') return { value: { data: {}, ...place }, diagnostics: [] };
  const { start, end } = place;
  if (kind === 'toml') {
    const span = { file, start: text.indexOf('+++'), end: start };
    return {
      value: { data: {}, ...place },
      diagnostics: [
        contentDiagnostics['frontmatter-invalid']({ problem: TOML }, { span, hint: hintOf(TOML) }),
      ],
    };
  }
  const written = withLineFeeds(text.slice(start, end));
  const conflicts = findMergeConflicts(written);
  const yaml = conflicts.length === 0 ? written : blankMergeMarks(written, conflicts);
  const { value: data, diagnostics } = readYaml({ file, yaml, start });
  return {
    value: { data, ...place },
    // A conflict is told once, with the page; that keys are there twice follows from it.
    diagnostics: [
      ...lineProblems({ kind, opening, ...place }, file, text),
      ...(conflicts.length === 0 ? diagnostics : []),
    ],
  };
}

/** What is wrong with the lines around the YAML. */
function lineProblems(place: FrontmatterPlace, file: string, text: string): readonly Diagnostic[] {
  const { kind, start } = place;
  const first = text.indexOf('---');
  if (kind === 'unclosed')
    return [contentDiagnostics['frontmatter-unclosed']({}, { span: { file, start: first, end: start } })];
  if (kind === 'whole') return [];
  if (kind === 'late') return [lateProblem(place, file, text)];
  if (kind === 'unopened') {
    const span = { file, start, end: start + text.slice(start).search(/[\r\n]/) };
    const fix = [{ span: { file, start, end: start }, text: `---${/\r\n?|\n/.exec(text)?.[0]}` }];
    return [
      contentDiagnostics['frontmatter-mended']({ problem: UNOPENED }, { span, hint: hintOf(UNOPENED), fix }),
    ];
  }
  if (kind === 'long-closing') {
    const span = { file, start: place.end, end: place.end + text.slice(place.end).search(/[ \t\r\n]|$/) };
    const fix = [{ span, text: '---' }];
    return [
      contentDiagnostics['frontmatter-mended'](
        { problem: LONG_CLOSING },
        { span, hint: hintOf(LONG_CLOSING), fix },
      ),
    ];
  }
  if (kind === 'odd-lines') {
    const span = { file, start: text.startsWith('\ufeff') ? 1 : 0, end: start };
    return [
      contentDiagnostics['frontmatter-mended']({ problem: ODD_LINES }, { span, hint: hintOf(ODD_LINES) }),
    ];
  }
  const span = { file, start: text.indexOf('---', first + 3), end: start };
  return [contentDiagnostics['frontmatter-mended']({ problem: TWICE }, { span, hint: hintOf(TWICE) })];
}

/** What can stand above front matter, by how its first line begins. */
const ABOVE: ReadonlyArray<readonly [sign: string, what: string]> = [
  ['import', 'an import'],
  ['#', 'a heading'],
  ['', 'a comment'],
];

function lateProblem(
  { opening, start, bodyStart }: FrontmatterPlace,
  file: string,
  text: string,
): Diagnostic {
  const top = text.startsWith('\ufeff') ? 1 : 0;
  const above = text.slice(top, opening).trimStart();
  const before = above === '' ? 'blank lines' : (ABOVE.find(([sign]) => above.startsWith(sign))?.[1] ?? '');
  const place = (from: number, to: number): Span => ({ file, start: from, end: to });
  // A file may end with its front matter, without a line break.
  const lineBreak = text.includes('\r\n') ? '\r\n' : '\n';
  const moved = `${text.slice(opening, bodyStart).trimEnd()}${lineBreak.repeat(2)}`;
  const fix =
    above === ''
      ? [{ span: place(top, opening), text: '' }]
      : [
          { span: place(top, top), text: moved },
          { span: place(opening, bodyStart), text: '' },
        ];
  return contentDiagnostics['frontmatter-late']({ before }, { span: place(opening, start), fix });
}

/** Characters of a front matter, and anchors used in it; the largest of real sites are a tenth of it. */
const LIMITS = { characters: 100_000, aliases: 1000, keys: 2000 };

/** Why a front matter is not read as YAML: the library's time grows with the square of these. */
function excessOf(yaml: string): string | undefined {
  if (yaml.length > LIMITS.characters) return `it is longer than ${LIMITS.characters} characters`;
  const count = (pattern: RegExp): number => yaml.match(pattern)?.length ?? 0;
  if (count(/(?:^|[\s[,{])\*[^\s,\]}*]/g) > LIMITS.aliases)
    return `it has more than ${LIMITS.aliases} aliases`;
  return count(/:(?:\s|$)/g) > LIMITS.keys ? `it has more than ${LIMITS.keys} keys` : undefined;
}

function readYaml(source: YamlSource): Outcome<Readonly<Record<string, unknown>>> {
  const { value, diagnostics } = readMap(source);
  const hidden = hiddenTexts(source.yaml);
  if (hidden.length === 0) return { value, diagnostics };
  const texts = hidden.map(({ key, text }) => [key, text] as const);
  const found = hidden.map(({ key, text, start: from }) => {
    const start = source.start + from;
    const span = { file: source.file, start, end: start + text.length };
    const fix = [{ span, text: JSON.stringify(text) }];
    return contentDiagnostics['frontmatter-remark']({ key, text }, { span, fix });
  });
  return { value: { ...value, ...Object.fromEntries(texts) }, diagnostics: [...diagnostics, ...found] };
}

function readMap(source: YamlSource): Outcome<Readonly<Record<string, unknown>>> {
  const simple = readSimpleYaml(source.yaml);
  if (simple !== undefined) return { value: simple, diagnostics: [] };
  const excess = excessOf(source.yaml);
  if (excess !== undefined)
    return { value: {}, diagnostics: [invalid(source, excess, { start: 0, end: 1 })] };
  const strict = parseYaml(source.yaml);
  if (strict.kind === 'failed') return mendYaml(source, strict);
  if (strict.value === null || strict.value === undefined) return { value: {}, diagnostics: [] };
  if (isMap(strict.value)) return { value: strict.value, diagnostics: [] };
  const problem = 'it is not a map of keys and values';
  return {
    value: {},
    diagnostics: [invalid(source, problem, { start: 0, end: source.yaml.trimEnd().length })],
  };
}
