import { type ProjectSettings, readSettings, SETTINGS_FILE } from '@waymark/core/config';
import { type Outcome, untrustedDiagnostics } from '@waymark/core/diagnostics';
import type { Project } from '../../project/project.ts';
import { readAllowed } from '../../theme/index.ts';
import { keepEqual, rememberBy } from '../remember.ts';
import type { Site, SiteOptions } from '../site.ts';
import { siteAddress } from '../site-address.ts';

/** What docs.json has no key for: where the site will be served, and what `waymark.json` says of the site. */
export interface OwnSettings {
  readonly base: string;
  readonly ofSite: Pick<Site, 'siteUrl' | 'allowed' | 'mcpUrl' | 'feedbackUrl' | 'optimizesImages'>;
}

/** Creates the reader of these settings; what the command says goes before the file. */
export function createSettingsReader(options: SiteOptions): (project: Project) => Outcome<OwnSettings> {
  const keep = keepEqual<OwnSettings>();
  return rememberBy(
    (project: Project) => [project.files, project.version(SETTINGS_FILE)],
    ({ files, readText, trust }) => {
      const read = readSettings(files.has(SETTINGS_FILE) ? readText(SETTINGS_FILE) : undefined);
      const { value, diagnostics } = trust.onMachine ? read : limitSettings(read);
      return { value: keep(applySettings(value, options)), diagnostics };
    },
  );
}

function applySettings(settings: ProjectSettings, options: SiteOptions): OwnSettings {
  const { base, siteUrl } = siteAddress(options, settings);
  const { mcp, feedback, images } = settings;
  const ofSite = {
    ...(siteUrl === undefined ? {} : { siteUrl }),
    allowed: readAllowed(settings),
    ...(mcp?.url === undefined ? {} : { mcpUrl: mcp.url }),
    ...(feedback?.url === undefined ? {} : { feedbackUrl: feedback.url }),
    optimizesImages: options.optimizeImages ?? images?.optimize ?? false,
  };
  return { base, ofSite };
}

/** Of what a stranger's file says, only where the site will be served counts. */
function limitSettings({ value, diagnostics }: Outcome<ProjectSettings>): Outcome<ProjectSettings> {
  const { base, $schema: _, ...others } = value;
  const span = { file: SETTINGS_FILE, start: 0, end: 0 };
  const ignored = Object.keys(others).length === 0 ? [] : [untrustedDiagnostics.settings({}, { span })];
  return { value: base === undefined ? {} : { base }, diagnostics: [...diagnostics, ...ignored] };
}
