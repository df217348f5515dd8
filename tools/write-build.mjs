// Writes which build this is beside the server: BUILD, or the commit of the sources, or unknown. Not a part of what turbo keeps.
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

function commit() {
  try {
    const options = { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] };
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], options).trim();
  } catch {
    return 'unknown';
  }
}

writeFileSync(`${ROOT}/apps/api/dist/build.txt`, `${process.env.BUILD?.trim() || commit()}\n`);
