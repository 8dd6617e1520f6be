import type { SiteFiles } from './address.ts';
import { LOADER_PATH, offlineDocument, offlineFragment } from './offline-document.ts';
import { moduleScript, type OfflineModule, textScript } from './offline-module.ts';
import { offlineStyles } from './offline-styles.ts';

/** A file of a site that is carried away. */
export interface OfflineFile {
  readonly path: string;
  readonly content: string | Uint8Array;
}

/** What making a site good for the disk asks of outside. */
export interface OfflineTools {
  /** The paths of all files of the site. */
  readonly files: SiteFiles;
  readFile(path: string): Uint8Array;
  readBase64(path: string): string;
  /** The scripts that are modules, by path. */
  readonly modules: ReadonlyMap<string, OfflineModule | undefined>;
  /** An ES module without dynamic imports as CommonJS. Undefined where that cannot be. */
  toCommonJs(code: string): Promise<string | undefined>;
  /** The script of a site that loads from the disk. */
  readonly loader: Uint8Array;
}

/** Whether a file of the site is only for hosts. */
export function isForHosts(path: string): boolean {
  return /^(?:_redirects|_headers|CNAME|robots\.txt|sitemap\.xml)$/.test(path);
}

/** The loader as a file of the site. */
export function loaderFile({ loader }: OfflineTools): OfflineFile {
  return { path: LOADER_PATH, content: loader };
}

/** What stands for a file of a built site in one that opens from the disk, without a server and without modules. */
export async function offlineFiles(path: string, tools: OfflineTools): Promise<readonly OfflineFile[]> {
  const { files, readFile, readBase64 } = tools;
  const content = readFile(path);
  const text = (): string => new TextDecoder().decode(content);
  const isOurs = path.startsWith('_waymark/');
  if (path.endsWith('.html')) {
    if (/^\s*<(?:!doctype|html)\b/i.test(text()))
      return [{ path, content: offlineDocument(text(), path, files) }];
    if (isOurs) return [asScript(path, offlineFragment(text(), files))];
  }
  if (path.endsWith('.css'))
    return [{ path, content: offlineStyles(text(), path, { has: (file) => files.has(file), readBase64 }) }];
  if (/\.m?js$/.test(path)) return [{ path, content: (await script(path, tools)) ?? content }];
  if (isOurs && isData(path)) return [asScript(path, text())];
  // Scripts of pages may ask for these.
  if (/\.(?:md|json)$/.test(path)) return [{ path, content }, asScript(path, text())];
  return [{ path, content }];
}

function asScript(path: string, text: string): OfflineFile {
  return { path: `${path}.js`, content: textScript(path, text) };
}

/** Neither picture nor font. */
function isData(path: string): boolean {
  return !/\.(?:woff2?|ttf|otf|svg|png|jpe?g|gif|webp|avif|ico|wasm)$/i.test(path);
}

async function script(path: string, tools: OfflineTools): Promise<string | undefined> {
  const module = tools.modules.get(path);
  const code = module && (await tools.toCommonJs(module.code));
  return module && code && moduleScript(path, module.needs, code);
}
