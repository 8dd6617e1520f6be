import { encodePath, normalizePath } from '@waymark/core/content';

/** Where the sources of the docs are to be seen and changed. */
export interface Repository {
  readonly host: 'github' | 'gitlab' | 'gitea' | 'bitbucket';
  /** Address of the repository, without a slash at its end. */
  readonly address: string;
  readonly branch: string;
  /** Path of the docs folder in the repository: `''`, or `docs/`. */
  readonly folder: string;
}

/** Words in names of hosts that tell which program they run. */
const HOSTS: readonly (readonly [word: RegExp, host: Repository['host']])[] = [
  [/github/i, 'github'],
  [/gitlab/i, 'gitlab'],
  [/bitbucket/i, 'bitbucket'],
  [/gitea|forgejo|codeberg/i, 'gitea'],
];

/** Reads the address of a remote, with what it says of users and passwords left out; undefined for hosts of no known kind. */
export function readRepositoryAddress(remote: string): Pick<Repository, 'host' | 'address'> | undefined {
  // What follows `?` or `#` is no part of a repository, and a password may hold `@` as it is.
  const [place = ''] = remote.split(/[?#]/);
  const url = /^(?<scheme>https?|ssh|git):\/\/(?:[^/]*@)?(?<host>[^/:@]+)(?<port>:\d+)?\/(?<path>.+)$/.exec(
    place,
  );
  const short = /^(?:[^/\s]*@)?(?<host>[^:/\s@]{2,}):(?!\/)(?<path>[^\s]+)$/.exec(place);
  const { scheme = '', host = '', port = '', path = '' } = (url ?? short)?.groups ?? {};
  const kind = HOSTS.find(([word]) => word.test(host))?.[1];
  if (kind === undefined) return undefined;
  const parts = path
    .replace(/(?<!\/)\/+$/, '')
    .replace(/\.git$/, '')
    .split('/');
  const origin = `https://${host}${scheme.startsWith('http') ? port : ''}`;
  return { host: kind, address: `${origin}/${parts.map(encodeURIComponent).join('/')}` };
}

/** Address under which a file of the docs folder is edited. */
export function editAddress({ host, address, branch, folder }: Repository, file: string): string {
  const path = `${encodePath(branch)}/${encodePath(joinPath(folder, file))}`;
  if (host === 'github') return `${address}/edit/${path}`;
  if (host === 'gitlab') return `${address}/-/edit/${path}`;
  return host === 'gitea' ? `${address}/_edit/${path}` : `${address}/src/${path}?mode=edit`;
}

/** Address under which a problem is raised, with its title and text filled in. */
export function issueAddress({ host, address }: Repository, title: string, text: string): string {
  const [titleKey, textKey, path] =
    host === 'gitlab'
      ? ['issue[title]', 'issue[description]', '-/issues/new']
      : ['title', host === 'bitbucket' ? 'content' : 'body', 'issues/new'];
  const query = [
    [titleKey, title],
    [textKey, text],
  ].map(([key = '', value = '']) => `${encodeURIComponent(key)}=${encodeURIComponent(value)}`);
  return `${address}/${path}?${query.join('&')}`;
}

/** `..` leads from the docs folder to elsewhere in the repository. */
function joinPath(folder: string, file: string): string {
  return normalizePath(`${folder}${file}`).slice(1);
}
