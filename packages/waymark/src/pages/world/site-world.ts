import { settingsOf } from '@waymark/core/config';
import { createNearestImport, resolveImport, resolveSnippet } from '@waymark/core/content';
import type { Diagnostic } from '@waymark/core/diagnostics';
import type { NavigationModel, PlacedPage } from '@waymark/core/navigation';
import { rememberEach } from '@waymark/core/source';
import { findChannelPage, findOperation, findSchema, type Specification } from '@waymark/openapi';
import { agentInstructions } from '../../outputs/index.ts';
import { longHash } from '../../project/files/hash.ts';
import type { Project } from '../../project/project.ts';
import { createLanguageOfPage } from '../../site/page-language.ts';
import type { Site } from '../../site/site.ts';
import type { Optimizer } from '../pictures/open-optimizer.ts';
import type { DigestAnswer, DrawingNames, PageSettings, World } from './world.ts';

/** The world of the pages of a site, as it is now. */
export interface SiteWorld {
  readonly world: World;
  readonly digestAnswer: DigestAnswer;
}

/** What a world is made of. */
export interface WorldInput {
  readonly site: Site;
  readonly project: Project;
  readonly names: DrawingNames;
  /** May come from an earlier state of the site. */
  readonly digests: Digests;
  readonly pictures?: Pick<Optimizer, 'plan'> | undefined;
}

/** Creates the world of a site's pages. */
export function createSiteWorld({ site, project, names, digests, pictures }: WorldInput): SiteWorld {
  const { navigation, heads, specifications, unreadSpecifications: unread, links } = site;
  const { files } = project;
  const texts = createTexts(project, digests.texts);
  const settings = pageSettings(site, names);
  let operations: ReadonlyMap<string, string> | undefined;
  const world: World = {
    ...texts,
    resolveImport: (specifier, fromFile) => resolveImport(specifier, fromFile, files),
    resolveSnippet: (name) => resolveSnippet(name, files),
    nearestImport: createNearestImport(files.keys()),
    link: (href, file, route) => links.link(href, { file, route }),
    asset: (src, file, route) => links.asset(src, { file, route }),
    pictureSize(url) {
      const file = pictureFile(url, site);
      const size = file === undefined ? undefined : project.imageSize(file);
      const plan = file === undefined ? undefined : pictures?.plan(file);
      if (size === undefined || size.isShape === true) return undefined;
      return plan === undefined ? size : { ...size, forms: plan.forms };
    },
    languageOf: createLanguageOfPage(navigation),
    setting: (name) => settings[name],
    headOf: (route) => heads.get(route),
    titleOf: (route) => site.pages.get(route)?.title ?? route,
    endpointOf: (route) => endpointOf(navigation.pages.get(route)),
    findOperation: (reference, file) => findOperation(specifications, reference, { file, unread }),
    findSchema: (reference, file) => findSchema(specifications, reference, { file, unread }),
    findChannel: (reference, file) => findChannelPage(specifications, reference, { file, unread }),
    operationUrl: (name) => {
      operations ??= firstPages(navigation);
      const route = operations.get(name);
      return route === undefined ? undefined : links.page(route);
    },
  };
  return { world, digestAnswer: createDigest(site, digests) };
}

/** What pages may ask of the configuration, and of what all of them share. */
function pageSettings(site: Site, { code, sheets, process }: DrawingNames): PageSettings {
  const { config, urls, trust, links } = site;
  return {
    variables: config.variables ?? {},
    api: config.api ?? {},
    urls,
    isClosed: !trust.inBrowser,
    icons: settingsOf(config).iconLibrary,
    hasMath: config.styling?.latex !== false,
    variations: (config.variations?.options ?? []).map(({ id }) => id),
    instructions: agentInstructions(site),
    givesSpecification: settingsOf(config).givesSpecification,
    code,
    scripts: site.customScripts.map(({ path }) => links.file(path)),
    sheets,
    process,
  };
}

