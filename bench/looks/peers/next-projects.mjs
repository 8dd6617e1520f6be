// Projects of the engines that live in Next.js: what their own starters write, exported as files, with faces of this machine.
import { withHead } from '../../peers/plain-site.mjs';

const json = (value) => JSON.stringify(value, null, 2);
const NEXT = { next: '16.4.6', react: '19.3.1', 'react-dom': '19.3.1' };

const FUMADOCS_SEARCH = `'use client';
import { useDocsSearch } from 'fumadocs-core/search/client';
import { staticClient } from 'fumadocs-core/search/client/orama-static';
import * as parts from 'fumadocs-ui/components/dialog/search';

export function Search(props) {
  const { search, setSearch, query } = useDocsSearch({ client: staticClient({}) });
  return (
    <parts.SearchDialog search={search} onSearchChange={setSearch} isLoading={query.isLoading} {...props}>
      <parts.SearchDialogOverlay />
      <parts.SearchDialogContent>
        <parts.SearchDialogHeader>
          <parts.SearchDialogIcon />
          <parts.SearchDialogInput />
          <parts.SearchDialogClose />
        </parts.SearchDialogHeader>
        <parts.SearchDialogList items={query.data === 'empty' ? null : query.data} />
      </parts.SearchDialogContent>
    </parts.SearchDialog>
  );
}
`;
const FUMADOCS_PROVIDER = `'use client';
import { RootProvider } from 'fumadocs-ui/provider/next';
import { Search } from './search';

export function Provider({ children }) {
  return <RootProvider search={{ SearchDialog: Search }}>{children}</RootProvider>;
}
`;
const FUMADOCS_LAYOUT = `import localFont from 'next/font/local';
import { Provider } from './provider';
import './global.css';

const inter = localFont({
  src: '../node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
  weight: '100 900',
});

export default function Layout({ children }) {
  return (
    <html lang="en" className={inter.className} suppressHydrationWarning>
      <body className="flex flex-col min-h-screen">
        <Provider>{children}</Provider>
      </body>
    </html>
  );
}
`;
const FUMADOCS_DOCS = (name) => `import { DocsLayout } from 'fumadocs-ui/layouts/docs';
import { source } from '../source';

export default function Layout({ children }) {
  return <DocsLayout tree={source.getPageTree()} nav={{ title: '${name}' }}>{children}</DocsLayout>;
}
`;
const FUMADOCS_NOT_FOUND = (name) => `import { HomeLayout } from 'fumadocs-ui/layouts/home';
import { DefaultNotFound } from 'fumadocs-ui/layouts/home/not-found';

export default function NotFound() {
  return <HomeLayout nav={{ title: '${name}' }}><DefaultNotFound /></HomeLayout>;
}
`;
/** Its starter's front page: a layout of its own, words and cards by hand. */
const FUMADOCS_FRONT = ({
  name,
  text,
  actions,
  cards,
}) => `import { Card, Cards } from 'fumadocs-ui/components/card';
import { HomeLayout } from 'fumadocs-ui/layouts/home';

export default function Front() {
  return (
    <HomeLayout nav={{ title: '${name}' }}>
      <div className="mx-auto w-full max-w-5xl px-6 py-16 text-center">
        <h1 className="text-4xl font-bold">${name}</h1>
        <p className="mt-4 text-lg text-fd-muted-foreground">${text}</p>
        <div className="mt-8 mb-12 flex justify-center gap-3">
          <a className="rounded-lg bg-fd-primary px-4 py-2 font-medium text-fd-primary-foreground" href="/${actions[0].path}">${actions[0].text}</a>
          <a className="rounded-lg border px-4 py-2 font-medium" href="/${actions[1].path}">${actions[1].text}</a>
        </div>
        <Cards className="text-start">
          ${cards.map((card) => `<Card title="${card.title}" href="/${card.path}">${card.text}</Card>`).join('\n          ')}
        </Cards>
      </div>
    </HomeLayout>
  );
}
`;
const FUMADOCS_PAGE = `import { Tab, Tabs } from 'fumadocs-ui/components/tabs';
import { DocsBody, DocsDescription, DocsPage, DocsTitle } from 'fumadocs-ui/layouts/docs/page';
import components from 'fumadocs-ui/mdx';
import { notFound } from 'next/navigation';
import { Operation } from '../../operation';
import { source } from '../../source';

export default async function Page({ params }) {
  const page = source.getPage((await params).slug);
  if (!page) notFound();
  if (page.type === 'api')
    return (
      <DocsPage full>
        <DocsTitle>{page.data.title}</DocsTitle>
        <DocsDescription>{page.data.description}</DocsDescription>
        <DocsBody>
          <Operation {...page.data.getOpenAPIPageProps()} />
        </DocsBody>
      </DocsPage>
    );
  const Body = page.data.body;
  return (
    <DocsPage toc={page.data.toc}>
      <DocsTitle>{page.data.title}</DocsTitle>
      <DocsDescription>{page.data.description}</DocsDescription>
      <DocsBody>
        <Body components={{ ...components, Tab, Tabs }} />
      </DocsBody>
    </DocsPage>
  );
}

export const generateStaticParams = () => source.generateParams();

export async function generateMetadata({ params }) {
  const page = source.getPage((await params).slug);
  return { title: page?.data.title, description: page?.data.description };
}
`;

