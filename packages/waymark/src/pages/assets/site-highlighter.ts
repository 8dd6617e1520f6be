import { type DocsConfig, objectOf } from '@waymark/core/config';
import type { Outcome } from '@waymark/core/diagnostics';
import { rememberEach } from '@waymark/core/source';
import {
  checkHighlighting,
  createHighlighter,
  type Highlighter,
  type HighlighterOptions,
} from '../../highlight/index.ts';
import type { Project } from '../../project/project.ts';
import { codeSurfaces } from '../../theme/index.ts';
import { loadCodeData } from './load-code-data.ts';

/** A highlighter that colours nothing. */
const PLAIN: Highlighter = {
  highlight: () => [],
  nameOf: () => undefined,
  prepare: () => Promise.resolve(),
  css: () => '',
  terminalCss: () => '',
  dispose: () => undefined,
};

/** They are asked for at each reading of a site, and derived from colours of the brand by trying. */
const surfacesOf = rememberEach(codeSurfaces);

/** Names the colours of code, and the project's own grammars. */
export function codeSettings(config: DocsConfig, project: Project): string {
  const grammars = grammarPaths(config).map((path) => project.textDigest(path));
  return JSON.stringify({ theme: codeTheme(config), surfaces: surfacesOf(config), grammars });
}

/** How many highlighters a process keeps: sites that it builds in turn mostly want the same. */
const KEPT = 4;
const kept = new Map<string, Outcome<Highlighter>>();
/** Data of this package: the same for every site of a process. */
const codeData = loadCodeData();

/**
 * The highlighter of a site, or one that colours nothing. Grammars take longer to compile than a small site to build, and what
 * is coloured does not depend on what was before: sites of one process with the same settings share it.
 */
export function openHighlighter(
  config: DocsConfig,
  project: Project,
  highlight: boolean,
): Outcome<Highlighter> {
  if (!highlight) return { value: PLAIN, diagnostics: checkHighlighting(optionsOf(config, project)) };
  const key = codeSettings(config, project);
  const opened = kept.get(key) ?? createHighlighter(codeData, optionsOf(config, project));
  kept.delete(key);
  kept.set(key, opened);
  for (const oldest of kept.keys()) if (kept.size > KEPT) kept.delete(oldest);
  return opened;
}

function optionsOf(config: DocsConfig, project: Project): HighlighterOptions {
  const grammars = grammarPaths(config).map((path) => ({ path, text: project.readText(path) }));
  return { theme: codeTheme(config), surfaces: surfacesOf(config), grammars };
}

/** Files of the project's own grammars. */
function grammarPaths({ styling }: DocsConfig): readonly string[] {
  const languages = objectOf(objectOf(styling?.codeblocks)?.['languages']);
  const custom = languages?.['custom'];
  const paths = Array.isArray(custom) ? custom.filter((path) => typeof path === 'string') : [];
  return paths.map((path) => path.replace(/^\.?\//, ''));
}

/** The theme part of `styling.codeblocks`, which may also name languages only. */
function codeTheme(config: DocsConfig): HighlighterOptions['theme'] {
  const setting = config.styling?.codeblocks;
  if (typeof setting !== 'object' || setting === null || 'light' in setting)
    return setting as HighlighterOptions['theme'];
  return (setting as { readonly theme?: HighlighterOptions['theme'] }).theme;
}
