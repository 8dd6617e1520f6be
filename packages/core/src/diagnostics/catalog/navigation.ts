import { differInAccents } from '../../source/index.ts';
import { type DiagnosticCatalog, declare, defineDiagnostics } from '../define.ts';

/** What names the method of an operation, and not as one is written; in small letters before a slash, it is a folder. */
const OPERATION =
  /^[[(]?(?:get|put|post|patch|delete|head|options)[\])]?(?:\s|:\s*\/)|^\/\S* (?:GET|PUT|POST|PATCH|DELETE)$/i;
const RUN_ON_OPERATION = /^(?:GET|PUT|POST|PATCH|DELETE|HEAD|OPTIONS)\//;

/** More pages of a folder than this are not named in a hint. */
const NAMED_PAGES = 3;

/** What is read of a library, by the tool that describes it, and what writes it. */
const LIBRARIES: ReadonlyMap<string, string> = new Map([
  ['typedoc', 'Give the file of `typedoc --json FILE`'],
  ['docfx', 'Give the folder of `docfx metadata`: its `toc.yml` names the files of types'],
  ['javadoc', 'Give the folder of `javadoc -d FOLDER`: its `element-list` names the packages'],
  ['sphinx', 'Give the folder of `sphinx-build -b json`: its `searchindex.json` names the documents'],
  ['phpdoc', 'Give the file `structure.xml` of `phpdoc --template=xml`'],
]);

/** Names of files that are no pages. Not of HTML: some tools write pages whose files are called `core.html.md`. */
const OTHER_FILE = /\.(txt|rst|adoc|docx?|pdf|ipynb|ya?ml|json|png|jpe?g|svg|gif|mp4|zip|csv)$/i;

