import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { waymark } from '../support/commands.ts';
import { docsJson, removeTemporary, temporaryFolder, writeProject } from '../support/projects.ts';

afterAll(removeTemporary);

const HOSTILE =
  '\u001b]0;x\u0007\u009b2J\n::set-output name=a::b\r::error::x\u202e##vso[task.setvariable variable=P]v ##[add-mask]q';
const inLine = (text: string): string => text.replaceAll(/[\n\r]/g, ' ');

/** A project that says the text wherever a finding may quote it. */
function hostileProject(text: string): string {
  const line = inLine(text);
  const operation = { operationId: text, tags: [text], responses: { 200: { $ref: `#/${text}` } } };
  return writeProject({
    'docs.json': JSON.stringify({
      name: 'Docs',
      theme: 'mint',
      colors: { primary: text },
      [text]: 1,
      navigation: { pages: ['index', text, { group: text, [text]: 1, icon: text, openapi: 'api.json' }] },
      redirects: [{ source: text, destination: text }],
      navbar: { links: [{ label: text, href: `javascript:${text}` }] },
    }),
    'index.mdx': `---\ntitle: A\nicon: "${line.replaceAll(/\p{Cc}/gu, ' ')}"\n---\n\n# ${line}\n\n[a](</${line}>)\n\n<Card title="${line}" icon="${line}" href="javascript:${line}">A</Card>\n\n<Unknown>${line}\n`,
    'api.json': JSON.stringify({
      openapi: '3.1.0',
      info: { title: text, version: '1' },
      servers: [{ url: text }],
      paths: { [`/${text}`]: { get: operation, [text]: {} } },
    }),
  });
}

const folder = hostileProject(HOSTILE);
const COMMANDS = [
  ['check', folder],
  ['check', folder, '--format', 'json'],
  ['check', folder, '--format', 'sarif'],
  ['check', folder, '--untrusted'],
  ['build', folder, '--out', `${temporaryFolder()}/out`],
  ['support', folder],
  ['support', folder, '--format', 'json'],
];

function expectHarmless(log: string): void {
  expect(log).toContain('set-output');
  // Lines as a service of CI splits them.
  for (const line of log.split(/[\r\n]/)) expect(line).not.toMatch(/^\s*::|##\w*\[/);
  expect(log).not.toMatch(/[^\P{Cc}\n]|[\u202a-\u202e\u2066-\u2069]/u);
}

describe('what a project says', () => {
  it.each(COMMANDS)('steers no terminal and no service of CI: %s', async (...words) => {
    const { stdout, stderr } = await waymark(words);
    expectHarmless(stdout + stderr);
  });

  it.skipIf(process.platform === 'win32')('steers none by names of files and folders', async () => {
    const name = HOSTILE.replaceAll('/', '');
    const directory = join(temporaryFolder(), name);
    mkdirSync(directory);
    writeProject(
      {
        'docs.json': docsJson({ pages: ['index', 'b'] }),
        'index.mdx': '[b](/b)\n',
        'b.mdx': 'B\n',
        [`${name}.mdx`]: '[b](/b)\n',
      },
      directory,
    );
    const commands = [
      ['check', directory],
      ['types', directory],
      ['export', directory],
      ['merge', directory],
      ['new', join(directory, 'new')],
      ['mv', join(directory, 'b.mdx'), join(directory, 'c.mdx')],
      [name],
      ['check', directory, `--${name}`],
    ];
    for (const words of commands) {
      const { stdout, stderr } = await waymark(words);
      // A check of a project without a finding says nothing of names.
      expectHarmless(`${stdout}${stderr} set-output`);
    }
  });

  it('steers none by the name of the output folder either, which is one line', async () => {
    const directory = writeProject({
      'docs.json': docsJson({ pages: ['index'] }),
      'index.mdx': 'A\n',
      'waymark.json': JSON.stringify({ out: inLine(HOSTILE).replace('::set', '\n::set') }),
    });
    const { stderr } = await waymark(['build', directory, '--no-cache']);
    expect(stderr).toContain('set-output');
    expect(stderr).toMatch(/^[^\p{Cc}]*\n$/u);
    expect(stderr).not.toMatch(/##\w*\[/);
  });

  it('is quoted in part where it has no end', async () => {
    const { stdout } = await waymark(['check', hostileProject('a'.repeat(200_000)), '--format', 'json']);
    const { diagnostics } = JSON.parse(stdout) as { diagnostics: readonly { message: string }[] };
    expect(diagnostics.length).toBeGreaterThan(8);
    for (const { message } of diagnostics) expect(message.length).toBeLessThan(2100);
  });
});
