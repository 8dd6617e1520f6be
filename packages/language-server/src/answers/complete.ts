import { isPicture, scanImports } from '@waymark/core/content';
import { withoutPageExtension } from '@waymark/core/source';
import { CompletionItemKind } from 'vscode-languageserver';
import type {
  Described,
  DescribedComponent,
  DescribedSetting,
  DocsProject,
  Engine,
} from '../docs-project.ts';
import type { CaretPlace } from '../places/caret-place.ts';

/** A word that may stand at a place. */
export interface Proposal {
  readonly label: string;
  readonly kind: CompletionItemKind;
  readonly detail?: string;
  readonly documentation?: string;
  /** Stands in the place of the label where proposals are put in order. */
  readonly sortText?: string;
}

/** What may stand at a place of a file. */
export async function complete(
  place: CaretPlace,
  file: string,
  project: DocsProject,
  engine: Engine,
): Promise<readonly Proposal[]> {
  switch (place.kind) {
    case 'page':
      return pageEntries(project);
    case 'address':
      return completeAddress(place.text, file, project);
    case 'image':
      return describeFiles((await project.assets()).filter(isPicture));
    case 'icon':
      return (await project.icons()).map((label) => ({ label, kind: CompletionItemKind.EnumMember }));
    case 'key':
      return engine.pageKeys.map((key) => described(key, CompletionItemKind.Property));
    case 'setting':
      return completeSetting(place, engine.setting(file, place.config, place.path));
    case 'setting-value':
      return completeSettingValue(place, engine.setting(file, place.config, place.path));
    case 'page-value':
      return completePageValue(place.key, project, engine);
    case 'closing':
      return closingTags(place.open);
    case 'component':
      return completeComponent(project.readText(file) ?? '', engine);
    case 'prop':
      return completeProp(findComponent(engine, place.component), place.given);
    case 'value':
      return completeValue(findComponent(engine, place.component), place.prop);
    case 'import':
      return describeFiles(project.files().filter((path) => SOURCE.test(path)));
  }
}

/** Files that pages import. */
const SOURCE = /\.(?:mdx?|jsx?|tsx?|json)$/;

function describeFiles(paths: readonly string[]): readonly Proposal[] {
  return paths.map((path) => ({ label: `/${path}`, kind: CompletionItemKind.File }));
}

/** The components that a page brings in itself, and ours whose names it leaves. */
function completeComponent(text: string, { components }: Engine): readonly Proposal[] {
  const names = scanImports(text).flatMap((declaration) => declaration.names.map(({ local }) => local));
  const own = names.filter((name) => /^\p{Lu}/u.test(name));
  const ours = components.filter(({ name }) => !own.includes(name));
  return [
    ...own.map((label) => ({ label, kind: CompletionItemKind.Class })),
    ...ours.map((one) => described(one, CompletionItemKind.Class)),
  ];
}

/** The keys that an object does not have yet, and the one at the caret; without quotes there, they bring them along. */
function completeSetting(
  { text, isQuoted }: CaretPlace & { readonly isQuoted: boolean },
  setting: DescribedSetting | undefined,
): readonly Proposal[] {
  const free = setting?.keys.filter(({ name, isWritten }) => !isWritten || name === text) ?? [];
  return free.map(({ name, description }) =>
    described({ name: isQuoted ? name : JSON.stringify(name), description }, CompletionItemKind.Property),
  );
}

/** Between quotes stand texts; without them, texts bring their quotes along. */
function completeSettingValue(
  { isQuoted }: CaretPlace & { readonly isQuoted: boolean },
  setting: DescribedSetting | undefined,
): readonly Proposal[] {
  const words = setting?.words.filter((word) => !isQuoted || typeof word === 'string') ?? [];
  return words.map((word) => ({
    label: isQuoted ? String(word) : JSON.stringify(word),
    kind: CompletionItemKind.EnumMember,
  }));
}

async function completePageValue(
  key: string,
  project: DocsProject,
  { pageKeys }: Engine,
): Promise<readonly Proposal[]> {
  const words = pageKeys.find(({ name }) => name === key)?.words ?? [];
  const documented = await project.documented(key);
  return [
    ...words.map((label) => ({ label, kind: CompletionItemKind.EnumMember })),
    ...documented.map(({ reference, title }) => ({
      label: reference,
      kind: CompletionItemKind.Reference,
      detail: title,
    })),
  ];
}

/** The tags that are open, the innermost first. */
function closingTags(open: readonly string[]): readonly Proposal[] {
  return [...new Set(open)].map((name, index) => ({
    label: `${name}>`,
    kind: CompletionItemKind.Class,
    sortText: String(index).padStart(3, '0'),
  }));
}

/** The component of a name. */
export function findComponent({ components }: Engine, name: string): DescribedComponent | undefined {
  return components.find((one) => one.name === name);
}

function described({ name, description }: Described, kind: CompletionItemKind): Proposal {
  return { label: name, kind, documentation: description };
}

/** Pages as `docs.json` writes them. */
async function pageEntries(project: DocsProject): Promise<readonly Proposal[]> {
  const pages = await project.pages();
  return pages.flatMap(({ file, title }) =>
    file === undefined
      ? []
      : [{ label: withoutPageExtension(file), kind: CompletionItemKind.File, detail: title }],
  );
}

async function completeAddress(
  written: string,
  file: string,
  project: DocsProject,
): Promise<readonly Proposal[]> {
  const hashAt = written.indexOf('#');
  if (hashAt === -1) {
    const pages = (await project.pages()).map(({ route, title }) => ({
      label: route,
      kind: CompletionItemKind.Reference,
      detail: title,
    }));
    return [...pages, ...describeFiles(await project.assets())];
  }
  const path = written.slice(0, hashAt);
  const route = (await project.target(path === '' ? '#' : path, file))?.route;
  const anchors = route === undefined ? [] : await project.anchors(route);
  return anchors.map(({ id, text }) => ({
    label: `${path}#${id}`,
    kind: CompletionItemKind.Reference,
    detail: text,
  }));
}

function completeProp(
  component: DescribedComponent | undefined,
  given: readonly string[],
): readonly Proposal[] {
  const props = component?.props.filter(({ name }) => !given.includes(name)) ?? [];
  return props.map((prop) => ({
    ...described(prop, CompletionItemKind.Property),
    detail: String(prop.type),
  }));
}

function completeValue(component: DescribedComponent | undefined, name: string): readonly Proposal[] {
  const type = component?.props.find((prop) => prop.name === name)?.type;
  return typeof type === 'object'
    ? type.map((label) => ({ label, kind: CompletionItemKind.EnumMember }))
    : [];
}
