import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BuildResult, build } from './build.ts';
import { findModules, namedScripts } from './offline/find-modules.ts';
import {
  isForHosts,
  loaderFile,
  type OfflineFile,
  type OfflineTools,
  offlineFiles,
} from './offline/offline-site.ts';
import type { BuildOptions } from './open-build.ts';
import { loadEsbuild } from './pages/author-code/load-esbuild.ts';
import { PACKAGE_FOLDER } from './pages/package-folder.ts';
import { beforeSignal } from './project/before-signal.ts';
import { RETRIES } from './project/files/writing/patiently.ts';
import { makeTemporaryFolder } from './project/files/writing/temporary-folder.ts';
import { readSettingsFile } from './project/read-settings-file.ts';
import { writeZip } from './sink/write-zip.ts';
import { siteAddress } from './site/site-address.ts';

/** What an export needs to know: what a build does, and where the archive goes. */
export interface ExportOptions extends Omit<BuildOptions, 'out' | 'base'> {
  /** Absolute path of the archive. */
  readonly file: string;
}

/** What an export came to. */
export interface ExportResult extends BuildResult {
  /** Scripts that cannot be run from the disk; they are in the archive as they are. */
  readonly notConverted: readonly string[];
}

/** Writes the site as one archive whose pages open from the disk, without a server and without a network. */
export async function exportSite({ file, ...options }: ExportOptions): Promise<ExportResult> {
  return withBuiltSite(options, async (folder, result) => {
    const notConverted: string[] = [];
    if (!result.written) return { ...result, notConverted };
    const files = await writeZip(file, offlineSite(folder, notConverted));
    return { ...result, files, notConverted };
  });
}

/** Builds a site into a folder that is gone afterwards. Its files lie at their root, but what it calls its address is that online. */
export async function withBuiltSite<Result>(
  options: Omit<BuildOptions, 'out' | 'base'>,
  use: (folder: string, result: BuildResult) => Promise<Result>,
): Promise<Result> {
  const folder = makeTemporaryFolder('waymark-export');
  const remove = (): void => rmSync(folder, { recursive: true, force: true, maxRetries: RETRIES });
  const letGo = beforeSignal(remove);
  try {
    const out = join(folder, 'site');
    const { siteUrl, base } = siteAddress(options, readSettingsFile(options.directory).value);
    const online = siteUrl === undefined ? {} : { siteUrl: siteUrl + base };
    return await use(out, await build({ ...options, ...online, out, base: '', standalone: true }));
  } finally {
    letGo();
    remove();
  }
}

/** The files of a built site, each in the form that opens from the disk. */
async function* offlineSite(folder: string, notConverted: string[]): AsyncGenerator<OfflineFile> {
  const tools = offlineTools(folder);
  yield loaderFile(tools);
  for (const path of tools.files) {
    const made = await offlineFiles(path, tools);
    if (tools.modules.has(path) && made.some(({ content }) => typeof content !== 'string'))
      notConverted.push(path);
    yield* made;
  }
}

/** What makes the files of a site that lies in `folder` open from the disk. */
export function offlineTools(folder: string): OfflineTools & { readonly files: ReadonlySet<string> } {
  const files = new Set(listSiteFiles(folder));
  const readText = (path: string): string => readFileSync(join(folder, path), 'utf8');
  const pages = function* (): Generator<{ path: string; html: string }> {
    for (const path of files) if (path.endsWith('.html')) yield { path, html: readText(path) };
  };
  return {
    files,
    modules: findModules(files, namedScripts(pages(), files), readText),
    readFile: (path) => readFileSync(join(folder, path)),
    readBase64: (path) => readFileSync(join(folder, path), 'base64'),
    toCommonJs,
    loader: readFileSync(fileURLToPath(new URL('dist/site-assets/offline.js', PACKAGE_FOLDER))),
  };
}

/** Paths of the files of a site; what its build notes of itself is not part of it. */
export function listSiteFiles(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((item) => item.isFile())
    .map(({ parentPath, name }) =>
      join(parentPath, name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    .filter((path) => !path.startsWith('.waymark') && path !== '_waymark/manifest.json' && !isForHosts(path))
    .sort();
}

async function toCommonJs(code: string): Promise<string | undefined> {
  try {
    const made = await loadEsbuild().transform(code, {
      format: 'cjs',
      minifyWhitespace: true,
      charset: 'utf8',
      legalComments: 'inline',
      define: { 'import.meta.url': 'waymarkUrl' },
      logLevel: 'silent',
    });
    return made.code;
  } catch {
    return undefined;
  }
}
