import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * The program of Waymark that is installed in one of these folders or above it, and that folder. Nothing is asked of npm, which
 * would fetch and run what somebody else calls `waymark`, and take its time.
 */
export function findWaymark(folders) {
  for (const folder of folders) {
    for (let at = folder; ; at = dirname(at)) {
      const script = join(at, 'node_modules/waymark/bin/waymark.js');
      if (existsSync(script)) return { folder, script };
      if (at === dirname(at)) break;
    }
  }
  return undefined;
}
