import type { View } from '../script/view.ts';
import type { Notes } from '../site/notes.ts';
import type { Tree } from '../tree/tree.ts';
import type { DocusaurusConfig } from './docusaurus-config.ts';

/** Plugins that are read, or whose work Waymark does by itself. */
const READ = /(?:content-docs|content-blog|content-pages|client-redirects|sitemap|debug|local-search)$/;

/** Says which parts of the old site cannot be taken over, for they are code, or belong to the old engine. */
export function reportParts(tree: Tree, notes: Notes, config: DocusaurusConfig): void {
  reportPages(tree, notes, config);
  for (const plugin of config.view.at('plugins').items()) reportPlugin(notes, plugin);
  for (const { options } of config.instances)
    for (const key of ['remarkPlugins', 'rehypePlugins', 'beforeDefaultRemarkPlugins'])
      reportMarkdownPlugins(notes, options.at(key), config.hasMath);
  for (const key of ['scripts', 'stylesheets', 'headTags']) {
    const list = config.view.at(key);
    if (list.span !== undefined && list.isList() && list.items().length > 0)
      notes.leftOut(list.span, key, 'put a `.js` or `.css` file that loads it into the docs folder');
  }
}

function reportPlugin(notes: Notes, plugin: View): void {
  const name = (plugin.isList() ? plugin.at(0) : plugin).text();
  if (name === undefined || plugin.span === undefined || READ.test(name)) return;
  notes.leftOut(plugin.span, name, 'plugins of Docusaurus do not run; what it made is gone');
}

/** A plugin for formulas needs no counterpart. */
function reportMarkdownPlugins(notes: Notes, list: View, hasMath: boolean): void {
  if (list.span === undefined || (list.isList() && list.items().length <= (hasMath ? 1 : 0))) return;
  const [, name = ''] = /\b(\w+)$/.exec(list.name) ?? [];
  notes.leftOut(list.span, name, 'plugins of Markdown do not run; what they made of pages is gone');
}

/** Pages that are React components cannot be taken over. */
function reportPages(tree: Tree, notes: Notes, { pages }: DocusaurusConfig): void {
  if (pages === undefined) return;
  for (const file of tree.list(pages))
    if (/\.[jt]sx?$/.test(file) && !/(?:^|\/)_|\.test\.|\/components\//.test(file))
      notes.leftOut(
        { file, start: 0, end: 0 },
        file,
        'it is a page made by a React component; write it as MDX',
      );
}
