import { CommanderError } from 'commander';
import { EXIT, type ExitCode } from '../shell/exit-code.ts';
import { Failure, FaultyFile } from '../shell/failure.ts';
import { faultLines, faultsJson } from '../print/faults.ts';
import { paintFor } from '../print/paint.ts';
import { printable } from '../print/printable.ts';
import { programFor } from './program.ts';
import type { Shell } from '../shell/shell.ts';
import { speakAsAsked } from '../texts/language.ts';
import { said } from '../texts/said.ts';

/** Runs a command line and returns the exit code. */
export async function run(args: readonly string[], shell: Shell): Promise<ExitCode> {
  speakAsAsked(args);
  let code: ExitCode = EXIT.done;
  const program = programFor({ shell, endWith: (ending) => (code = ending) });
  try {
    await program.parseAsync(args, { from: 'user' });
    return code;
  } catch (cause) {
    return failed(cause, { shell, isJson: args.includes('--json') });
  }
}

interface Listener {
  readonly shell: Shell;
  readonly isJson: boolean;
}

function failed(cause: unknown, { shell: { err }, isJson }: Listener): ExitCode {
  // The library has printed its message already.
  if (cause instanceof CommanderError) return cause.exitCode === 0 ? EXIT.done : EXIT.usage;
  if (!(cause instanceof Failure)) throw cause;
  const lines = isJson ? faultsJson(cause) : failureLines(cause, paintFor(err));
  err.write(`${lines.join('\n')}\n`);
  return cause.code;
}

function failureLines(failure: Failure, paint: ReturnType<typeof paintFor>): string[] {
  const head = paint.red(said('error: {text}', { text: printable(failure.message) }));
  return failure instanceof FaultyFile ? [head, ...faultLines(failure, paint)] : [head];
}
