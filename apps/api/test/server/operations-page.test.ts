import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contracts } from '@site-designer/api-contract';
import { expect, it } from 'vitest';
import { Environment } from '../../src/settings/config.ts';
import { ROOT } from '../support/server-process.ts';

it('docs/operations.md names every variable', () => {
  const page = readFileSync(join(ROOT, 'docs/operations.md'), 'utf8');
  const named = [...page.matchAll(/^\| `([A-Z_]+)` \|/gm)].map(([, name]) => name);
  expect(named).toEqual(Object.keys(Environment.properties));
});

it('docs/operations/capacity.md has the cost of every call, and of no other', () => {
  const page = readFileSync(join(ROOT, 'docs/operations/capacity.md'), 'utf8');
  const [table = ''] = /^\| +\| Calls[^]*?\n\n/m.exec(page) ?? [];
  const measured = new Set([...table.matchAll(/`(\w+)`/g)].map(([, name]) => name));
  expect(measured).toEqual(new Set(contracts.map(({ schema }) => schema.operationId)));
});

it('docs/operations/capacity.md has the table that the model prints', () => {
  const page = readFileSync(join(ROOT, 'docs/operations/capacity.md'), 'utf8');
  const printed = execFileSync(process.execPath, [join(ROOT, 'tools/capacity.mjs')], { encoding: 'utf8' });
  expect(page).toContain(printed.trim());
});

it.each(['abc', '0', '-5', '1e999', 'NaN', '10 20'])('the model refuses %s in one sentence', (words) => {
  const command = [join(ROOT, 'tools/capacity.mjs'), ...words.split(' ')];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { encoding: 'utf8' });
  expect([status, stdout]).toEqual([2, '']);
  expect(stderr).toMatch(/^Give [^\n]+\n$/);
});
