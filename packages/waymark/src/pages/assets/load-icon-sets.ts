import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { rememberAll } from '@waymark/core/source';
import { type IconSetName, type IconSets, readIconSet } from '../../icons/index.ts';
import { PACKAGE_FOLDER } from '../package-folder.ts';

const FOLDER = fileURLToPath(new URL('dist/data/icons/', PACKAGE_FOLDER));

/** The icon libraries, each read from disk when its first icon is asked for. */
export function loadIconSets(): IconSets {
  const load = rememberAll((name: IconSetName) => readIconSet(readFileSync(`${FOLDER}${name}.tsv`, 'utf8')));
  let paid: ReadonlySet<string> | undefined;
  return {
    get lucide() {
      return load('lucide');
    },
    get tabler() {
      return load('tabler');
    },
    get 'fa6-solid'() {
      return load('fa6-solid');
    },
    get 'fa6-regular'() {
      return load('fa6-regular');
    },
    get 'fa6-brands'() {
      return load('fa6-brands');
    },
    get paid() {
      paid ??= new Set(readFileSync(`${FOLDER}paid.txt`, 'utf8').split('\n'));
      return paid;
    },
  };
}
