#!/usr/bin/env node
import module from 'node:module';
import { start } from '../dist/engine/start.js';

// For what is loaded beside the engine; Node.js 20 has no such cache.
module.enableCompileCache?.();
await start(process.argv.slice(2));
