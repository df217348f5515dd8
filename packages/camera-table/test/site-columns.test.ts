import { NEW_STREAM, type CameraRow, type SiteFields } from '@site-designer/sizing-engine';
import { publishedCatalogue as catalogue } from '@site-designer/sizing-engine/catalogue';
import { patchRow, type RowPatch } from '@site-designer/sizing-engine/design';
import { describe, expect, test } from 'vitest';
import { parseCell, textOf, valueInRow, withValue } from '../src/cells/cell.ts';
import { BASIC_COLUMNS, columnOf, OPTIONAL_COLUMNS, type ColumnKey } from '../src/cells/columns.ts';
import type { FileCells } from '../src/cells/file-cell.ts';
import { newRow } from '../src/cells/groups.ts';
import { plannedClear, plannedFillDown } from '../src/edits/fill.ts';
import { plannedPaste } from '../src/edits/clipboard.ts';
import { changeOf } from '../src/edits/plan.ts';
import { csvOf } from '../src/files/csv.ts';
import { columnsOf } from '../src/files/headers.ts';
import { readTableFile } from '../src/files/read-file.ts';
import { fileLines } from '../src/files/table-file.ts';
import { cameraWorkbook } from '../src/files/write-workbook.ts';
import { clashes, merged } from '../src/history/merge.ts';
import { SAME_IDS } from '../src/history/server-ids.ts';
import { single, tableOf } from '../src/selection/selection.ts';
import { form } from './form.ts';
import { imported } from './imported.ts';

const NETWORK = { poeClass: 4, watts: 16, cableM: 42.5, closet: 'IDF 2; north' };
const LIVE = { resolution: 1, size: null, fps: 12.5, codec: 4, kbps: null };
const OPTICS = {
  hfovDeg: 66,
  sensorWidthMm: null,
  focalMm: null,
  mountHeightM: 4.5,
  aimHeightM: 1.6,
  tiltDeg: 10,
  corridor: true,
};
const PURPOSE = { standard: '2014', level: 'identify', distanceM: 12 } as const;
const SITE: SiteFields = { network: NETWORK, liveStream: LIVE, optics: OPTICS, purpose: PURPOSE };
const CONTEXT = { form, ids: SAME_IDS };

const row = (id: number, change: RowPatch = {}): CameraRow =>
  patchRow(newRow({ ...NEW_STREAM, streamName: `Camera ${id}` }, catalogue, { id }), change);

const siteOf = ({ network, liveStream, optics, purpose }: CameraRow): SiteFields => ({
  network,
  liveStream,
  optics,
  purpose,
});

/** A row after a text was typed into one of its cells, or why it is refused. */
function typed(before: CameraRow, key: ColumnKey, text: string): CameraRow | string {
  const column = columnOf(key);
  const parsed = parseCell(text, column, form);
  const found = 'value' in parsed ? valueInRow(before, { column, value: parsed.value }, form) : parsed;
  return 'value' in found ? patchRow(before, withValue({}, { column, value: found.value })) : found.message;
}

const typedSite = (key: ColumnKey, text: string, before = row(1)): SiteFields => {
  const after = typed(before, key, text);
  if (typeof after === 'string') throw new Error(after);
  return siteOf(after);
};

describe('a table that says nothing of the site', () => {
  test('has none of its columns, and neither has its file', () => {
    const table = tableOf([row(2), row(1)]);
    expect(table.columns).toBe(BASIC_COLUMNS);
    expect(fileLines(table, CONTEXT)[0]).toHaveLength(BASIC_COLUMNS.length + 1);
  });

  test('has the columns of the part that a row uses, and no others', () => {
    const { network, coverage } = OPTIONAL_COLUMNS;
    expect(tableOf([row(1, { network: NETWORK })]).columns).toEqual([...BASIC_COLUMNS, ...network]);
    expect(tableOf([row(1, { purpose: PURPOSE })]).columns).toEqual([...BASIC_COLUMNS, ...coverage]);
  });
});

describe('files', () => {
  const rows = [row(3), row(2, SITE), row(1, { network: { poeClass: null }, liveStream: { ...LIVE, kbps: 700 } })];
  const lines = fileLines(tableOf(rows), CONTEXT);
  test.each([
    ['CSV', async () => new TextEncoder().encode(csvOf(lines))],
    ['a workbook', () => cameraWorkbook(lines, { form, sheet: 'Cameras' })],
  ])('give back what they were written from: %s', async (_, write) => {
    const cells = (await readTableFile(await write())).sheets[0]!.cells as FileCells;
    expect(imported(rows, cells).rows).toEqual(rows);
    const cleared = imported(
      rows.map(({ id }) => row(id)),
      cells,
    );
    expect(cleared.refused).toEqual([]);
    expect(cleared.rows.map(siteOf)).toEqual(rows.map(siteOf));
  });
});

