import { differInAccents } from '../../source/index.ts';
import { type DiagnosticCatalog, declare, defineDiagnostics } from '../define.ts';
import { hintOfScheme } from '../hint-of-scheme.ts';

/** The page that an address is most probably meant for, where nothing is. */
interface SuggestedPage {
  readonly suggestion?: string | undefined;
  /** That it is of another language than the one that was meant. */
  readonly isTranslation?: boolean;
}

function hintOfPage({ suggestion, isTranslation = false }: SuggestedPage): string | undefined {
  if (suggestion === undefined) return undefined;
  return isTranslation
    ? `Only other languages have such a page, as "${suggestion}"`
    : `Did you mean "${suggestion}"?`;
}

const declarations = {
  'redirect-taken': declare<{ source: string; problem: string }>({
    severity: 'error',
    message: ({ source, problem }) => `Nothing can be redirected from "${source}": it ${problem}`,
    hint: () => 'Redirect from an address at which the site has nothing of its own',
    explain: `A redirect is a page that leads on. Where the site has a file of its own (\`/sitemap.xml\`, \`/llms.txt\`, an image), or
where no file can be, there is no room for it: the entry is left out, and the others work.

Bad: \`{ "source": "/sitemap.xml", "destination": "/map" }\`

Good: \`{ "source": "/old-map", "destination": "/map" }\``,
  }),
  'missing-page': declare<{ href: string; path: string } & SuggestedPage>({
    severity: 'error',
    message: ({ href, path }) =>
      href === path ? `Nothing is at "${href}"` : `Nothing is at "${path}", where "${href}" leads`,
    hint: hintOfPage,
    explain: `A link inside the site has to lead to a page, a file or a redirect. Paths have no extension and begin at the docs
root; relative ones begin at the folder of the file that holds the link.

Bad: \`[Install](/instal)\`

Good: \`[Install](/install)\``,
  }),
  'lost-page': declare<{ route: string; revision: string; destination?: string }>({
    severity: 'error',
    message: ({ route, revision }) =>
      `Nothing is at "${route}" any more, where the site of ${revision} had a page`,
    hint: ({ route, destination }) =>
      destination === undefined
        ? `Add a redirect from "${route}" to the page that says now what it said`
        : `Add { "source": "${route}", "destination": "${destination}" } to \`redirects\`, or run the check with \`--fix\``,
    explain: `An address that a site once had stands in bookmarks, other sites and search engines. \`waymark check --since REF\` compares
the site with an earlier revision of it in git and reports every address that leads nowhere now. A redirect keeps it; where the page
can be told that took its place, \`--fix\` writes the redirect.

Bad: \`guides/setup.mdx\` renamed to \`guides/install.mdx\`, and nothing else

Good: the same, with \`{ "source": "/guides/setup", "destination": "/guides/install" }\` in \`redirects\``,
  }),
  'lost-anchor': declare<{ hash: string; route: string; revision: string; suggestion?: string | undefined }>({
    severity: 'error',
    message: ({ hash, route, revision }) =>
      `The page ${route} has no place named "#${hash}" any more, which it had in ${revision}`,
    hint: ({ hash, suggestion }) =>
      suggestion === undefined
        ? `Keep the old name with \`<a id="${hash}" />\` where its content is now`
        : `"#${suggestion}" stands in its place: put \`<a id="${hash}" />\` before it, or write the heading with \`{#${hash}}\``,
    explain: `What follows \`#\` in an address never reaches a host, so no redirect can keep it: the page itself has to. This is reported by
\`waymark check --since REF\` when a heading was renamed or taken out.

Bad: the heading \`## Rate limits\` renamed to \`## Quotas\`

Good: \`## Quotas {#rate-limits}\`, or \`<a id="rate-limits" />\` before the heading`,
  }),
  'missing-anchor': declare<{
    hash: string;
    route: string;
    suggestion?: string | undefined;
    elsewhere?: string;
  }>({
    severity: 'error',
    oncePerPlace: true,
    message: ({ hash, route }) => `The page ${route} has no place named "#${hash}"`,
    hint: ({ hash, suggestion, elsewhere }) => {
      if (elsewhere !== undefined) return `Did you mean "${elsewhere}", in the language of this page?`;
      if (hash.startsWith('section/'))
        return "A specification's `info.description` has no page: put its text on one of yours, and link to that";
      return suggestion === undefined ? undefined : `Did you mean "#${suggestion}"?`;
    },
    explain: `What follows \`#\` names a heading or another titled part of the page. It is the heading in lower case with dashes
for spaces; ids in GitHub's style are understood too.

Bad: \`[Limits](/usage#rate-limit)\` where the heading is "Rate limits"

Good: \`[Limits](/usage#rate-limits)\``,
  }),
  'missing-asset': declare<{ href: string; path: string; suggestion?: string | undefined }>({
    severity: 'error',
    message: ({ href, path }) =>
      href === path ? `There is no file "${href}"` : `There is no file "${path}", which "${href}" names`,
    hint: ({ path, suggestion }) => {
      if (suggestion === undefined || !differInAccents(path, suggestion))
        return suggestion === undefined ? undefined : `Did you mean "${suggestion}"?`;
      return `The file is there, with its accents in another Unicode form: rename it, or write "${encodeURI(suggestion)}"`;
    },
    explain: `Images and other files are found by their path from the docs root, or relative to the file that names them.
Upper and lower case count.

Bad: \`![Screen](/images/Screen.png)\` for the file \`images/screen.png\`

Good: \`![Screen](/images/screen.png)\``,
  }),
  'unsafe-link': declare<{ href: string }>({
    severity: 'error',
    message: ({ href }) => `"${href}" is not an address that a link may have`,
    hint: ({ href }) => hintOfScheme(href),
    explain: `Links may be paths, or addresses of well-known schemes (\`https:\`, \`mailto:\`, \`tel:\`, deep links of editors and chat
applications). Others could run code in the reader's browser, or are an address without its scheme.

Bad: \`[Open](localhost:3000/admin)\`

Good: \`[Open](http://localhost:3000/admin)\``,
  }),
  external: declare<{ url: string; reason: string }>({
    severity: 'warning',
    message: ({ url, reason }) => `"${url}" cannot be reached: ${reason}`,
    hint: () => 'Open it in a browser; if it is gone, link to what took its place',
    explain: `\`waymark check --external\` asks other sites for the addresses that your pages link to. This one answered that it
is not there, or did not answer at all. Sites may also turn away programs, so look before you delete a link.

Bad: \`[Guide](https://example.com/old-guide)\` where that page was removed

Good: \`[Guide](https://example.com/guide)\``,
  }),
  'empty-link': declare<Record<never, never>>({
    severity: 'warning',
    message: () => 'This link leads nowhere: its address is empty',
    hint: () => 'Give it an address, or take the link off its words',
    explain: `A link without an address reloads the page at best.

Bad: \`[Install]()\`

Good: \`[Install](/install)\``,
  }),
  'folder-address': declare<{ href: string; route: string }>({
    severity: 'warning',
    message: ({ href, route }) =>
      `"${href}" names a folder, which has no page of its own; the link leads to "${route}"`,
    hint: ({ route }) => `Write "${route}"`,
    explain: `A folder has no page unless it holds \`index.mdx\`. Waymark leads such links to the first page of the navigation that is in
the folder; readers who type the address find nothing.

Bad: \`[Guides](/guides)\` where the folder holds \`intro.mdx\` and \`setup.mdx\`

Good: \`[Guides](/guides/intro)\``,
  }),
  'letter-case': declare<{ href: string; route: string }>({
    severity: 'warning',
    message: ({ href, route }) =>
      differInAccents(href, route)
        ? `"${href}" leads to a page whose file has its accents in another Unicode form; the form counts in addresses`
        : `"${href}" is written "${route}"; upper and lower case count in addresses`,
    hint: ({ href, route }) =>
      differInAccents(href, route)
        ? `Rename the file as you type its name, or write "${encodeURI(route)}"`
        : `Write "${route}"`,
    explain: `Waymark corrects the link, but other tools and readers who type the address will find nothing. The same holds for
letters with accents, which are one sign or two (Unicode forms NFC and NFD) and look alike: archives made on a Mac often bring
names of the second kind, while what one types is of the first.

Bad: \`[Keys](/API/keys)\` for the page \`api/keys.mdx\`

Good: \`[Keys](/api/keys)\``,
  }),
  'redirect-source': declare<{ source: string }>({
    severity: 'error',
    message: ({ source }) =>
      `The source "${source}" of a redirect cannot hold ${source.includes('://') ? 'the address of a site' : '"#" or "?"'}`,
    hint: () => 'Write only the path; a query is kept, and a hash never reaches the server',
    explain: `A redirect is chosen by the path alone.

Bad: \`"source": "/old#part"\`

Good: \`"source": "/old"\``,
  }),
  'redirect-limit': declare<{ problem: string }>({
    severity: 'error',
    message: ({ problem }) => `This redirect is left out: ${problem}`,
    hint: () =>
      'Write fewer and shorter redirects; one wildcard at the end of a path stands for all below it',
    explain: `Each address that is looked for is compared with every redirect that has wildcards, so there are limits to their
number and form, see [Limits](/reference/limits).

Bad: \`"source": "/:a*/:b*/:c*/:d*/old"\`

Good: \`"source": "/old/:path*"\``,
  }),
  'redirects-left-out': declare<{ count: number }>({
    severity: 'info',
    message: ({ count }) =>
      `${count} ${count === 1 ? 'redirect is' : 'redirects are'} not in the file \`_redirects\`: forwarding pages and the page of missing addresses stand in`,
    hint: () => 'Where the host is one of those that `waymark rules` knows, give it these rules',
    explain: `Hosts that read \`_redirects\` take 2,000 redirects from one address and 100 with wildcards, and wildcards in few forms; they
ask them before they look for pages, so a wildcard that fits a page or a file of the site is left out too. Readers are led on
all the same: by a small page at each old address, and by the script of the 404 page. The status of the answer is then not 308.

Bad: \`{ "source": "/:section/old-*-name", "destination": "/:section" }\`

Good: \`{ "source": "/old/:path*", "destination": "/new/:path*" }\``,
  }),
  'redirect-shadowed': declare<{ source: string; earlier: string }>({
    severity: 'warning',
    message: ({ source, earlier }) =>
      `The redirect from "${source}" never applies: "${earlier}" comes before it`,
    hint: () => 'Move the more specific redirect up, or delete one of them',
    explain: `The first redirect that fits an address wins.

Bad: \`/docs/:slug*\`, then \`/docs/intro\`

Good: \`/docs/intro\`, then \`/docs/:slug*\``,
  }),
  'redirect-loop': declare<{ chain: readonly string[] }>({
    severity: 'error',
    message: ({ chain }) => `Redirects lead in a circle: ${chain.join(' → ')}`,
    hint: () => 'Let one of them lead to a page',
    explain: `Redirects that lead to each other never arrive, so those in a circle and those that lead into it are left out.

Bad: \`/a\` to \`/b\` and \`/b\` to \`/a\`

Good: \`/a\` to \`/c\` and \`/b\` to \`/c\``,
  }),
  'redirect-row': declare<{ chain: readonly string[]; most: number }>({
    severity: 'error',
    message: ({ chain, most }) => `More than ${most} redirects follow each other: ${chain.join(' → ')}`,
    hint: () => 'Let each of them lead to where the last one does',
    explain: `Browsers give up after twenty redirects, so those that need more steps to arrive are left out.

Bad: \`/v1\` to \`/v2\`, \`/v2\` to \`/v3\`, and so on to \`/v30\`

Good: each of them to \`/v30\``,
  }),
  'redirect-target': declare<{ source: string; destination: string; keepsPage?: boolean } & SuggestedPage>({
    severity: 'error',
    message: ({ source, destination, keepsPage = false }) =>
      `The redirect from "${source}" leads to "${destination}", where nothing is${keepsPage ? '; the page there stays' : ''}`,
    hint: hintOfPage,
    explain: `A redirect has to end at a page, a file or an outside address. One that leads nowhere does not take the place of a page.

Bad: \`"destination": "/instal"\`

Good: \`"destination": "/install"\``,
  }),
  'redirect-base': declare<{ base: string; count: number }>({
    severity: 'error',
    message: ({ base, count }) =>
      `${count} redirects lead to pages of this site as if it were served under "${base}"`,
    hint: ({ base }) => `Build with \`--base ${base}\` if it is, else leave "${base}" out of them`,
    explain: `Redirects lead to addresses of the site, and the site has nothing under the path that these begin with; without it they would lead to pages. A site that its host serves under a path is built with that path.

Bad: \`waymark build\` with \`"destination": "/docs/install"\` and the page \`install.mdx\`

Good: \`waymark build --base /docs\``,
  }),
  'redirected-page': declare<{ source: string; page: string }>({
    severity: 'warning',
    message: ({ source, page }) => `The redirect from "${source}" hides the page "${page}"`,
    hint: () => 'Delete the page or the redirect',
    explain: `A redirect whose source is the address of a page goes before the page: no reader will ever see it.

Bad: \`"source": "/install"\` beside \`install.mdx\`

Good: one of the two`,
  }),
};

/** Findings about links, assets and redirects. */
export const linkDiagnostics: DiagnosticCatalog<typeof declarations> = defineDiagnostics(
  'links',
  declarations,
);
