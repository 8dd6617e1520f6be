import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { UNTRUSTED } from '../../src/project/trust.ts';
import {
  type Built,
  buildProject,
  docsJson,
  removeTemporary,
  temporaryFolder,
  writeProject,
} from '../support/projects.ts';

afterAll(removeTemporary);

const page = 'guides/start.mdx';
const settings = {
  feedback: { thumbs: true, edits: true, issues: true },
  metadata: { timestamp: true },
};

function git(folder: string, ...args: string[]): void {
  const who = ['-c', 'user.name=A', '-c', 'user.email=a@example.com', '-c', 'init.defaultBranch=main'];
  execFileSync('git', ['-C', folder, ...who, ...args], {
    stdio: 'ignore',
    env: { ...process.env, GIT_COMMITTER_DATE: '2024-05-06T12:00:00Z', GIT_CONFIG_GLOBAL: '/dev/null' },
  });
}

/** A repository with docs in a folder of it; answers with the repository. */
function repository(more: Readonly<Record<string, string>> = {}): string {
  const folder = writeProject({
    'docs/docs.json': docsJson({ pages: ['guides/start'] }, settings),
    [`docs/${page}`]: '---\ntitle: "Start & go"\n---\nText.\n',
    ...more,
  });
  git(folder, 'init');
  git(folder, 'add', '.');
  git(folder, 'commit', '-m', 'x');
  return folder;
}

const codes = (site: Built): readonly string[] => site.result.diagnostics.map(({ code }) => code);
const html = (site: Built): string => site.read('guides/start/index.html');
const noEffect = (site: Built): string =>
  site.result.diagnostics
    .filter(({ code }) => code === 'content/no-effect')
    .map(({ message }) => message)
    .join('\n');

describe('links to the source', () => {
  it('come from the remote, the branch and the folder, without passwords', async () => {
    const folder = repository();
    git(folder, 'remote', 'add', 'upstream', 'https://github.com/other/docs');
    git(folder, 'remote', 'add', 'origin', 'https://robot:secret@github.com/acme/manual.git');
    git(folder, 'checkout', '-b', 'v2');
    const site = await buildProject(join(folder, 'docs'), { siteUrl: 'https://docs.example.com' });
    expect(html(site)).toContain('href="https://github.com/acme/manual/edit/v2/docs/guides/start.mdx"');
    expect(html(site)).toContain(
      '/issues/new?title=Start%20%26%20go&amp;body=https%3A%2F%2Fdocs.example.com%2Fguides%2Fstart%2F',
    );
    expect(html(site)).not.toContain('secret');
    expect(html(site)).toContain('datetime="2024-05-06"');
  });

  it('are not there without a known host, which is said', async () => {
    const folder = repository();
    git(folder, 'remote', 'add', 'origin', '/srv/manual.git');
    const site = await buildProject(join(folder, 'docs'));
    expect(html(site)).not.toContain('feedback-link');
    expect(noEffect(site)).toContain('`feedback.edits` has no effect: git names no remote');
    const stranger = await buildProject(join(folder, 'docs'), { trust: UNTRUSTED.all });
    expect(noEffect(stranger)).toContain('`feedback.edits` has no effect: git is not asked');
  });

  it('change with the repository, also where pages are kept', async () => {
    const folder = repository();
    git(folder, 'remote', 'add', 'origin', 'https://github.com/acme/one');
    const out = join(temporaryFolder(), 'out');
    const first = await buildProject(join(folder, 'docs'), { cache: true, out });
    expect(html(first)).toContain('/acme/one/edit/');
    git(folder, 'remote', 'set-url', 'origin', 'https://github.com/acme/two');
    expect(html(await buildProject(join(folder, 'docs'), { cache: true, out }))).toContain('/acme/two/edit/');
  });
});

describe('a shallow clone', () => {
  it('shows no days, and says so once', async () => {
    const origin = repository({ 'docs/guides/other.mdx': '---\ntimestamp: true\n---\nx\n' });
    git(origin, 'commit', '--allow-empty', '-m', 'y');
    const clone = join(temporaryFolder(), 'clone');
    execFileSync('git', ['clone', '-q', '--depth', '1', `file://${origin}`, clone], { stdio: 'ignore' });
    const site = await buildProject(join(clone, 'docs'));
    expect(html(site)).not.toContain('datetime=');
    expect(codes(site).filter((code) => code === 'content/shallow-history')).toHaveLength(1);
    const found = site.result.diagnostics.find(({ code }) => code === 'content/shallow-history');
    expect(found).toMatchObject({ severity: 'warning', path: '/metadata/timestamp' });
  });
});

describe('the question whether a page has helped', () => {
  const project = (docs: object, waymark: object = {}): string =>
    writeProject({
      'docs.json': docsJson({ pages: ['guides/start'] }, docs),
      'waymark.json': JSON.stringify(waymark),
      [page]: 'Text.\n',
    });

  it('is asked where somebody is told the answer', async () => {
    const thumbs = { feedback: { thumbs: true } };
    const alone = await buildProject(project(thumbs));
    expect(html(alone)).not.toContain('feedback-thumbs-up');
    expect(noEffect(alone)).toContain('`feedback.thumbs` has no effect: no service');
    const plausible = { plausible: { domain: 'docs.example.com' } };
    const counted = await buildProject(project({ ...thumbs, integrations: plausible }));
    expect(html(counted)).toContain('id="feedback-thumbs-up"');
    expect(html(counted)).not.toContain('id="feedback-form"');
    const off = { ...plausible, telemetry: { enabled: false } };
    const silent = await buildProject(project({ ...thumbs, integrations: off }));
    expect(html(silent)).not.toContain('feedback-thumbs-up');
    expect(noEffect(silent)).toContain('telemetry');
  });

  it('is asked for an address, which pages may send to', async () => {
    const url = 'https://api.example.com/v1/answers';
    const site = await buildProject(project({}, { feedback: { url } }));
    expect(html(site)).toContain(`data-feedback-url="${url}"`);
    expect(html(site)).toContain('id="feedback-form" class="contextual-feedback-form"');
    expect(html(site)).toContain("connect-src 'self' https://api.example.com;");
    expect(html(site)).toMatch(/src="\/_waymark\/feedback\.\w+\.js"/);
    expect(site.read('404.html')).not.toContain('feedback-thumbs-up');
    for (const bad of [
      'javascript:alert(1)',
      'data:text/html,x',
      '//e.example',
      'https://e.example; script-src *',
      "https://e.example' 'unsafe-inline",
      'https://a:b@e.example/',
      'https://*.example/',
    ]) {
      const unsafe = await buildProject(project({}, { feedback: { url: bad } }));
      expect(codes(unsafe), bad).toContain('config/invalid-value');
      expect(html(unsafe), bad).toContain("connect-src 'self';");
      expect(html(unsafe), bad).not.toContain('data-feedback-url');
    }
    const refused = await buildProject(project({ feedback: { thumbs: false } }, { feedback: { url } }));
    expect(html(refused)).not.toContain('feedback-thumbs-up');
  });
});