/** Fumadocs, as its starter for static export. */
export const FUMADOCS = {
  name: 'fumadocs',
  packages: {
    'fumadocs-ui': '16.15.13',
    'fumadocs-core': '16.15.13',
    'fumadocs-mdx': '15.4.3',
    'fumadocs-openapi': '11.4.3',
    shiki: '4.6.0',
    ...NEXT,
    '@tailwindcss/postcss': '4.3.5',
    tailwindcss: '4.3.5',
    '@fontsource-variable/inter': '5.3.0',
  },
  files: (site) => ({
    'next.config.mjs': `import { createMDX } from 'fumadocs-mdx/next';
export default createMDX({ configPath: 'source.config.mjs' })({ output: 'export' });
`,
    // Lines that take half a second to colour would lose their colours and marks, which happens on a busy machine.
    'source.config.mjs': `import { rehypeCodeDefaultOptions } from 'fumadocs-core/mdx-plugins';
import { defineConfig } from 'fumadocs-mdx/config';
export default defineConfig({
  mdxOptions: { rehypeCodeOptions: { ...rehypeCodeDefaultOptions, tokenizeTimeLimit: 0 } },
});
`,
    'postcss.config.mjs': "export default { plugins: { '@tailwindcss/postcss': {} } };\n",
    'app/global.css': `@import 'tailwindcss';
@import 'fumadocs-ui/css/neutral.css';
@import 'fumadocs-ui/css/preset.css';
@import 'fumadocs-openapi/css/preset.css';
`,
    'app/openapi.js': `import { createOpenAPI } from 'fumadocs-openapi/server';
export const openapi = createOpenAPI({ input: ['./harbour.json'] });
`,
    'app/operation.jsx': `'use client';
import { createOpenAPIPage } from 'fumadocs-openapi/ui';
export const Operation = createOpenAPIPage();
`,
    'app/source.js': `import { loader } from 'fumadocs-core/source';
import { metaSchema, pageSchema } from 'fumadocs-core/source/schema';
import { defineDocs } from 'fumadocs-mdx/macro';
import { openapi } from './openapi';
const docs = defineDocs({ dir: 'content/docs', docs: { schema: pageSchema }, meta: { schema: metaSchema } });
export const source = loader(
  { docs: docs.toFumadocsSource(), api: await openapi.staticSource({ baseDir: 'api' }) },
  { baseUrl: '/', plugins: [openapi.loaderPlugin()] },
);
`,
    'app/api/search/route.js': `import { createFromSource } from 'fumadocs-core/search/server';
import { source } from '../../source';
export const revalidate = false;
export const { staticGET: GET } = createFromSource(source, { language: 'english' });
`,
    'app/search.jsx': FUMADOCS_SEARCH,
    'app/provider.jsx': FUMADOCS_PROVIDER,
    'app/layout.jsx': FUMADOCS_LAYOUT,
    'app/not-found.jsx': FUMADOCS_NOT_FOUND(site.name),
    'app/front/page.jsx': FUMADOCS_FRONT(site.front),
    'app/(docs)/layout.jsx': FUMADOCS_DOCS(site.name),
    'app/(docs)/[[...slug]]/page.jsx': FUMADOCS_PAGE,
    'harbour.json': site.api,
    'public/chart.svg': site.chart,
    'content/docs/meta.json': json({
      pages: [
        ...site.groups.flatMap(({ name, paths }) => [`---${name}---`, ...paths]),
        '---Interface---',
        '...api',
      ],
    }),
    ...Object.fromEntries(site.pages.map((page) => [`content/docs/${page.path}.mdx`, withHead(page)])),
  }),
  run: ['next', ['build']],
  out: 'out',
};

