// Versions of all packages from their changesets, and what follows from them: pnpm run release
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const ENGINE = `${ROOT}/packages/sizing-engine`;

function run(...args) {
  execFileSync('pnpm', args, { cwd: ROOT, stdio: 'inherit' });
}

function rewrite(file, change) {
  writeFileSync(file, change(readFileSync(file, 'utf8')));
}

function engineVersion() {
  return JSON.parse(readFileSync(`${ENGINE}/package.json`, 'utf8')).version;
}

if (process.argv.length > 2) {
  process.stderr.write('A release takes no argument: pnpm run release.\n');
  process.exit(2);
}

const before = engineVersion();
run('exec', 'changeset', 'version');
const after = engineVersion();
rewrite(`${ENGINE}/src/checks/versions.ts`, (text) =>
  text.replace(/(ENGINE_VERSION = ')[^']*/, (_, start) => `${start}${after}`),
);
// The lines below it are of the new version, whose heading stands above.
if (after !== before) rewrite(`${ENGINE}/CHANGELOG.md`, (text) => text.replace('\n## Unreleased\n', '\n'));
run('--filter', '@site-designer/api', 'run', 'dump-release');
