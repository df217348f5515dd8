import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { databaseFile, oneFile, runCommand, type Command } from './command.ts';
import { copyDatabase, CopyProblem } from '../storage/sqlite/copy-file.ts';

/**
 * Copies the configured database while the server runs: npm run backup -- FILE. With --verify the copy is restored to a temporary place
 * and read there as a server would.
 */
export const command: Command = async (words, variables) => {
  const file = oneFile(words, { option: '--verify', usage: 'npm run backup -- FILE [--verify]' });
  const { path } = databaseFile(variables);
  const target = resolve(file);
  if (target === path) throw new CopyProblem(`${target} is the database itself.`);
  await copyDatabase(path, target);
  const drilled = words.includes('--verify') ? `; ${await drilledCopy(target)}` : '';
  // The time of this file is a metric of the server.
  writeFileSync(`${path}.last-backup`, `${target}\n`);
  return `The database is copied to ${target}${drilled}`;
};

/** Reading as a server does takes code that a copy alone does not, and that takes longer to load than a copy to write. */
async function drilledCopy(target: string): Promise<string> {
  const { drill } = await import('../storage/sqlite/drill.ts');
  return drill(target);
}

if (import.meta.main) await runCommand(command);
