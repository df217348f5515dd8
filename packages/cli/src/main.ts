import { readFile, writeFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { Failure, type Io } from './io.ts';
import { run } from './run.ts';

const io: Io = {
  read: (path) => (path === '-' ? text(process.stdin) : readFile(path, 'utf8')),
  write: (path, content) => writeFile(path, content),
  print: (line) => process.stdout.write(`${line}\n`),
};

// Who reads only the first lines, as `head` does, closes the pipe: nothing is wrong with that.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));

try {
  process.exitCode = await run(process.argv.slice(2), io);
} catch (cause) {
  if (!(cause instanceof Failure)) throw cause;
  process.stderr.write(`${cause.message}\n`);
  process.exitCode = cause.exitCode;
}