describe('typed cells', () => {
  test.each<[ColumnKey, string, Partial<SiteFields>]>([
    ['poeClass', 'PoE+', { network: { ...NEW_STREAM.network, poeClass: 4 } }],
    ['poeClass', 'IEEE 802.3af', { network: { ...NEW_STREAM.network, poeClass: 3 } }],
    ['poeClass', 'Klasse 2', { network: { ...NEW_STREAM.network, poeClass: 2 } }],
    ['poeClass', 'eigenes Netzteil', { network: { ...NEW_STREAM.network, poeClass: null } }],
    ['watts', '12,95 W', { network: { ...NEW_STREAM.network, watts: 12.95 } }],
    ['cableM', '100 ft', { network: { ...NEW_STREAM.network, cableM: 30.48 } }],
    ['closet', ' IDF 1 ', { network: { ...NEW_STREAM.network, closet: 'IDF 1' } }],
    ['liveResolution', '640x480', { liveStream: { resolution: 3, size: null, fps: 15, codec: 3, kbps: null } }],
    [
      'liveResolution',
      '800x600',
      { liveStream: { resolution: 0, size: { width: 800, height: 600 }, fps: 15, codec: 3, kbps: null } },
    ],
    ['hfovDeg', '66 °', { optics: { ...OPTICS, mountHeightM: 3, tiltDeg: null, corridor: false } }],
    ['sensorWidthMm', '1/2.8"', { optics: expect.objectContaining({ sensorWidthMm: 5.6 }) }],
    ['sensorWidthMm', '1/1,8 Zoll CMOS', { optics: expect.objectContaining({ sensorWidthMm: 7.75 }) }],
    ['mountHeightM', '350 cm', { optics: expect.objectContaining({ mountHeightM: 3.5 }) }],
    ['corridor', 'ja', { optics: expect.objectContaining({ corridor: true }) }],
    ['purposeLevel', 'erkennen', { purpose: { standard: '2014', level: 'recognise', distanceM: 10 } }],
    ['purposeLevel', 'scrut', { purpose: { standard: '2025', level: 'scrutinise', distanceM: 10 } }],
    ['purposeDistanceM', '12,5', { purpose: { standard: '2014', level: 'identify', distanceM: 12.5 } }],
  ])('%s takes %s', (key, text, after) => {
    expect(typedSite(key, text)).toMatchObject(after);
  });

  test.each<[ColumnKey, string, string]>([
    ['poeClass', '9', 'Must be one of 0, 1, 2, 3, 4, 5, 6, 7, 8, Own supply'],
    ['poeClass', '802.3bt', 'Must be one of 0, 1, 2, 3, 4, 5, 6, 7, 8, Own supply'],
    ['watts', '16', 'A device of class 0 draws at most 12.95 W'],
    ['watts', '101', 'Value must be between 0 and 100'],
    ['cableM', '501', 'Value must be between 0 and 500'],
    ['closet', 'x'.repeat(101), 'Must be 100 characters or less'],
    ['hfovDeg', '180', 'Value must be between 1 and 179'],
    ['sensorWidthMm', '5"', 'Value must be between 1 and 50'],
    ['purposeDistanceM', '0', 'Value must be between 0.1 and 1000'],
    ['mountHeightM', '', 'This field is required'],
  ])('%s refuses %s', (key, text, message) => {
    expect(typed(row(1), key, text)).toBe(message);
  });

  test('a class that gives less than the watts of its row is refused, with the figure', () => {
    const drawing = row(1, { network: NETWORK });
    expect(typed(drawing, 'watts', '96')).toBe('A device of class 4 draws at most 25.5 W');
    expect(typed(drawing, 'poeClass', '2')).toBe('A device of class 2 draws at most 6.49 W');
    expect(typedSite('poeClass', 'own supply', drawing).network).toEqual({ ...NETWORK, poeClass: null });
  });

  test('an emptied cell takes away what it said, and with it the part of which nothing is left', () => {
    const full = row(1, SITE);
    expect(typedSite('watts', '', full).network).toEqual({ ...NETWORK, watts: null });
    expect(typedSite('liveFps', '', full).liveStream).toBeNull();
    expect(typedSite('purposeDistanceM', '', full).purpose).toBeNull();
    expect(typedSite('hfovDeg', '', row(1, { optics: { hfovDeg: 66 } })).optics).toBeNull();
    expect(typedSite('liveKbps', '').liveStream).toBeNull();
  });
});

