/** What absent settings mean: the one place where defaults of docs.json are written. */
export const configDefaults = {
  theme: 'mint',
  name: 'Documentation',
  colors: { primary: '#16a34a' },
  appearance: { default: 'system', strict: false },
  icons: { library: 'fontawesome' },
  banner: { type: 'info', dismissible: false },
  contextual: { display: 'header' },
  redirects: { permanent: true },
  errors: { redirect: false },
  api: {
    directory: 'api-reference',
    graphqlDirectory: 'graphql-reference',
    sdkDirectory: 'sdk-reference',
    params: { expanded: 'closed' },
    playground: { display: 'interactive', proxy: true, credentials: false },
    examples: {
      languages: ['curl', 'python', 'javascript', 'php', 'go', 'java', 'ruby'],
      defaults: 'all',
      prefill: false,
      autogenerate: true,
    },
    mdx: { auth: { name: 'x-api-key' } },
  },
  markdown: { schema: true },
  metadata: { timestamp: false },
  seo: { indexing: 'navigable', trailingSlash: true },
} as const;
