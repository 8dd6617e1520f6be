import type { PageLink } from '@waymark/core/content';
import { rememberAll } from '@waymark/core/source';
import { type FieldRest, restMarkdown, type Schema, type Specification } from '@waymark/openapi';
import { renderToString } from 'preact-render-to-string';
import { apiFragmentPart, type RestUrl, renderFields } from '../../api-page/index.ts';
import type { RenderContext } from '../../components/drawing/context.ts';
import { addressesOf, markdownAtRoot } from '../../mdx/index.ts';
import { contentHash } from '../../project/files/hash.ts';
import { CLOSED_POLICY, type SiteAssets } from '../../theme/index.ts';
import { closedHtml } from '../content/close-view.ts';
import { createPageNotes, type PageNotes } from '../content/context/page-notes.ts';
import { WrittenFile } from '../content/page-content.ts';
import type { Trace, TracedWorld, World } from '../world/world.ts';
import { createLinkNotes, type LinkNotes } from './link-notes.ts';
import { createOperationLinks } from './operation-links.ts';

/** A document of fields, as it is drawn for every page that leaves these fields out. */
export interface FieldDocument {
  readonly file: WrittenFile;
  /** Names of the parts in it. */
  readonly parts: readonly string[];
  /** Links of its texts into the site, but for those to places of the page around it. */
  readonly links: readonly PageLink[];
  /** What it asked of the world. */
  readonly trace: Trace;
  /** Paths of the documents that it leads to. */
  readonly below: readonly string[];
}

/** Nested fields that are too many for their pages: documents that a page loads a part of, or links to. */
export interface FieldDocuments {
  /** Addresses of fields for the pages of a language; notes the path of each that is asked for. */
  urlFor(language: string, note: (path: string) => void): RestUrl;
  /** The same for the Markdown of pages, which is in the specification's words whatever the language. */
  markdownUrlFor(note: (path: string) => void): RestUrl;
  /** The documents at these paths, and all that they lead to. */
  collect(paths: Iterable<string>): readonly FieldDocument[];
}

/** What documents of fields are drawn with. */
export interface FieldDocumentTools {
  readonly world: World;
  /** The same world, noting what it is asked. */
  readonly openTrace: () => TracedWorld;
  readonly assets: Pick<SiteAssets, 'css' | 'partsCss'>;
  /** The render context of a document, whatever page leads to it. */
  createContext(place: DocumentPlace, world: World): RenderContext;
}

/** Where a document of fields is drawn. */
export interface DocumentPlace {
  /** File of the specification; relative links start there. */
  readonly file: string;
  readonly language: string;
  readonly notes: PageNotes;
  readonly noteLink: LinkNotes['note'];
  readonly uniqueId: (stem: string) => string;
}

interface Fields {
  readonly specification: Specification;
  readonly rest: FieldRest;
  /** Of a document in HTML; Markdown has none. */
  readonly language: string | undefined;
}

/**
 * Creates the documents of a site's fields. Pages that leave out the same fields share one, so that a site's schemas are
 * written once; it is drawn from the specification alone, so that it is the same whichever page asks first.
 */
export function createFieldDocuments(tools: FieldDocumentTools): FieldDocuments {
  const asked = new Map<string, Fields>();
  const drawn = new Map<string, FieldDocument>();
  const nameOf = rememberAll((schema: Schema) => contentHash(JSON.stringify(drawnOf(schema))));
  const { base } = tools.world.setting('urls');
  const address =
    (language: string | undefined, note: (path: string) => void): RestUrl =>
    (specification, rest) => {
      const { schema, direction, from } = rest;
      const key = [specification.source, nameOf(schema), direction, from, language ?? 'Markdown'];
      const path = `_waymark/fields/${contentHash(key.join('\n'))}.${language === undefined ? 'md' : 'html'}`;
      if (!asked.has(path)) asked.set(path, { specification, rest, language });
      note(path);
      return `${base}/${path}`;
    };
  const drawOnce = (path: string): FieldDocument | undefined => {
    const fields = asked.get(path);
    const known = drawn.get(path) ?? (fields && drawFields(path, fields, address, tools));
    if (known !== undefined) drawn.set(path, known);
    return known;
  };
  return {
    urlFor: address,
    markdownUrlFor: (note) => address(undefined, note),
    collect(paths) {
      const found = new Map<string, FieldDocument>();
      const open = [...paths].reverse();
      for (let path = open.pop(); path !== undefined; path = open.pop()) {
        const document = found.has(path) ? undefined : drawOnce(path);
        if (document === undefined) continue;
        found.set(path, document);
        for (const below of document.below.toReversed()) open.push(below);
      }
      return [...found.values()];
    },
  };
}

