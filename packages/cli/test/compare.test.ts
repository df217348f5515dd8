import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { designText } from './support/golden.ts';
import { typed } from './support/session.ts';

const files = { a: designText('four-cameras'), b: designText('four-cameras').replace('"four', '"five') };

const longer = (text: string): string => text.replaceAll(/"retentionDays": \d+/g, '"retentionDays": 60');

test('prints the answers and the figures in which they differ', async () => {
  const { code, out } = await typed(['compare', 'a', 'b'], { files: { ...files, b: longer(files.b) } });
  expect(code).toBe(0);
  expect(out).toContain('1 x HE150D-4TB, 69 % of storage, 7 % of load');
  expect(out).toMatch(/^storage +2\.46 +4\.93 +TB$/m);
  expect(out).not.toMatch(/^cameras /m);
});

test('gives the differences as data, each by its path', async () => {
  const { out } = await typed(['compare', 'a', 'b', '--json'], { files: { ...files, b: longer(files.b) } });
  const { differences } = JSON.parse(out) as { readonly differences: readonly { readonly path: string }[] };
  expect(differences.find(({ path }) => path === 'totals.storageTb.value')).toEqual({
    path: 'totals.storageTb.value',
    title: 'storage',
    before: expect.closeTo(2.4637, 4),
    after: expect.closeTo(4.9275, 4),
    unit: 'TB',
  });
});

test('tells apart designs with the same name by their files', async () => {
  const world = { files: { ...files, b: longer(files.b) } };
  expect((await typed(['compare', 'a', 'b'], world)).out).toMatch(
    /^Four cameras \(a\)\n1 x .*\nFour cameras \(b\)\n1 x /,
  );
  expect((await typed(['compare', 'a', 'b', '--csv'], world)).out).toMatch(
    /^\uFEFFValue,Four cameras \(a\),Four cameras \(b\),Unit/,
  );
});

test('says so where nothing differs', async () => {
  const { out } = await typed(['compare', 'a', 'a'], { files });
  expect(out).toMatch(/No figure differs\.\n$/);
});

test('reports a design without an answer, and figures that only one answer has', async () => {
  const { code, out } = await typed(['compare', 'a', 'none'], {
    files: { ...files, none: designText('express-plus-exceeded') },
  });
  expect(code).toBe(0);
  expect(out).toContain('Nothing fits: The Express+ edition supports only up to 48 cameras.');
  expect(out).toMatch(/^servers +1 +-/m);
});

test('compares the same design with other settings in force', async () => {
  const { out } = await typed(['compare', 'a', 'a', '--hardware', 'servers'], { files });
  expect(out).toContain('1 x Entry server');
});

const issued = readFileSync(join(import.meta.dirname, '../../../e2e/golden/issued/appliances.json'), 'utf8');

test('compares an issued proposal with a design, settings and cameras included', async () => {
  const { code, out } = await typed(['compare', 'issued', 'b'], { files: { issued, b: longer(files.b) } });
  expect(code).toBe(0);
  expect(out).toContain('P-0001 A\n1 x HE150D-4TB');
  expect(out).toMatch(/retention days +30 +60 +day/i);
});

test('finds no difference between an issued proposal and itself, and differences between two', async () => {
  const { proposal } = JSON.parse(issued) as { readonly proposal: { readonly result: { readonly totals: object } } };
  const { result } = proposal;
  const later = {
    ...proposal,
    revision: 'B',
    result: { ...result, totals: { ...result.totals, cameras: { value: 5, low: 5, high: 5 } } },
  };
  const both = { issued, later: JSON.stringify({ proposal: later }) };
  expect((await typed(['compare', 'issued', 'issued'], { files: both })).out).toMatch(/No figure differs\.\n$/);
  const { out } = await typed(['compare', 'issued', 'later', '--csv'], { files: both });
  expect(out.replaceAll('\r', '')).toMatch(/Value,P-0001 A,P-0001 B,Unit\n(?:.*\n)*.*ameras.*,4,5,camera\n/);
});

test('gives the differences of two designs as a table for spreadsheets', async () => {
  const { out } = await typed(['compare', 'a', 'b', '--csv'], { files: { ...files, b: longer(files.b) } });
  expect(out).toMatch(/^.?Value,/);
  expect(out).toMatch(/^storage,2\.46\d*,4\.92\d*,TB\r?$/m);
});
