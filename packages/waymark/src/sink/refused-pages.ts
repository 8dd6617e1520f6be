import { outputPathOfRoute } from '@waymark/core/content';
import { type Diagnostic, outputDiagnostics } from '@waymark/core/diagnostics';
import { problemOfPath } from './output-path.ts';

/** Says which pages a build would refuse to write for their names; nothing is written. */
export function refusedPages(
  routes: Iterable<string>,
  sourceOf: (route: string) => string,
): readonly Diagnostic[] {
  return [...routes].flatMap((route) => {
    const path = outputPathOfRoute(route);
    const problem = problemOfPath(path);
    const span = { file: sourceOf(route), start: 0, end: 0 };
    return problem === undefined ? [] : [outputDiagnostics.path({ path, problem }, { span })];
  });
}
