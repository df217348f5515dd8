import { Failure, type Io } from '../src/io.ts';
import { run } from '../src/run.ts';

export interface Run {
  readonly code: number;
  readonly out: string;
  readonly error: string;
  readonly files: Readonly<Record<string, string>>;
}

/** Runs a command line on files that are only thought of. */
export async function runWith(args: readonly string[], files: Readonly<Record<string, string>> = {}): Promise<Run> {
  const written = { ...files };
  const lines: string[] = [];
  const io: Io = {
    read: async (path) => {
      const text = written[path];
      if (text === undefined) throw Object.assign(new Error('not there'), { code: 'ENOENT' });
      return text;
    },
    write: async (path, text) => void (written[path] = text),
    print: (line) => lines.push(line),
  };
  try {
    const code = await run(args, io);
    return { code, out: lines.join('\n'), error: '', files: written };
  } catch (cause) {
    if (!(cause instanceof Failure)) throw cause;
    return { code: cause.exitCode, out: lines.join('\n'), error: cause.message, files: written };
  }
}
