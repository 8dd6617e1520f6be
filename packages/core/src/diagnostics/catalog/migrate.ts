import { type DiagnosticCatalog, declare, defineDiagnostics } from '../define.ts';

const declarations = {
  'not-static': declare<{ what: string }>({
    severity: 'warning',
    message: ({ what }) => `What \`${what}\` says is computed: only what could be read is taken over`,
    hint: () => 'Look it up on the old site and write it into `docs.json` or the page',
    explain: `\`waymark migrate\` reads the configuration of another engine without running it. It follows constants, imports of files of
the project, functions that only return data, and spreads. What depends on more (the environment, a package, the clock) is
left out.

Bad: \`title: process.env.TITLE\`

Good: \`title: 'Lamps'\``,
  }),
  component: declare<{ name: string }>({
    severity: 'warning',
    message: ({ name }) => `\`<${name}>\` is a component of the old site`,
    hint: () => 'Write it again as a component of the project, or use a built-in one',
    explain: `A page uses a component that the old engine, its theme or the old project brings along. The tag stays in the page, so that
\`waymark check\` finds it: its content is shown, its own look and behaviour are not. Vue components cannot run at all; React
components can, when they are imported from a file of the docs folder and need nothing of the old engine.

Bad: \`<LampFinder />\` of a theme

Good: \`import { LampFinder } from '/snippets/lamp-finder.jsx'\``,
  }),
  import: declare<{ specifier: string }>({
    severity: 'warning',
    message: ({ specifier }) => `The import of "${specifier}" is left out`,
    hint: () => 'Copy what it brings into the docs folder, and import it by its path',
    explain: `Pages import files of the docs folder: \`.mdx\`, \`.md\`, \`.jsx\`, \`.tsx\` and \`.json\`. Modules of the old engine, of packages
and of folders that are not part of the docs are left out of the migrated page.

Bad: \`import Lamp from '@site/src/components/Lamp'\`

Good: \`import { Lamp } from '/snippets/lamp.jsx'\``,
  }),
  expression: declare<{ source: string }>({
    severity: 'warning',
    message: ({ source }) => `\`${source}\` is code of the old engine; it stands in the page as text`,
    hint: () => 'Write what it printed',
    explain: `VitePress fills in what stands in double braces by running it as a Vue expression. Waymark does not run Vue, so the migrated
page shows the expression as it is written.

Bad: \`{{ lamps.length }} lamps\`

Good: \`12 lamps\``,
  }),
  'left-out': declare<{ what: string; why: string }>({
    severity: 'warning',
    message: ({ what, why }) => `\`${what}\` is left out: ${why}`,
    explain: `Something of the old site has no counterpart, or none that could be written without a decision of yours. The message says
which and why; the rest of the page or configuration is migrated.

Bad: a block of an extension that nothing is known of

Good: text, or a built-in component`,
  }),
  'missing-page': declare<{ ref: string }>({
    severity: 'warning',
    message: ({ ref }) => `The old navigation names "${ref}", and there is no such page`,
    hint: () => 'It is left out of the new one',
    explain: `A sidebar or table of contents of the old site names a page that has no file. The new navigation goes without it.

Bad: \`items: ['lamps/fual']\`

Good: \`items: ['lamps/fuel']\``,
  }),
  'same-address': declare<{ route: string }>({
    severity: 'warning',
    message: ({ route }) => `Another file is the page at \`${route}\` already; this one is left out`,
    hint: () => 'Give one of them another address',
    explain: `A migrated page stands where its old address says, so that links to it go on working. Two files of the old site had the same
address; the first one is written.

Bad: \`lamps.md\` and \`lamps/index.md\`

Good: one of them`,
  }),
} as const;

/** Findings of `waymark migrate` in the files of another engine. */
export const migrateDiagnostics: DiagnosticCatalog<typeof declarations> = defineDiagnostics(
  'migrate',
  declarations,
);
