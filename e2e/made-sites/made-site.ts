/** A site that is made for one test: files of a docs folder by path. */
export interface MadeSite {
  readonly name: string;
  readonly files: Readonly<Record<string, string>>;
  /** Where it says that it is published. */
  readonly siteUrl?: string;
}

/** The files of a site: its `docs.json`, and a page with a sentence for each title. */
export function writeSite(
  config: { readonly name: string; readonly navigation: object; readonly [key: string]: unknown },
  titles: Iterable<readonly [path: string, title: string]>,
): MadeSite['files'] {
  return {
    'docs.json': JSON.stringify({ theme: 'mint', colors: { primary: '#225588' }, ...config }),
    ...Object.fromEntries(
      [...titles].map(([path, title]) => [`${path}.mdx`, `---\ntitle: ${title}\n---\n\nA text.\n`]),
    ),
  };
}
