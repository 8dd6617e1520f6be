const WELCOME = `This page is \`index.mdx\`. Say here what your readers can do with what you made, then show them the way.

<Columns cols={2}>
  <Card title="Quickstart" icon="rocket" href="/quickstart">
    The shortest way to a first result.
  </Card>
  <Card title="Write pages" icon="pencil" href="/writing/pages">
    Headings, notes, code and cards.
  </Card>
</Columns>
`;

const QUICKSTART = `<Steps>
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
`;

const WRITING = `A page is a file that ends in \`.mdx\`. Its title and description stand at the top, between the lines of dashes.

## Put it into the navigation

List its path, without the ending, under \`navigation\` in \`docs.json\`.

<Note>A page that is not listed is built too, but no link of the navigation leads to it.</Note>

## Check what you wrote

\`\`\`bash
npx waymark check
\`\`\`

It finds links that lead nowhere, pages that are missing, and keys that are misspelt.
`;

/** The files of a new docs folder, by path. */
export function starterFiles(name: string, schema: string): Readonly<Record<string, string>> {
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
    'index.mdx': page('Welcome', `What ${name} is, and where to begin`, WELCOME),
    'quickstart.mdx': page('Quickstart', 'The shortest way to a first result', QUICKSTART),
    'writing/pages.mdx': page('Write pages', 'Add a page and put it into the navigation', WRITING),
  };
}

function page(title: string, description: string, body: string): string {
  return `---\ntitle: ${JSON.stringify(title)}\ndescription: ${JSON.stringify(description)}\n---\n\n${body}`;
}
