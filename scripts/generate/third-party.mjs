import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { installedPackages } from '../supply/installed-packages.mjs';

const HEAD = `# Works of others

<!-- Made by scripts/generate.mjs from package-lock.json and from what the build bundles: do not edit. -->

What comes with an installation of \`waymark\`, and under which licence.

`;

/** The list of packages that an installation holds or that are bundled with ours. */
export function thirdPartyFiles(root) {
  const bundled = JSON.parse(readFileSync(join(root, 'packages/waymark/dist/bundled-packages.json'), 'utf8'));
  const installed = installedPackages(root);
  const text = [
    HEAD,
    '## Installed beside it\n\nPackages for one system are installed on that system only.\n\n',
    table(['Package', 'Version', 'Licence', 'System'], installed.map(installedRow)),
    '\n## Bundled or copied into it\n\n',
    'Their texts are in `dist/bundled-licenses.txt` of the package.\n\n',
    table(['Package', 'Version', 'Licence', 'Address'], bundled.map(bundledRow)),
  ];
  return { 'THIRD-PARTY.md': text.join('') };
}

function installedRow({ name, version, license, os = [], cpu = [], libc = [], optional }) {
  const system = [...os, ...cpu, ...libc].join(' ');
  return [name, version, license, system === '' && optional ? 'where no other parser is' : system];
}

function bundledRow({ name, version, license, homepage = '' }) {
  return [name, version, license, homepage.replace('#readme', '')];
}

function table(names, rows) {
  const line = (cells) => `| ${cells.join(' | ')} |\n`;
  return line(names) + line(names.map(() => '---')) + rows.map(line).join('');
}
