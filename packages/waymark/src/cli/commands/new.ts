import { existsSync, lstatSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { refusePlaces, writeFile } from '../../project/files/write-file.ts';
import type { FlagValues } from '../commands.ts';
import { EXIT } from '../exit-codes.ts';
import { refuse } from '../read-flags.ts';
import { schemaAddress } from '../schema-address.ts';
import { siteName } from '../site-name.ts';

/** `waymark new`: writes a small docs folder that builds without a finding. */
export async function run(dir: string, flags: FlagValues): Promise<number> {
  const folder = resolve(dir);
  if (existsSync(folder) && !statSync(folder).isDirectory()) return refuse(`${folder} is no folder`);
  const given = typeof flags['name'] === 'string' ? flags['name'] : '';
  const name = given === '' ? siteName(folder) : given;
  const all = Object.entries(starterFiles(name, schemaAddress(folder)));
  // What git ignores may be settled already, here or in a folder around this one.
  const files = all.filter(([path]) => path !== '.gitignore' || !isThere(join(folder, path)));
  const taken = files.map(([path]) => path).filter((path) => isThere(join(folder, path)));
  if (taken.length > 0 && flags['force'] !== true)
    return refuse(`${folder} has ${taken.join(', ')} already: use --force to overwrite`);
  refusePlaces(
    folder,
    files.map(([path]) => path),
  );
  for (const [path, text] of files) writeFile(folder, path, text);
  // Who creates a project has hardly installed the command for all folders.
  const shown = dir === '.' ? '' : /^[\w./\\:-]+$/.test(dir) ? ` ${dir}` : ` "${dir}"`;
  process.stderr.write(`Wrote ${files.length} files to ${folder}\nSee them with: npx waymark dev${shown}\n`);
  return EXIT.ok;
}

/** A link that leads nowhere is something too. */
function isThere(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false }) !== undefined;
}

/** The files of a new docs folder, by path. */
function starterFiles(name: string, schema: string): Readonly<Record<string, string>> {
  const config = {
    $schema: schema,
    theme: 'mint',
    name,
    colors: { primary: '#0F766E' },
    navigation: {
      groups: [
        { group: 'Start', pages: ['index', 'quickstart'] },
        { group: 'Writing', pages: ['writing/pages'] },
      ],
    },
  };
  return {
    '.gitignore': '/dist/\n/waymark-export.*\n',
    'docs.json': `${JSON.stringify(config, null, 2)}\n`,
    'index.mdx': page(
      'Welcome',
      `What ${name} is, and where to begin`,
      `This page is \`index.mdx\`. Say here what your readers can do with what you made, then show them the way.

<Columns cols={2}>
  <Card title="Quickstart" icon="rocket" href="/quickstart">
    The shortest way to a first result.
  </Card>
  <Card title="Write pages" icon="pencil" href="/writing/pages">
    Headings, notes, code and cards.
  </Card>
</Columns>
`,
    ),
    'quickstart.mdx': page(
      'Quickstart',
      'The shortest way to a first result',
      `<Steps>
  <Step title="Look at the site">
    Run this in the folder of your docs, and open the address that it prints:

    \`\`\`bash
    npx waymark dev
    \`\`\`
  </Step>
  <Step title="Change something">
    Edit \`quickstart.mdx\` and save it. The page in your browser follows.
  </Step>
  <Step title="Publish it">
    \`npx waymark build\` writes the site to \`dist\`. Any host of plain files will serve it.
  </Step>
</Steps>
`,
    ),
    'writing/pages.mdx': page(
      'Write pages',
      'Add a page and put it into the navigation',
      `A page is a file that ends in \`.mdx\`. Its title and description stand at the top, between the lines of dashes.

## Put it into the navigation

List its path, without the ending, under \`navigation\` in \`docs.json\`.

<Note>A page that is not listed is built too, but no link of the navigation leads to it.</Note>

## Check what you wrote

\`\`\`bash
npx waymark check
\`\`\`

It finds links that lead nowhere, pages that are missing, and keys that are misspelt.
`,
    ),
  };
}

function page(title: string, description: string, body: string): string {
  return `---\ntitle: ${JSON.stringify(title)}\ndescription: ${JSON.stringify(description)}\n---\n\n${body}`;
}
