#!/usr/bin/env node
'use strict';
const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  // What follows would fail somewhere inside, in words that tell nobody what to do.
  process.stderr.write(
    `waymark: This is Node.js ${process.versions.node}, and Waymark needs 20.19 or newer\n`,
  );
  process.exit(2);
}
// Node.js brings its own modules compiled, and V8 takes that code as long as its flags are those that it was compiled with: what the
// engine would load later, when they are others, is loaded here.
require('node:child_process');
require('node:fs/promises');
require('node:perf_hooks');
require('node:timers/promises');
require('node:worker_threads');
require('node:zlib');
const { enableCompileCache } = require('node:module');
const { start } = require('../dist/engine/start.cjs');

// For what is loaded beside the engine; Node.js 20 has no such cache.
enableCompileCache?.();
start(process.argv.slice(2));
