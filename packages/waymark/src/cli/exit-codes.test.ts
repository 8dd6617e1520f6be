import { internalDiagnostics, mdxDiagnostics } from '@waymark/core/diagnostics';
import { expect, it } from 'vitest';
import { exitCodeFor } from './exit-codes.ts';

it('says what a command came to', () => {
  const dead = mdxDiagnostics['code-failed']({ problem: 'x' });
  const stopped = mdxDiagnostics['code-stopped']({ what: 'x' });
  const bug = internalDiagnostics.bug({ what: 'x', details: 'y' });
  expect([exitCodeFor([dead], false), exitCodeFor([dead], true)]).toEqual([0, 1]);
  expect([exitCodeFor([stopped], false), exitCodeFor([stopped, bug], true)]).toEqual([1, 3]);
});
