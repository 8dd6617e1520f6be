import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { parse } from 'yaml';

const ROOT = new URL('../../../', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, ROOT), 'utf8');
const HERE = 'packages/waymark/test';
const SOURCE = 'packages/waymark/src';

/** Tests that fail where a promise of SECURITY.md is not kept: a file, and the title of a test in it. */
const PROOFS: Readonly<Record<string, readonly (readonly [file: string, title: string])[]>> = {
  'No author code runs': [[`${HERE}/hostile/untrusted.test.ts`, 'runs nothing, asks for nothing']],
  'Nothing is fetched, and nothing outside of the docs folder is read': [
    [
      `${HERE}/hostile/untrusted.test.ts`,
      'leads nowhere outside, by links, imports, references and settings',
    ],
    [`${HERE}/hostile/untrusted.test.ts`, 'cannot lead the output elsewhere'],
  ],
  'The project decides nothing': [[`${HERE}/hostile/untrusted.test.ts`, 'of trust contradict what needs it']],
  'Readers are safe from it too': [[`${HERE}/hostile/untrusted.test.ts`, 'runs nothing, asks for nothing']],
  'It is bounded': [
    [`${HERE}/hostile/nothing-falls.test.ts`, 'may be pipes and devices, which are never read'],
    [`${HERE}/hostile/nothing-falls.test.ts`, 'are refused in front matter'],
    [`${SOURCE}/project/limit-input.test.ts`, 'refuses too many files'],
    [
      `${HERE}/hostile/untrusted.test.ts`,
      'a page that the parser never comes to the end of costs itself only',
    ],
    [`${SOURCE}/sink/limit-output.test.ts`, 'ends a build that writes more than'],
  ],
  'No other code runs': [
    [`${HERE}/hostile/strangers-folders.test.ts`, 'are not run by git when a migration asks what it holds'],
    [`${HERE}/hostile/strangers-folders.test.ts`, 'are not run by a migration from %s'],
    [
      `${HERE}/hostile/strangers-folders.test.ts`,
      'are not run by git when it is asked for days and for an earlier state',
    ],
    [`${HERE}/hostile/strangers-folders.test.ts`, 'count as no installation of a companion'],
    [`${HERE}/hostile/strangers-folders.test.ts`, 'count as no installation of a compiler or an encoder'],
  ],
  'Installing runs nothing': [['scripts/installed-size.mjs', 'with install scripts']],
  'Releases say where they come from': [
    [`${HERE}/promises.test.ts`, 'a release is packed by a job that may only read'],
    [`${HERE}/promises.test.ts`, 'a bill of materials can be made'],
  ],
  'One reason for the network in a build': [
    [`${HERE}/hostile/asks-nothing.test.ts`, 'a build asks no host that docs.json, pages'],
    [
      `${HERE}/hostile/asks-nothing.test.ts`,
      'it asks for a specification that docs.json names, and for no other',
    ],
    [`${SOURCE}/project/network/fetch-documents.test.ts`, 'uses plain http for nothing but this machine'],
    [`${HERE}/hostile/untrusted.test.ts`, '--offline fetches nothing and says so'],
  ],
  'Strict pages': [
    [`${HERE}/hostile/policies.test.ts`, 'gives all documents of %s the policy of the pages'],
    ['e2e/soundness.spec.ts', 'breaks the policy or logs an error'],
    [
      `${SOURCE}/theme/head/integrations.test.ts`,
      'are none on a plain site, whose policy then names no host',
    ],
  ],
  'Inert markup': [
    [`${SOURCE}/mdx/render/render-body.test.ts`, 'drops handlers and scripts, and says so'],
    ['e2e/data-alerts.spec.ts', 'no text of a project runs'],
  ],
  'Documents in attributes': [
    [
      `${SOURCE}/mdx/render/render-body.test.ts`,
      'shows a document in an attribute from a file, apart from the site',
    ],
  ],
  'Credentials stay with the reader': [
    ['e2e/playground.spec.ts', 'credentials go where their scheme says, and nowhere else'],
    ['e2e/page-state.spec.ts', 'credentials are kept only if the reader says so, and forgotten at once'],
    ['e2e/page-state.spec.ts', 'a reader signs in at the provider, with PKCE'],
    ['e2e/sign-in.spec.ts', 'only the answer with the state of a sign-in ends it'],
    ['e2e/sign-in.spec.ts', 'a code leaves nothing behind and leads nowhere'],
  ],
  'Safe links': [['packages/core/src/source/addresses/scheme.test.ts', 'schemeOf sees what a browser sees']],
  'Inert drawings': [['e2e/hostile-svgs.spec.ts', 'nothing in a drawing runs, loads or leads away']],
  'No way out of the folder': [
    [`${HERE}/commands/preview.test.ts`, 'does not follow a link out of the folder'],
    [`${SOURCE}/pages/code-types/twoslash.test.ts`, 'sees no file outside of the repository'],
  ],
  'No path from a URL': [
    [`${HERE}/hostile/hostile-requests.test.ts`, 'get nothing from dev but its site'],
    [`${HERE}/hostile/hostile-requests.test.ts`, 'get nothing from preview but its folder'],
  ],
  'One door out': [[`${HERE}/output/output.test.ts`, 'costs itself only, and never leaves the output']],
  'Commands that change a project stay in it': [
    [`${HERE}/hostile/strangers-folders.test.ts`, 'migrate follows no link, to a file or to a folder'],
    [`${HERE}/commands/cli-projects.test.ts`, 'takes the place of its own files only'],
  ],
  'Logs are text': [
    [`${HERE}/hostile/logs.test.ts`, 'steers no terminal and no service of CI'],
    [`${HERE}/hostile/logs.test.ts`, 'steers none by names of files and folders'],
    [`${HERE}/hostile/logs.test.ts`, 'is quoted in part where it has no end'],
  ],
  'Redirects stay inside': [
    [`${HERE}/site/hosts.test.ts`, 'leads to no other site, whatever a reader adds to an address'],
    [`${HERE}/site/vendors.test.ts`, 'leads to no other site, whatever a reader adds to an address'],
  ],
  'Nothing of yours is touched': [
    [`${HERE}/output/output.test.ts`, 'end the build when they are in its way'],
  ],
  'A cache is no way into the output': [
    [`${HERE}/output/cache-flips.test.ts`, 'a build from a changed cache gives the same site'],
    [`${SOURCE}/project/cache/cache-folder.test.ts`, 'is refused where git tracks files, and only there'],
    [`${HERE}/commands/start.test.ts`, 'is kept by the first command, and a changed file counts as none'],
    [
      `${HERE}/commands/start.test.ts`,
      'is not kept by a check, for projects of strangers, and where Node.js is told to keep none',
    ],
  ],
  'Nothing that is found is continued': [
    [`${HERE}/output/output.test.ts`, 'makes no folder of a build one that is taken up again'],
  ],
  'No half site': [[`${HERE}/output/output-kills.test.ts`, 'leaves whole files and pages with their style']],
  'Two builds do not mix': [[`${HERE}/output/output.test.ts`, 'do not mix: the second one stops']],
};