describe('blocks of cells', () => {
  const table = tableOf([row(3, SITE), row(2), row(1, SITE)]);

  test('are filled down whole, empty cells as well', () => {
    const block = { active: { rowId: 3, column: 'poeClass' }, end: { rowId: 2, column: 'purposeDistanceM' } } as const;
    const { patches } = changeOf(plannedFillDown(table, block, form));
    expect(siteOf(patchRow(row(2), patches!.get(2)!))).toEqual(SITE);
    const last = { active: { rowId: 2, column: 'poeClass' }, end: { rowId: 1, column: 'purposeDistanceM' } } as const;
    const emptied = changeOf(plannedFillDown(table, last, form)).patches!;
    expect(siteOf(patchRow(row(1, SITE), emptied.get(1)!))).toEqual(siteOf(row(1)));
  });

  test('are cleared to what a new row has', () => {
    const block = { active: { rowId: 3, column: 'poeClass' }, end: { rowId: 3, column: 'purposeDistanceM' } } as const;
    const { patches } = changeOf(plannedClear(table, block, form));
    expect(siteOf(patchRow(row(3, SITE), patches!.get(3)!))).toEqual(siteOf(row(3)));
  });

  test('take a pasted class with its watts, and refuse the watts that it does not allow', () => {
    const paste = (...cells: readonly string[]) =>
      plannedPaste(table, single({ rowId: 2, column: 'poeClass' }), { matrix: [cells], form })[0].lines[0]!;
    expect(paste('6', '48 W', '20 m', 'MDF')).toMatchObject({
      patch: { network: { poeClass: 6, watts: 48, cableM: 20, closet: 'MDF' } },
      refusals: [],
    });
    expect(paste('2', '48 W')).toMatchObject({
      patch: { network: { poeClass: 2 } },
      refusals: [{ column: 'watts', text: '48 W', message: 'A device of class 2 draws at most 6.49 W' }],
    });
  });
});

test('changes of two people are merged field by field, a class with its watts', () => {
  const base = [row(1, SITE)];
  const change = (patch: RowPatch) => [patchRow(base[0]!, patch)];
  const mine = change({ network: { closet: 'MDF' }, optics: { tiltDeg: 20 } });
  const theirs = change({ network: { watts: 20 }, optics: { hfovDeg: 35 } });
  expect(clashes({ base, mine, theirs })).toEqual([]);
  expect(merged({ base, mine, theirs }, new Set(), catalogue)[0]).toMatchObject({
    network: { ...NETWORK, closet: 'MDF', watts: 20 },
    optics: { ...OPTICS, tiltDeg: 20, hfovDeg: 35 },
  });
  const lower = change({ network: { poeClass: 1, watts: 3 } });
  expect(clashes({ base, mine: lower, theirs })).toMatchObject([{ column: 'poeClass' }]);
});

describe('lists of other people', () => {
  test.each([
    ['PoE-Klasse', 'poeClass'],
    ['Consommation (W)', 'watts'],
    ['Longitud de cable (m)', 'cableM'],
    ['Armadio rack', 'closet'],
    ['Kijkhoek', 'hfovDeg'],
    ['Brennweite (mm)', 'focalMm'],
    ['Hauteur de montage (m)', 'mountHeightM'],
    ['DORI level', 'purposeLevel'],
    ['Target distance (ft)', 'purposeDistanceM'],
    ['PoE', undefined],
    ['Height', undefined],
  ])('%s', (header, readAs) => {
    expect(columnsOf([header])).toEqual([readAs]);
  });

  test('are read with their units', () => {
    const cells = [
      [
        'Name',
        'Anzahl',
        'Auflösung',
        'PoE-Klasse',
        'Leistungsaufnahme',
        'Kabellänge',
        'Verteiler',
        'Sensor',
        'Brennweite',
      ],
      ['Hof', '4', '4 MP', 'PoE+', '12,5 W', '80 m', 'UV 1', '1/2.8" CMOS', '4 mm'],
      ['Tor', '1', '1080p', 'Klasse 2', '9 W', '501', 'UV 2', '1/3"', '2,8 mm'],
    ];
    const { rows, refused } = imported([], cells);
    expect(rows.map(({ network, optics }) => ({ network, optics }))).toMatchObject([
      {
        network: { poeClass: 4, watts: 12.5, cableM: 80, closet: 'UV 1' },
        optics: { sensorWidthMm: 5.55, focalMm: 4 },
      },
      { network: { poeClass: 2, watts: null, cableM: null, closet: 'UV 2' }, optics: { focalMm: 2.8 } },
    ]);
    expect(refused.map(([line, target, text]) => [line, target, text])).toContainEqual([3, 'cableM', '501']);
  });
});

test('an empty cell is shown empty, and a height before anything is known as it is assumed', () => {
  const cells = (before: CameraRow) =>
    ['watts', 'closet', 'liveFps', 'hfovDeg', 'mountHeightM', 'corridor', 'purposeLevel'].map((key) =>
      textOf(before, columnOf(key as ColumnKey), form),
    );
  expect(cells(row(1))).toEqual(['', '', '', '', '3', 'No', '']);
  expect(cells(row(1, SITE))).toEqual(['16', 'IDF 2; north', '12.5', '66', '4.5', 'Yes', 'identify']);
});
