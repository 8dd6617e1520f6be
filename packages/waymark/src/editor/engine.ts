import { dirname } from 'node:path';
import { settingPlace } from '@waymark/core/config';
import { pageKeys, wordsOfPageKey } from '@waymark/core/content';
import { helpUrl } from '@waymark/core/diagnostics';
import type { DescribedComponent, Engine } from '@waymark/language-server';
import { componentDefinitions } from '../components/index.ts';
import { findDirectory } from '../project/find-directory.ts';
import { openProject } from './open-project.ts';

/** Everything that the language server asks of Waymark. */
export function createEngine(version: string): Engine {
  return {
    version,
    components: describeComponents(),
    // A key that has no effect is not worth proposing.
    pageKeys: pageKeys
      .filter(({ support }) => support.level !== 'not')
      .map(({ key, effect }) => ({ name: key, description: effect, words: wordsOfPageKey(key) })),
    setting: settingPlace,
    find: findUpwards,
    open(directory, onChange) {
      const found = findDirectory(directory);
      if (found === undefined) throw new Error(`${directory} is no docs folder any more`);
      return openProject(found, version, onChange);
    },
    help: helpUrl,
  };
}

/** The docs folder of a path: the nearest one around it. */
function findUpwards(path: string): string | undefined {
  for (let folder = path; ; folder = dirname(folder)) {
    const found = findDirectory(folder)?.directory;
    if (found !== undefined) return found;
    if (dirname(folder) === folder) return undefined;
  }
}

/** The built-in components, under all their names. */
function describeComponents(): readonly DescribedComponent[] {
  return componentDefinitions.flatMap(({ name, aliases = [], summary, props }) => {
    const described = Object.entries(props).flatMap(([prop, declared]) =>
      declared.legacy === true ? [] : [{ name: prop, ...declared, required: declared.required === true }],
    );
    return [name, ...aliases].map((tag) => ({ name: tag, description: summary, props: described }));
  });
}
