import { run } from '../../src/commands/run.ts';

export interface World {
  /** Files by their names; `-` is standard input. */
  readonly files?: Readonly<Record<string, string | Uint8Array>>;
  readonly columns?: number;
  readonly hasColours?: boolean;
}

export interface Outcome {
  readonly code: number;
  readonly out: string;
  readonly err: string;
  /** What the program says of its work to a terminal that waits. */
  readonly progress: readonly string[];
  /** Files as the program has left them. */
  readonly files: Readonly<Record<string, string>>;
  /** The same, as they are. */
  readonly bytes: ReadonlyMap<string, Uint8Array>;
}

/** What a command does to a world of a few files. */
export async function typed(args: readonly string[], { files = {}, columns, hasColours = false }: World = {}) {
  const bytes = new Map(
    Object.entries(files).map(([name, content]) => [
      name,
      typeof content === 'string' ? Buffer.from(content) : content,
    ]),
  );
  const left: Record<string, string> = {};
  for (const [name, content] of bytes) left[name] = Buffer.from(content).toString();
  const said = { out: '', err: '' };
  const progress: string[] = [];
  const stream = (name: 'out' | 'err') => ({
    write: (text: string) => void (said[name] += text),
    columns,
    hasColours,
  });
  const missing = (code: string) => Object.assign(new Error(code), { code });
  const keep = (file: string, content: string | Uint8Array): string => {
    bytes.set(file, Buffer.from(content));
    return Buffer.from(content).toString();
  };
  const code = await run(args, {
    readBytes: async (file) => bytes.get(file) ?? Promise.reject(missing('ENOENT')),
    writeNew: async (file, text) => {
      if (file in left) throw missing('EEXIST');
      left[file] = keep(file, text);
    },
    replace: async (file, text) => void (left[file] = keep(file, text)),
    out: stream('out'),
    err: stream('err'),
    progress: (text) => {
      progress.push(text);
      return () => undefined;
    },
  });
  return { code, ...said, progress, files: left, bytes } satisfies Outcome;
}
