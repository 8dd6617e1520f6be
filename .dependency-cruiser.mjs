/**
 * Directions of dependency, as ARCHITECTURE.md states them, checked on the emitted modules: what runs is what counts.
 * That pure, node and browser code stay apart is the compiler's work (one project each in packages/waymark).
 */
const engine = 'packages/waymark/dist';

/** Folders that know no I/O; `edits`, `support` and `checks` do so too, and read a site. */
const pure = `^${engine}/(components|api-page|playground|theme|mdx|highlight|icons|search|social|offline|outputs)/`;

const layers = (root, names) =>
  names.flatMap((name, index) => {
    const above = names.slice(index + 1);
    if (above.length === 0) return [];
    return [
      {
        name: `${name}-imports-nothing-above`,
        severity: 'error',
        from: { path: `^${root}/${name}/` },
        to: { path: `^${root}/(${above.join('|')})/` },
      },
    ];
  });

export default {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'pure-packages-have-no-built-ins',
      severity: 'error',
      from: { path: '^packages/(core|openapi|migrate)/dist' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'core-imports-nothing-above',
      severity: 'error',
      from: { path: '^packages/core/dist' },
      to: { path: '^packages/(openapi|migrate|waymark)' },
    },
    {
      name: 'openapi-and-migrate-import-only-core',
      severity: 'error',
      from: { path: '^packages/(openapi|migrate)/dist' },
      to: { path: '^packages/waymark' },
    },
    {
      name: 'navigation-has-no-third-party-code',
      severity: 'error',
      from: { path: '^packages/core/dist/navigation' },
      to: { dependencyTypes: ['npm'] },
    },
    {
      name: 'pure-folders-have-no-built-ins',
      severity: 'error',
      from: { path: pure },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'pure-folders-import-no-io',
      severity: 'error',
      from: { path: pure },
      to: { path: `^${engine}/(project|site|pages|sink|serve|dev|cli)/` },
    },
    {
      name: 'the-folder-knows-nothing-of-the-site',
      severity: 'error',
      from: { path: `^${engine}/project/` },
      to: { path: `^${engine}/`, pathNot: `^${engine}/project/` },
    },
    {
      name: 'the-site-asks-what-texts-mean',
      comment: 'at the door of what is pure: how anything is drawn is none of its business',
      severity: 'error',
      from: { path: `^${engine}/site/` },
      to: {
        path: `^${engine}/`,
        pathNot: `^${engine}/((project|site)/|(mdx|theme|outputs)/index\\.js$|checks/)`,
      },
    },
    {
      name: 'the-reader-alone-checks-what-it-read',
      severity: 'error',
      from: { path: `^${engine}/site/`, pathNot: `^${engine}/site/read-site\\.js$` },
      to: { path: `^${engine}/checks/` },
    },
    {
      name: 'reading-knows-no-writing',
      comment: 'the sink is the last station',
      severity: 'error',
      from: { path: `^${engine}/(project|site|pages|checks|outputs|theme|mdx)/` },
      to: { path: `^${engine}/sink/` },
    },
    {
      name: 'cli-is-the-top',
      severity: 'error',
      from: { pathNot: `^${engine}/cli/|^e2e|^bench` },
      to: { path: `^${engine}/cli/` },
    },
    ...layers('packages/core/dist', ['source', 'diagnostics', 'config', 'navigation', 'content']),
    ...layers(engine, ['components', 'theme', 'outputs', 'dev']),
    ...layers(engine, ['site', 'pages', 'dev']),
    {
      name: 'not-to-unresolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^(virtual:|#)' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: 'dist/(site-assets|data|dom-types|engine|slice)/' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default'] },
  },
};
