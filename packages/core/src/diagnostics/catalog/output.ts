import { type DiagnosticCatalog, declare, defineDiagnostics } from '../define.ts';

const declarations = {
  path: declare<{ path: string; problem: string }>({
    severity: 'error',
    message: ({ path, problem }) => `Nothing can be written to ${JSON.stringify(path)}: ${problem}`,
    hint: () => 'Rename the file or change the address that this path comes from',
    explain: `A file of the site has a path that leads out of the output folder, or that some system cannot keep: a name of more
than 255 bytes, a control character, \`\\\` (on Windows one of \`<>:"|?*\` too), a dot or space at the end, a device of Windows such as
\`aux\`. It is not written; the rest of the site is.

Bad: \`x-mint: { href: "/../README" }\`, a file \`images/aux.png\`

Good: \`x-mint: { href: "/readme" }\`, a file \`images/auxiliary.png\``,
  }),
  taken: declare<{ path: string; first: string; second: string }>({
    severity: 'error',
    message: ({ path, first, second }) =>
      `"${path}" is written by ${first} and, with other content, by ${second}; the first one stands`,
    hint: () => 'Give one of them another path',
    explain: `Two parts of a project make the same file of the site. Only the first one is written.

Bad: a redirect from \`/feed.json\` beside a file \`feed.json/index.html\`

Good: a redirect from \`/old-feed\``,
  }),
  'letter-case': declare<{ path: string; other: string; first: string; second: string }>({
    severity: 'error',
    message: ({ path, other, first, second }) =>
      `"${path}" of ${second} is the same file as "${other}" of ${first} on systems that do not tell letter case or forms of Unicode apart; it is not written`,
    hint: () => 'Give one of them another name',
    explain: `macOS and Windows keep one file for both names, so the site would depend on the computer that it is built on or served
from. The first one is written. Files with the same content may share a name.

Bad: \`images/Logo.png\` beside another \`images/logo.png\`

Good: \`images/logo-large.png\` beside \`images/logo.png\``,
  }),
  'file-and-folder': declare<{ path: string; other: string; first: string; second: string }>({
    severity: 'error',
    message: ({ path, other, first, second }) =>
      `"${path}" of ${second} cannot be written beside "${other}" of ${first}: one needs a folder where the other is a file`,
    hint: () => 'Rename one of them',
    explain: `A name in a folder is a file or a folder, not both. The first one is written.

Bad: a page \`llms.txt/intro.mdx\`, whose folder has the name of a file that every site has

Good: a page \`llms/intro.mdx\``,
  }),
  unreadable: declare<{ path: string; reason: string }>({
    severity: 'error',
    message: ({ path, reason }) => `"${path}" cannot be copied: it cannot be read (${reason})`,
    hint: () => 'Allow it to be read, or give it a name in valid UTF-8; or exclude it in .mintignore',
    explain: `A file of the project that belongs to the site could not be read. The site is built without it.

Bad: \`chmod 000 images/screen.png\`

Good: \`chmod 644 images/screen.png\``,
  }),
  hook: declare<{ hook: string; reason: string }>({
    severity: 'error',
    message: ({ hook, reason }) => `The hook \`${hook}\` failed: ${reason}`,
    hint: () => 'Mend the program that calls `build`',
    explain: `A program that builds the site as a library adds files to it by hooks. One of them threw, or returned what is no list
of files with \`path\` and \`content\`. The site is built without these files; the finding stands at the page that the hook saw.

Bad: \`page: ({ route }) => route\`

Good: \`page: ({ route, markdown }) => [{ path: \\\`texts\\\${route}.txt\\\`, content: markdown }]\``,
  }),
  'no-encoder': declare<Record<never, never>>({
    severity: 'warning',
    message: () => 'Pictures are not optimized: the library that encodes them, `sharp`, is not installed',
    hint: () => 'Install it with `npm install sharp`, in the project or beside Waymark',
    explain: `\`--optimize-images\`, or \`images.optimize\` in \`waymark.json\`, asks for pictures in smaller sizes and newer formats. The
library that encodes them is large and has parts for each system, so it does not come with Waymark. The site is built with its
pictures as they are.

Bad: \`waymark build --optimize-images\` where \`sharp\` is not installed

Good: \`npm install sharp\`, then \`waymark build --optimize-images\``,
  }),
  'not-encoded': declare<{ path: string; reason: string }>({
    severity: 'warning',
    message: ({ path, reason }) => `"${path}" cannot be optimized (${reason}); it is shown as it is`,
    hint: () => 'Save the picture again with a program for pictures',
    explain: `A picture that pages show is damaged, or is not what its name says, so no other size or format can be made of it. Its
own file is written in their place.

Bad: a text that is called \`screen.png\`

Good: a picture in PNG that is called \`screen.png\``,
  }),
  staging: declare<{ folder: string }>({
    severity: 'warning',
    message: ({ folder }) =>
      `"${folder}" was prepared by a build that this computer knows nothing of; it is neither used nor deleted`,
    hint: () => 'Delete it when no other build is running',
    explain: `A build prepares its files in a folder inside the output. What a stopped build of this computer left there is
finished or cleared away by the next command. This folder comes from somewhere else: another computer or container that
shares the output, or a commit.

Bad: \`dist/.waymark/\` in a repository

Good: \`dist\` in \`.gitignore\``,
  }),
};

/** Findings about the files of the site that is written. */
export const outputDiagnostics: DiagnosticCatalog<typeof declarations> = defineDiagnostics(
  'output',
  declarations,
);
