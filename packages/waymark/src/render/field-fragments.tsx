import type { FieldRest, Specification } from '@waymark/openapi';
import { renderToString } from 'preact-render-to-string';
import { type RestUrl, renderFields } from '../api-page/index.ts';
import { contentHash } from '../assets/hash.ts';
import type { RenderContext } from '../components/context.ts';
import type { OutputFile } from '../outputs/index.ts';
import type { SiteAssets } from '../theme/index.ts';
import { createPageNotes } from './page-notes.ts';

/** Nested fields that are too many for their pages: documents that a page loads a part of, or links to. */
export interface FieldFragments {
  /** Addresses of fields, for a page with this context. */
  urlFor(context: RenderContext): RestUrl;
  /** Every document that an address was asked for. */
  files(): readonly OutputFile[];
}

interface Fragment {
  readonly path: string;
  readonly specification: Specification;
  readonly rest: FieldRest;
  readonly context: RenderContext;
}

/** Pages that leave out the same fields share one document, so that a site's schemas are written once. */
export function createFieldFragments(
  { css, partsCss }: Pick<SiteAssets, 'css' | 'partsCss'>,
  base: string,
): FieldFragments {
  const fragments = new Map<string, Fragment>();
  const drawn = new Map<string, OutputFile>();
  const names = new Map<unknown, string>();
  const nameOf = (identity: unknown): string => {
    const name = names.get(identity) ?? contentHash(JSON.stringify(identity));
    names.set(identity, name);
    return name;
  };
  const urlFor =
    (context: RenderContext): RestUrl =>
    (specification, rest) => {
      const { schema, direction, from } = rest;
      const key = [specification.source, nameOf(schema.identity), direction, from, context.language].join(
        '\n',
      );
      const path = `_waymark/fields/${contentHash(key)}.html`;
      if (!fragments.has(path)) fragments.set(path, { path, specification, rest, context });
      return `${base}/${path}`;
    };
  const draw = ({ path, specification, rest, context }: Fragment): OutputFile => {
    const ids = new Map<string, number>();
    const notes = createPageNotes(contentHash);
    const own: RenderContext = { ...context, uniqueId: (stem) => count(ids, stem), use: notes.use };
    const html = renderToString(
      renderFields({ specification, rest, context: own, restUrl: urlFor(context) }),
    );
    const parts = partsCss(notes.parts());
    const sheets = parts === undefined ? [css] : [css, parts];
    return { path, content: fragmentDocument(context.language, rest.schema.name ?? '', { sheets, html }) };
  };
  return {
    urlFor,
    files: () => {
      // Drawing one document may ask for others.
      for (const [path, fragment] of fragments) if (!drawn.has(path)) drawn.set(path, draw(fragment));
      return [...drawn.values()];
    },
  };
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
  readonly sheets: readonly string[];
  readonly html: string;
}

function fragmentDocument(language: string, title: string, { sheets, html }: FragmentContent): string {
  const page = (
    <html lang={language}>
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta http-equiv="Content-Security-Policy" content={POLICY} />
        <meta name="robots" content="noindex" />
        <link rel="icon" href="data:," />
        <title>{title}</title>
        {sheets.map((href) => (
          <link rel="stylesheet" href={href} />
        ))}
      </head>
      <body class="api-fragment">
        <main class="mdx-content">
          {title === '' ? null : <h1>{title}</h1>}
          <div class="api-page" dangerouslySetInnerHTML={{ __html: html }} />
        </main>
      </body>
    </html>
  );
  return `<!doctype html>${renderToString(page)}`;
}
