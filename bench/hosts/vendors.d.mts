import type { Ask } from './start-hosts.mjs';

/** Makes what asks a host: from its rules, the folder that is served, and the base below which the site lies in it. */
type AskHost = (rules: string, folder: string, base: string) => Promise<Ask>;

/** Cloudflare's own server of files; its rules are `_redirects` and `_headers` of the site. */
export const askCloudflare: AskHost;

/** Netlify's own matcher. */
export const askNetlify: AskHost;

/** The routes of a deployment of Vercel, asked in their order. */
export const askVercel: AskHost;

/** The function for CloudFront, before a store of files. */
export const askCloudfront: AskHost;
