// A generated site as every engine can read it: Markdown without components.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Name of a site, its pages in the order of the navigation, and its groups, which are one part of the navigation. */
export function readPlainSite(folder) {
  const { name, navigation } = JSON.parse(readFileSync(join(folder, 'docs.json'), 'utf8'));
  const groups = navigation.tabs.flatMap(({ tab, groups }) => groupsOf(groups, tab));
  const paths = ['index', ...groups.flatMap(({ paths }) => paths)];
  return {
    name,
    groups,
    sections: [{ name, groups }],
    pages: [...new Set(paths)].map((path) => readPage(folder, path)),
  };
}

/** Groups of any depth as a flat list, named by their way. */
function groupsOf(entries, way) {
  return entries.flatMap(({ group, pages = [] }) => {
    const name = `${way}: ${group}`;
    const inner = pages.filter((page) => typeof page !== 'string');
    const paths = pages.filter((page) => typeof page === 'string' && page !== 'index');
    return [...(paths.length === 0 ? [] : [{ name, paths }]), ...groupsOf(inner, name)];
  });
}

function readPage(folder, path) {
  const text = readFileSync(join(folder, `${path}.mdx`), 'utf8');
  const [, head = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? [];
  const field = (name) => new RegExp(`^${name}: "(.*)"$`, 'm').exec(head)?.[1] ?? '';
  return { path, title: field('title'), description: field('description'), body: withoutTags(body) };
}

/** Text without tags of components, which stand on lines of their own; what is in them stays. Code stays as it is. */
function withoutTags(body) {
  return body
    .split(/^(```[\s\S]*?^```)$/m)
    .map((part) =>
      part.startsWith('```')
        ? part
        : part.replace(/^ *<\/?[A-Z][^>\n]*>\n/gm, '\n').replace(/^ {2,4}(?=\S)/gm, ''),
    )
    .join('');
}

/** A page with front matter; `head` are fields of its own. */
export function withHead({ title, description, body, head: own = {} }, fields = {}) {
  const head = { title, ...(description === '' ? {} : { description }), ...fields, ...own };
  const lines = Object.entries(head).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  return `---\n${lines.join('\n')}\n---\n${body}`;
}
