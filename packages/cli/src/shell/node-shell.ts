import { readFile, writeFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import type { WriteStream } from 'node:tty';
import { sayLater } from './say-later.ts';
import { STANDARD_INPUT, type Shell, type Stream } from './shell.ts';

/** The shell that started the program. */
export function nodeShell(): Shell {
  return {
    readBytes: (file) => (file === STANDARD_INPUT ? standardInput() : readFile(file)),
    writeNew: (file, content) => writeFile(file, content, { flag: 'wx' }),
    replace: (file, content) => writeFile(file, content),
    out: streamOf(process.stdout),
    err: streamOf(process.stderr),
    progress,
  };
}

/** Milliseconds since the program was started after which it says what it does. */
const PATIENCE = 1000;

function progress(text: string): () => void {
  if (!process.stderr.isTTY) return () => undefined;
  const milliseconds = Math.max(0, PATIENCE - performance.now());
  return sayLater({ text: `${text}\n`, milliseconds, file: process.stderr.fd });
}

/** Empty when it is read again, which would be taken for a faulty file. */
function standardInput(): Promise<Uint8Array> {
  if (process.stdin.readableEnded) throw new Error(`it is read already; name one file only as ${STANDARD_INPUT}`);
  return buffer(process.stdin);
}

function streamOf(stream: WriteStream): Stream {
  // The reader may close the pipe early, as `head` does after ten lines.
  stream.on('error', ({ code }: NodeJS.ErrnoException) => process.exit(code === 'EPIPE' ? 0 : 1));
  return {
    write: (written) => void stream.write(written),
    columns: stream.isTTY ? stream.columns : undefined,
    hasColours: hasColours(stream, process.env),
  };
}

/** As no-color.org has it; FORCE_COLOR is for those who pass the output on to something that shows colours. */
function hasColours({ isTTY }: WriteStream, { NO_COLOR, FORCE_COLOR, TERM }: NodeJS.ProcessEnv): boolean {
  if (NO_COLOR !== undefined && NO_COLOR !== '') return false;
  if (FORCE_COLOR !== undefined && FORCE_COLOR !== '') return FORCE_COLOR !== '0';
  // For a pipe it is undefined, although Node's types say `false`.
  return Boolean(isTTY) && TERM !== 'dumb';
}