const declarations = {
  'unusable-address': declare<{ address: string; problem: string }>({
    severity: 'error',
    message: ({ address, problem }) => `Pages cannot be at "${address}": it ${problem}`,
    hint: () => 'Write a path below the root of the site, such as `reference/users`',
    explain: `The key \`directory\` says below which path generated pages stand. It is a path inside the site: without \`..\`,
control characters or very long names, and not at the place of a file of the site's own, such as \`sitemap.xml\`. The
pages are built at \`api-reference\` instead.

Bad: \`"directory": "../reference"\`

Good: \`"directory": "reference"\``,
  }),
  'missing-page': declare<{
    ref: string;
    nearest?: string | undefined;
    /** Pages of the folder that is named. */
    inside?: readonly string[];
  }>({
    severity: 'error',
    message: ({ ref }) => `No page file for "${ref}"`,
    hint: ({ ref, nearest, inside = [] }) => {
      if (/^[a-z]+:\/\//i.test(ref)) return 'For a link, use an anchor or a tab with "href"';
      if (OPERATION.test(ref) || RUN_ON_OPERATION.test(ref))
        return 'Write an operation as its method, a blank and its path: `GET /pets`';
      if (/^\.\.?\//.test(ref))
        return 'Write the path from the docs folder, without dots: pages stand inside of it';
      if (ref.includes('*')) return 'Name each page: `*` stands for nothing here';
      if (inside.length > 0)
        return `It is a folder: name its pages, ${inside
          .slice(0, NAMED_PAGES)
          .map((page) => `"${page}"`)
          .join(', ')}${inside.length > NAMED_PAGES ? ' …' : ''}`;
      if (nearest !== undefined) return `Did you mean "${nearest}"?`;
      const other = OTHER_FILE.exec(ref)?.[1];
      if (other !== undefined)
        return `A page is a file \`.mdx\` or \`.md\`, not \`.${other}\`: give it that ending, or link to the file from a page`;
      return `Add ${ref.replace(/^\/+|(?<!\/)\/+$|\.mdx?$/g, '')}.mdx, or take the entry out of the navigation`;
    },
    explain: `An entry of \`pages\` is the path of a page file from the docs folder, without its extension. When there is no such
file the entry is left out of the site, and readers do not find what it stood for.

Bad: \`"pages": ["guides/instal"]\` when the file is \`guides/install.mdx\`.

Good: \`"pages": ["guides/install"]\``,
  }),
  'case-mismatch': declare<{ ref: string; path: string }>({
    severity: 'warning',
    message: ({ ref, path }) =>
      differInAccents(ref, path)
        ? `"${ref}" matches a file only when the Unicode form of its accents is ignored`
        : `"${ref}" matches "${path}" only when upper and lower case are ignored`,
    hint: ({ ref, path }) =>
      differInAccents(ref, path) ? 'Rename the file as its name is written here' : `Write "${path}"`,
    explain: `Addresses tell upper from lower case, and so do most file systems. Waymark finds the file all the same, but the same
reference can fail in a link or in another tool.

Bad: \`"pages": ["Guides/Install"]\` for \`guides/install.mdx\`.

Good: \`"pages": ["guides/install"]\``,
  }),
  'unknown-operation': declare<{
    ref: string;
    specifications: readonly string[];
    nearest?: string | undefined;
  }>({
    severity: 'error',
    message: ({ ref, specifications }) =>
      specifications.length === 0
        ? `No specification is in effect for "${ref}"`
        : `${specifications.map((source) => `"${source}"`).join(' and ')} ${
            specifications.length === 1 ? 'has' : 'have'
          } no operation "${ref}"`,
    hint: ({ specifications, nearest }) => {
      if (nearest !== undefined) return `Did you mean "${nearest}"?`;
      return specifications.length === 0 ? 'Set "openapi" on this element or on one around it' : undefined;
    },
    explain: `An entry such as \`GET /users\` becomes a page of the operation with that method and that path in the specification in
effect: the one on the nearest element around it that sets \`openapi\`. Names of path parameters must be the same. An
entry without an operation is left out of the site.

Bad: \`"pages": ["GET /users/{userId}"]\` when the specification says \`/users/{id}\`.

Good: \`"pages": ["GET /users/{id}"]\``,
  }),
  'ambiguous-operation': declare<{ ref: string; chosen: string; others: readonly string[] }>({
    severity: 'warning',
    message: ({ ref, chosen, others }) =>
      `"${ref}" is in ${[chosen, ...others].map((source) => `"${source}"`).join(' and ')}; the page is made from "${chosen}"`,
    hint: ({ ref, chosen }) => `Name the specification: "${chosen} ${ref}"`,
    explain: `When several specifications are in effect and more than one has the operation, the first one is taken, which may not be
the one that was meant.

Bad: \`"openapi": ["v1.json", "v2.json"], "pages": ["GET /users"]\`

Good: \`"openapi": ["v1.json", "v2.json"], "pages": ["v2.json GET /users"]\``,
  }),
  'excluded-operation': declare<{ ref: string; specification: string }>({
    severity: 'warning',
    message: ({ ref, specification }) => `"${ref}" is excluded by "${specification}" and gets no page`,
    hint: () =>
      'Take the entry out, or remove "x-excluded" from the operation; "x-hidden" keeps the page out of sight only',
    explain: `\`x-excluded: true\` on an operation says that it must have no page at all, so an entry that names it is left out.

Bad: \`"pages": ["POST /internal/reset"]\` when that operation has \`x-excluded: true\`.

Good: no entry for it, or \`x-hidden: true\` for a page that only those who know its address find.`,
  }),
  'unknown-specification': declare<{
    source: string;
    nearest?: string | undefined;
    format?: string | undefined;
    /** What a file is that is there, in words that follow "it". */
    instead?: string | undefined;
  }>({
    severity: 'error',
    message: ({ source, format, instead }) => {
      if (instead !== undefined) return `"${source}" is no API specification: it ${instead}`;
      return format === undefined
        ? `No API specification "${source}" could be read`
        : `No library of ${format} could be read from "${source}"`;
    },
    hint: ({ nearest, format = '' }) =>
      nearest === undefined
        ? (LIBRARIES.get(format) ?? 'Give the path of an OpenAPI file from the docs folder, or its URL')
        : `Did you mean "${nearest}"?`,
    explain: `\`openapi\` names a specification file of the project, or its URL, and \`sdk\` what a documentation tool wrote. Pages cannot be
made without it. A file that is there but holds something else, such as a page that shows a specification or a Postman collection, is
told by what it is.

Bad: \`"openapi": "openapi.yml"\` when the file is \`openapi.yaml\`.

Good: \`"openapi": "openapi.yaml"\``,
  }),
  'duplicate-page': declare<{ route: string }>({
    severity: 'warning',
    message: ({ route }) => `${route} is listed twice in the same sidebar`,
    hint: () => 'Keep one of the two entries',
    explain: `A page that stands twice in one sidebar is marked as current in two rows, and previous and next can follow only one of
them: the first.

Bad: \`"groups": [{"group": "Start", "pages": ["install"]}, {"group": "Guides", "pages": ["install"]}]\`

Good: the page in one group, and a link to it in the text of the other's first page. The same page in two tabs is fine.`,
  }),
  'page-in-two-languages': declare<{ route: string; languages: readonly string[] }>({
    severity: 'warning',
    message: ({ route, languages }) => `${route} is listed in the languages ${languages.join(' and ')}`,
    hint: ({ languages }) => `Give each language its own file, such as ${languages.at(-1)}/…`,
    explain: `A page has one address and is written in one language. Listed in two, it belongs to the one whose code begins its path,
else to the default one: the search of the other does not find it, and its readers get a text in a foreign language.

Bad: \`intro\` in the \`pages\` of both \`en\` and \`fr\`.

Good: \`intro\` in \`en\`, and \`fr/intro\` in \`fr\`.`,
  }),
  'empty-element': declare<{ kind: string; label: string; hasSpecification?: boolean }>({
    severity: 'warning',
    message: ({ kind, label }) => `The ${kind === 'item' ? 'menu item' : kind} "${label}" has no page`,
    hint: ({ kind, hasSpecification }) => {
      const ways = [
        'Add pages to it',
        ...(hasSpecification === true ? ['write the `openapi` in it whose operations it shall hold'] : []),
        ...(kind === 'group' ? [] : ['give it an "href"']),
      ];
      return `${ways.join(', ')}, or remove it`;
    },
    explain: `An element of the navigation that holds no page and links nowhere has nothing to show, so it is not drawn. A specification
under \`api\` says where operations are found that pages name; pages of all its operations have elements that name it themselves.

Bad: \`{"tab": "Guides"}\`

Good: \`{"tab": "Guides", "pages": ["guides/intro"]}\``,
  }),
  'unused-href': declare<{ kind: string; label: string; href: string; target: string }>({
    severity: 'warning',
    message: ({ kind, label, href, target }) =>
      `The ${kind === 'item' ? 'menu item' : kind} "${label}" opens ${target}, not its \`href\` ${href}: it has content of its own`,
    hint: () => 'Take the `href` out, or move the content to an element of its own',
    explain: `An element of the navigation either holds pages or is a link. With both, the pages are kept: it opens its first page,
as it does without \`href\`.

Bad: \`{"tab": "API", "href": "https://api.example.com", "pages": ["api/intro"]}\`

Good: \`{"tab": "API", "pages": ["api/intro"]}\`, and the address in the text of that page.`,
  }),
  'hidden-default': declare<{ kind: string; label: string }>({
    severity: 'warning',
    message: ({ kind, label }) =>
      `The ${kind} "${label}" is marked as the default one, but is hidden: its pages stand without a navigation`,
    hint: ({ kind }) => `Take \`hidden\` out, or make another ${kind} the default one`,
    explain: `What is hidden leaves the navigation with all that is in it: its pages have no sidebar, no tabs and no links to the next page. So
the default version or language is the first one that is not hidden.

Bad: \`{"language": "en", "default": true, "hidden": true, "pages": ["index"]}\`

Good: \`{"language": "en", "default": true, "pages": ["index"]}\``,
  }),
  'unused-asyncapi': declare<{ label: string }>({
    severity: 'warning',
    message: ({ label }) =>
      `The group "${label}" has no pages of its \`asyncapi\`: a group with \`openapi\` has those of that alone`,
    hint: () => 'Give the channels a group of their own',
    explain: `The format lets a group make pages of one of the two: beside \`openapi\`, \`asyncapi\` is left out. A tab may have both.

Bad: \`{"group": "API", "openapi": "api.yaml", "asyncapi": "events.yaml", "pages": []}\`

Good: \`{"group": "API", "openapi": "api.yaml"}, {"group": "Events", "asyncapi": "events.yaml"}\``,
  }),
  'too-deep': declare<{ limit: number }>({
    severity: 'error',
    message: ({ limit }) =>
      `The navigation is nested more than ${limit} levels deep; what is below is left out`,
    explain: `No reader finds a page that far down, and nesting like that is usually a mistake of the program that wrote the file.

Bad: hundreds of groups, each inside the one before.

Good: a few levels, and tabs, versions or menus for what belongs apart.`,
  }),
};

/** What can be wrong with the navigation. */
export const navigationDiagnostics: DiagnosticCatalog<typeof declarations> = defineDiagnostics(
  'navigation',
  declarations,
);
