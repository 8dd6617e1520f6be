import type { Emit } from '../site-model.ts';

/** Headers of every answer: what the policy of pages cannot say in their `<meta>` element. */
export const HEADERS: readonly (readonly [name: string, value: string])[] = [
  ['Content-Security-Policy', "frame-ancestors 'self'"],
  ['X-Content-Type-Options', 'nosniff'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
];

/** How long browsers keep files that are named by their content. */
export const CACHE_CONTROL = 'public, max-age=31536000, immutable';

/** The folder of generated files, and, as regular expressions, those in it that are not named by their content. */
export const GENERATED = {
  folder: '_waymark/',
  renewed: [
    'manifest\\.json',
    'redirects\\.json',
    'oauth-callback\\.html',
    'search/[A-Za-z]{2,3}(?:-[A-Za-z]+)*\\.json',
  ],
} as const;

/** Endings of generated files that are always named by their content. */
const NAMED_BY_CONTENT = ['css', 'js', 'woff2'];

/** `_headers`, which Netlify and Cloudflare read. */
export const emitHeaders: Emit = ({ urls: { base } }) => {
  const all = [`/*`, ...HEADERS.map(([name, value]) => `  ${name}: ${value}`)];
  const kept = NAMED_BY_CONTENT.flatMap((ending) => [
    `${base}/${GENERATED.folder}*.${ending}`,
    `  Cache-Control: ${CACHE_CONTROL}`,
  ]);
  return [{ path: '_headers', content: `${[...all, ...kept].join('\n')}\n` }];
};
