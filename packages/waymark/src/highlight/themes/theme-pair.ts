import { Theme } from '@shikijs/vscode-textmate';
import type { CodeTheme } from './code-theme.ts';

/** How one theme draws a token. */
export interface TokenStyle {
  /** Colour id of the theme. */
  readonly color: number;
  /** Bits: 1 italic, 2 bold, 4 underlined, 8 struck through. */
  readonly font: number;
}

/** How both themes draw a token. */
export interface TokenStylePair {
  readonly light: TokenStyle;
  readonly dark: TokenStyle;
}

/** Two themes behind one matcher: a single pass over the code gives the styles of both. */
export interface ThemePair {
  /** To be set on a grammar registry in place of an ordinary theme. */
  readonly matcher: Theme;
  /** The styles that a token's metadata stands for. */
  styleOf(metadata: number): TokenStylePair;
  /** The metadata of a token with these scopes, outermost first. */
  metadataOf(scopes: readonly string[]): number;
}

/** The node is kept on the path itself: a map of paths, one entry a token, took a twentieth of all time. */
type ScopePath = Exclude<Parameters<Theme['match']>[0], null> & { node?: PathNode };
type Match = NonNullable<ReturnType<Theme['match']>>;

/** A scope path that was met, with its style: what it inherits, and what the two themes say of it. */
interface PathNode {
  readonly style: TokenStylePair;
  readonly match: Match;
  readonly inner: Map<string, PathNode>;
}

/**
 * Joins two themes. A token's metadata has room for one colour, one background and one font style; here colour and
 * background together hold the number of a style pair, already inherited along the scope path. So each theme keeps
 * its own rules of precedence, and any two themes can be joined without loss.
 */
export function joinThemes(light: CodeTheme, dark: CodeTheme): ThemePair {
  const styles: TokenStylePair[] = [];
  const matches = new Map<string, Match>();

  const createNode = (style: TokenStylePair): PathNode => {
    const key = `${style.light.color} ${style.light.font} ${style.dark.color} ${style.dark.font}`;
    let match = matches.get(key);
    if (match === undefined) {
      match = encode(styles.length);
      matches.set(key, match);
      styles.push(style);
    }
    return { style, match, inner: new Map() };
  };

  const root = createNode({
    light: inherit({ color: 0, font: 0 }, light.matcher.getDefaults()),
    dark: inherit({ color: 0, font: 0 }, dark.matcher.getDefaults()),
  });

  const findNode = (path: ScopePath): PathNode => {
    if (path.node !== undefined) return path.node;
    const outer = path.parent === null ? root : findNode(path.parent);
    let node = outer.inner.get(path.scopeName);
    if (node === undefined) {
      node = createNode({
        light: inherit(outer.style.light, light.matcher.match(path)),
        dark: inherit(outer.style.dark, dark.matcher.match(path)),
      });
      outer.inner.set(path.scopeName, node);
    }
    path.node = node;
    return node;
  };

  const matcher = Theme.createFromRawTheme({ settings: [] });
  matcher.getDefaults = () => root.match;
  matcher.match = (path) => (path === null ? root : findNode(path)).match;
  return {
    matcher,
    styleOf: (metadata) => styles[decode(metadata)] ?? root.style,
    metadataOf: (scopes) => {
      let path: ScopePath | null = null;
      for (const scopeName of scopes) path = { parent: path, scopeName } as ScopePath;
      const { foregroundId, backgroundId } = (path === null ? root : findNode(path)).match;
      return ((foregroundId << COLOR_SHIFT) | (backgroundId << BACKGROUND_SHIFT)) >>> 0;
    },
  };
}

/** Where the two numbers stand in a token's 32 bits, and how many values the first has. Zero means "inherit". */
const COLOR_SHIFT = 15;
const BACKGROUND_SHIFT = 24;
const COLORS = 511;

function encode(index: number): Match {
  return {
    fontStyle: 0,
    foregroundId: (index % COLORS) + 1,
    backgroundId: Math.floor(index / COLORS) + 1,
  };
}

function decode(metadata: number): number {
  const color = (metadata >>> COLOR_SHIFT) & COLORS;
  return color - 1 + ((metadata >>> BACKGROUND_SHIFT) - 1) * COLORS;
}

function inherit(outer: TokenStyle, match: Match | null): TokenStyle {
  if (match === null) return outer;
  return {
    color: match.foregroundId === 0 ? outer.color : match.foregroundId,
    font: match.fontStyle < 0 ? outer.font : match.fontStyle,
  };
}
