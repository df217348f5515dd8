import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { Environment } from '../../src/settings/config.ts';
import { ROOT } from '../support/server-process.ts';

it('docs/operations.md names every variable', () => {
  const page = readFileSync(join(ROOT, 'docs/operations.md'), 'utf8');
  const named = [...page.matchAll(/^\| `([A-Z_]+)` \|/gm)].map(([, name]) => name);
  expect(named).toEqual(Object.keys(Environment.properties));
});
