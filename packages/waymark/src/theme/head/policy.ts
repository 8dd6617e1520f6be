import type { ProjectSettings } from '@waymark/core/config';

/** What a part of the site needs beside the site itself: origins, and styles that are written while the page runs. */
export interface PolicySources {
  /** Origins, and hashes of inline scripts (`'sha256-…'`). */
  readonly scripts?: readonly string[];
  readonly styles?: readonly string[];
  readonly fonts?: readonly string[];
  readonly workers?: readonly string[];
  readonly frames?: readonly string[];
  /** Where scripts of the page send requests to. */
  readonly connect?: readonly string[];
  /** Scripts write `<style>` elements, or `style` attributes. */
  readonly styleElements?: boolean;
  readonly styleAttributes?: boolean;
}

/** What differs from page to page. */
export interface PagePolicy {
  /** Sources that the playground of the page sends requests to; absent on pages without one. */
  readonly connect?: readonly string[] | undefined;
  /** What code of the page's author needs. */
  readonly asks?: PolicySources | undefined;
}

/**
 * The Content-Security-Policy of the site's pages. What is not named is refused: no inline script runs; other hosts, and
 * inline styles, only as far as the project asks for them. Pictures, sound and frames may come from any host by https,
 * because authors show them so.
 */
export function buildPolicy(site: readonly PolicySources[], { connect, asks }: PagePolicy = {}): string {
  const parts = asks === undefined ? site : [...site, asks];
  const list = (
    directive: string,
    own: string,
    pick: (part: PolicySources) => readonly string[] = () => [],
  ) => [directive, ...new Set([...own.split(' '), ...parts.flatMap(pick).filter(isSource)])].join(' ');
  const sources =
    (key: 'scripts' | 'styles' | 'fonts' | 'workers' | 'connect' | 'frames') => (part: PolicySources) =>
      part[key] ?? [];
  const inline = (key: 'styleElements' | 'styleAttributes') => parts.some((part) => part[key] === true);
  // Pictures and sound of an answer are shown from memory.
  const memory = connect === undefined ? '' : ' blob:';
  const reached = ["'self'", ...(connect ?? [])].join(' ');
  return [
    "default-src 'none'",
    list('script-src', "'self' 'inline-speculation-rules'", sources('scripts')),
    list('style-src', "'self'", sources('styles')),
    ...(inline('styleElements') ? [list('style-src-elem', "'self' 'unsafe-inline'", sources('styles'))] : []),
    ...(inline('styleAttributes') ? ["style-src-attr 'unsafe-inline'"] : []),
    list('font-src', "'self' data:", sources('fonts')),
    `img-src 'self' data: https:${memory}`,
    `media-src 'self' https:${memory}`,
    list('frame-src', "'self' https:", sources('frames')),
    list('connect-src', reached, sources('connect')),
    ...(parts.some(({ workers = [] }) => workers.length > 0)
      ? [list('worker-src', "'self'", sources('workers'))]
      : []),
    "manifest-src 'self'",
    "base-uri 'self'",
    "form-action 'self'",
  ].join('; ');
}

/** Whether a text is one source: nothing gets into a policy that ends a directive, an attribute, or begins another source. */
function isSource(text: string): boolean {
  return /^[^\s;,"<>&]+$/.test(text);
}

/**
 * The policy of a site whose project is not trusted with its readers: nothing comes from anywhere else, and nothing goes
 * there, whatever a stylesheet or a drawing of the project asks for.
 */
export const CLOSED_POLICY: string = [
  "default-src 'none'",
  "script-src 'self' 'inline-speculation-rules'",
  "style-src 'self'",
  "font-src 'self' data:",
  "img-src 'self' data:",
  "media-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/** The element that gives a document its policy, written before all that the policy is for. */
export function policyElement(policy: string): string {
  return `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
}

/** What the settings of a project add to the policy. */
export function readAllowed({ policy }: ProjectSettings): PolicySources {
  const { scripts = [], ...others } = policy?.allow ?? {};
  return { ...others, scripts: scripts.map((source) => (/^sha\d+-/.test(source) ? `'${source}'` : source)) };
}
