import { expect, it } from 'vitest';
import { type DrawnContent, takeContent, WrittenFile } from './page-content.ts';

const drawn: DrawnContent = {
  view: { bodyHtml: '', parts: [], stylesheets: [], toc: [] },
  facts: { file: 'a.json', toc: [], anchors: [], links: [], sections: [], dependencies: [] },
  markdown: '',
  files: [],
  sharedFiles: [],
  sheets: [],
  failed: false,
  runsCode: false,
  diagnostics: [],
};

it('hashes a file that many pages lead to once', () => {
  const shared = new WrittenFile({ path: '_waymark/fields/a.md', content: 'a' });
  const pages = [1, 2].map(() => takeContent({ ...drawn, sharedFiles: [shared] }).content);
  expect(pages.map(({ files }) => files[0] === shared)).toEqual([true, true]);
});
