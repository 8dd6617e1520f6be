#!/usr/bin/env node
import module from 'node:module';
import v8 from 'node:v8';

// Node.js 22 and later keep the compiled engine from run to run.
module.enableCompileCache?.();
// Node.js 20 optimizes functions so early that a build pays for more machine code than it gets back from it: with six times
// the work before that, it costs a tenth less CPU. Later versions decide otherwise, and do not know this flag.
if (process.versions.node.startsWith('20.')) v8.setFlagsFromString('--interrupt-budget=400000');
const { runAndExit } = await import('../dist/engine/cli.js');
await runAndExit(process.argv.slice(2));
