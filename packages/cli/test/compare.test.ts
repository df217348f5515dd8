import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { designText } from './support/golden.ts';
import { typed } from './support/session.ts';

const files = { a: designText('four-cameras'), b: designText('four-cameras').replace('"four', '"five') };

const longer = (text: string): string => text.replaceAll(/"retentionDays": \d+/g, '"retentionDays": 60');

test('prints the answers and the figures in which they differ', async () => {
  const { code, out } = await typed(['compare', 'a', 'b'], { files: { ...files, b: longer(files.b) } });
  expect(code).toBe(0);
  expect(out).toContain('1 x HE150D-4TB, disks 69 % full, 80 % allowed');
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

test('lists a figure once for servers and appliances, and the tightest limit by its name', async () => {
  const world = { files: { s: designText('hundred-cameras'), b: designText('many-appliances') } };
  const { out } = await typed(['compare', 's', 'b'], world);
  const names = out.split('\n').map((line) => line.split(/ {2,}/)[0]);
  expect(names.filter((name, index) => name !== '' && names.indexOf(name) !== index)).toEqual([]);
  expect(out).toMatch(/^servers +1 +4 +servers$/m);
  expect(out).toMatch(/^cameras per server +100 +123 +cameras$/m);
  expect(out).toMatch(/^camera rate +239\.48 +321\.56 +Mbit\/s$/m);
  expect(out).toMatch(/^load +68\.42 +32\.16 +%$/m);
  expect(out).toMatch(/^fill +96\.62 +74\.57 +%$/m);
  expect(out).toMatch(/^tightest limit +disks of a server, 75 % +storage, 93\.22 %$/m);
  const { differences } = JSON.parse((await typed(['compare', 's', 'b', '--json'], world)).out) as {
    readonly differences: readonly { readonly title: string }[];
  };
  const titles = differences.map(({ title }) => title);
  expect(new Set(titles).size).toBe(titles.length);
});

describe('variants of a design', () => {
  const world = { files: { s: designText('hundred-cameras'), b: designText('four-cameras'), issued: issuedText() } };
  const variants = ['--variant', 'five:raidType=RAID 5', '--variant', 'large:machineType=2', 'diskSizeMax=8'];

  test('stand beside it in one table', async () => {
    const { code, out } = await typed(['compare', 's', ...variants], world);
    expect(code).toBe(0);
    expect(out).toMatch(/^Hundred cameras\n.*\nfive\n.*\nlarge\n1 x Standard server/);
    expect(out).toMatch(/^Figure +Hundred cameras +five +large +Unit$/m);
    expect(out).toMatch(/^live disks +6 +5 +12 +disks$/m);
    const csv = (await typed(['compare', 's', ...variants, '--csv'], world)).out;
    expect(csv).toMatch(/^\uFEFFValue,Hundred cameras,five,large,Unit\r\n/);
    const { names, differences } = JSON.parse((await typed(['compare', 's', ...variants, '--json'], world)).out);
    expect(names).toEqual(['Hundred cameras', 'five', 'large']);
    expect(differences).toContainEqual({
      path: 'liveDatabase.quantity',
      title: 'live disks',
      values: [6, 5, 12],
      unit: 'disk',
    });
  });

  test('have the same answer as the design with these settings', async () => {
    const set = await typed(['size', 's', '--set', 'machineType=2', '--set', 'diskSizeMax=8'], world);
    const { out } = await typed(['compare', 's', ...variants], world);
    expect(out).toContain(set.out.split('\n')[1]);
    const settings = await typed(['compare', 's', '--variant', 'five:raidType=4', '--overhead', '35'], world);
    expect(settings.out).toContain('five');
  });

  test.each([
    [['s'], 'Name another design, or a --variant'],
    [['s', '--variant', 'raidType=5'], '--variant "raidType=5": a name, a setting and its value'],
    [['s', '--variant', 'five:raidType'], '--variant "five:raidType": a name, a setting and its value'],
    [['s', '--variant', 'five:raidTpye=5'], 'There is no setting "raidTpye". Did you mean raidType?'],
    [['s', '--variant', 'five:raidType=9'], '--variant "five:raidType=9": Must be one of 0, 1, 4, 5, 6.'],
    [['issued', '--variant', 'five:raidType=5'], 'An issued proposal has no variants'],
  ])('are refused: %j', async (args, said) => {
    const { code, out, err } = await typed(['compare', ...args], world);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(said);
  });
});

function issuedText(): string {
  return readFileSync(join(import.meta.dirname, '../../../e2e/golden/issued/appliances.json'), 'utf8');
}

const issued = issuedText();

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
