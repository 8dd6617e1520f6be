import { joinPath } from '@waymark/core/source';
import { readModule, resolveModule } from '../script/read-module.ts';
import { textsOf, type View, viewOf } from '../script/view.ts';
import type { Notes } from '../site/notes.ts';
import { joinRoute } from '../tree/paths.ts';
import type { Tree } from '../tree/tree.ts';

/** One set of docs: the classic preset has one, and each further plugin another. */
export interface DocsInstance {
  readonly id: string;
  readonly path: string;
  readonly routeBase: string;
  readonly options: View;
}

/** What `docusaurus.config` says, as far as it is read. */
export interface DocusaurusConfig {
  readonly view: View;
  readonly theme: View;
  readonly instances: readonly DocsInstance[];
  /** Folder and address of the blog; undefined where there is none. */
  readonly blog: { readonly path: string; readonly route: string } | undefined;
  readonly pages: string | undefined;
  readonly customCss: readonly string[];
  readonly staticFolders: readonly string[];
  readonly redirects: readonly View[];
  readonly defaultLocale: string;
  readonly locales: readonly string[];
  /** Whether `.md` files are plain Markdown. */
  readonly hasPlainMarkdown: boolean;
  /** Whether braces in prose are text, as before version 3. */
  readonly hasPlainBraces: boolean;
  /** Whether a plugin makes formulas of dollar signs. */
  readonly hasMath: boolean;
}

/** Reads the configuration of a Docusaurus site. */
export function readDocusaurusConfig(tree: Tree, notes: Notes): DocusaurusConfig {
  const file = resolveModule(tree, '', './docusaurus.config');
  const view = viewOf(file === undefined ? undefined : readModule(tree, file), notes.unread);
  const presets = view
    .at('presets')
    .items()
    .map(pluginOf)
    .filter(({ name }) => /classic$/.test(name));
  const plugins = view.at('plugins').items().map(pluginOf);
  const preset = presets[0]?.options;
  const docs = [
    preset?.at('docs'),
    ...plugins.filter(({ name }) => /content-docs$/.test(name)).map(({ options }) => options),
  ];
  const instances = docs.flatMap((options) =>
    options === undefined || options.flag() === false ? [] : [instanceOf(options)],
  );
  const blog = preset?.at('blog');
  const pages = preset?.at('pages');
  const i18n = view.at('i18n');
  const defaultLocale = i18n.at('defaultLocale').text() ?? 'en';
  const staticFolders = textsOf(view.at('staticDirectories'));
  const css = preset?.at('theme').at('customCss');
  return {
    view,
    theme: view.at('themeConfig'),
    instances,
    blog:
      preset === undefined || blog?.flag() === false
        ? undefined
        : {
            path: joinPath('', blog?.at('path').text() ?? 'blog'),
            route: joinRoute(blog?.at('routeBasePath').text() ?? 'blog'),
          },
    pages: pages?.flag() === false ? undefined : joinPath('', pages?.at('path').text() ?? 'src/pages'),
    customCss: (css?.isList() === true ? textsOf(css) : [css?.text() ?? '']).map((path) =>
      joinPath('', path),
    ),
    staticFolders: (staticFolders.length === 0 ? ['static'] : staticFolders).map((path) =>
      joinPath('', path),
    ),
    redirects: plugins.filter(({ name }) => /client-redirects$/.test(name)).map(({ options }) => options),
    defaultLocale,
    locales: [defaultLocale, ...textsOf(i18n.at('locales')).filter((locale) => locale !== defaultLocale)],
    hasMath: /remark-math/.test(file === undefined ? '' : (tree.readText(file) ?? '')),
    hasPlainMarkdown: ['detect', 'md'].includes(view.at('markdown').at('format').text() ?? ''),
    hasPlainBraces: majorOf(tree.readText('package.json') ?? '') < 3,
  };
}

/** Version of Docusaurus that a `package.json` names; what it does not say is new, and so is 0, that of nightly releases. */
function majorOf(packageJson: string): number {
  return Number(/"@docusaurus\/core"\s*:\s*"[^\d"]*(\d+)/.exec(packageJson)?.[1]) || 3;
}

interface Plugin {
  readonly name: string;
  readonly options: View;
}

/** A plugin is a name, or a list of a name and its options. */
function pluginOf(view: View): Plugin {
  return { name: (view.isList() ? view.at(0) : view).text() ?? '', options: view.at(1) };
}

function instanceOf(options: View): DocsInstance {
  const id = options.at('id').text() ?? 'default';
  return {
    id,
    path: joinPath('', options.at('path').text() ?? 'docs'),
    routeBase: joinRoute(options.at('routeBasePath').text() ?? 'docs'),
    options,
  };
}
