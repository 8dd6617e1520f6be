#!/usr/bin/env node
import { runAndExit } from '../dist/cli/main.js';

await runAndExit(process.argv.slice(2));
