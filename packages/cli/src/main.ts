#!/usr/bin/env node
import { nodeShell } from './node-shell.ts';
import { run } from './run.ts';

void run(process.argv.slice(2), nodeShell()).then((code) => {
  process.exitCode = code;
});
