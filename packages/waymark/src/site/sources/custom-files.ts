import { contentDiagnostics, type Diagnostic } from '@waymark/core/diagnostics';
import { classNamesInScript, type SyntaxProblem, scriptProblem } from '../../mdx/index.ts';
import type { Project } from '../../project/project.ts';
import {
  isModuleScript,
  type PolicySources,
  type Refused,
  readCustomScript,
  readCustomStyles,
} from '../../theme/index.ts';
import type { Site } from '../site.ts';
import { styleProblem } from './style-problem.ts';

/** The project's own stylesheets and scripts, which every page loads, and what they ask of the security policy. */
export interface CustomFiles
  extends Pick<
    Site,
    'customCss' | 'customScripts' | 'scriptClasses' | 'authorSources' | 'hostedNames' | 'askedByStyles'
  > {
  readonly diagnostics: readonly Diagnostic[];
}

/** Reads the stylesheets and scripts among the files that are served, in alphabetical order. */
export function readCustomFiles(assets: readonly string[], project: Project): CustomFiles {
  const read = (path: string): string => project.readText(path) ?? '';
  const customCss = assets.filter((path) => /\.css$/i.test(path)).sort();
  const customScripts = assets
    .filter((path) => /\.js$/i.test(path))
    .sort()
    .map((path) => ({ path, isModule: isModuleScript(read(path)) }));
  const stylesheets = customCss.map((path) => ({ path, ...readCustomStyles(read(path)) }));
  const files = [
    ...stylesheets,
    ...customScripts.map(({ path }) => ({ path, ...readCustomScript(read(path)) })),
  ];
  return {
    customCss,
    customScripts,
    scriptClasses: [...new Set(customScripts.flatMap(({ path }) => classNamesInScript(read(path))))].sort(),
    authorSources: files.map(({ sources }) => sources).filter((sources) => Object.keys(sources).length > 0),
    hostedNames: [...new Set(stylesheets.flatMap(({ hostedNames }) => hostedNames))].sort(),
    askedByStyles: stylesheets.flatMap(({ path, files: asked }) =>
      asked.map((address) => ({ file: path, ...address })),
    ),
    diagnostics: [
      ...files.flatMap(({ path, refused, sources }) => [
        ...refused.map((place) => reportRefused(path, place)),
        ...reportStyles(path, sources),
      ]),
      ...customCss.flatMap((path) => reportSyntax('style-syntax', path, styleProblem(read(path)))),
      ...customScripts.flatMap(({ path, isModule }) =>
        reportSyntax('script-syntax', path, scriptProblem(read(path), isModule)),
      ),
    ],
  };
}

function reportSyntax(
  code: 'script-syntax' | 'style-syntax',
  file: string,
  problem: SyntaxProblem | undefined,
): readonly Diagnostic[] {
  if (problem === undefined) return [];
  const { reason, at } = problem;
  return [contentDiagnostics[code]({ file, reason }, { span: { file, start: at, end: at } })];
}

function reportStyles(
  file: string,
  { styleElements, styleAttributes, scripts = [] }: PolicySources,
): readonly Diagnostic[] {
  const kinds = [
    ...(styleElements === true ? ['inline `<style>` elements'] : []),
    ...(styleAttributes === true ? ['`style` attributes'] : []),
  ].join(' and ');
  if (kinds === '') return [];
  const parameters = { file, kinds, isByOthers: scripts.length > 0 };
  return [contentDiagnostics['inline-styles-allowed'](parameters, { span: { file, start: 0, end: 0 } })];
}

function reportRefused(file: string, { kind, what, start }: Refused): Diagnostic {
  const span = { file, start, end: start + what.length };
  return kind === 'code'
    ? contentDiagnostics['script-refused']({ code: what }, { span })
    : contentDiagnostics['insecure-source']({ url: what }, { span });
}
