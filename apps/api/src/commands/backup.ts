import { resolve } from 'node:path';
import process from 'node:process';
import { databaseFile, runCommand } from './command.ts';
import { copyDatabase, CopyProblem } from '../storage/sqlite/copy-file.ts';

/** Copies the configured database while the server runs: npm run backup -- FILE */
await runCommand(async ([file]) => {
  if (file === undefined) throw new CopyProblem('The file to write is missing: npm run backup -- FILE');
  const { path } = databaseFile(process.env);
  const target = resolve(file);
  if (target === path) throw new CopyProblem(`${target} is the database itself.`);
  await copyDatabase(path, target);
  return `The database is copied to ${target}`;
});
