#!/usr/bin/env node
import { nodeShell } from './shell/node-shell.ts';
import { run } from './commands/run.ts';

void run(process.argv.slice(2), nodeShell()).then((code) => {
  process.exitCode = code;
});
