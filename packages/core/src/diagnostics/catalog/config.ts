import { type DiagnosticCatalog, declare, defineDiagnostics } from '../define.ts';
import { hintOfScheme } from '../hint-of-scheme.ts';

const files = {
  'missing-file': declare<{ file: string }>({
    severity: 'error',
    message: ({ file }) => `There is no \`${file}\``,
    hint: () => 'Run `waymark new` to write a small one',
    explain: `A folder is a documentation project when it holds a \`docs.json\` (or the older \`mint.json\`). Without it there is nothing to
build.

Bad: a folder with pages only.

Good: \`docs.json\` beside the pages, with at least \`name\`, \`theme\`, \`colors\` and \`navigation\`.`,
  }),
  syntax: declare<{ problem: string }>({
    severity: 'error',
    message: ({ problem }) => `This file is not valid JSON: ${problem}`,
    explain: `JSON has few rules: keys and text stand in double quotes, entries are separated by commas, and every bracket is closed.
Nothing can be read from a file that breaks them.

Bad: \`{"theme": "mint" "name": "Docs"}\`

Good: \`{"theme": "mint", "name": "Docs"}\``,
  }),
  comment: declare<{ count: number }>({
    severity: 'warning',
    message: ({ count }) =>
      count === 1
        ? 'JSON has no comments'
        : `JSON has no comments; this file has ${count}, the first is here`,
    hint: () => 'Remove it: editors and other tools stop at comments',
    explain: `Waymark skips comments in JSON files, but most other programs that read the file do not.

Bad: \`{"theme": "mint" /* for now */}\`

Good: \`{"theme": "mint"}\``,
  }),
  'trailing-comma': declare<Record<never, never>>({
    severity: 'warning',
    message: () => 'JSON has no comma after the last entry',
    hint: () => 'Remove the comma',
    explain: `Waymark skips a comma after the last entry, but most other programs that read the file stop there.

Bad: \`["intro", "setup",]\`

Good: \`["intro", "setup"]\``,
  }),
  'duplicate-key': declare<{ key: string }>({
    severity: 'warning',
    message: ({ key }) => `The key \`${key}\` occurs twice in this object; the last one counts`,
    hint: () => 'Keep one of them',
    explain: `An object has each key once. Of two equal keys the later one counts and the other is lost, which is rarely intended.

Bad: \`{"pages": ["intro"], "pages": ["setup"]}\`

Good: \`{"pages": ["intro", "setup"]}\``,
  }),
  'legacy-key': declare<{ key: string }>({
    severity: 'info',
    message: ({ key }) => `\`${key}\` of mint.json has no counterpart in docs.json; it is left out`,
    explain: `Some keys of \`mint.json\` chose between looks that no theme has any more. They are left out; the theme decides.

Bad: \`"rounded": "sharp"\` in \`mint.json\`.

Good: a \`docs.json\` that names a \`theme\`.`,
  }),
  'old-schema': declare<{ current: string }>({
    severity: 'warning',
    message: () => 'This is the schema of `mint.json`: editors check the file by the wrong rules',
    hint: ({ current }) => `Write "${current}"`,
    explain: `\`$schema\` tells editors by which rules they check and complete a file. That of the older \`mint.json\` knows other keys, so that
right ones are marked as wrong.

Bad: \`"$schema": "https://mintlify.com/schema.json"\` in \`docs.json\`

Good: \`"$schema": "https://mintlify.com/docs.json"\``,
  }),
  'two-entries': declare<{ entry: string; other: string }>({
    severity: 'info',
    message: ({ entry, other }) => `\`${other}\` is not read: \`${entry}\` stands beside it`,
    hint: ({ other }) => `Delete \`${other}\` when nothing in it is needed any more`,
    explain: `\`mint.json\` is the old form of \`docs.json\`. Where both are there, \`docs.json\` counts alone, and what is changed in the other
one has no effect.

Bad: \`docs.json\` and \`mint.json\` in one folder

Good: \`docs.json\` only`,
  }),
  'legacy-file': declare<{ file: string }>({
    severity: 'warning',
    message: ({ file }) =>
      `\`${file}\` is the old form of the configuration; it is read as the \`docs.json\` that it stands for`,
    hint: () => 'Run `waymark migrate` to write that `docs.json`',
    explain: `\`mint.json\` came before \`docs.json\` and knows fewer kinds of navigation. Waymark understands it, and can rewrite it.

Bad: \`mint.json\` with \`topbarLinks\`, \`anchors\` and a flat \`navigation\`.

Good: \`docs.json\` with \`navbar\` and \`navigation\`.`,
  }),
};

