import {
  contentDiagnostics,
  type Diagnostic,
  type Edit,
  type Outcome,
  type Where,
} from '../../diagnostics/index.ts';
import {
  isOutside,
  isSafeHref,
  nameOf,
  type RewrittenText,
  routeOfFile,
  type Span,
  trimSlashes,
} from '../../source/index.ts';
import { alphabetsOf } from '../texts/alphabets.ts';
import { fillData, fillText } from '../texts/held-text.ts';
import { holdVariables } from '../texts/variables.ts';
import { type Frontmatter, readFrontmatter } from './frontmatter/read-frontmatter.ts';
import { readMembership } from './membership.ts';
import type { PageHead } from './page-head.ts';
import { misspeltKeys, proposePageWord, rangeOfKey } from './page-key-places.ts';
import {
  asString,
  BOOLEAN_KEYS,
  FLAG,
  pick,
  type Report,
  reportUnusable,
  STRING_KEYS,
} from './page-values.ts';

/** What a page head may need from outside the file. */
export interface PageHeadOptions {
  /** Title for a page without one, from the operation or channel that its front matter names. */
  readonly titleOf?: (frontmatter: Readonly<Record<string, unknown>>) => string | undefined;
  /** Values of `{{name}}`. */
  readonly variables?: Readonly<Record<string, string>>;
  /** Groups whose members the site is made for. */
  readonly groups?: readonly string[];
}

/** Reads what is known of a page before its body is parsed. Never fails: what is unusable is reported and left out. */
export function readPageHead(
  file: string,
  written: string,
  options: PageHeadOptions = {},
): Outcome<PageHead> {
  const { text, toOriginal } = holdVariables(file, written, options.variables ?? {}).value;
  const { value: frontmatter, diagnostics: found } = readFrontmatter(file, text);
  const data = fillData(frontmatter.data) as Frontmatter['data'];
  const route = routeOfFile(file);
  const diagnostics = [...found, ...misspeltKeys(file, text, frontmatter)];
  const where = (key: string): Where & { readonly span: Span } => ({
    span: { file, ...rangeOfKey(text, frontmatter, key) },
  });
  const report: Report = (key, expected, slip) => {
    const hint = slip && `Did you mean \`${slip.meant}\`?`;
    const { span } = where(key);
    const proposal = proposePageWord(span, text, slip?.word, slip?.meant);
    diagnostics.push(contentDiagnostics['frontmatter-type']({ key, expected }, { span, hint, ...proposal }));
  };
  const { url: address, ...strings } = pick(data, STRING_KEYS, {
    read: (value, key) =>
      typeof value === 'number'
        ? asWritten(value, text.slice(frontmatter.start, frontmatter.end), key)
        : asString(value),
    expected: 'text',
    report,
  });
  const booleans = pick(data, BOOLEAN_KEYS, { ...FLAG, report });
  const icons = pick(data, ['icon'], {
    read: asIcon,
    expected: 'a name, a path or `{name, style, library}`',
    report,
  });
  const url = address === undefined || isOwnAddress(address, route) ? undefined : address;
  const problem = problemOfUrl(url, text.slice(frontmatter.bodyStart));
  if (url !== undefined && problem !== undefined)
    diagnostics.push(contentDiagnostics[problem]({ url }, where('url')));
  const { canonical } = data;
  if (typeof canonical === 'string' && !isSafeHref(canonical))
    diagnostics.push(contentDiagnostics['unsafe-url']({ url: canonical }, where('canonical')));
  const membership = readMembership(data['groups']);
  if (membership !== undefined)
    diagnostics.push(contentDiagnostics['for-members']({ groups: membership.groups }, where('groups')));
  reportUnusable(data, report);
  const alphabets = alphabetsOf(written);
  const isClosed = membership?.isFor(options.groups ?? []) === false;
  const head: PageHead = {
    ...strings,
    ...booleans,
    ...icons,
    ...(url === undefined || problem === 'unsafe-url' ? {} : { url }),
    file,
    route,
    title: strings.title ?? options.titleOf?.(data) ?? titleOfRoute(route),
    ...(isClosed ? { forMembers: true } : {}),
    ...(alphabets.length === 0 ? {} : { alphabets }),
    frontmatter: data,
    bodyStart: toOriginal(frontmatter.bodyStart),
  };
  return { value: head, diagnostics: diagnostics.map((found) => atWritten(found, toOriginal)) };
}

/** Whether a page leads to itself, which makes it no link: it has its content, and is found like any other. */
function isOwnAddress(url: string, route: string): boolean {
  return routeOfFile(trimSlashes(url) || 'index') === route;
}

/** What is wrong with the address that a page leads to in place of its text. */
function problemOfUrl(url: string | undefined, body: string): 'unsafe-url' | 'unread-text' | undefined {
  if (url === undefined) return undefined;
  if (!isSafeHref(url)) return 'unsafe-url';
  // A page that leads to another site often says so below, for those who open it itself.
  return !isOutside(url) && body.trim() !== '' ? 'unread-text' : undefined;
}

function atWritten(diagnostic: Diagnostic, toOriginal: RewrittenText['toOriginal']): Diagnostic {
  const { span, fix, proposal, ...rest } = diagnostic;
  if (span === undefined) return diagnostic;
  const placed = (place: Span): Span => ({
    ...place,
    start: toOriginal(place.start),
    end: toOriginal(place.end, 'end'),
  });
  // What would be written must be what the author wrote, and not what stands for it.
  const isWritten = fix?.every(({ text }) => fillText(text) === text) === true;
  const atPlace = (edit: Edit): Edit => ({ ...edit, span: placed(edit.span) });
  return {
    ...rest,
    span: placed(span),
    ...(isWritten ? { fix: fix.map(atPlace) } : {}),
    ...(proposal === undefined ? {} : { proposal: proposal.map(atPlace) }),
  };
}

/** Title of a page that names none: the last part of its route, dashes as spaces, its first letter upper-case. */
export function titleOfRoute(route: string): string {
  const words = nameOf(route).replace(/[-_]+/g, ' ').trim() || 'home';
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A number as its key has it, in the same line, the next one or a map in braces: release `1.10` is not `1.1`. */
function asWritten(value: number, yaml: string, key: (typeof STRING_KEYS)[number]): string {
  const written = new RegExp(`(?:^|[{,]\\s*)(["']?)${key}\\1\\s*:\\s*([^\\s,}]+)`, 'm').exec(yaml)?.[2];
  return written !== undefined && Number(written) === value ? written : String(value);
}

function asIcon(value: unknown): PageHead['icon'] {
  if (typeof value === 'string') return value.trim();
  if (typeof value !== 'object' || value === null || !('name' in value)) return undefined;
  const { name, style, library } = value as Readonly<Record<string, unknown>>;
  if (typeof name !== 'string' || name === '') return undefined;
  return {
    name,
    ...(typeof style === 'string' ? { style } : {}),
    ...(typeof library === 'string' ? { library } : {}),
  };
}
