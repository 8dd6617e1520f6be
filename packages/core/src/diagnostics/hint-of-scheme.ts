import { schemeOf } from '../source/index.ts';

/** The name of a host and its port, which reads as a scheme and what follows it. */
const HOST_AND_PORT = /^[a-z][\w.-]*:\d+(?:[/?#]|$)/i;

/** Schemes of addresses that hold code or data themselves. */
const RUNS: readonly string[] = ['javascript', 'data', 'vbscript', 'about'];

/** What to write instead of an address whose scheme a link may not have. */
export function hintOfScheme(href: string): string {
  const scheme = schemeOf(href) ?? '';
  if (scheme === 'blob')
    return 'Only the browser that made it can read a `blob:` address: put what it showed into the docs folder, and begin its path with /';
  if (RUNS.includes(scheme)) return 'Begin an outside address with https://, and a page of the site with /';
  if (HOST_AND_PORT.test(href)) return `Write "http://${href}"`;
  // A letter before two slashes is a scheme and no drive.
  if (scheme === 'file' || (scheme.length === 1 && !href.includes('://')))
    return 'Readers have no files of your machine: put the file into the docs folder, and begin its path with /';
  return `Only schemes of widely known apps are passed on, and \`${scheme}:\` is none of them: link to a page on the web that opens the app, or show the address as code`;
}
