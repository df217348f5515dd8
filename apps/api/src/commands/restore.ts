import { resolve } from 'node:path';
import { databaseFile, oneFile, runCommand, type Command } from './command.ts';
import { checkDatabase, CopyProblem } from '../storage/sqlite/copy-file.ts';
import { isInUse, restoreDatabase } from '../storage/sqlite/restore-file.ts';

/** Replaces the configured database by a backup: npm run restore -- FILE [--force] */
export const command: Command = async (words, variables) => {
  const file = oneFile(words, { option: '--force', usage: 'npm run restore -- FILE [--force]' });
  const { path, port } = databaseFile(variables);
  const backup = resolve(file);
  if (backup === path) throw new CopyProblem(`${backup} is the database itself.`);
  checkDatabase(backup);
  if (!words.includes('--force')) await refuseWhileInUse(path, port);
  const kept = await restoreDatabase(backup, path, new Date());
  return kept === undefined ? `${path} is restored` : `${path} is restored; what was there is ${kept}`;
};

async function refuseWhileInUse(path: string, port: number): Promise<void> {
  if (await answers(port)) throw inUse(`a server answers at port ${port}`);
  if (isInUse(path)) throw inUse(`something has ${path} open`);
}

function inUse(reason: string): CopyProblem {
  return new CopyProblem(`Nothing was restored: ${reason}. Stop the server first, or add --force.`);
}

async function answers(port: number): Promise<boolean> {
  return fetch(`http://localhost:${port}/healthz`, { signal: AbortSignal.timeout(5000) }).then(
    ({ ok }) => ok,
    () => false,
  );
}

if (import.meta.main) await runCommand(command);
