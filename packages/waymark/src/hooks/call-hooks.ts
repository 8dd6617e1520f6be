import type { ListedPage } from '@waymark/core/content';
import { type Diagnostic, outputDiagnostics } from '@waymark/core/diagnostics';
import { problemOf } from '../mdx/author-code/run/scope.ts';
import type { OutputFile } from '../outputs/output-file.ts';
import { sourceOf } from '../pages/page-of-route.ts';
import type { DrawnParts } from '../pages/publish/publish-pages.ts';
import type { Site } from '../site/site.ts';
import type { AddedFile, BuiltPage, DrawnPage, Hooks } from './hooks.ts';

/** What hooks came to: files of theirs, and what is wrong with them. */
export interface Added {
  readonly files: readonly OutputFile[];
  readonly diagnostics: readonly Diagnostic[];
}

/** Seconds for the answer of a hook that may take its time. */
const MOST_SECONDS = 300;

const NOTHING: Added = { files: [], diagnostics: [] };

/** Lets a hook see a page that is about to be written. What fails costs the hook's own files, not the page. */
export function callPageHook({ page: hook }: Hooks, site: Site, route: string, drawn: DrawnParts): Added {
  const page = site.pages.get(route);
  if (hook === undefined || page === undefined) return NOTHING;
  const from = sourceOf(route, site);
  try {
    return takeFiles(answerNow(hook(describeDrawn(page, drawn))), 'page', from);
  } catch (error) {
    return failed('page', error, from);
  }
}

/** Calls what adds files beside the pages, and waits for it some time. */
export async function callOutputsHook(
  { outputs: hook }: Hooks,
  site: Site,
  seconds = MOST_SECONDS,
): Promise<Added> {
  if (hook === undefined) return NOTHING;
  const from = site.configFiles[0] ?? '';
  try {
    const answer = hook([...site.pages.values()].map(describeBuilt));
    return takeFiles(await inTime(answer, seconds), 'outputs', from);
  } catch (error) {
    return failed('outputs', error, from);
  }
}

/** What is awaited nowhere must not end the process when it is rejected. */
function answerNow<T>(answer: T): T {
  if (!(answer instanceof Promise)) return answer;
  answer.catch(() => undefined);
  throw new TypeError('it returns a promise; a hook for pages answers at once');
}

/** The timer also keeps the process alive, which would end without a word when nothing else goes on in it. */
async function inTime<T>(answer: T | Promise<T>, seconds: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    const end = (): void => reject(new Error(`it does not answer within ${seconds} seconds`));
    timer = setTimeout(end, seconds * 1000);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
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
  return {
    ...describeBuilt(page),
    html: html(),
    markdown: content.markdown.read(),
    headings: content.view.read().toc.map(({ id, text, level }) => ({ id, text, level })),
    links: content.facts.links.map(([kind, href]) => ({ kind, href })),
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
  return outputDiagnostics.hook({ hook, reason: problemOf(error) }, { span: { file, start: 0, end: 0 } });
}
