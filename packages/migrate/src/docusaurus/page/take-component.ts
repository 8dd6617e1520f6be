import { scanImports } from '@waymark/core/content';
import { withoutEnding, withoutSteps } from '../../tree/paths.ts';
import type { Tree } from '../../tree/tree.ts';
import { importPath } from './import-path.ts';
import { standIn } from './stand-ins.ts';

const ENDINGS = ['', '.jsx', '.tsx', '.js', '.ts', '/index.jsx', '/index.tsx', '/index.js', '/index.ts'];

/** Takes over a React component that needs nothing of its engine: React, and files that need nothing either. */
export interface Components {
  /** Path of the new file with its ending; undefined for a component that cannot run here. */
  take(path: string): string | undefined;
}

/** Components become snippets, which are written to `snippets`. */
export function createComponents(tree: Tree, snippets: Map<string, string>): Components {
  const known = new Map<string, string | undefined>();
  const take = (path: string): string | undefined => {
    const file = ENDINGS.map((ending) => `${path}${ending}`).find(
      (one) => /\.[jt]sx?$/.test(one) && tree.readText(one) !== undefined,
    );
    if (file === undefined) return undefined;
    if (known.has(file)) return known.get(file);
    const target = targetOf(file);
    // Files may import each other.
    known.set(file, target);
    const text = rewrite(tree.readText(file) ?? '', file, take);
    known.set(file, text === undefined ? undefined : target);
    if (text !== undefined) snippets.set(target.slice(1), text);
    return known.get(file);
  };
  return { take };
}

function targetOf(file: string): string {
  const stem = withoutEnding(withoutSteps(file)).replace(/\/index$/, '');
  const name = stem.replace(/^src\/components\//, '').replace(/\//g, '-');
  return `/snippets/components/${name}${/\.tsx?$/.test(file) ? '.tsx' : '.jsx'}`;
}

/** The text with the new paths of what it imports; undefined where it needs more than React and small modules. */
function rewrite(text: string, file: string, take: (path: string) => string | undefined): string | undefined {
  if (/\brequire\(|\bimport\(|\bfrom\s*["']@theme/.test(text)) return undefined;
  let result = text;
  for (const declaration of scanImports(text).toReversed()) {
    const { specifier, start, end } = declaration;
    const written =
      specifier === 'react' ? '' : (standIn(declaration) ?? redirect(text.slice(start, end), specifier));
    if (written === undefined) return undefined;
    result = result.slice(0, start) + written + result.slice(end);
  }
  return `${result.trim()}\n`;

  function redirect(statement: string, specifier: string): string | undefined {
    const path = importPath(specifier, file);
    const target = path === undefined ? undefined : take(path);
    return target === undefined ? undefined : statement.replace(specifier, target);
  }
}
