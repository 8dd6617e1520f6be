#!/usr/bin/env node
import module from 'node:module';

// Node.js 22 and later keep the compiled engine from run to run.
module.enableCompileCache?.();
const { runAndExit } = await import('../dist/engine/cli.js');
await runAndExit(process.argv.slice(2));
