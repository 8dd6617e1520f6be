import { describe, expect, it } from 'vitest';
import { editAddress, issueAddress, type Repository, readRepositoryAddress } from './repository.ts';

describe('the address of a repository', () => {
  it.each([
    ['https://github.com/acme/docs.git', 'github', 'https://github.com/acme/docs'],
    ['https://github.com/acme/docs', 'github', 'https://github.com/acme/docs'],
    ['https://robot:secret@github.com/acme/docs.git/', 'github', 'https://github.com/acme/docs'],
    ['https://robot:se@cr@et@github.com/acme/docs.git', 'github', 'https://github.com/acme/docs'],
    ['https://github.com/acme/docs.git?token=secret#secret', 'github', 'https://github.com/acme/docs'],
    ['robot:se@cret@github.com:acme/docs.git', 'github', 'https://github.com/acme/docs'],
    ['git@github.com:acme/docs.git', 'github', 'https://github.com/acme/docs'],
    [
      'ssh://git@gitlab.example.com:2222/acme/team/docs.git',
      'gitlab',
      'https://gitlab.example.com/acme/team/docs',
    ],
    ['https://gitea.example.com:3000/acme/docs.git', 'gitea', 'https://gitea.example.com:3000/acme/docs'],
    ['https://codeberg.org/acme/docs', 'gitea', 'https://codeberg.org/acme/docs'],
    ['git@bitbucket.org:acme/docs.git', 'bitbucket', 'https://bitbucket.org/acme/docs'],
    ['https://github.com/a"b/<c>', 'github', 'https://github.com/a%22b/%3Cc%3E'],
  ])('of %s', (remote, host, address) => {
    expect(readRepositoryAddress(remote)).toEqual({ host, address });
  });

  it.each([
    'https://example.com/acme/docs.git',
    '/srv/git/docs.git',
    '../docs',
    'C:\\github\\docs',
    'javascript://github.com/x',
    '',
  ])('is not known of %j', (remote) => expect(readRepositoryAddress(remote)).toBeUndefined());
});

const at = (host: Repository['host']): Repository => ({
  host,
  address: 'https://host/acme/docs',
  branch: 'next/v2',
  folder: 'docs/',
});

it('leads to where a file is edited', () => {
  expect(editAddress(at('github'), 'a b.mdx')).toBe('https://host/acme/docs/edit/next/v2/docs/a%20b.mdx');
  expect(editAddress(at('gitlab'), 'a.mdx')).toBe('https://host/acme/docs/-/edit/next/v2/docs/a.mdx');
  expect(editAddress(at('gitea'), 'a.mdx')).toBe('https://host/acme/docs/_edit/next/v2/docs/a.mdx');
  expect(editAddress(at('bitbucket'), 'a.mdx')).toBe(
    'https://host/acme/docs/src/next/v2/docs/a.mdx?mode=edit',
  );
  expect(editAddress(at('github'), '../api/x.yaml')).toBe('https://host/acme/docs/edit/next/v2/api/x.yaml');
});

it('leads to where a problem is raised', () => {
  expect(issueAddress(at('github'), 'A & B', 'https://x/')).toBe(
    'https://host/acme/docs/issues/new?title=A%20%26%20B&body=https%3A%2F%2Fx%2F',
  );
  expect(issueAddress(at('gitlab'), 'A', 'B')).toBe(
    'https://host/acme/docs/-/issues/new?issue%5Btitle%5D=A&issue%5Bdescription%5D=B',
  );
});
