import { expect, it } from 'vitest';
import type { DocsProject, Engine } from '../src/docs-project.ts';
import { createOpenProjects } from '../src/open-projects.ts';

it('opens a docs folder once, however the letter of its drive is written', async () => {
  const opened: string[] = [];
  const engine = {
    find: (path: string) => path.replace(/\\[^\\]*\.mdx$/, ''),
    open(directory: string) {
      opened.push(directory);
      return Promise.resolve({ directory } as DocsProject);
    },
  };
  const projects = createOpenProjects(engine as unknown as Engine, () => undefined);
  for (const path of ['c:\\docs\\a.mdx', 'C:\\docs', 'C:\\docs\\b.mdx']) await projects.at(path);
  expect(opened).toEqual(['C:\\docs']);
});
