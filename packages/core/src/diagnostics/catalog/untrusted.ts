import { type DiagnosticCatalog, declare, defineDiagnostics } from '../define.ts';

const declarations = {
  'code-not-run': declare<{ places: number }>({
    severity: 'warning',
    message: ({ places }) =>
      `${places === 1 ? 'This part needs' : `From here on, ${places} parts of the page need`} code, which runs neither with \`--untrusted\` nor in texts of docs.json and of specifications`,
    explain: `With \`--untrusted\`, no code of a project runs while its site is built: no expression that is more than data, no
export that is computed, no component of the project's own. The page is built without what only that code could make; each
such place says so, and the command counts the pages. Plain data stays: texts, numbers, lists and objects in braces, exports
of these, JSON files.

Bad: \`{[1, 2, 3].map((n) => n * 2).join(', ')}\`

Good: \`2, 4, 6\``,
  }),
  'foreign-content': declare<{ what: string; address: string }>({
    severity: 'warning',
    message: ({ what, address }) =>
      address === ''
        ? `\`${what}\` is left out: pages of an untrusted project have none`
        : `\`${what}\` of "${address}" is left out: pages of an untrusted project load nothing from other hosts`,
    hint: ({ address }) =>
      address === '' ? 'Say what it holds in the text' : 'Keep the file in the project, or link to it',
    explain: `With \`--untrusted\`, pages hold nothing that makes a reader's browser ask another host than the site's: no frames, and no
pictures, videos and sounds from elsewhere, which tell their host who reads what. Frames and pictures become links.
\`--untrusted=build-only\` keeps them.

Bad: \`![Map](https://images.example.com/map.png)\`

Good: \`![Map](/images/map.png)\``,
  }),
  'foreign-setting': declare<{ key: string }>({
    severity: 'warning',
    message: ({ key }) =>
      `\`${key}\` is left out: pages of an untrusted project load nothing from other hosts`,
    hint: () => 'Keep pictures and fonts in the project; services are for builds that trust their authors',
    explain: `With \`--untrusted\`, services, web fonts and pictures of other hosts are no part of the site. \`--untrusted=build-only\` keeps
them, for hosts that serve such a site from an origin of its own.

Bad: \`"fonts": { "family": "Roboto" }\`

Good: \`"fonts": { "family": "Roboto", "source": "/fonts/roboto.woff2", "format": "woff2" }\``,
  }),
  'foreign-redirect': declare<{ address: string }>({
    severity: 'warning',
    message: ({ address }) =>
      `The redirect to "${address}" is left out: an untrusted project sends readers nowhere else`,
    hint: () => 'Write a page that links to the address',
    explain: `A redirect takes readers to another host without asking them. With \`--untrusted\` only redirects within the site work.

Bad: \`{ "source": "/chat", "destination": "https://chat.example.com" }\`

Good: \`{ "source": "/chat", "destination": "/support" }\``,
  }),
  'active-file': declare<{ file: string }>({
    severity: 'warning',
    message: ({ file }) =>
      `"${file}" is left out: scripts and documents of an untrusted project are not served, nor what speaks for the host`,
    hint: () => 'Build with `--untrusted=build-only` if the site has an origin of its own',
    explain: `With \`--untrusted\`, files that browsers would run are no part of the site: scripts (\`.js\`, \`.mjs\`), and documents that may
hold some (\`.html\`, \`.xml\`). Nor are files in \`.well-known\`, by which a host says to applications, to other sites and to
authorities for certificates who it belongs to, or files that hosts read in the folder of a site, such as
\`staticwebapp.config.json\` and \`vercel.json\`: they may redirect readers and change headers. Stylesheets, pictures, fonts and data are.

Bad: \`analytics.js\` in the docs folder

Good: \`style.css\` in the docs folder`,
  }),
  settings: declare<Record<never, never>>({
    severity: 'warning',
    message: () =>
      'Only `base` of `waymark.json` is read: an untrusted project decides nothing else about its build',
    explain: `The settings of \`waymark.json\` open the security policy of the pages, among other things. With \`--untrusted\` only
\`base\` counts; all else is for the command line to decide.

Bad: \`waymark.json\` with \`policy.allow\` in a project that is built with \`--untrusted\`

Good: hosts that the configuration of a trusted project names`,
  }),
};

/** What a project cannot have because the command does not trust it. */
export const untrustedDiagnostics: DiagnosticCatalog<typeof declarations> = defineDiagnostics(
  'untrusted',
  declarations,
);
