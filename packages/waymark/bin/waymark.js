#!/usr/bin/env node
// Node.js brings its own modules compiled, and V8 takes that code as long as its flags are those that it was compiled with: what the
// engine would load later, when they are others, is loaded here.
import 'node:child_process';
import 'node:fs/promises';
import module from 'node:module';
import 'node:perf_hooks';
import 'node:timers/promises';
import 'node:worker_threads';
import 'node:zlib';
import { start } from '../dist/engine/start.js';

// For what is loaded beside the engine; Node.js 20 has no such cache.
module.enableCompileCache?.();
await start(process.argv.slice(2));
