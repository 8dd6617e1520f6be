import {
  type ConfigInput,
  type Configuration,
  type DocsConfig,
  type NavigationTree,
  readConfig,
} from '@waymark/core/config';
import type { Outcome } from '@waymark/core/diagnostics';
import type { Project } from '../../project/project.ts';
import { closeConfig } from '../closed/close-config.ts';
import { keepEqual, keepParts, rememberBy } from '../remember.ts';
import { statesOf } from './file-states.ts';

type ReadConfiguration = Outcome<Configuration | undefined>;

/** The configuration without what would make pages ask other hosts, where the project has no say in that. */
export function closeConfiguration(
  read: ReadConfiguration,
  inBrowser: boolean,
  isStandalone: boolean,
): ReadConfiguration {
  if ((inBrowser && !isStandalone) || read.value === undefined) return read;
  const closed = closeConfig(read.value.value, read.value.locate);
  // Who carries a site away has asked for that; who is not trusted has not.
  const told = inBrowser ? [] : closed.diagnostics;
  return { value: { ...read.value, value: closed.value }, diagnostics: [...read.diagnostics, ...told] };
}

/** Station 2. A part of the configuration that says the same stays the same object. */
export function createConfigReader(): (project: Project) => ReadConfiguration {
  const asked = new Set<string>();
  const keepValue = keepParts<DocsConfig>();
  const keepFiles = keepEqual<readonly string[]>();
  const keepTree = keepEqual<NavigationTree>();
  return rememberBy(
    (project: Project) => [project.files, statesOf(project, asked)],
    (project) => {
      asked.clear();
      const read = readConfig({ entry: project.entry, files: jsonFiles(project, asked) });
      if (read.value === undefined) return read;
      const value = keepValue(read.value.value);
      const tree = keepTree(read.value.tree);
      return { ...read, value: { ...read.value, value, tree, files: keepFiles(read.value.files) } };
    },
  );
}

/** The JSON files of a project; notes those whose text is asked for. */
function jsonFiles({ files, readText }: Project, asked: Set<string>): ConfigInput['files'] {
  const isListed = (path: string): boolean => path.endsWith('.json') && files.has(path);
  return {
    has: isListed,
    keys: () => [...files.keys()].filter(isListed).values(),
    get(path) {
      asked.add(path);
      return isListed(path) ? readText(path) : undefined;
    },
  };
}