const promises = Array.from(read('SECURITY.md').matchAll(/^- \*\*(.+?)\.?\*\*/gm), ([, title = '']) => title);

it('every promise of SECURITY.md has its tests, and no other has', () => {
  expect(Object.keys(PROOFS)).toEqual(promises);
});

it.each(Object.entries(PROOFS))('%s: the tests are there', (_, proofs) => {
  for (const [file, title] of proofs) expect(read(file), file).toContain(title);
});

interface Workflow {
  readonly permissions: object;
  readonly jobs: Readonly<
    Record<
      string,
      {
        readonly permissions?: object;
        readonly steps: readonly {
          readonly uses?: string;
          readonly run?: string;
          readonly with?: Readonly<Record<string, unknown>>;
        }[];
      }
    >
  >;
}

const readWorkflow = (name: string): Workflow => parse(read(`.github/workflows/${name}.yml`)) as Workflow;
const stepsOf = ({ jobs }: Workflow) => Object.values(jobs).flatMap(({ steps }) => steps);

it.each(['ci', 'release'])('%s names actions by commit, and leaves no key to what it runs', (name) => {
  const steps = stepsOf(readWorkflow(name));
  for (const { uses = '' } of steps) expect(uses).toMatch(/^(?:actions\/[\w-]+@[0-9a-f]{40})?$/);
  const checkouts = steps.filter(({ uses = '' }) => uses.startsWith('actions/checkout@'));
  expect(checkouts.length).toBeGreaterThan(0);
  for (const step of checkouts) expect(step.with).toMatchObject({ 'persist-credentials': false });
});

it('a release is packed by a job that may only read, and published by one that runs nothing but npm and gh', () => {
  const { permissions, jobs } = readWorkflow('release');
  expect(permissions).toEqual({});
  expect(Object.keys(jobs)).toEqual(['pack', 'publish']);
  expect(jobs['pack']?.permissions).toEqual({ contents: 'read' });
  const { steps = [] } = jobs['publish'] ?? {};
  const programs = steps.flatMap(({ run = '' }) => run.match(/^ *(?!for |done)\w+/gm) ?? []);
  expect(programs.map((program) => program.trim())).toEqual(['npm', 'gh']);
  expect(steps.flatMap(({ run = '' }) => run).join()).toMatch(
    /npm publish "tarballs\/.* --provenance .*--ignore-scripts/,
  );
});

it('a bill of materials can be made of what the lock file holds', () => {
  const program = fileURLToPath(new URL('scripts/sbom.mjs', ROOT));
  const { components } = JSON.parse(execFileSync(process.execPath, [program], { encoding: 'utf8' })) as {
    components: readonly { readonly name: string }[];
  };
  expect(components.length).toBeGreaterThan(50);
});
