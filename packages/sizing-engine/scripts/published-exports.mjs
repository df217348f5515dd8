/**
 * npm packs the manifest as it stands, with the workspace's way to the sources, which are not packed. So for npm the `exports` of
 * `publishConfig` take its place while it packs, as pnpm does by itself.
 */
import { copyFileSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import process from 'node:process';

const MANIFEST = 'package.json';
const KEPT = 'package.json.kept';

const [, , step] = process.argv;
const isNpm = (process.env['npm_execpath'] ?? '').endsWith('npm-cli.js');

if (isNpm && step === 'before') {
  copyFileSync(MANIFEST, KEPT);
  const { publishConfig, ...manifest } = JSON.parse(readFileSync(MANIFEST, 'utf8'));
  const { exports, ...config } = publishConfig;
  writeFileSync(MANIFEST, `${JSON.stringify({ ...manifest, exports, publishConfig: config }, undefined, 2)}\n`);
}
if (isNpm && step === 'after') renameSync(KEPT, MANIFEST);
