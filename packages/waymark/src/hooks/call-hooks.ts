import type { ListedPage } from '@waymark/core/content';
import { type Diagnostic, outputDiagnostics } from '@waymark/core/diagnostics';
import type { OutputFile } from '../outputs/output-file.ts';
import { sourceOf } from '../pages/pages.ts';
import type { DrawnParts } from '../pages/publish/publish-pages.ts';
import type { Site } from '../site/site.ts';
import type { AddedFile, BuiltPage, DrawnPage, Hooks } from './hooks.ts';

/** What hooks came to: files of theirs, and what is wrong with them. */
export interface Added {
  readonly files: readonly OutputFile[];
  readonly diagnostics: readonly Diagnostic[];
}

const NOTHING: Added = { files: [], diagnostics: [] };

/** Lets a hook see a page that is about to be written. What fails costs the hook's own files, not the page. */
export function callPageHook({ page: hook }: Hooks, site: Site, route: string, drawn: DrawnParts): Added {
  const page = site.pages.get(route);
  if (hook === undefined || page === undefined) return NOTHING;
  const from = sourceOf(route, site);
  try {
    return takeFiles(hook(describeDrawn(page, drawn)), 'page', from);
  } catch (error) {
    return failed('page', error, from);
  }
}

/** Calls what adds files beside the pages. */
export async function callOutputsHook({ outputs: hook }: Hooks, site: Site): Promise<Added> {
  if (hook === undefined) return NOTHING;
  const from = site.configFiles[0] ?? '';
  try {
    return takeFiles(await hook([...site.pages.values()].map(describeBuilt)), 'outputs', from);
  } catch (error) {
    return failed('outputs', error, from);
  }
}

function describeBuilt({ route, title, summary, head, visibility }: ListedPage): BuiltPage {
  return {
    route,
    title,
    ...(summary === undefined ? {} : { description: summary }),
    ...(head === undefined ? {} : { file: head.file }),
    listed: visibility.sitemap,
  };
}

function describeDrawn(page: ListedPage, { content, html }: DrawnParts): DrawnPage {
  const { toc, links } = content.facts;
  return {
    ...describeBuilt(page),
    html: html(),
    markdown: content.markdown.read(),
    headings: toc.map(({ id, text, level }) => ({ id, text, level })),
    links: links.map(({ kind, href }) => ({ kind, href })),
  };
}

/** The answer of a hook; programs are not always checked, so it may be anything. */
function takeFiles(answer: readonly AddedFile[] | undefined, hook: keyof Hooks, from: string): Added {
  const files: OutputFile[] = [];
  const wrong: Diagnostic[] = [];
  if (answer !== undefined && !Array.isArray(answer))
    return failed(hook, new TypeError('it returns no list of files'), from);
  for (const file of answer ?? []) {
    const { path, content } = file ?? {};
    const isFile = typeof path === 'string' && (typeof content === 'string' || content instanceof Uint8Array);
    if (isFile) files.push({ path, content, from });
    else wrong.push(tellFailure(hook, new TypeError('a file needs `path` and `content`'), from));
  }
  return { files, diagnostics: wrong };
}

function failed(hook: keyof Hooks, error: unknown, file: string): Added {
  return { files: [], diagnostics: [tellFailure(hook, error, file)] };
}

function tellFailure(hook: keyof Hooks, error: unknown, file: string): Diagnostic {
  const reason = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  return outputDiagnostics.hook({ hook, reason }, { span: { file, start: 0, end: 0 } });
}