/**
 * What a document draws of the schema whose fields it holds. A schema that another one only describes has the same document; one
 * of which others ask for more, or that they call something else, has not.
 */
function drawnOf(schema: Schema): readonly unknown[] {
  const { name, properties, additional, items, tuple, variants, discriminator, conditions } = schema;
  return [name, properties, additional, items, tuple, variants, discriminator, conditions, schema.arguments];
}

type Address = (language: string | undefined, note: (path: string) => void) => RestUrl;

function drawFields(
  path: string,
  fields: Fields,
  address: Address,
  tools: FieldDocumentTools,
): FieldDocument {
  const { language } = fields;
  return language === undefined
    ? writeMarkdown(path, fields, address, tools)
    : drawHtml(path, { ...fields, language }, address, tools);
}

function writeMarkdown(
  path: string,
  { specification, rest }: Fields,
  address: Address,
  { openTrace }: FieldDocumentTools,
): FieldDocument {
  const traced = openTrace();
  const below = new Set<string>();
  const restUrl = address(undefined, (other) => below.add(other));
  const { markdown } = createOperationLinks(traced.world, specification);
  const text = markdown(restMarkdown(specification, rest, (other) => restUrl(specification, other)));
  const addresses = addressesOf(traced.world, traced.world.setting('urls').base, '/');
  const content = markdownAtRoot(text, specification.source, addresses);
  const file = new WrittenFile({ path, content });
  return { file, parts: [], links: [], trace: traced.trace(), below: [...below] };
}

function drawHtml(
  path: string,
  { specification, rest, language }: Fields & { readonly language: string },
  address: Address,
  { openTrace, assets, createContext }: FieldDocumentTools,
): FieldDocument {
  const traced = openTrace();
  traced.world.setting('sheets');
  const ids = new Map<string, number>();
  const below = new Set<string>();
  const notes = createPageNotes(contentHash);
  const linkNotes = createLinkNotes();
  const uniqueId = (stem: string): string => count(ids, stem);
  const place = { file: specification.source, language, notes, noteLink: linkNotes.note, uniqueId };
  const operationLinks = createOperationLinks(traced.world, specification);
  const context = operationLinks.context(createContext(place, traced.world));
  context.use(apiFragmentPart);
  const restUrl = address(language, (other) => below.add(other));
  const drawn = renderToString(
    renderFields({ specification, rest, context, restUrl, marks: traced.world.setting('api').params?.post }),
  );
  const html = closedHtml(drawn, traced.world);
  const parts = notes.parts();
  const partsCss = assets.partsCss(parts);
  const sheets = partsCss === undefined ? [assets.css] : [assets.css, partsCss];
  const policy = traced.world.setting('isClosed') ? CLOSED_POLICY : POLICY;
  const { name } = rest.schema;
  const titles = { name, title: name ?? specification.title };
  const content = fragmentDocument(language, titles, { policy, sheets, html });
  const links = linkNotes.links(specification.links).filter(({ href }) => !href.startsWith('#'));
  const file = new WrittenFile({ path, content });
  return { file, parts, links, trace: traced.trace(), below: [...below] };
}

function count(ids: Map<string, number>, stem: string): string {
  const number = (ids.get(stem) ?? 0) + 1;
  ids.set(stem, number);
  return number === 1 ? stem : `${stem}-${number}`;
}

/** Such a document runs nothing; pictures of descriptions may come from anywhere, as on pages. */
const POLICY =
  "default-src 'none'; style-src 'self'; font-src 'self'; img-src * data:; base-uri 'none'; form-action 'none'";

interface FragmentContent {
  readonly policy: string;
  readonly sheets: readonly string[];
  readonly html: string;
}

/** The name of the schema, if it has one, and what the document is called: that of the whole where it has none. */
interface FragmentTitles {
  readonly name: string | undefined;
  readonly title: string;
}

function fragmentDocument(
  language: string,
  { name, title }: FragmentTitles,
  { policy, sheets, html }: FragmentContent,
): string {
  const page = (
    <html lang={language}>
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta http-equiv="Content-Security-Policy" content={policy} />
        <meta name="robots" content="noindex" />
        <link rel="icon" href="data:," />
        <title>{title}</title>
        {sheets.map((href) => (
          <link rel="stylesheet" href={href} />
        ))}
      </head>
      <body class="api-fragment">
        <main class="mdx-content">
          {name === undefined ? null : <h1>{name}</h1>}
          <div class="api-page" dangerouslySetInnerHTML={{ __html: html }} />
        </main>
      </body>
    </html>
  );
  return `<!doctype html>${renderToString(page)}`;
}