const references = {
  'ref-missing': declare<{ ref: string; chain: string; suggestion: string | undefined }>({
    severity: 'error',
    message: ({ ref, chain }) => `There is no file "${ref}" (${chain})`,
    hint: ({ suggestion }) =>
      suggestion === undefined
        ? 'The path begins at the folder of the file that holds the `$ref`, and ends in `.json`'
        : `Did you mean "${suggestion}"?`,
    explain: `\`{"$ref": "./part.json"}\` stands for the content of another JSON file of the project. The path is relative to the file
that holds it. What cannot be found is left out.

Bad: \`{"$ref": "navigation"}\`

Good: \`{"$ref": "./navigation.json"}\``,
  }),
  'ref-cycle': declare<{ chain: string }>({
    severity: 'error',
    message: ({ chain }) => `This file includes itself: ${chain}`,
    hint: () => 'Remove one of these `$ref`s',
    explain: `Files that include each other in a circle would never end, so the last \`$ref\` of the circle is left out.

Bad: \`a.json\` refers to \`b.json\`, which refers to \`a.json\`.

Good: both refer to a third file.`,
  }),
  'ref-outside': declare<{ ref: string; chain: string }>({
    severity: 'error',
    message: ({ ref, chain }) => `"${ref}" leads out of the docs folder (${chain})`,
    hint: () => 'Move the file into the docs folder',
    explain: `A \`$ref\` may only name files inside the docs folder, so that building someone's documentation never reads their disk.

Bad: \`{"$ref": "../../shared.json"}\` beside \`docs.json\`

Good: \`{"$ref": "./shared.json"}\``,
  }),
  'ref-form': declare<Record<never, never>>({
    severity: 'error',
    message: () => '`$ref` needs the path of a JSON file of the project',
    hint: () => 'Write it as `"$ref": "./part.json"`',
    explain: `A \`$ref\` is a path. Addresses on the web, parts of files (\`#/…\`) and other values are not understood.

Bad: \`{"$ref": 1}\`, \`{"$ref": "https://example.com/nav.json"}\`

Good: \`{"$ref": "./navigation.json"}\``,
  }),
  'ref-limit': declare<{ limit: string }>({
    severity: 'error',
    message: ({ limit }) =>
      `With everything that \`$ref\` includes, the configuration has more than ${limit}; the rest is left out`,
    hint: () => 'Look for files that include each other over and over',
    explain: `Files that include files can add up to more than any site needs, and more than a machine can hold. Waymark stops there.

Bad: ten files, each of which includes the next one ten times.

Good: each part of the navigation included once.`,
  }),
  'source-ref': declare<{ repository: string }>({
    severity: 'warning',
    message: ({ repository }) =>
      `\`sourceRef\` needs a hosting service; the navigation of "${repository}" is left out`,
    hint: () => 'Bring the pages into this project and use `$ref`',
    explain: `\`sourceRef\` pulls the navigation of another repository into the site. A build from one folder cannot do that.

Bad: \`{"sourceRef": "acme/api-docs"}\`

Good: \`{"$ref": "./api-docs/navigation.json"}\` with the files in the project.`,
  }),
};

