import { settingUses } from '@waymark/core/config';
import { isVariableName, pageKeys } from '@waymark/core/content';
import { contentDiagnostics, type Diagnostic } from '@waymark/core/diagnostics';
import { joinPointer } from '@waymark/core/source';
import { isDated } from '../site/page-date.ts';
import type { Site } from '../site/site.ts';
import { MCP_OPTIONS, needsMcp, UNDRAWN_OPTIONS, viewFeedback } from '../theme/index.ts';

type Where = Pick<
  Site,
  | 'trust'
  | 'config'
  | 'locate'
  | 'heads'
  | 'mcpUrl'
  | 'commitDates'
  | 'isShallow'
  | 'feedbackUrl'
  | 'repository'
>;

/** The day of the last change comes from git, unless pages name it. */
function idleDates({ config, locate, heads, commitDates, isShallow }: Where): readonly Diagnostic[] {
  const isNamed = [...heads.values()].some(({ frontmatter }) =>
    Object.hasOwn(frontmatter, 'lastUpdatedDate'),
  );
  if (config.metadata?.timestamp !== true || commitDates.size > 0 || isNamed || isShallow) return [];
  const where = locate('/metadata/timestamp', 'key');
  const reason = 'git has no history of this folder';
  // In containers of CI that is the rule, and git says nothing of it to who only asks for days.
  const hint =
    'Commit the pages; where they are, `git log` may say that the folder belongs to somebody else (`safe.directory`)';
  return [
    contentDiagnostics['no-effect']({ what: 'metadata.timestamp', reason, more: 0 }, { ...where, hint }),
  ];
}

/** Days of last changes are only known from the whole history. */
function shallowHistory({ config, locate, heads, isShallow, commitDates }: Where): readonly Diagnostic[] {
  const first = [...heads.values()].find((head) => isDated(head, config));
  if (!isShallow || commitDates.size > 0 || first === undefined) return [];
  const span = { file: first.file, start: 0, end: 0 };
  const where = config.metadata?.timestamp === true ? locate('/metadata/timestamp', 'key') : { span };
  return [contentDiagnostics['shallow-history']({}, where)];
}

/** What pages would ask of their readers, if somebody were there to be told. */
function idleFeedback(site: Where): readonly Diagnostic[] {
  const { config, locate, trust } = site;
  const drawn = viewFeedback(config, site);
  const sources = trust.onMachine
    ? 'git names no remote repository of a known host (GitHub, GitLab, Gitea, Bitbucket)'
    : 'git is not asked about an untrusted project';
  const reasons = {
    thumbs: 'no service is configured that would be told, and `waymark.json` has no `feedback.url`',
    edits: sources,
    issues: sources,
  };
  const isOff = config.integrations?.telemetry?.enabled === false;
  return (['thumbs', 'edits', 'issues'] as const).flatMap((key) => {
    if (config.feedback?.[key] !== true || drawn[key]) return [];
    const reason = isOff ? '`integrations.telemetry` is off' : reasons[key];
    const where = locate(`/feedback/${key}`, 'key');
    return [contentDiagnostics['no-effect']({ what: `feedback.${key}`, reason, more: 0 }, where)];
  });
}

/** Says once of each setting that is accepted and does nothing that this is so. */
export function checkEffects(site: Where): readonly Diagnostic[] {
  return [
    ...unusableVariables(site),
    ...idleFrontMatter(site),
    ...idleDates(site),
    ...shallowHistory(site),
    ...idleFeedback(site),
    ...idleEntries(site),
  ];
}

/** Settings that do nothing, and that say what is so without them. */
const SAID_IN_VAIN: ReadonlySet<string> = new Set(['group.public']);

/** Tells of keys that are declared to do nothing: of each once, and of none inside of another one. */
export function checkIdleSettings({
  config,
  locate,
}: Pick<Site, 'config' | 'locate'>): readonly Diagnostic[] {
  const pointers = new Map<string, { readonly reason: string; readonly at: string[] }>();
  let last = '';
  for (const { name, support, pointer } of settingUses(config)) {
    const isInside = last !== '' && pointer.startsWith(`${last}/`);
    if (support.level !== 'not' || isInside || SAID_IN_VAIN.has(name)) continue;
    last = pointer;
    const what = pointer.startsWith('/navigation/') ? (name.split('.').at(-1) ?? name) : name;
    const known = pointers.get(what) ?? { reason: support.why ?? '', at: [] };
    known.at.push(pointer);
    pointers.set(what, known);
  }
  return Array.from(pointers, ([what, { reason, at }]) => {
    const where = locate(at[0] ?? '', 'key');
    return contentDiagnostics['no-effect']({ what, reason, more: at.length - 1 }, where);
  });
}

/** A variable that no page can name. */
function unusableVariables({ config: { variables = {} }, locate }: Where): readonly Diagnostic[] {
  const reason = 'the name of a variable has letters, digits, `_`, `.` and `-` only';
  return Object.keys(variables)
    .filter((name) => !isVariableName(name))
    .map((name) => {
      const where = locate(joinPointer('/variables', name), 'key');
      return contentDiagnostics['no-effect']({ what: `variables.${name}`, reason, more: 0 }, where);
    });
}

function idleFrontMatter(site: Where): readonly Diagnostic[] {
  return [...idleKeys(site), ...assistantPages(site)];
}

/** Pages that stand for a chat. */
function assistantPages({ heads }: Where): readonly Diagnostic[] {
  const [first, ...more] = [...heads.values()].filter(({ mode }) => mode === 'assistant');
  if (first === undefined) return [];
  const reason = 'there is no chat, and the text of the page is shown';
  const span = { file: first.file, start: 0, end: 0 };
  return [contentDiagnostics['no-effect']({ what: 'mode: assistant', reason, more: more.length }, { span })];
}

function idleKeys({ heads }: Where): readonly Diagnostic[] {
  const idle = pageKeys.filter(({ support }) => support.level === 'not');
  return idle.flatMap(({ key, support: { why: reason = '' } }) => {
    const pages = [...heads.values()].filter(({ frontmatter }) => Object.hasOwn(frontmatter, key));
    const [first, ...more] = pages.filter(({ frontmatter }) => frontmatter[key] !== false);
    if (first === undefined) return [];
    const span = { file: first.file, start: 0, end: 0 };
    return [contentDiagnostics['no-effect']({ what: key, reason, more: more.length }, { span })];
  });
}

/** Entries of the page menu that are not drawn. */
function idleEntries({ config, locate, mcpUrl }: Where): readonly Diagnostic[] {
  const options = config.contextual?.options ?? [];
  const report = (entries: readonly string[], reason: 'no-server' | 'hosted'): readonly Diagnostic[] => {
    if (entries.length === 0) return [];
    const where = locate('/contextual/options');
    return [contentDiagnostics['menu-entries']({ entries, reason }, where)];
  };
  const names = options.map((option) => (typeof option === 'string' ? option : option.title));
  const isOfServer = options.map((option) =>
    typeof option === 'string' ? MCP_OPTIONS.includes(option) : needsMcp(option),
  );
  return [
    ...report(mcpUrl === undefined ? names.filter((_, at) => isOfServer[at]) : [], 'no-server'),
    ...report(
      options
        .filter((option) => typeof option === 'string')
        .filter((option) => UNDRAWN_OPTIONS.includes(option)),
      'hosted',
    ),
  ];
}
