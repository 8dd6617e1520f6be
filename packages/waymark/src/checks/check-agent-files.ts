import { contentDiagnostics, type Diagnostic } from '@waymark/core/diagnostics';
import type { Site } from '../site/site.ts';

/** Instructions for tools that write code, as these tools call them. */
const NAMES = /(?:^|\/)(?:AGENTS|CLAUDE|GEMINI)\.mdx?$/;

/** Says which pages are most probably none: the format knows no such names, so the files are built like others. */
export function checkAgentFiles({
  heads,
  navigation,
}: Pick<Site, 'heads' | 'navigation'>): readonly Diagnostic[] {
  return [...heads.values()]
    .filter(({ file, route }) => NAMES.test(file) && !navigation.pages.has(route))
    .map(({ file, route }) =>
      contentDiagnostics['agent-file']({ file, route }, { span: { file, start: 0, end: 0 } }),
    );
}
