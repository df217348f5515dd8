import { CommanderError } from 'commander';
import { printable } from '../print/printable.ts';
import { EXIT, type ExitCode } from '../shell/exit-code.ts';
import { Failure, FaultyFile } from '../shell/failure.ts';
import { STANDARD_INPUT, type Shell } from '../shell/shell.ts';
import type { Session } from '../shell/session.ts';

interface Asked {
  readonly args: readonly string[];
  /** Contents by the names that stand for them in `args`; every other name is that of a file. */
  readonly contents: ReadonlyMap<string, string>;
  readonly shell: Shell;
  readonly parse: (session: Session, args: readonly string[]) => Promise<unknown>;
}

/** Ends a tool with one sentence for the assistant. */
export class Refusal extends Error {}

/** What a command prints. It writes no file, and cannot read the standard input, which is the assistant's. */
export async function printedBy({ args, contents, shell, parse }: Asked): Promise<string> {
  const printed = { out: '', err: '' };
  const stream = (to: keyof typeof printed) => ({
    write: (text: string) => void (printed[to] += text),
    columns: undefined,
    hasColours: false,
  });
  const refused = () => Promise.reject(new Refusal('A tool writes no file.'));
  const own: Shell = {
    readBytes: (file) => {
      const content = contents.get(file);
      if (content !== undefined) return Promise.resolve(Buffer.from(content));
      return file === STANDARD_INPUT ? Promise.reject(new Error('name a file')) : shell.readBytes(file);
    },
    writeNew: refused,
    replace: refused,
    out: stream('out'),
    err: stream('err'),
    progress: () => () => undefined,
  };
  const ending: { code: ExitCode } = { code: EXIT.done };
  try {
    await parse({ shell: own, endWith: (code) => (ending.code = code) }, args);
  } catch (error) {
    throw sentenceOf(error, printed.err);
  }
  return ending.code === EXIT.noAnswer ? `${printed.out}\n(No hardware fits, or holds it.)\n` : printed.out;
}

function sentenceOf(error: unknown, said: string): unknown {
  if (error instanceof FaultyFile) {
    const [first, ...others] = error.problems;
    if (first === undefined) return new Refusal(printable(error.message));
    const { line, column, path, message } = first;
    const more = others.length === 0 ? '' : ` (and ${others.length} more)`;
    const place = `${error.file}:${line}:${column}${path === '' ? '' : ` ${path}`}`;
    return new Refusal(printable(`${place}: ${message}${more}`));
  }
  if (error instanceof Failure) return new Refusal(error.message.split('\n').map(printable).join(' '));
  // The library has printed its message.
  if (error instanceof CommanderError)
    return new Refusal(said.split('\n')[0]?.replace(/^error: /, '') ?? error.message);
  return error;
}
