import { createOnigurumaEngine } from '@shikijs/engine-oniguruma';
import { type IGrammar, type IOnigLib, type IRawGrammar, Registry } from '@shikijs/vscode-textmate';
import type { Diagnostic, Outcome } from '@waymark/core/diagnostics';
import { highlightTerminal } from './ansi.ts';
import { type CustomLanguages, type GrammarFile, readCustomGrammars } from './custom-grammars.ts';
import { joinPlaceholders, PLACEHOLDER_SCOPES } from './fences/placeholders.ts';
import { escapeHtml, splitLines } from './html.ts';
import { findCodeLanguage, findGrammars, type GrammarData, type RawGrammar } from './languages.ts';
import { createSharedScanners } from './shared-scanner.ts';
import {
  type CodeSurfaces,
  type CodeThemeSetting,
  checkThemes,
  chooseThemes,
  type ThemeData,
} from './themes/choose-themes.ts';
import { type CodePalette, createPalette } from './themes/palette.ts';
import { joinThemes, type ThemePair } from './themes/theme-pair.ts';
import { createLineHighlighter, type LineHighlighter } from './tokenizer.ts';

/** How code is to look. */
export interface HighlighterOptions {
  /** `styling.codeblocks` of the configuration, without its languages; `system` unless told. */
  readonly theme?: CodeThemeSetting | undefined;
  /** What code stands on where the theme does not decide it. */
  readonly surfaces?: CodeSurfaces | undefined;
  /** Contrast that every colour gets on its surfaces; 4.5 unless told, 0 leaves the theme's colours alone. */
  readonly contrast?: number | undefined;
  /** TextMate grammars in JSON for languages beside the bundled ones. */
  readonly grammars?: readonly GrammarFile[] | undefined;
}

/**
 * Colours code. Owns compiled grammars and a cache of lines; `dispose` gives their memory back. Equal code in an equal
 * language always gives equal HTML, whatever else was highlighted, so results may be kept under a hash of both, of
 * `css()`, and of the engine's build.
 */
export interface Highlighter {
  /**
   * One HTML string a line. Lines end at CRLF, LF or CR. Plain text where the language is absent, unknown or not
   * prepared.
   */
  highlight(code: string, language: string | undefined): readonly string[];
  /** The language that a name means, whatever its case; undefined for names that mean none. */
  nameOf(language: string | undefined): string | undefined;
  /** Loads the grammars that these languages need; names that are not known are passed over. */
  prepare(languages: Iterable<string>): Promise<void>;
  /** The rules for all classes that highlighted code can have, and for `--_code-surface` and `--_code-text`. */
  css(): string;
  /** The rules for the classes of terminal output (language `ansi`). */
  terminalCss(): string;
  dispose(): void;
}

/** The grammars and themes that come with the engine. */
export interface CodeData extends GrammarData, ThemeData {}

/** Creates a highlighter. What is wrong with the options is reported and replaced by the default. */
export function createHighlighter(data: CodeData, options: HighlighterOptions = {}): Outcome<Highlighter> {
  const { light, dark, diagnostics } = chooseThemes(
    options.theme ?? 'system',
    options.surfaces ?? SURFACES,
    data,
  );
  const custom = readCustomGrammars(options.grammars ?? []);
  const pair = joinThemes(light.theme, (dark ?? light).theme);
  const palette = createPalette(light, dark, options.contrast ?? 4.5);
  return {
    value: new GrammarHighlighter(pair, palette, custom.value, data),
    diagnostics: [...diagnostics, ...custom.diagnostics],
  };
}

/** What is wrong with options, for whoever colours nothing. */
export function checkHighlighting({
  theme = 'system',
  grammars = [],
}: HighlighterOptions): readonly Diagnostic[] {
  return [...checkThemes(theme), ...readCustomGrammars(grammars).diagnostics];
}

/** The surfaces of a site without a colour of its own. */
const SURFACES: CodeSurfaces = { light: ['#f8f9fa'], dark: ['#151618'] };

class GrammarHighlighter implements Highlighter {
  private readonly pair: ThemePair;
  private readonly palette: CodePalette;
  private readonly custom: CustomLanguages;
  private readonly data: GrammarData;
  private readonly tags = new Map<number, string>();
  /** Grammars by language. */
  private readonly loaded = new Map<string, readonly RawGrammar[]>();
  private readonly registries: Registry[] = [];
  private readonly languages = new Map<string, LineHighlighter>();
  private engine: Promise<IOnigLib> | undefined;
  private scanners: IOnigLib | undefined;

