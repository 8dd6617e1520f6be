import { headingSlug, type IconValue, type PageLink, plainSlug } from '@waymark/core/content';
import { type Diagnostic, mdxDiagnostics, mendWith } from '@waymark/core/diagnostics';
import type { Span } from '@waymark/core/source';
import type { VNode } from 'preact';
import {
  declarationsOf,
  type RenderContext,
  resolveAddresses,
  terminalColorsPart,
} from '../../../components/index.ts';
import { type Highlighter, hasTypes } from '../../../highlight/index.ts';
import type { DrawIcon, IconPlace } from '../../../icons/index.ts';
import { type ParseText, renderMarkdownText } from '../../../mdx/index.ts';
import type { CodeTypes } from '../../code-types/twoslash.ts';
import type { World } from '../../world/world.ts';
import type { LocateIcon } from './locate-icon.ts';
import { createPlainCode, type PageCode } from './page-code.ts';
import type { PageNotes } from './page-notes.ts';

/** Where content is rendered. */
export interface ContentPlace {
  /** File that the content comes from; its relative links start there. */
  readonly file: string;
  /** Page that it is rendered on. */
  readonly route: string;
  /** That of the page, unless told. */
  readonly language?: string;
  readonly uniqueId: (stem: string) => string;
  /** Takes notice of what goes with the page. */
  readonly notes: Pick<PageNotes, 'use' | 'style'> & Partial<Pick<PageNotes, 'frame'>>;
  /** Takes notice of addresses that are asked for, as they are written. */
  readonly noteLink?: (kind: PageLink['kind'], href: string) => void;
  /** Takes notice of ids that links may target, given while it is drawn; without it, none are given. */
  readonly noteAnchor?: (id: string) => void;
  /** Colours code; where it is not told, only in languages that are prepared already. */
  readonly code?: Pick<PageCode, 'highlight'>;
  /** Works out types of code, where a compiler is there. */
  readonly types?: CodeTypes | undefined;
  /** Tells where an icon is written. */
  readonly locateIcon?: LocateIcon;
  /** Takes notice of what components find out, such as an unknown icon. */
  readonly report: (diagnostic: Diagnostic) => void;
}

/** For what is drawn only to find out what it asks. */
export const NOT_DRAWN: Pick<ContentPlace, 'uniqueId' | 'notes' | 'report'> = {
  uniqueId: (stem) => stem,
  notes: { use: () => undefined, style: () => ({}) },
  report: () => undefined,
};

/** What answers components beside the world. */
export interface ContentTools {
  readonly highlighter: Highlighter;
  readonly icons: DrawIcon;
  /** Parses text of attributes and specifications. */
  readonly parseText: ParseText;
  /** Interface words in a language. */
  readonly textIn: (language: string) => RenderContext['text'];
}

