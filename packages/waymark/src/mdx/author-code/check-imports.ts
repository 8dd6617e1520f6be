import { holdsText, type ImportDeclaration } from '@waymark/core/content';
import { type Diagnostic, mdxDiagnostics } from '@waymark/core/diagnostics';
import type { Span } from '@waymark/core/source';
import { isReact, type Resolver } from './author-imports.ts';

/** Reports imports of packages, and of files that do not exist. */
export function checkImports(
  imports: readonly ImportDeclaration[],
  file: string,
  { resolveImport, nearestImport }: Resolver,
): Diagnostic[] {
  return imports.flatMap((declaration) => {
    const { specifier, start, end } = declaration;
    const isFile = /^[./]/.test(specifier);
    const span = { file, start, end };
    const target = resolveImport(specifier, file);
    if (target !== undefined && handsOnPage(declaration, target))
      return [mdxDiagnostics['exported-page']({ specifier }, { span })];
    if ((!isFile && isReact(specifier)) || target !== undefined) return [];
    if (!isFile) {
      const meant = resolveImport(`/${specifier}`, file);
      const hint = meant && `A path begins with a slash: write "/${specifier}"`;
      return [mdxDiagnostics['package-import']({ specifier }, { span, hint })];
    }
    return [missingImport(specifier, file, span, nearestImport)];
  });
}

/** Files that pages do not import, whether they are there or not, by their names: what to do instead, where that is known. */
const OTHERS: readonly (readonly [name: RegExp, hint?: (specifier: string) => string])[] = [
  [
    /\.(?:png|jpe?g|gif|svg|webp|avif|ico|mp4|webm)$/i,
    (specifier) => `Write its path where it is shown: \`<img src="${specifier}" alt="…" />\``,
  ],
  [/\.css$/i, () => 'Leave it out: every page has the stylesheets of the docs folder'],
  [/\.(?:ya?ml|toml|csv)$/i, () => 'Keep what it holds in a `.json` file'],
  [/\.(?:txt|html?|xml|pdf|vue|svelte|s[ac]ss|less)$/i],
];

/** Says of an import that there is no such file, or that it is none that can be imported. */
function missingImport(
  specifier: string,
  file: string,
  span: Span,
  nearestImport: Resolver['nearestImport'],
): Diagnostic {
  const other = OTHERS.find(([name]) => name.test(specifier));
  const hint = other === undefined ? hintOf(specifier, file, nearestImport) : other[1]?.(specifier);
  const parameters = { specifier, ...(other && { isOther: true }) };
  return mdxDiagnostics['missing-import'](parameters, { span, hint });
}

function hintOf(
  specifier: string,
  file: string,
  nearestImport: Resolver['nearestImport'],
): string | undefined {
  if (holdsText(specifier)) return 'Write the path out: the path of an import takes no variables';
  const near = nearestImport(specifier, file);
  return near === undefined ? undefined : `Did you mean "/${near}"?`;
}

/** Reports packages that code imports while it runs. The first place that looks like it is taken for the place. */
export function checkLaterImports(specifiers: readonly string[], file: string, text: string): Diagnostic[] {
  return specifiers.flatMap((specifier) => {
    if (/^[./]|^https?:/.test(specifier) || isReact(specifier)) return [];
    const [found] = ['"', "'", '`'].flatMap((quote) => {
      const at = text.indexOf(`import(${quote}${specifier}${quote})`);
      return at === -1 ? [] : [{ start: at, end: at + specifier.length + 'import("")'.length }];
    });
    return [mdxDiagnostics['package-import']({ specifier }, { span: { file, ...(found ?? NO_PLACE) } })];
  });
}

const NO_PLACE = { start: 0, end: 0 };

/** Whether an `export … from` means the text of a page, which is no value. */
function handsOnPage({ handsOn, names }: ImportDeclaration, target: string): boolean {
  const isText = handsOn !== undefined && names.some(({ imported }) => imported === 'default');
  return isText && /\.mdx?$/.test(target);
}