const values = {
  'choice-limit': declare<{ key: string; limit: number; count: number }>({
    severity: 'error',
    message: ({ key, limit, count }) =>
      `\`${key}\` has more than ${limit} elements; ${count} are left out, from here on`,
    hint: () => 'Write groups, which may be as many as you like',
    explain: `Every page may show all tabs, versions, products or the like, and nobody chooses one of so many.

Bad: thousands of \`tabs\`, made by a program

Good: a few \`tabs\` with many \`groups\``,
  }),
  'more-unknown-keys': declare<{ noun: string; count: number }>({
    severity: 'warning',
    message: ({ noun, count }) =>
      `${capitalize(noun)} has ${count} more keys that are not known, from here on`,
    hint: () => 'Mend or remove the ones before, and check again',
    explain: `Of the unknown keys of one object the first hundred are reported one by one, the others together.

Bad: a file of other data where a part of the configuration is expected

Good: only keys of the configuration, see the [reference](/reference/docs-json)`,
  }),
  'unknown-key': declare<{ key: string; noun: string; hint: string | undefined }>({
    severity: 'warning',
    message: ({ key, noun }) => `${capitalize(noun)} has no key \`${key}\`; it is ignored`,
    hint: ({ hint }) => hint,
    explain: `The key is not part of the format, so it has no effect. Most of the time it is misspelt or belongs to another object.

Bad: \`{"group": "Start", "pages": ["intro"], "expand": true}\`

Good: \`{"group": "Start", "pages": ["intro"], "expanded": true}\``,
  }),
  'wrong-type': declare<{ what: string; expected: string; found: string; hint: string | undefined }>({
    severity: 'error',
    message: ({ what, expected, found }) => `${what} must be ${expected}, not ${found}; it is left out`,
    hint: ({ hint }) => hint,
    explain: `A value of the wrong type cannot be used. \`true\` and \`false\` stand without quotes, text stands in quotes.

Bad: \`"expanded": "yes"\`

Good: \`"expanded": true\``,
  }),
  'converted-value': declare<{ what: string; expected: string; result: string; hint: string | undefined }>({
    severity: 'warning',
    ofForm: true,
    message: ({ what, expected, result }) => `${what} should be ${expected}; it is read as ${result}`,
    hint: ({ hint }) => hint,
    explain: `The value has another type or form than the format asks for, but what is meant is plain.

Bad: \`"version": 2\`

Good: \`"version": "2"\``,
  }),
  'invalid-value': declare<{ what: string; found: string; expected: string; suggestion: string | undefined }>(
    {
      severity: 'warning',
      message: ({ what, found, expected }) => `${what} cannot be ${found}; expected ${expected}`,
      hint: ({ suggestion }) => (suggestion === undefined ? undefined : `Did you mean \`${suggestion}\`?`),
      explain: `The type is right, but the value is not one that the format knows. It is ignored, as if it were not there.

Bad: \`"theme": "mnit"\`

Good: \`"theme": "mint"\``,
    },
  ),
  'old-spelling': declare<{ written: string; current: string }>({
    severity: 'warning',
    message: ({ written, current }) =>
      `\`${written}\` is an old or unusual spelling; it is read as \`${current}\``,
    hint: ({ current }) => `Write \`${current}\``,
    explain: `The format has a newer or different spelling for this. Waymark understands both.

Bad: \`"theme": "quill"\`

Good: \`"theme": "mint"\``,
  }),
  'missing-key': declare<{ noun: string; keys: readonly string[]; misspelt?: string }>({
    severity: 'error',
    message: ({ noun, keys, misspelt }) =>
      `${capitalize(noun)} needs \`${keys.join('` and `')}\`${misspelt === undefined ? '' : `; found \`${misspelt}\``}`,
    hint: ({ keys, misspelt }) => (misspelt === undefined ? undefined : `Did you mean \`${keys.join()}\`?`),
    explain: `The object cannot do its work without this key. A link without an address, for example, is left out.

Bad: \`{"label": "Blog"}\` in \`navbar.links\`

Good: \`{"label": "Blog", "href": "https://example.com/blog"}\``,
  }),
  'missing-setting': declare<{ key: string; used: string }>({
    severity: 'warning',
    message: ({ key, used }) => `\`${key}\` is missing; ${used} is used`,
    hint: ({ key }) => `Set \`${key}\``,
    explain: `\`theme\`, \`name\` and \`colors.primary\` belong into every \`docs.json\`. Where one is missing, a built-in value takes its
place, so that the site can be built.

Bad: \`{"navigation": {"pages": ["index"]}}\`

Good: \`{"theme": "mint", "name": "Acme", "colors": {"primary": "#0D9373"}, "navigation": {"pages": ["index"]}}\``,
  }),
  'duplicate-entry': declare<{ entry: string; key?: string | undefined }>({
    severity: 'warning',
    message: ({ entry, key }) =>
      key === undefined
        ? `${capitalize(entry)} is listed twice; the second one is ignored`
        : `${capitalize(entry)} is the \`${key}\` of an earlier entry; this one is ignored`,
    hint: ({ key }) =>
      key === undefined ? 'Remove one of them' : `Give this one another \`${key}\`, or remove it`,
    explain: `Entries of this list have to differ from each other, those of \`variations.options\` by their \`id\`.

Bad: \`"options": ["copy", "copy"]\`

Good: \`"options": ["copy", "view"]\``,
  }),
  'too-many': declare<{ what: string; maximum: number; count: number }>({
    severity: 'warning',
    message: ({ what, maximum, count }) => `${what} has ${count} entries; at most ${maximum} fit`,
    hint: () => 'Put them into fewer entries',
    explain: `The place where these are shown has room for a few only. All are still shown, in more than one row.

Bad: five columns in \`footer.links\`.

Good: four columns.`,
  }),
};