const NEXTRA_LAYOUT = (name) => `import { Footer, Layout, Navbar } from 'nextra-theme-docs';
import { Head } from 'nextra/components';
import { getPageMap } from 'nextra/page-map';
import 'nextra-theme-docs/style.css';

export default async function RootLayout({ children }) {
  return (
    <html lang="en" dir="ltr" suppressHydrationWarning>
      <Head />
      <body>
        <Layout
          navbar={<Navbar logo={<b>${name}</b>} />}
          footer={<Footer>${name}</Footer>}
          pageMap={await getPageMap()}
        >
          {children}
        </Layout>
      </body>
    </html>
  );
}
`;
const NEXTRA_PAGE = `import { generateStaticParamsFor, importPage } from 'nextra/pages';
import { useMDXComponents } from '../../mdx-components';

export const generateStaticParams = generateStaticParamsFor('mdxPath');

export async function generateMetadata({ params }) {
  return (await importPage((await params).mdxPath)).metadata;
}

const Wrapper = useMDXComponents().wrapper;

export default async function Page(props) {
  const params = await props.params;
  const { default: Content, toc, metadata, sourceCode } = await importPage(params.mdxPath);
  return (
    <Wrapper toc={toc} metadata={metadata} sourceCode={sourceCode}>
      <Content {...props} params={params} />
    </Wrapper>
  );
}
`;

/** Rows of the sidebar, with a line of text before each group. */
function nextraMeta({ groups, pages }) {
  const titles = new Map(pages.map(({ path, title }) => [path, title]));
  const rows = groups.flatMap(({ name, paths }) => [
    [`-- ${name}`, { type: 'separator', title: name }],
    ...paths.map((path) => [path, titles.get(path)]),
  ]);
  const alone = {
    sidebar: false,
    toc: false,
    breadcrumb: false,
    pagination: false,
    copyPage: false,
    layout: 'full',
  };
  const front = [['front', { type: 'page', display: 'hidden', theme: alone }]];
  return `export default ${json(Object.fromEntries([...rows, ...front]))};\n`;
}

/** Nextra with its theme for docs. */
export const NEXTRA = {
  name: 'nextra',
  // It refuses its own layout with later versions of zod than that of its release.
  packages: { 'nextra-theme-docs': '4.6.1', nextra: '4.6.1', ...NEXT, pagefind: '1.6.0', zod: '4.1.12' },
  files: (site) => ({
    'next.config.mjs': `import nextra from 'nextra';
export default nextra({})({ output: 'export', images: { unoptimized: true } });
`,
    'mdx-components.js': `import { useMDXComponents as getTheme } from 'nextra-theme-docs';
import { Callout, Cards, Tabs } from 'nextra/components';
export const useMDXComponents = (own) => ({ ...getTheme(), Callout, Cards, Tabs, ...own });
`,
    'app/layout.jsx': NEXTRA_LAYOUT(site.name),
    'app/not-found.jsx': "export { NotFoundPage as default } from 'nextra-theme-docs';\n",
    'app/[[...mdxPath]]/page.jsx': NEXTRA_PAGE,
    'public/chart.svg': site.chart,
    'content/_meta.js': nextraMeta(site),
    ...Object.fromEntries(
      site.pages.map((page) => [
        `content/${page.path}.mdx`,
        withHead(page.head === undefined ? { ...page, body: `\n# ${page.title}\n${page.body}` } : page),
      ]),
    ),
  }),
  // The other bundler of Next.js gives up on a busy machine.
  run: ['sh', ['-c', 'next build --webpack && pagefind --site .next/server/app --output-path out/_pagefind']],
  out: 'out',
};
