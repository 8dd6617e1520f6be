import type { SiteModel } from '../site-model.ts';
import { caddyFile } from './caddy.ts';
import { cloudfrontFile } from './cloudfront.ts';
import type { HostFile } from './host-rules.ts';
import { nginxFile } from './nginx.ts';
import { netlifyFile } from './redirects-file.ts';
import { vercelFile } from './vercel.ts';

/** Hosts that are told their rules in a file of their own; `root` is the folder of the host that the site is in. */
export const HOSTS = {
  caddy: caddyFile,
  cloudfront: cloudfrontFile,
  netlify: netlifyFile,
  nginx: nginxFile,
  vercel: vercelFile,
} as const satisfies Readonly<Record<string, (site: SiteModel, root: string) => HostFile>>;

/** Name of such a host. */
export type HostName = keyof typeof HOSTS;
