import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { IconSet, IconSets } from '../../icons/index.ts';

const require = createRequire(import.meta.url);

const PACKAGES = {
  lucide: '@iconify-json/lucide',
  tabler: '@iconify-json/tabler',
  'fa6-solid': '@iconify-json/fa6-solid',
  'fa6-regular': '@iconify-json/fa6-regular',
  'fa6-brands': '@iconify-json/fa6-brands',
} as const;

/** The icon libraries, each read from disk when its first icon is asked for. */
export function loadIconSets(): IconSets {
  const loaded = new Map<string, IconSet>();
  const load = (name: keyof typeof PACKAGES): IconSet => {
    const known = loaded.get(name);
    if (known !== undefined) return known;
    const path = require.resolve(`${PACKAGES[name]}/icons.json`);
    const set = JSON.parse(readFileSync(path, 'utf8')) as IconSet;
    loaded.set(name, set);
    return set;
  };
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
  };
}
