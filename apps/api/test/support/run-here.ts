import { command as backup } from '../../src/commands/backup.ts';
import { endOf, type Ended } from '../../src/commands/command.ts';
import { command as restore } from '../../src/commands/restore.ts';
import { command as transfer } from '../../src/commands/transfer.ts';
import { command as users } from '../../src/commands/users.ts';

const COMMANDS = { backup, restore, transfer, users } as const;

/** A command as `runScript` runs it, but in this process: one of its own takes a second to load all code. */
export function runHere(
  name: keyof typeof COMMANDS,
  words: readonly string[],
  variables: Readonly<Record<string, string>>,
): Promise<Ended> {
  return endOf(COMMANDS[name], words, variables);
}
