import { existsSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { SCHEMAS_URL } from '@waymark/core/config';

const INSTALLED = 'node_modules/@waymark/core/schema.json';

/** Address of the schema of `docs.json` for a folder: of the installed version if there is one, else the published one. */
export function schemaAddress(directory: string): string {
  for (let folder = directory; ; folder = dirname(folder)) {
    const file = join(folder, INSTALLED);
    if (existsSync(file)) {
      const path = relative(directory, file).replaceAll('\\', '/');
      return path.startsWith('../') ? path : `./${path}`;
    }
    if (dirname(folder) === folder) return `${SCHEMAS_URL}docs.schema.json`;
  }
}
