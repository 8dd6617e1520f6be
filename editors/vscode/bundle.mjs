// Makes of the extension and the library that it starts servers with one file, which VS Code loads sooner than two hundred.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { bundledFolders, licenseTexts } from '../../scripts/build/bundled-packages.mjs';

const folder = fileURLToPath(new URL('.', import.meta.url));
const result = await build({
  absWorkingDir: folder,
  entryPoints: ['src/extension.mjs'],
  outfile: 'dist/extension.js',
  bundle: true,
  minify: true,
  platform: 'node',
  target: 'node20',
  external: ['vscode'],
  legalComments: 'none',
  metafile: true,
});
const packages = bundledFolders([result]).map((path) => join(folder, path));
writeFileSync(join(folder, 'dist/licenses.txt'), licenseTexts(packages));
