import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { expect, it } from 'vitest';

const PACKAGE = join(import.meta.dirname, '..');

it('has the sentences that its README shows', () => {
  const readme = readFileSync(join(PACKAGE, 'README.md'), 'utf8');
  const [code = '', text = ''] = [...readme.matchAll(/^```(?:ts|text)\n(.*?)^```$/gms)].map(([, block]) => block);
  const flags = ['--conditions=@site-designer/source', '--input-type=module-typescript', '--eval'];
  const said = execFileSync(process.execPath, [...flags, code], { cwd: PACKAGE, encoding: 'utf8' });
  expect(said.slice(0, text.length)).toBe(text);
  expect(text).not.toBe('');
});
