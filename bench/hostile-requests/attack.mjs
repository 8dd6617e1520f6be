import { connect } from 'node:net';
import { hostileRequest } from './hostile-request.mjs';

/** Milliseconds after which a client hangs up that got no whole answer. */
const PATIENCE = 5000;
/** Clients at one time. */
const AT_ONCE = 8;

/** Text of the files that no answer may hold: they lie beside the docs folder, or are no part of the site. */
export const CANARY = 'canary-5f1c0d';

/** A docs folder with what could be led astray, and files around it that nobody may get, by path. */
export const HOSTILE_PROJECT = {
  '.git/HEAD': CANARY,
  'canary.txt': CANARY,
  'private/index.html': CANARY,
  'docs/docs.json': JSON.stringify({
    theme: 'mint',
    name: 'Harbour',
    colors: { primary: '#0B6E4F' },
    navigation: { pages: ['index', 'a'] },
    redirects: [
      { source: '/old', destination: '/a?x=1#top' },
      { source: '/move/:rest*', destination: '/:rest*' },
      { source: '/any/*', destination: '/a/*' },
    ],
  }),
  'docs/index.mdx': '---\ntitle: "Home"\n---\n\nThe harbour.\n',
  'docs/a.mdx': '---\ntitle: "A"\n---\n\nA text.\n',
  'docs/custom.css': ':root { --mine: red; }\n',
  'docs/images/a.svg': '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h9v9z"/></svg>',
  'docs/.secret': CANARY,
};

/**
 * Sends hostile requests to a server of this machine, some at a time. The answer tells what should not have been: a file
 * that is not of the site, an answer to another host, a redirect elsewhere, a failure inside, or no life afterwards.
 */
export async function attack({ port, count, dice, token = '' }) {
  const problems = [];
  let left = count;
  const client = async () => {
    while (left > 0) {
      left -= 1;
      const request = hostileRequest(dice, token);
      const answer = await exchange(port, request);
      const problem = judge(request, answer);
      if (problem !== undefined)
        problems.push(`${problem}: ${JSON.stringify(String(request.bytes).slice(0, 200))}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, client));
  const bytes = Buffer.from('GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
  const alive = await exchange(port, { bytes, isHalf: false });
  if (!/^HTTP\/1\.1 200 /.test(alive) || !alive.includes('The harbour.'))
    problems.push(`It serves no longer: ${alive.slice(0, 300)}`);
  return problems;
}

/** What a server sends until it or the client hangs up. */
function exchange(port, { bytes, isHalf }) {
  return new Promise((done) => {
    let answer = '';
    const socket = connect({ port, host: 'localhost' }, () => {
      socket.write(bytes);
      if (isHalf) setTimeout(() => socket.destroy(), 20);
    });
    socket.setTimeout(PATIENCE, () => socket.destroy());
    socket.on('data', (part) => (answer += part.toString('latin1')));
    socket.on('error', () => undefined);
    socket.on('close', () => done(answer));
  });
}

/** Why an answer should not have been given. */
function judge({ isHalf, isForeign, path }, answer) {
  const [head = ''] = answer.replace(/^(?:HTTP\/1\.1 100 Continue\r\n\r\n)+/, '').split('\r\n\r\n', 1);
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1] ?? 0);
  const location = /^location: *(.*)$/im.exec(head)?.[1];
  if (answer.includes(CANARY)) return 'It gave a file that is not of the site';
  if (location !== undefined && !/^\/(?![/\\])/.test(location)) return `It leads elsewhere, to ${location}`;
  if (/^set-cookie:/im.test(head)) return 'It took a header from the path';
  if (status >= 500) return `It failed with ${status}`;
  if (isHalf) return undefined;
  const isTaken = status >= 200 && status < 400;
  if (isForeign && isTaken) return `It answered another host with ${status}`;
  if (/^\/_waymark\/(?:live|editor)\?/.test(path) && isTaken)
    return `It let a page of another site in with ${status}`;
  return undefined;
}
