import { type DiagnosticCatalog, declare, defineDiagnostics } from '../define.ts';

const declarations = {
  'left-out': declare<{ file: string; problem: string }>({
    severity: 'warning',
    message: ({ file, problem }) => `"${file}" is left out: it ${problem}`,
    explain: `Waymark reads every file of the folder. What cannot be read, has a name in another encoding than UTF-8, is a page of
more than 50 MB, or is a link that leads out of the repository or in a circle is left out; the rest of the site is built.

Bad: \`guides/latest\`, a link to \`/home/me/drafts\`

Good: the folder itself, or a link to another folder of the same repository`,
  }),
  'ignore-pattern': declare<{ problem: string }>({
    severity: 'warning',
    message: ({ problem }) => `This line of .mintignore is passed over: it ${problem}`,
    hint: () => 'Name the folder that holds the files, or write shorter patterns',
    explain: `Each file of the project is compared with every line of \`.mintignore\`, so there are limits to the number and form of
these lines, see [Limits](/reference/limits).

Bad: \`*a*b*c*d*e*f*g*h*i*j*k*.mdx\`

Good: \`drafts/*.mdx\``,
  }),
  'unusable-address': declare<{ file: string; problem: string }>({
    severity: 'error',
    message: ({ file, problem }) => `"${file}" is left out: its address ${problem}`,
    hint: () => 'Rename the file or its folder',
    explain: `A file of the project is served at its path, and a page at its path without the extension. It is left out where
that cannot be: at or below the name of a file of the site's own (\`sitemap.xml\`, \`llms.txt\`, \`_waymark/\`), below another
file, or where the name cannot stand in an address.

Bad: \`sitemap.xml/intro.mdx\`

Good: \`sitemap/intro.mdx\``,
  }),
  'route-collision': declare<{ file: string; winner: string; route: string }>({
    severity: 'error',
    message: ({ file, winner, route }) =>
      `"${file}" and "${winner}" both want the address ${route}; "${file}" is not built`,
    hint: () => 'Rename or delete one of the two files',
    explain: `Every page has one address, made from its path without the extension and without a trailing \`/index\`.
When two files make the same address only one of them can be the page: the one that the navigation names; of two, \`.mdx\` goes
before \`.md\`, then \`x\` before \`x/index\`.

Bad: \`guides/setup.mdx\` beside \`guides/setup/index.mdx\`.

Good: only \`guides/setup/index.mdx\`, or the second file under another name.`,
  }),
  'frontmatter-unclosed': declare<Record<never, never>>({
    severity: 'error',
    message: () => 'The front matter has no closing `---` line',
    hint: () => 'Add a line with only `---` after the last key',
    explain: `Front matter stands between two lines that hold only \`---\`. Without the second one nothing says where the page begins.
Waymark reads the lines that look like keys and takes the rest as the page.

Bad:
\`\`\`
---
title: Install
# Welcome
\`\`\`

Good:
\`\`\`
---
title: Install
---
# Welcome
\`\`\``,
  }),
  'merge-conflict': declare<Record<never, never>>({
    severity: 'error',
    message: () => 'git left both sides of a merge here',
    hint: () => 'Keep what is right of both, and delete the lines of `<<<<<<<`, `=======` and `>>>>>>>`',
    explain: `Where two branches changed the same lines, git writes both into the file, between lines of its own. A page shows both sides
until somebody chooses; a \`docs.json\` cannot be read. In blocks of code, such lines are taken for an example.

Bad:
\`\`\`
<<<<<<< HEAD
The lamp turns to the left.
=======
The lamp turns to the right.
>>>>>>> summer
\`\`\`

Good: \`The lamp turns to the right.\``,
  }),
  'lost-character': declare<Record<never, never>>({
    severity: 'warning',
    message: () => 'What stood here is lost: its bytes are no UTF-8',
    hint: () =>
      'Save the file as UTF-8 and write what is lost again; where the sign of replacement itself is meant, write `&#xFFFD;`',
    explain: `Texts are read as UTF-8, or as UTF-16 where they begin with its mark. In other encodings, such as Windows-1252, letters with
accents are other bytes: readers would see a sign of replacement in their places. Of many in one file, the first is told.

Bad: a file with accents that was saved as Windows-1252

Good: the same file, saved as UTF-8`,
  }),
  'misspelt-key': declare<{ key: string; meant: string }>({
    severity: 'warning',
    message: ({ key, meant }) => `\`${key}\` has no effect; it looks like \`${meant}\``,
    hint: ({ meant }) => `Write \`${meant}\``,
    explain: `A page may have keys of its own, which are kept and do nothing. One that differs from a key of the format by a letter or two is
taken for a slip.

Bad: \`titel: Install\`

Good: \`title: Install\``,
  }),
  'frontmatter-mended': declare<{ problem: string }>({
    severity: 'warning',
    message: ({ problem }) => `The front matter is not valid YAML and was read line by line: ${problem}`,
    hint: () => 'Put the value in quotes, and double any quote of the same kind inside',
    explain: `Front matter is YAML. A value that holds quotes, a colon and a space, or a \`#\` has to be quoted itself.
Waymark reads such a value as it was most likely meant, so that no title is lost, but other tools will not.

Bad: \`description: "Say "hello" to it"\`

Good: \`description: 'Say "hello" to it'\``,
  }),
  'frontmatter-late': declare<{ before: string }>({
    severity: 'warning',
    message: ({ before }) =>
      `Front matter begins a file, and ${before} ${before.endsWith('s') ? 'stand' : 'stands'} before this one; it is read all the same`,
    hint: () => 'Move it to the top of the file',
    explain: `Front matter is what stands between the first line of a file, \`---\`, and the next such line. Anywhere else it is a line
across the page and a heading. Waymark knows it by its keys below blank lines, imports, comments and headings too, but other tools
will not.

Bad:
\`\`\`
import Lamp from "/snippets/lamp.mdx";

---
title: "Lamps"
---
\`\`\`

Good:
\`\`\`
---
title: "Lamps"
---

import Lamp from "/snippets/lamp.mdx";
\`\`\``,
  }),
  'frontmatter-remark': declare<{ key: string; text: string }>({
    severity: 'warning',
    message: ({ key, text }) =>
      `"${text}" is read as the value of \`${key}\`, but in YAML what begins with \`#\` is a remark, which other tools leave out`,
    hint: ({ text }) => `Put it in quotes: ${JSON.stringify(text)}`,
    explain: `In YAML a \`#\` behind a blank begins a remark, up to the end of the line. A key with nothing but a remark has no value,
and of a text with one in it only the beginning is left.

Bad: \`title: #1 in the harbour\`

Good: \`title: "#1 in the harbour"\``,
  }),
  'frontmatter-invalid': declare<{ problem: string }>({
    severity: 'error',
    message: ({ problem }) => `The front matter could not be read: ${problem}`,
    hint: () => 'Write one `key: value` a line, and indent what belongs to a key',
    explain: `Front matter is YAML: a map of keys and values. A line that is neither a key nor part of one is lost.

Bad:
\`\`\`
---
My first page
---
\`\`\`

Good:
\`\`\`
---
title: My first page
---
\`\`\``,
  }),
  'for-members': declare<{ groups: readonly string[] }>({
    severity: 'warning',
    message: ({ groups }) =>
      `Anyone who has its address can read this page, although it is for ${groups.length === 0 ? 'members' : `members of ${groups.map((name) => `"${name}"`).join(', ')}`}`,
    hint: () => 'Leave the page out of a public site, or let the host ask for a password',
    explain: `\`groups\` is for sites whose readers sign in. A folder of files lets nobody sign in: the page is built, and whoever has its
address reads it. Unless \`--groups\` names one of its groups, nothing leads there: it is not in the navigation, the search and
the Markdown files, and search engines are told to leave it out.

Bad: \`groups: [staff]\` on a page with secrets, on a public host

Good: the same page in a site that is built with \`--groups staff\`, on a host that only staff can reach`,
  }),
  'frontmatter-type': declare<{ key: string; expected: string }>({
    severity: 'warning',
    message: ({ key, expected }) =>
      `"${key}" in the front matter should be ${expected}; the value is ignored`,
    hint: ({ expected }) =>
      expected === 'text' ? 'Write one text, in quotes where it has brackets' : undefined,
    explain: `Keys that Waymark knows have a type, and some a few words to choose from. Another value is ignored, unless it can
only mean one thing (\`hidden: "true"\`, a title that is a number).

Bad: \`hidden: sometimes\`

Good: \`hidden: true\``,
  }),
  'unsafe-url': declare<{ url: string }>({
    severity: 'error',
    message: ({ url }) => `"${url}" is not an address that a page may lead to`,
    hint: () => 'Use a path of the site, or an address that begins with https://',
    explain: `The \`url\` of a page makes its sidebar row a link. Only paths and the usual schemes (\`https:\`, \`mailto:\` …) are
allowed, because others can run code in the reader's browser.

Bad: \`url: "javascript:alert(1)"\`

Good: \`url: "https://example.com/changelog"\``,
  }),
  'unread-text': declare<{ url: string }>({
    severity: 'warning',
    message: ({ url }) => `The row of this page leads to "${url}", and nobody to its text`,
    hint: () => 'Take `url` out of the front matter, or the text out of the file',
    explain: `The \`url\` of a page makes its sidebar row a link. What else stands in the file is no page that a reader finds: it is in no
search, no sitemap and no text for agents. A page that leads to another site may say so in its text. A \`url\` that leads to the page itself changes nothing.

Bad: \`url: "guides/start"\` in \`es/guides/start.mdx\`, with a text below it`,
  }),
  'undefined-variable': declare<{ name: string; more: number; suggestion?: string | undefined }>({
    severity: 'error',
    message: ({ name, more }) => `The variable "${name}" is not defined in docs.json${alsoIn(more)}`,
    hint: ({ suggestion, name }) =>
      suggestion === undefined
        ? `Add "${name}" to "variables" in docs.json, or write \`\\{{${name}}}\` for the braces themselves`
        : `Did you mean "${suggestion}"?`,
    explain: `\`{{name}}\` stands for a value of \`variables\` in docs.json, in prose and in code. A name that is not there stays
on the page as it was written, and is reported once for each file; in code only where it looks like a slip for one that is there. A value is text: it can neither be an expression nor bring in tags, whatever it holds.

Bad: \`Install version {{verson}}.\`

Good: \`Install version {{version}}.\` with \`"variables": { "version": "2.1" }\` in docs.json`,
  }),
  'unfilled-variable': declare<{ name: string }>({
    severity: 'warning',
    message: ({ name }) => `"{{${name}}}" is shown as it is written here: variables are filled in on pages`,
    hint: () => 'Write the value itself',
    explain: `The values of \`variables\` are put into pages, snippets and the description of the page for missing addresses. Other
texts of docs.json, such as a banner, a link of the bar or the name of a group, are shown as they are written.

Bad: \`"banner": { "content": "Version {{version}} is out" }\`

Good: \`"banner": { "content": "Version 2.1 is out" }\``,
  }),
  'banner-tag': declare<{ tag: string }>({
    severity: 'warning',
    message: ({ tag }) => `\`<${tag}>\` is shown as it is written here: a banner holds words and no tags`,
    hint: () => 'Write links, bold and italic words as Markdown',
    explain: `A banner is one line over each page. It holds links, bold and italic words, as Markdown has them; components and
HTML are none of these, and readers see their tags.

Bad: \`"banner": { "content": "Version 2 is <b>out</b>" }\`

Good: \`"banner": { "content": "Version 2 is **out**" }\``,
  }),
  'svg-script-removed': declare<{ file: string; removed: readonly string[] }>({
    severity: 'warning',
    message: ({ file, removed }) => `The drawing "${file}" is served without ${removed.join(', ')}`,
    hint: () => 'Take it out of the drawing, or export it again as plain SVG',
    explain: `An SVG file is a document: a browser that opens it by its address runs the scripts in it, with the rights of
your site. Waymark therefore serves drawings of known elements and attributes only, which can neither run anything nor
load anything from elsewhere. Scripts, event handlers, addresses such as \`javascript:\`, embedded documents, animations of
links, imports of stylesheets and definitions of types are left out, and so is what follows a place that is not
well-formed. Everything that is drawn stays.

Bad: \`<svg onload="start()">\`

Good: \`<svg>\``,
  }),
  'lfs-pointer': declare<{ files: readonly string[]; others: number }>({
    severity: 'error',
    message: ({ files, others }) =>
      `In place of ${files.map((file) => `"${file}"`).join(', ')}${others === 0 ? '' : ` and ${others} more files`} there is only what Git LFS left there`,
    hint: () => 'Run `git lfs pull`; a workflow of GitHub checks files out with `lfs: true`',
    explain: `Git LFS keeps large files elsewhere, and puts a few lines of text in their place until they are fetched. Where they were not
fetched, pictures and videos of the site are broken, and a specification describes nothing.

Bad: \`actions/checkout\` without \`lfs: true\` in a repository whose pictures are in Git LFS

Good: \`git lfs pull\` before \`waymark build\``,
  }),
  'false-picture': declare<{ file: string; problem: string }>({
    severity: 'warning',
    message: ({ file, problem }) => `"${file}" is no picture: ${problem}`,
    hint: () =>
      'Put the picture itself in its place; a download may have stored the answer of a server instead',
    explain: `Browsers show the sign of a broken picture for a file that is empty, or that holds a page of HTML under the name of a picture.

Bad: \`curl https://example.com/logo.png > logo.png\` where the answer is a page that says "Not found"

Good: the picture, saved from where it is shown`,
  }),
  'agent-file': declare<{ file: string; route: string }>({
    severity: 'info',
    message: ({ file, route }) =>
      `"${file}" is a page of the site, at "${route}", which no entry of the navigation names`,
    hint: ({ file }) => `Add "${file}" to .mintignore if readers shall not see it`,
    explain: `Files such as \`AGENTS.md\` tell tools how to work on a project. In the docs folder they are pages like all others: they can be
opened, though nothing leads to them.

Bad: \`AGENTS.md\` in the docs folder, with what only your team should know.

Good: the same with a line \`AGENTS.md\` in \`.mintignore\`.`,
  }),
  'skill-description': declare<{ name: string }>({
    severity: 'warning',
    message: ({ name }) => `The skill "${name}" has no \`description\`, by which agents choose one`,
    hint: () => 'Write `description` into its front matter: what it is for, and when to use it',
    explain: `Agents read the names and descriptions of all skills, and open the one that fits. They do not come to a skill without a
description.

Bad: \`name: deploy\` alone

Good: \`name: deploy\` and \`description: Puts a site online. Use it when somebody asks for a release.\``,
  }),
  'own-home': declare<{ file: string; home: string }>({
    severity: 'info',
    message: ({ file, home }) =>
      `"${file}" of the project stands at the root of the site, where "${home}" would be shown`,
    hint: ({ file }) => `Add "${file}" to .mintignore if readers shall meet the docs there`,
    explain: `Where no page has the address \`/\`, the first page of the navigation is shown there too. A file \`index.html\` beside \`docs.json\`
takes that place: one that is meant for the site, or that of a program whose folder the docs stand in.

Bad: \`docs.json\` in the folder of a program, whose \`index.html\` needs scripts that are not copied.

Good: the same with a line \`/index.html\` in \`.mintignore\`.`,
  }),
  'node-script-skipped': declare<{ file: string }>({
    severity: 'info',
    message: ({ file }) => `"${file}" is a script for Node, so it is neither copied nor loaded by the pages`,
    hint: ({ file }) => `Add "${file}" to .mintignore, or move it out of the docs folder`,
    explain: `Scripts in the docs folder are loaded on every page. One that begins with \`#!\`, calls \`require(\` or reads
\`process.env\`, names a \`node:\` module, imports a package by its name, assigns \`module.exports\`, or is called \`*.config.js\` is a tool of the project and would fail in a browser, so
Waymark leaves it out.

Bad: \`check-links.js\` with \`import { readFileSync } from 'node:fs'\` in the docs folder.

Good: the same script listed in \`.mintignore\`, or in a folder beside the docs.`,
  }),
  'style-source-skipped': declare<{ file: string }>({
    severity: 'info',
    message: ({ file }) =>
      `"${file}" is a source for Tailwind's compiler, so it is neither copied nor loaded by the pages`,
    hint: ({ file }) =>
      `Add "${file}" to .mintignore; if pages shall load it, delete what it imports of Tailwind, whose utilities are there without it`,
    explain: `Stylesheets in the docs folder are loaded on every page. One that imports \`tailwindcss\`, or has an \`@tailwind\` line, and lies
in the folder of a program, which has a \`package.json\`, is meant for a compiler that a browser does not have. It would take margins and
colours from the pages, so Waymark leaves it out.

Bad: \`apps/web/globals.css\` with \`@import "tailwindcss";\` and \`* { margin: 0 }\` in the docs folder.

Good: the same with a line \`apps/\` in \`.mintignore\`.`,
  }),
  'script-syntax': declare<{ file: string; reason: string }>({
    severity: 'warning',
    message: ({ file, reason }) =>
      `"${file}" is not a script that a browser can read, so nothing of it runs: ${reason}`,
    hint: () =>
      'Write plain JavaScript; what has tags or types in it belongs into a component that pages import',
    explain: `Scripts in the docs folder are loaded on every page as they are written. A browser that finds a mistake in one, or a
language that it does not know such as JSX or TypeScript, runs no line of it, and says so only to whoever opens its console.

Bad: \`banner.js\` with \`const Banner = () => <div>Hello</div>;\`

Good: the same in \`snippets/banner.jsx\`, which a page imports.`,
  }),
  'style-syntax': declare<{ file: string; reason: string }>({
    severity: 'warning',
    message: ({ file, reason }) => `Rules of "${file}" are lost from here on: ${reason}`,
    hint: () => 'Look at this place and at what stands before it; editors show brackets that belong together',
    explain: `Stylesheets in the docs folder are loaded on every page as they are written. A browser that meets a bracket without
its partner, or a text or comment without an end, takes what follows for a part of it, and says nothing.

Bad:
\`\`\`css
.hero { color: teal
.card { padding: 1rem; }
\`\`\`

Good:
\`\`\`css
.hero { color: teal; }
.card { padding: 1rem; }
\`\`\``,
  }),
  'script-refused': declare<{ code: string }>({
    severity: 'warning',
    message: ({ code }) => `\`${code}\` makes code from text, which the pages' security policy does not run`,
    hint: () =>
      'Write the code as a function, and add it with `addEventListener`; an inline script that must stay runs when `policy.allow.scripts` of waymark.json names its hash',
    explain: `Every page carries a security policy that runs scripts of the site and of hosts that the project names, and no
code that is made from text while the page runs: no \`eval\`, no \`new Function\`, no \`onclick="…"\` in markup or set as an
attribute, no text in a \`<script>\` that code adds.

Bad:
\`\`\`js
box.innerHTML = '<button onclick="hide()">Hide</button>';
\`\`\`

Good:
\`\`\`js
box.innerHTML = '<button>Hide</button>';
box.querySelector('button').addEventListener('click', hide);
\`\`\``,
  }),
  'tag-manager': declare<{ more: number }>({
    severity: 'info',
    message: ({ more }) =>
      more === 0
        ? 'Tags of Tag Manager work if they come from Google, Meta, LinkedIn or Microsoft; others need their hosts in waymark.json'
        : 'Tags of Tag Manager work if they come from Google, Meta, LinkedIn or Microsoft, or from the hosts in waymark.json',
    hint: () =>
      'Name the hosts of further tags under `policy.allow`; custom HTML tags need the hash of their script',
    explain: `A container of Tag Manager can put any script into your pages: whoever may edit it can change what your readers run.
The pages' security policy therefore allows the hosts of Analytics, Google Ads, Meta, LinkedIn, Microsoft Advertising and
Clarity, and no others. Tags that load more need their hosts in \`waymark.json\`, beside docs.json. Custom HTML tags are
inline scripts: they run when their hash is allowed. Variables of custom JavaScript need \`eval\`, which no page allows.

Bad: a tag in the container that loads \`https://tags.example.com/t.js\`

Good: \`{"policy": {"allow": {"scripts": ["https://tags.example.com"], "connect": ["https://tags.example.com"]}}}\``,
  }),
  'no-effect': declare<{ what: string; reason: string; more: number }>({
    severity: 'info',
    message: ({ what, reason, more }) => `\`${what}\` has no effect: ${reason}${alsoIn(more)}`,
    explain: `The setting is part of the format, so it is no mistake; but Waymark does nothing with it. The site is built as if it were
not there. The message is printed once, at the first place.

Bad: \`"thumbnails": {"fonts": {"family": "Lora"}}\`, and titles in that face are expected.

Good: \`"thumbnails": {"background": "/images/title-in-lora.png"}\`, a picture of your own.`,
  }),
  'shallow-history': declare<Record<never, never>>({
    severity: 'warning',
    message: () => 'Pages show no day of their last change: git has only the newest part of the history here',
    hint: () => 'Fetch all of it: `fetch-depth: 0` for actions/checkout, or `git fetch --unshallow`',
    explain: `The day of the last change of a page is that of its last commit. Machines of CI often fetch only the newest commits, and then
every file seems to come from the oldest of these. No day is shown rather than a wrong one.

Bad: \`"metadata": { "timestamp": true }\` in a build on a shallow clone

Good: the same with \`fetch-depth: 0\`, or \`lastUpdatedDate\` in the front matter of pages`,
  }),
  'menu-entries': declare<{ entries: readonly string[]; reason: 'no-server' | 'hosted' }>({
    severity: 'info',
    message: ({ entries, reason }) => {
      const names = entries.map((entry) => `"${entry}"`).join(', ');
      const why =
        reason === 'no-server' ? 'no MCP server is known' : 'a site of files has no counterpart of it';
      return `The page menu is drawn without ${names}: ${why}`;
    },
    hint: ({ reason }) =>
      reason === 'no-server'
        ? 'Name the address of the server in waymark.json: {"mcp": {"url": "https://…"}}'
        : undefined,
    explain: `Some entries of the page menu connect tools to an MCP server of the documentation. Where \`waymark.json\` names its
address, they are drawn. Others belong to a service that hosts documentation, such as its assistant; they are left out.

Bad: \`"contextual": {"options": ["copy", "cursor"]}\` alone.

Good: the same, and \`{"mcp": {"url": "https://docs.example.com/mcp"}}\` in \`waymark.json\`.`,
  }),
  'inline-styles-allowed': declare<{ file: string; kinds: string; isByOthers: boolean }>({
    severity: 'info',
    message: ({ file, kinds, isByOthers }) =>
      isByOthers
        ? `Every page allows ${kinds}, because "${file}" loads scripts of others, which often write them`
        : `Every page allows ${kinds}, because "${file}" writes them`,
    hint: ({ isByOthers }) =>
      isByOthers
        ? 'Name the service under `integrations` if Waymark knows it, or keep its script in the project'
        : 'Set classes, or properties of `element.style`, which need no permission',
    explain: `Pages allow no inline styles: markup that somebody brings into a page can neither hide nor forge anything by them. A
script of the project that writes \`<style>\` elements or \`style\` attributes, or that loads scripts of others, which
often do, needs them, so the policy of the pages then has \`'unsafe-inline'\` in \`style-src-elem\` or \`style-src-attr\`.
\`element.style.color = "red"\` and stylesheets in files work under the strict policy.

Bad: \`element.innerHTML = '<p style="color: red">'\`

Good: \`element.classList.add('warning')\``,
  }),
  'insecure-source': declare<{ url: string }>({
    severity: 'warning',
    message: ({ url }) => `"${url}" is not loaded: pages load nothing over unencrypted http`,
    hint: ({ url }) => `Write "${url.replace(/^http:/i, 'https:')}", or keep the file in the project`,
    explain: `Stylesheets and scripts of the project may load more from other hosts, as long as these are reached by https.
A page that is served by https would not load anything else, and the pages' security policy refuses it everywhere.

Bad: \`@import url("http://fonts.example.com/face.css");\`

Good: \`@import url("https://fonts.example.com/face.css");\``,
  }),
};

/** Findings about page files: front matter, routes, variables. */
export const contentDiagnostics: DiagnosticCatalog<typeof declarations> = defineDiagnostics(
  'content',
  declarations,
);

/** What a message says of the places that are like its own. */
function alsoIn(more: number): string {
  return more === 0 ? '' : ` (also in ${more} more ${more === 1 ? 'place' : 'places'})`;
}
