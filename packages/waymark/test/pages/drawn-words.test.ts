/** What components of authors draw, for agents and for the search. */
import { afterAll, expect, it } from 'vitest';
import { type Built, buildProject, docsJson, removeTemporary, writeProject } from '../support/projects.ts';

afterAll(removeTemporary);

const LAMPS = `
export const Lit = () => <b>lit</b>;
export const Dim = () => <div><p>dim</p><p>glow</p></div>;
export const Secret = () => <p>hush</p>;
export const Told = () => <p>told</p>;
export const Plan = ({ name }) => <p>Plan {name} costs 5</p>;
export const Empty = () => <div class="chart" />;
`;

async function build(body: string): Promise<{ readonly markdown: string; readonly words: string }> {
  const folder = writeProject({
    'docs.json': docsJson({ pages: ['index'] }),
    'snippets/lamps.jsx': LAMPS,
    'snippets/for-agents.mdx': '<Visibility for="agents">{children}</Visibility>\n',
    'index.mdx': `import { Lit, Dim, Secret, Told, Plan, Empty } from "/snippets/lamps.jsx"\nimport ForAgents from "/snippets/for-agents.mdx"\n\n${body}`,
  });
  const site = await buildProject(folder);
  return { markdown: site.read('index.md'), words: wordsOf(site) };
}

function wordsOf({ files, read }: Built): string {
  return files
    .filter((path) => path.startsWith('_waymark/search/'))
    .map(read)
    .join();
}

it('goes on in the line that a component stands in', async () => {
  const { markdown } = await build(
    'A <Lit /> lamp, [<Lit />](/index) and _a <Dim /> one_.\n\n## Head <Lit />\n\n- <Lit /> item\n\n| <Dim /> |\n| --- |\n',
  );
  expect(markdown).toContain('A **lit** lamp, [**lit**](/index) and _a dim glow one_.');
  expect(markdown).toContain('## Head **lit**\n\n- **lit** item\n\n| dim glow |');
});

it('stands in the place of a tag without content, whatever its attributes say', async () => {
  const { markdown } = await build('<Plan name="pro" />\n\n<Plan>kept</Plan>\n\n<Told name="now" />\n');
  expect(markdown).toContain('Plan pro costs 5\n\n<Plan>kept</Plan>\n\ntold');
});

it('leaves the tag of a component that draws no words, where its attributes have some', async () => {
  const { markdown } = await build('A.\n\n<Empty title="A chart" />\n');
  expect(markdown).toContain('A.\n\n<Empty title="A chart" />');
});

it('is found by nobody who does not see it', async () => {
  const { markdown, words } = await build(
    'A.\n\n<Visibility for={{ groups: ["crew"] }}><Secret /></Visibility>\n\n<Visibility for="agents"><Told /></Visibility>\n\n<ForAgents><Told /></ForAgents>\n\n<Visibility for="humans"><Lit /></Visibility>\n',
  );
  expect(words).toContain('lit');
  expect(words).not.toMatch(/hush|told/);
  expect(markdown).toMatch(/told\n\ntold/);
  expect(markdown).not.toMatch(/hush|lit/);
});
