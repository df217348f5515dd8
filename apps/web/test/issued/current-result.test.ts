import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FrozenResult } from '@site-designer/api-contract';
import { publishedCatalogue } from '@site-designer/sizing-engine/catalogue';
import { expect, test } from 'vitest';
import { currentCatalogue, currentResult } from '../../src/features/issued/opened/current-result.ts';

const FILE = join(import.meta.dirname, '../../../../e2e/golden/issued/failures-and-prices.json');
const { result } = (JSON.parse(readFileSync(FILE, 'utf8')) as { proposal: { result: FrozenResult } }).proposal;

test('what a result was issued without is filled in', () => {
  const { arrays: _arrays, ...live } = result.liveDatabase!;
  const { notes: _notes, ...failing } = result.failure!;
  expect(currentResult({ ...result, liveDatabase: live, failure: failing })).toMatchObject({
    liveDatabase: { ...live, arrays: [] },
    failure: { ...failing, notes: [] },
    headroom: result.headroom.map((step) => ({ ...step, outcome: null })),
    bill: result.bill!.map((line) => ({
      ...line,
      purpose: ['disk', 'hot-spare', 'spare-server'].includes(line.kind) ? line.description : null,
    })),
  });
});

test('a catalogue from before product names has the published ones', () => {
  const { names, ...earlier } = publishedCatalogue;
  expect(currentCatalogue(earlier).names).toEqual(names);
  const own = { ...names, client: 'Site Viewer' };
  expect(currentCatalogue({ ...earlier, names: own }).names).toEqual(own);
});

test('what a result was issued with stays', () => {
  const current = currentResult(result);
  expect(currentResult(current)).toEqual(current);
  const { headroom: _headroom, bill: _bill, ...before } = result;
  expect(current).toMatchObject(before);
});
