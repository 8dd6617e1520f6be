import { afterAll, expect, it } from 'vitest';
import { buildProject, docsJson, removeTemporary, writeProject } from '../support/projects.ts';

afterAll(removeTemporary);

it.each([
  ['Before <Tooltip tip="a light">lamp</Tooltip> after.', 'Before lamp (a light) after.'],
  ['<ParamField path="id" type="string" required>Which.</ParamField>', 'id string path required\n\nWhich.'],
  ['<Step title="Light it">Now.</Step>', 'Light it\n\nNow.'],
  ['<Expandable title="parts">Wick.</Expandable>', 'Show parts\n\nWick.'],
  ['<Latex>x^2</Latex>', '`x^2`'],
  ['<span>name</span><span>type</span>', 'name type'],
  [
    '<a href="https://example.com/x"><span>Lamp</span><span>It shines</span></a>',
    '[Lamp It shines](https://example.com/x)',
  ],
  ['un<b>break</b><i>able</i>', 'un**break***able*'],
  ['<h2><span>Way</span><span>mark</span></h2>', '**Waymark**'],
  ['<code><span>a</span><span>()</span></code>', '`a()`'],
  ['<Color.Item name="sky" value="#0af" />', 'sky #0af'],
])('writes for agents the words of what a component of the author draws: %s', async (markup, words) => {
  const folder = writeProject({
    'docs.json': docsJson({ pages: ['index'] }),
    'index.mdx': `---\ntitle: Home\n---\n\nexport const Own = () => <div>${markup}</div>;\n\n<Own />\n`,
  });
  const { read } = await buildProject(folder);
  expect(read('index.md')).toBe(`# Home\n\n${words}\n`);
});