const links = {
  'unsafe-link': declare<{ what: string; href: string }>({
    severity: 'error',
    message: ({ what, href }) => `${what} leads to "${href}", which is not safe; the link is left out`,
    hint: ({ href }) => hintOfScheme(href),
    explain: `Links with other schemes (\`javascript:\`, \`data:\`, \`file:\` …) can run code or read files on the reader's machine, so they
are never written into a page.

Bad: \`"href": "javascript:alert(1)"\`

Good: \`"href": "https://example.com"\``,
  }),
  'invalid-link': declare<{ what: string; href: string; expected: string }>({
    severity: 'error',
    message: ({ what, href, expected }) => `${what} is "${href}"; expected ${expected}; the link is left out`,
    explain: `The value has to be a full address, and cannot be used as one.

Bad: \`"github": "acme"\` in \`footer.socials\`

Good: \`"github": "https://github.com/acme"\``,
  }),
  'relative-global-anchor': declare<{ href: string }>({
    severity: 'error',
    message: ({ href }) => `A global anchor must lead to an outside address, not to "${href}"`,
    hint: () => 'Write a full address, or put the anchor into `navigation.anchors`',
    explain: `Anchors under \`navigation.global\` are for addresses outside the documentation only; pages of the site belong to the
navigation itself. The link is still drawn.

Bad: \`"global": {"anchors": [{"anchor": "Blog", "href": "/blog"}]}\`

Good: \`"global": {"anchors": [{"anchor": "Blog", "href": "https://example.com/blog"}]}\``,
  }),
};

