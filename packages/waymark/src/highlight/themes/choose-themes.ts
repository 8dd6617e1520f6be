import { themeNames } from '@shikijs/themes';
import { type Diagnostic, suggest } from '@waymark/core/diagnostics';
import { highlightDiagnostics } from '../diagnostics.ts';
import { type RawTheme, readTheme } from './code-theme.ts';
import { cssVariablesTheme } from './css-variables-theme.ts';
import type { PaletteSide } from './palette.ts';

/** The bundled themes. */
export interface ThemeData {
  themeOf(name: string): RawTheme;
}

/** `system`, `dark`, `css-variables`, the name of a bundled theme, or such a name for each mode. */
export type CodeThemeSetting = string | { readonly light: string; readonly dark: string };

/** Hex colours that code stands on in each mode: the surface of code blocks first, then those of marked lines. */
export interface CodeSurfaces {
  readonly light: readonly string[];
  readonly dark: readonly string[];
}

/** Themes and surfaces for both modes. */
export interface ThemeChoice {
  readonly light: PaletteSide;
  /** Absent where both modes look the same. */
  readonly dark: PaletteSide | undefined;
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * The themes of a setting. `system` and `dark` stand on the given surfaces, other themes on their own. An
 * unknown name is reported and the default of its mode taken.
 */
export function chooseThemes(
  setting: CodeThemeSetting,
  surfaces: CodeSurfaces,
  data: ThemeData,
): ThemeChoice {
  const names = namesOf(setting);
  const light = readName(names.light, 'light');
  const dark = readName(names.dark, 'dark');
  const isSame = light.theme === dark.theme && light.mode === dark.mode;
  return {
    light: findSide(light, surfaces, data),
    dark: isSame ? undefined : findSide(dark, surfaces, data),
    diagnostics: checkThemes(setting),
  };
}

/** Finds names that no theme has; the paths of findings are those inside of the setting. */
export function checkThemes(setting: CodeThemeSetting): readonly Diagnostic[] {
  const written = typeof setting === 'string' ? [['', setting] as const] : Object.entries(setting);
  return written
    .filter(([, name]) => !isKnown(name))
    .map(([mode, name]) =>
      highlightDiagnostics['unknown-theme'](
        { name, suggestion: suggest(name, NAMES), used: 'system' },
        { path: mode === '' ? '' : `/${mode}` },
      ),
    );
}

function namesOf(setting: CodeThemeSetting): Readonly<Record<Mode, string>> {
  return typeof setting === 'string' ? { light: setting, dark: setting } : setting;
}

type Mode = keyof CodeSurfaces;

const DEFAULTS: Readonly<Record<Mode, string>> = { light: 'github-light-default', dark: 'dark-plus' };

const NAMES: readonly string[] = ['system', 'dark', 'css-variables', ...themeNames];

function isKnown(name: string): boolean {
  return NAMES.includes(name);
}

interface SideName {
  readonly theme: string;
  /** Mode whose given surfaces it stands on; none for a theme that brings its own. */
  readonly mode: Mode | undefined;
}

function readName(name: string, mode: Mode): SideName {
  if (name === 'dark') return { theme: DEFAULTS.dark, mode: 'dark' };
  if (name === 'system' || !isKnown(name)) return { theme: DEFAULTS[mode], mode };
  return { theme: name, mode: undefined };
}

function findSide({ theme, mode }: SideName, surfaces: CodeSurfaces, data: ThemeData): PaletteSide {
  const read = readTheme(theme === 'css-variables' ? cssVariablesTheme : data.themeOf(theme));
  return { theme: read, surfaces: mode === undefined ? [read.surface] : surfaces[mode] };
}
