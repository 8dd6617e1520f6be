import { h } from 'preact';
import { describe, expect, it } from 'vitest';
import { element, renderComponent } from '../testing/render-component.tsx';

describe('Tree', () => {
  it('is an ARIA tree of folders and files', () => {
    const folder = element(
      'Tree.Folder',
      { name: 'src', defaultOpen: true },
      element('Tree.File', { name: 'a.ts', highlight: true }),
    );
    const html = renderComponent('Tree', {}, folder);
    expect(html).toMatch(
      /^<wm-tree class="tree" translate="no" role="tree" aria-label="Files"><div class="tree-folder" role="treeitem" tabindex="-1" aria-expanded="true"/,
    );
    expect(html).toMatch(
      /<div class="tree-rows" role="group"><div class="tree-file" role="treeitem" tabindex="-1" data-highlight/,
    );
  });

  it('closes folders unless told otherwise, and keeps fixed ones open', () => {
    expect(renderComponent('Tree.Folder', { name: 'a' })).toContain('aria-expanded="false"');
    expect(renderComponent('Tree.Folder', { name: 'a', openable: 'false' })).toMatch(
      /aria-expanded="true" data-fixed/,
    );
  });

  it.each(['Tree', 'FileTree'])('reads a nested list in %s', (name) => {
    const list = h('ul', {}, [
      h('li', {}, [
        h('p', {}, h('strong', {}, 'src')),
        '\n',
        h('ul', {}, h('li', {}, h('code', {}, 'a.ts'))),
      ]),
      h('li', {}, 'empty/'),
      h('li', {}, 'b.md'),
    ]);
    const html = renderComponent(name, {}, list);
    expect(html).not.toMatch(/<li|<strong|<code/);
    expect(
      [...html.matchAll(/class="(tree-f\w+)"|tree-name">([^<]*)/g)].map((match) => match[1] ?? match[2]),
    ).toEqual(['tree-folder', 'src', 'tree-file', 'a.ts', 'tree-folder', 'empty', 'tree-file', 'b.md']);
    expect(html).not.toContain('aria-expanded="false"');
  });
});
