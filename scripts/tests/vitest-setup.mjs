// What unit tests need beside the sources, which they import: the built command and the assets of sites.
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt } from './ensure-built.mjs';
import { temporaryRoot, temporaryVariables } from './temporary-root.mjs';

/** Builds what is not built yet, again before each run of the watch mode, and gives the tests a folder of their own. */
export function setup(project) {
  ensureBuilt();
  project.onTestsRerun(ensureBuilt);
  const folder = mkdtempSync(join(temporaryRoot(), 'waymark-unit-'));
  Object.assign(process.env, temporaryVariables(folder));
  // Builds keep their journals there.
  process.env.XDG_STATE_HOME = join(folder, 'state');
  return () => rmSync(folder, { recursive: true, force: true });
}