  constructor(pair: ThemePair, palette: CodePalette, custom: CustomLanguages, data: GrammarData) {
    this.data = data;
    this.pair = pair;
    this.palette = palette;
    this.custom = custom;
  }

  highlight(code: string, language: string | undefined): readonly string[] {
    const lines = splitLines(code);
    const name = this.nameOf(language);
    if (name === 'ansi') return highlightTerminal(lines);
    const highlighter = name === undefined ? undefined : this.findLineHighlighter(name);
    return highlighter === undefined ? lines.map(escapeHtml) : highlighter.highlight(lines);
  }

  async prepare(languages: Iterable<string>): Promise<void> {
    const names = new Set([...languages].flatMap((language) => this.nameOf(language) ?? []));
    names.delete('ansi');
    if (names.size === 0) return;
    this.engine ??= startEngine();
    this.scanners = await this.engine;
    for (const name of names)
      if (!this.loaded.has(name))
        this.loaded.set(name, this.custom.get(name) ?? findGrammars(name, this.data));
  }

  css(): string {
    return this.palette.css;
  }

  terminalCss(): string {
    return this.palette.terminalCss;
  }

  dispose(): void {
    for (const registry of this.registries) registry.dispose();
    this.registries.length = 0;
    this.languages.clear();
    this.loaded.clear();
  }

  nameOf(name: string | undefined): string | undefined {
    const lower = name?.trim().toLowerCase();
    return lower === undefined || lower === 'ansi' || this.custom.has(lower)
      ? lower
      : findCodeLanguage(lower);
  }

  private findLineHighlighter(name: string): LineHighlighter | undefined {
    const known = this.languages.get(name);
    const grammars = this.loaded.get(name);
    if (known !== undefined || grammars === undefined || this.scanners === undefined) return known;
    const created = createLineHighlighter(this.createGrammar(grammars, this.scanners), {
      openTag: (metadata) => this.openTag(metadata),
      ...(isShell(grammars) ? { retouch: this.placeholders() } : {}),
    });
    this.languages.set(name, created);
    return created;
  }

  /** Each language has a registry of its own: what a grammar embeds must not depend on what else is in use. */
  private createGrammar(grammars: readonly RawGrammar[], onigLib: IOnigLib): IGrammar {
    const registry = new Registry({ onigLib, loadGrammar: () => undefined });
    this.registries.push(registry);
    registry._syncRegistry.setTheme(this.pair.matcher);
    let root: IGrammar | undefined;
    for (const grammar of grammars)
      root = registry.addGrammar(toRaw(grammar), findInjections(grammar, grammars));
    if (root === undefined) throw new Error('A language has no grammar');
    return root;
  }

  private placeholders(): (line: string, tokens: Uint32Array) => Uint32Array {
    const metadata = this.pair.metadataOf(PLACEHOLDER_SCOPES);
    return (line, tokens) => joinPlaceholders(line, tokens, metadata);
  }

  private openTag(metadata: number): string {
    const key = metadata >>> 15;
    let tag = this.tags.get(key);
    if (tag === undefined) {
      const classes = this.palette.classesOf(this.pair.styleOf(metadata));
      tag = classes === '' ? '' : `<span class="${classes}">`;
      this.tags.set(key, tag);
    }
    return tag;
  }
}

async function startEngine(): Promise<IOnigLib> {
  return createSharedScanners(await createOnigurumaEngine(import('@shikijs/engine-oniguruma/wasm-inlined')));
}

function isShell(grammars: readonly RawGrammar[]): boolean {
  return ['source.shell', 'text.shell-session'].includes(grammars.at(-1)?.scopeName ?? '');
}

/** Scopes of the grammars that ask to be tried inside of this one. */
function findInjections({ scopeName }: RawGrammar, grammars: readonly RawGrammar[]): string[] {
  const parts = scopeName.split('.');
  return parts.flatMap((_, index) => {
    const scope = parts.slice(0, index + 1).join('.');
    return grammars.filter(({ injectTo }) => injectTo?.includes(scope)).map((grammar) => grammar.scopeName);
  });
}

function toRaw(grammar: RawGrammar): IRawGrammar {
  return grammar as unknown as IRawGrammar;
}