const structure = {
  'missing-navigation': declare<{ reason: string }>({
    severity: 'error',
    message: ({ reason }) => `There is no usable navigation: ${reason}`,
    hint: () => 'Add `"navigation": {"pages": ["index"]}`, with the paths of your pages',
    explain: `\`navigation\` says which pages the site has and in what order. Without it there is no site to build.

Bad: \`"navigation": {}\`

Good: \`"navigation": {"groups": [{"group": "Start", "pages": ["index"]}]}\``,
  }),
  'unknown-language': declare<{ code: string; accepted: readonly string[]; suggestion: string | undefined }>({
    severity: 'error',
    message: ({ code }) => `"${code}" is no known language code`,
    hint: ({ accepted, suggestion }) =>
      `${suggestion === undefined ? '' : `Did you mean \`${suggestion}\`? `}Known codes: ${accepted.join(', ')}`,
    explain: `The code decides the name of the language in the menu, the words of the interface and the direction of the text. Pages
under an unknown code are built, with English words around them.

Bad: \`{"language": "english"}\`

Good: \`{"language": "en"}\``,
  }),
  'duplicate-label': declare<{ noun: string; label: string; key: string }>({
    severity: 'warning',
    message: ({ noun, label, key }) =>
      `Two entries of \`${key}\` are ${noun} "${label}"; readers cannot tell them apart`,
    hint: () => 'Rename one of them, or join them',
    explain: `Elements beside each other are chosen by their label. Two with the same one look like a mistake.

Bad: \`"tabs": [{"tab": "Guides", …}, {"tab": "Guides", …}]\`

Good: \`"tabs": [{"tab": "Guides", …}, {"tab": "Reference", …}]\``,
  }),
  'second-default': declare<{ key: string }>({
    severity: 'warning',
    message: ({ key }) => `Another entry of \`${key}\` is the default already; this one is not`,
    hint: () => 'Keep `"default": true` at one of them',
    explain: `Readers begin at the default version or language. Where several say that they are it, the first one is.

Bad: \`"versions": [{"version": "1", "default": true, …}, {"version": "2", "default": true, …}]\`

Good: \`"versions": [{"version": "1", …}, {"version": "2", "default": true, …}]\``,
  }),
  'empty-label': declare<{ noun: string; key: string }>({
    severity: 'warning',
    message: ({ noun, key }) => `The \`${key}\` of ${noun} is empty`,
    hint: () => 'Write the label that readers see',
    explain: `The label is what readers and screen readers get to know of an element.

Bad: \`{"group": "", "pages": ["intro"]}\`

Good: \`{"group": "Start", "pages": ["intro"]}\``,
  }),
  'empty-container': declare<{ key: string }>({
    severity: 'warning',
    message: ({ key }) => `\`${key}\` is empty and is ignored`,
    hint: () => 'Add an entry, or remove the key',
    explain: `An empty list has nothing to show.

Bad: \`"tabs": []\`

Good: \`"tabs": [{"tab": "Guides", "pages": ["intro"]}]\``,
  }),
  'empty-group': declare<{ label: string }>({
    severity: 'error',
    message: ({ label }) => `The group "${label}" has no \`pages\``,
    hint: () => 'Add `pages`, or an `openapi` specification to make pages from',
    explain: `A group lists its pages. Only where a specification is in effect may \`pages\` be absent: then the group holds a page for
each of its operations.

Bad: \`{"group": "Start"}\`

Good: \`{"group": "Start", "pages": ["intro"]}\``,
  }),
  'misplaced-element': declare<{
    found: string;
    key: string;
    place: string;
    expected: string;
    wanted: string;
  }>({
    severity: 'error',
    message: ({ found, expected, place }) =>
      `This is ${found}, but an object in \`${place}\` is ${expected} and is read as one`,
    hint: ({ key, wanted, place }) =>
      `Write \`${wanted}\` instead of \`${key}\`, or move it out of \`${place}\``,
    explain: `Every container holds one kind of element: \`tabs\` holds tabs, \`groups\` holds groups. The key of the label tells what an
element is.

Bad: \`"tabs": [{"group": "Start", "pages": ["intro"]}]\`

Good: \`"tabs": [{"tab": "Guides", "groups": [{"group": "Start", "pages": ["intro"]}]}]\``,
  }),
};

/** Nouns stand at the start of some sentences. */
function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const declarations = { ...files, ...references, ...values, ...links, ...structure };

/** What can be wrong with docs.json and the files that it includes. */
export const configDiagnostics: DiagnosticCatalog<typeof declarations> = defineDiagnostics(
  'config',
  declarations,
);
