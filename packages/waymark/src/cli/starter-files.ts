/** Of what is pressed and marked, until an author takes another. */
const COLOUR = '#0F766E';

const WELCOME = `This page is \`index.mdx\`. Say here what your readers can do with what you made, then show them the way.

<Columns cols={2}>
  <Card title="Quickstart" icon="rocket" href="/quickstart">
    The shortest way to a first result.
  </Card>
  <Card title="Write pages" icon="pencil" href="/writing/pages">
    What a page is, and how it begins.
  </Card>
  <Card title="Navigation" icon="signs-post" href="/writing/pages#put-it-into-the-navigation">
    Which pages there are, and in which order.
  </Card>
  <Card title="Checks" icon="list-check" href="/writing/pages#check-what-you-wrote">
    Links that lead nowhere, keys that are misspelt.
  </Card>
</Columns>

## Make it yours

<Steps>
  <Step title="Take your colour">
    Links, marks and buttons follow one colour of \`docs.json\`, and stay readable in light and dark:

    \`\`\`json docs.json
    "colors": { "primary": "${COLOUR}" }
    \`\`\`
  </Step>
  <Step title="Show your logo">
    Put a picture into this folder and name it. Until then the site shows its name:

    \`\`\`json docs.json
    "logo": "/logo.svg"
    \`\`\`
  </Step>
  <Step title="Replace these pages">
    Everything that you read here is a file in this folder. None of it is needed.
  </Step>
</Steps>
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
    colors: { primary: COLOUR },
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