/** What Markdown reads in a line; a line without it is drawn as it is. */
const MARKS = /[*_`~[\]!<\\$&]/;
/** What Markdown makes a link of without any mark. */
const ADDRESS = /:\/\/|www\.|@/i;

/** Creates the render context of content: what components may ask, answered by the world. */
export function createContentContext(
  { file, route, uniqueId, notes, report, ...place }: ContentPlace,
  world: World,
  { icons, parseText, textIn, ...tools }: ContentTools,
): RenderContext {
  const language = place.language ?? world.languageOf(route);
  const code = place.code ?? createPlainCode(tools.highlighter);
  const reportIcon = (value: IconValue | VNode): NonNullable<IconPlace['report']> => {
    // All that is to be said of one icon is said of one place.
    let span: Span | 'told' | undefined;
    return (diagnostic, meant) => {
      span ??= place.locateIcon?.(file, iconName(value)) ?? { file, start: 0, end: 0 };
      if (span === 'told') return;
      // A name that is computed is not written at its place.
      const isWritten = meant !== undefined && span.end > span.start;
      report({ ...diagnostic, span, ...mendWith(isWritten ? [{ span, text: meant }] : [], false) });
    };
  };
  const context: RenderContext = {
    language,
    href(href) {
      place.noteLink?.('link', href);
      return world.link(href, file, route) ?? { url: '#', external: false };
    },
    asset(src) {
      place.noteLink?.('image', src);
      // The policy of pages refuses what comes without encryption; where a page comes with it, browsers ask like this, too.
      return world.asset(src, file, route).replace(/^(?:http:)?\/\//i, 'https://');
    },
    icon(value, options) {
      // Names without a library are of the site's.
      world.setting('icons');
      if (value === undefined) return undefined;
      return icons(value, options, { asset: context.asset, report: reportIcon(value) });
    },
    inline: (markdown) =>
      MARKS.test(markdown) ? renderMarkdownText(markdown, 'inline', context, parseText) : markdown,
    block: (markdown, form = 'block') =>
      form === 'line' && !MARKS.test(markdown) && !ADDRESS.test(markdown)
        ? markdown
        : renderMarkdownText(markdown, form, context, parseText),
    uniqueId,
    ...answerAnchors(place.noteAnchor, uniqueId),
    text: textIn(language),
    highlight(text, codeLanguage) {
      // The colours stand in the classes and in the stylesheet, which are the site's.
      world.setting('code');
      if (codeLanguage?.toLowerCase() === 'ansi') notes.use(terminalColorsPart);
      return code.highlight(text, codeLanguage);
    },
    types: answerTypes(place.types, report),
    use: notes.use,
    loads: (src) => world.setting('scripts').includes(world.asset(src, file, route)),
    style: (style) => notes.style(resolveAddresses(declarationsOf(style), context.asset)),
    frame: answerFrames({ file, notes, report }, world),
    imageSize: world.pictureSize,
  };
  return context;
}

/** Gives documents in attributes addresses of their own. */
function answerFrames(
  { file, notes, report }: Pick<ContentPlace, 'file' | 'notes' | 'report'>,
  world: World,
): RenderContext['frame'] {
  return (html) => {
    // Only the text of an MDX page is code of an author's, and not every author is trusted with readers.
    const isKept = file.endsWith('.mdx') && !world.setting('isClosed');
    if (isKept && notes.frame !== undefined) return `${world.setting('urls').base}/${notes.frame(html)}`;
    const what = { tag: 'iframe', dropped: ['srcDoc'] };
    report(mdxDiagnostics['markup-dropped'](what, { span: { file, start: 0, end: 0 } }));
    return undefined;
  };
}

function iconName(value: IconValue | VNode): string {
  if (typeof value === 'string') return value;
  return 'name' in value ? value.name : '';
}

/** Gives ids to components that code draws, by the rules for those of a page. */
function answerAnchors(
  note: ContentPlace['noteAnchor'],
  uniqueId: ContentPlace['uniqueId'],
): Pick<RenderContext, 'anchorId' | 'noteId'> {
  if (note === undefined) return {};
  return {
    noteId: note,
    anchorId({ text = '', rule }) {
      const id = uniqueId(rule === 'heading' ? headingSlug(text) : plainSlug(text));
      note(id);
      return id;
    },
  };
}

/** Gives the types of code and reports what is wrong with it; a compiler that is not there is missed once. */
function answerTypes(
  types: CodeTypes | undefined,
  report: ContentPlace['report'],
): NonNullable<RenderContext['types']> {
  let isMissed = false;
  return (code, language, span) => {
    if (language === undefined || !hasTypes(language)) return undefined;
    if (types === undefined) {
      if (!isMissed) report(mdxDiagnostics['no-typescript']({}, { span }));
      isMissed = true;
      return undefined;
    }
    const { typed, problems } = types.read(code, language);
    for (const problem of problems) report(mdxDiagnostics['code-types']({ problem }, { span }));
    return typed;
  };
}
