// Loads modules of the packages from their TypeScript sources, so that nothing has to be built before.
import { join } from 'node:path';
import { build } from 'esbuild';

/** Runs a module whose text is given, as if it stood in `folder`, and answers with its exports. */
async function load(folder, contents) {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: folder },
    bundle: true,
    format: 'esm',
    platform: 'node',
    jsx: 'automatic',
    jsxImportSource: 'preact',
    write: false,
    logLevel: 'warning',
  });
  return import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString('base64')}`);
}

/** Everything that files are generated from. */
export async function loadSources(root) {
  const config = load(
    join(root, 'packages/core/src/config'),
    "export * from './schema/json-schema.ts'; export * from './schema/reference.ts'; export { listSettings } from './schema/list-settings.ts';",
  );
  const diagnostics = load(
    join(root, 'packages/core/src/diagnostics/catalog'),
    [
      'config',
      'content',
      'internal',
      'links',
      'mdx',
      'migrate',
      'navigation',
      'openapi',
      'output',
      'untrusted',
    ]
      .map((area) => `export * from './${area}.ts';`)
      .join('\n'),
  );
  const engine = load(
    join(root, 'packages/waymark/src'),
    [
      "export { componentDefinitions } from './components/definition/registry.ts';",
      "export { COMMANDS } from './cli/commands.ts';",
      "export { commandHelp, programHelp } from './cli/help.ts';",
      "export { highlightDiagnostics } from './highlight/diagnostics.ts';",
      "export { iconDiagnostics } from './icons/diagnostics.ts';",
    ].join('\n'),
  );
  const { docsJsonSchema, docsJsonReference, settingsJsonSchema, listSettings } = await config;
  const { pageKeys } = await load(
    join(root, 'packages/core/src/content/heads'),
    "export { pageKeys } from './page-keys.ts';",
  );
  const { componentDefinitions, COMMANDS, commandHelp, programHelp, ...own } = await engine;
  const kinds = Object.values({ ...(await diagnostics), ...own }).flatMap((catalog) =>
    Object.values(catalog),
  );
  return {
    docsJsonSchema,
    docsJsonReference,
    settingsJsonSchema,
    listSettings,
    pageKeys,
    componentDefinitions,
    COMMANDS,
    commandHelp,
    programHelp,
    kinds,
  };
}
