import { contentDiagnostics, type Diagnostic, untrustedDiagnostics } from '@waymark/core/diagnostics';
import { makeSvgSafe, type SafeSvg } from '../../outputs/index.ts';
import type { Project } from '../../project/project.ts';
import type { Site } from '../site.ts';
import { type CustomFiles, readCustomFiles } from './custom-files.ts';
import { isFalseFile } from './false-files.ts';

/** Files of a project that reach the site as they are. */
export type SelectedAssets = CustomFiles & Pick<Site, 'assets' | 'unserved' | 'safeDrawings'>;

/** Extensions that the format serves. */
const SERVED =
  /\.(?:png|jpe?g|gif|webp|svg|ico|avif|mp4|webm|mov|mp3|wav|ogg|json|ya?ml|graphqls?|gql|css|js|mjs|woff2?|ttf|otf|eot|pdf|txt|xml|csv|zip|html?)$/i;

/** What pages are made of: no link names the file. */
const SOURCE = /\.(?:mdx?|jsx|tsx)$/i;

/** What would be a page, were it not ignored. */
const PAGE = /\.mdx?$/i;

/** Files whose names others agreed on, some of them without an ending: `.well-known/api-catalog`. */
const AGREED = /^\.well-known\/(?:[^/]+\/)*[\w-]+$/;

/** What hosts read at the root: rules, which take the place of the site's own, and the domain of GitHub Pages. */
const AT_ROOT = /^(?:_(?:headers|redirects)|CNAME)$/;

/**
 * Files that a browser that opens or loads them may run, and those that speak for the whole host: to applications, to
 * authorities that give certificates. Drawings are made safe.
 */
const ACTIVE = /\.(?:m?js|html?|xml)$|^\.well-known\//i;

/** What hosts read in the folder of a site: redirects, headers, its domain, who may sell its space. */
const FOR_HOSTS =
  /^_(?:headers|redirects)$|^CNAME$|^(?:vercel|now|serve|static|_?routes|firebase|wrangler)\.json$|(?:^|\/)staticwebapp\.config\.json$|^(?:(?:app-)?ads|security)\.txt$/i;

/** Instructions for agents, at the root: the one Markdown file that is served as it is written. */
const SKILL_FILE = 'skill.md';

/** Signs of a script for Node or for a bundler: a browser finds no package by its bare name, and runs no page. */
const NODE_SCRIPT: readonly RegExp[] = [
  /^#!|['"]node:|^(?:module\.)?exports\.\w|^module\.exports\b|^Object\.defineProperty\(exports,/m,
  /^import\b(?!\s*\()[^'"\n;]*['"](?![./]|https?:)[^'"]+['"]/m,
  /^import\s*(?:[\w$]+\s*,\s*)?\{[^{}'";]{0,2000}\}\s*from\s*['"](?![./]|https?:)/m,
  /\bimport\(\s*['"](?![./]|https?:|data:|blob:)[^'"\n]+['"]/,
  /^(?:import|export)\b[^'"\n;]*\bfrom\s*['"][^'"\n]+\.(?:mdx?|jsx|tsx?)['"]/m,
  // Without asking first whether there is such a thing, as what runs in both does.
  /^(?![\s\S]*\btypeof require\b)[\s\S]*(?<![\w$.])require\(/,
  /^(?![\s\S]*\btypeof process\b)[\s\S]*(?<![\w$.])process\.(?:env|argv|cwd|exit)\b/,
];

/** Signs of a stylesheet for Tailwind's compiler: browsers find no package by its name. */
const STYLE_SOURCE =
  /^[^\S\n]*@(?:import\s+(?:url\()?["']tailwindcss(?:\/[^"'\n]*)?["']|tailwind\s+(?:base|preflight|components|utilities)\b)/m;

/** Chooses what is copied, and which stylesheets and scripts every page loads. */
export function selectAssets(
  project: Project,
  configFiles: readonly string[],
  pageFiles: readonly string[],
): SelectedAssets {
  const pages = new Set(pageFiles);
  const assets: string[] = [];
  const unserved: string[] = [];
  const diagnostics: Diagnostic[] = [];
  for (const { path, ignored } of project.files.values()) {
    if (ignored && PAGE.test(path) && !pages.has(path)) unserved.push(path);
    if (ignored || configFiles.includes(path) || pages.has(path)) continue;
    if (!isServedFile(path)) {
      if (!SOURCE.test(path)) unserved.push(path);
      continue;
    }
    const reason = reasonToLeave(path, project);
    if (reason === undefined) assets.push(path);
    else diagnostics.push(reason);
  }
  const author = readCustomFiles(assets, project);
  const drawings = findSafeDrawings(assets, project);
  const removed = [...drawings].filter(([path]) => !isFalseFile(path, project)).flatMap(reportRemoved);
  return {
    assets,
    unserved,
    ...author,
    safeDrawings: new Map([...drawings].map(([file, { svg }]) => [file, svg])),
    diagnostics: [...diagnostics, ...author.diagnostics, ...removed],
  };
}

/** Why a file of a kind that is served stays behind all the same. */
function reasonToLeave(path: string, project: Project): Diagnostic | undefined {
  const where = { span: { file: path, start: 0, end: 0 } };
  if (!project.trust.inBrowser && (ACTIVE.test(path) || FOR_HOSTS.test(path)))
    return untrustedDiagnostics['active-file']({ file: path }, where);
  if (/\.m?js$/i.test(path) && isNodeScript(path, project))
    return contentDiagnostics['node-script-skipped']({ file: path }, where);
  if (/\.css$/i.test(path) && isStyleSource(path, project))
    return contentDiagnostics['style-source-skipped']({ file: path }, where);
  return undefined;
}

function findSafeDrawings(assets: readonly string[], project: Project): ReadonlyMap<string, SafeSvg> {
  const drawings = assets.filter((path) => /\.svg$/i.test(path));
  return new Map(drawings.map((path) => [path, makeSvgSafe(project.readText(path) ?? '')]));
}

function reportRemoved([file, { removed, at = 0 }]: readonly [string, SafeSvg]): readonly Diagnostic[] {
  if (removed.length === 0) return [];
  return [
    contentDiagnostics['svg-script-removed']({ file, removed }, { span: { file, start: at, end: at } }),
  ];
}

function isServedFile(path: string): boolean {
  const isNamed = path === SKILL_FILE || AGREED.test(path) || AT_ROOT.test(path);
  return (isNamed || SERVED.test(path)) && !path.startsWith('.mintlify/');
}

function isNodeScript(path: string, project: Project): boolean {
  const text = project.readText(path) ?? '';
  return /\.config\.m?js$/i.test(path) || NODE_SCRIPT.some((sign) => sign.test(text));
}

/** Whether a stylesheet is a source of a program in the docs folder: it would take the margins and colours of every page. */
function isStyleSource(path: string, project: Project): boolean {
  const folders = [...path.matchAll(/\//g)].map(({ index }) => path.slice(0, index));
  const isOfProgram = folders.some((folder) => project.files.has(`${folder}/package.json`));
  return isOfProgram && STYLE_SOURCE.test(project.readText(path) ?? '');
}