/** The operation that a page shows, its own or one that its file documents, and what its own says of the page. */
function endpointOf(placed: PlacedPage | undefined): ReturnType<World['endpointOf']> {
  if (placed === undefined) return undefined;
  const { endpoint, documents, metadata } = placed;
  return {
    ...(metadata === undefined ? {} : { metadata }),
    ...(endpoint === undefined ? {} : { endpoint }),
    ...(documents === undefined ? {} : { documents }),
  };
}

/** The file of the project that is behind the URL of a picture. */
export function pictureFile(url: string, { links, urls }: Pick<Site, 'links' | 'urls'>): string | undefined {
  const target = url.startsWith(`${urls.base}/`) ? links.resolve(url) : undefined;
  return target?.kind === 'file' ? target.path : undefined;
}

/** Digests that are known from earlier states of a site. */
export interface Digests {
  readonly texts: TextDigests;
  /** The digest of an answer that stays the same object while it says the same. */
  readonly ofObject: (answer: object) => string;
}

/** Creates digests of which nothing is known yet. */
export function createDigests(): Digests {
  return { texts: new Map(), ofObject: rememberEach(digestOfPlain) };
}

/** Digests of texts by file, each of one state of the file; empty where there is no text. */
type TextDigests = Map<string, { readonly version: number; readonly digest: string }>;

/** Reads texts and their digests. Who reads a text asks for its digest next, and gets that of the text that was read. */
function createTexts(project: Project, known: TextDigests): Pick<World, 'readText' | 'textDigest'> {
  let last: { readonly file: string; readonly text: string | undefined } | undefined;
  const readText = (file: string): string | undefined => {
    last = { file, text: project.readText(file) };
    return last.text;
  };
  return {
    readText,
    textDigest(file) {
      const version = project.version(file);
      const before = known.get(file);
      // Of a file that is not listed nobody says that it changed.
      if (last?.file !== file && version > 0 && before?.version === version) return before.digest;
      const digest = last?.file === file ? digestOf(last.text) : project.textDigest(file);
      known.set(file, { version, digest });
      return digest;
    },
  };
}

function digestOf(text: string | undefined): string {
  return text === undefined ? '' : longHash(text);
}

/** The first page that documents each operation, by `file METHOD path`. */
function firstPages({ pages }: NavigationModel): ReadonlyMap<string, string> {
  const routes = new Map<string, string>();
  for (const [route, { endpoint, documents }] of pages) {
    const shown = endpoint ?? documents;
    const name = shown && `${shown.openapi} ${shown.method} ${shown.path}`;
    if (name !== undefined && !routes.has(name)) routes.set(name, route);
  }
  return routes;
}

/** What is found in a specification. */
interface Found {
  readonly value: { readonly specification: Specification; readonly head?: unknown } | undefined;
  readonly diagnostics: readonly Diagnostic[];
}

/** Answers that are longer are kept as hashes. */
const LONGEST = 120;

/** An answer from a specification changes with everything that the specification was read from. */
function createDigest({ specificationDigests }: Site, { ofObject }: Digests): DigestAnswer {
  return (kind, answer) => {
    switch (kind) {
      case 'findOperation':
      case 'findSchema':
      case 'findChannel': {
        const { value, diagnostics } = answer as Found;
        const source = value?.specification.source ?? '';
        return shorten(JSON.stringify([source, specificationDigests.get(source), value?.head, diagnostics]));
      }
      case 'headOf':
      case 'setting':
        return typeof answer === 'object' && answer !== null ? ofObject(answer) : digestOfPlain(answer);
      default:
        return digestOfPlain(answer);
    }
  };
}

function digestOfPlain(answer: unknown): string {
  return shorten(JSON.stringify(answer) ?? '');
}

function shorten(text: string): string {
  return text.length > LONGEST ? longHash(text) : text;
}
