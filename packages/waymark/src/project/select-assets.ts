import { contentDiagnostics, type Diagnostic } from '@waymark/core/diagnostics';
import type { Project } from './project.ts';

/** Files of a project that reach the site as they are. */
export interface SelectedAssets {
  readonly assets: readonly string[];
  /** Stylesheets and scripts that are loaded on every page, alphabetically. */
  readonly authorCss: readonly string[];
  readonly authorScripts: readonly string[];
  readonly diagnostics: readonly Diagnostic[];
}

/** Extensions that are served (spec/pages.md 9). */
const SERVED =
  /\.(?:png|jpe?g|gif|webp|svg|ico|avif|mp4|webm|mov|mp3|wav|ogg|json|ya?ml|css|js|mjs|woff2?|ttf|otf|eot|pdf|txt|xml|csv|zip|html?)$/i;

/** Instructions for agents, at the root: the one Markdown file that is served as it is written. */
const SKILL_FILE = 'skill.md';

/** Signs of a script for Node rather than for the browser. */
const NODE_SCRIPT = /^#!|\brequire\(|['"]node:|^module\.exports\b/m;

/** Chooses what is copied, and which stylesheets and scripts every page loads. */
export function selectAssets(
  project: Project,
  configFiles: readonly string[],
  pages: ReadonlySet<string>,
): SelectedAssets {
  const assets: string[] = [];
  const authorCss: string[] = [];
  const authorScripts: string[] = [];
  const diagnostics: Diagnostic[] = [];
  for (const { path, ignored } of project.files.values()) {
    if (
      ignored ||
      !(SERVED.test(path) || path === SKILL_FILE) ||
      configFiles.includes(path) ||
      pages.has(path) ||
      path.startsWith('.mintlify/')
    )
      continue;
    if (/\.m?js$/i.test(path) && isNodeScript(path, project)) {
      const span = { file: path, start: 0, end: 0 };
      diagnostics.push(contentDiagnostics['node-script-skipped']({ file: path }, { span }));
      continue;
    }
    assets.push(path);
    if (/\.css$/i.test(path)) authorCss.push(path);
    if (/\.m?js$/i.test(path)) authorScripts.push(path);
  }
  return { assets, authorCss: authorCss.sort(), authorScripts: authorScripts.sort(), diagnostics };
}

function isNodeScript(path: string, project: Project): boolean {
  return /\.config\.m?js$/i.test(path) || NODE_SCRIPT.test(project.readText(path) ?? '');
}
