import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { applyChange } from '@site-designer/sizing-engine';
import { publishedCatalogue as catalogue } from '@site-designer/sizing-engine/catalogue';
import { columnOf } from '../../src/cells/columns.ts';
import { textOf } from '../../src/cells/cell.ts';
import { ownIds } from '../../src/cells/groups.ts';
import { readTableFile } from '../../src/files/read-file.ts';
import {
  changeOfImport,
  guessedChoices,
  importView,
  type ImportChoices,
  type ImportView,
} from '../../src/foreign/index.ts';
import { SAME_IDS } from '../../src/history/server-ids.ts';
import { tableOf } from '../../src/selection/selection.ts';
import { form } from '../form.ts';

const context = { table: tableOf([]), form, ids: SAME_IDS };

async function viewOf(
  name: string,
  decided: (choices: ImportChoices, view: ImportView) => Partial<ImportChoices> = () => ({}),
) {
  const { sheets } = await readTableFile(await readFile(new URL(`lists/${name}`, import.meta.url)));
  const guessed = guessedChoices(sheets, context);
  const sheet = sheets[guessed.sheet]!;
  const first = importView(sheet, guessed, context);
  const choices = { ...guessed, ...decided(guessed, first) };
  return { sheet, choices, view: importView(sheet, choices, context) };
}

/** Leaves out what is undecided. */
function leaving({ lines }: ImportChoices, view: ImportView): Partial<ImportChoices> {
  const undecided = view.lines.filter(({ kind }) => kind === 'undecided');
  return { lines: new Map([...lines, ...undecided.map(({ line }) => [line, 'leave'] as const)]) };
}

/** Place, name, quantity, resolution, fps, codec, days, mode and typed rate of each group, with the number of its streams. */
function groupsOf({ groups }: ImportView) {
  return groups.map(({ rows, place }) => {
    const row = rows[0]!;
    const isConstant = textOf(row, columnOf('recording'), form) === 'Constant';
    const used = isConstant ? 'continuous' : 'motion';
    const text = (key: Parameters<typeof columnOf>[0]) => textOf(row, columnOf(key), form);
    const isTyped = used === 'motion' ? row.motionIsCustomBitrate : row.continuousIsCustomBitrate;
    return [
      place,
      row.streamName,
      row.quantity,
      text(`resolution.${used}`),
      row.fps[used],
      text('codec'),
      row.retentionDays,
      text('recording'),
      isTyped ? row.bitrateKbit[used] : 'calculated',
      rows.length,
    ];
  });
}

function expectWhole({ counts, lines }: ImportView): void {
  expect(counts.headers + counts.taken + counts.leftOut + counts.undecided).toBe(lines.length);
}

describe('the list of', () => {
  test('a warehouse, in German, needs no decision', async () => {
    const { view } = await viewOf('de-lager.csv');
    expectWhole(view);
    expect(view.counts).toMatchObject({
      lines: 20,
      headers: 5,
      taken: 5,
      leftOut: 10,
      undecided: 0,
      groups: 5,
      cameras: 23,
    });
    const [a, b] = ['Gebäude A - Wareneingang', 'Gebäude B - Hochregallager'];
    expect(groupsOf(view)).toEqual([
      [a, 'Dome-Kamera Tore 1 bis 6', 6, '2592x1520 4MP', 12.5, 'H.265 smart', 30, 'Event', 'calculated', 1],
      [a, 'Bullet-Kamera Rampe', 4, '3840x2160 4K', 15, 'H.265', 30, 'Constant', 'calculated', 1],
      [a, 'Fisheye-Kamera Kommissionierung', 2, '4000x3000 12MP', 10, 'H.265', 14, 'Constant', 'calculated', 1],
      [b, 'Bullet-Kamera Gassen Nord', 10, '2688x1520', 12.5, 'H.265 smart', 30, 'Event', 'calculated', 1],
      [b, 'PTZ-Kamera Hof', 1, '1920x1080 1080p', 25, 'H.264', 90, 'Constant', 'calculated', 1],
    ]);
    expect(view.checks.map(({ says, taken }) => [says, taken])).toEqual([
      [12, 12],
      [11, 11],
      [23, 23],
    ]);
    expect(view.refused).toEqual([]);
  });

  test('a museum, in French, needs no decision', async () => {
    const { view } = await viewOf('fr-musee.xlsx');
    expectWhole(view);
    expect(view.counts).toMatchObject({
      lines: 16,
      headers: 5,
      taken: 4,
      leftOut: 7,
      undecided: 0,
      groups: 4,
      cameras: 21,
    });
    const [a, b] = ['Bâtiment 1 - Accueil', 'Bâtiment 2 - Réserves'];
    expect(groupsOf(view)).toEqual([
      [a, 'Dôme intérieur hall', 5, '1920x1080 1080p', 12.5, 'H.264', 30, 'Event', 'calculated', 1],
      [a, 'Caméra tube parvis', 3, '2688x1520', 12.5, 'H.265', 30, 'Constant', 3500, 1],
      [b, 'Dôme intérieur réserve', 12, '2592x1944 5MP', 6.3, 'H.265', 90, 'Event', 'calculated', 1],
      [b, 'Caméra panoramique cour', 1, '2592x1944 5MP', 10, 'H.265', 30, 'Constant', 'calculated', 4],
    ]);
    expect(view.notes).toEqual(['FPS 6.25 is rounded to 6.3', '"4 x 5 MP" is a multi-lens camera with 4 lenses']);
    expect(view.checks.map(({ says, taken }) => [says, taken])).toEqual([
      [8, 8],
      [13, 13],
      [21, 21],
    ]);
  });

  test('a school, a line for each device, asks for its filters alone', async () => {
    const { view, choices } = await viewOf('us-school.csv');
    expectWhole(view);
    expect(view.counts).toMatchObject({ taken: 24, undecided: 6, groups: 24, cameras: 24 });
    expect(choices.filters.map(({ keep }) => keep)).toEqual([
      ['Camera', ''],
      ['New', 'Existing'],
    ]);
    expect(groupsOf(view)[0]).toEqual([
      'Main Building, Hallway 1',
      'CAM-101',
      1,
      '2688x1520',
      12.5,
      'H.265',
      30,
      'Event',
      'calculated',
      1,
    ]);
    for (const combine of ['section', 'all'] as const) {
      const { view: fewer } = await viewOf('us-school.csv', (all, first) => ({ ...leaving(all, first), combine }));
      expect(groupsOf(fewer)).toEqual([
        ['Main Building', 'CAM-101 to CAM-110', 10, '2688x1520', 12.5, 'H.265', 30, 'Event', 'calculated', 1],
        ['Gymnasium', 'CAM-201 to CAM-208', 8, '3840x2160 4K', 15, 'H.265', 45, 'Event', 'calculated', 1],
        ['Parking Lot', 'CAM-301 to CAM-306', 6, '2592x1944 5MP', 7.5, 'H.264', 30, 'Event', 'calculated', 1],
      ]);
      expect(fewer.counts).toMatchObject({ undecided: 0, leftOut: 6 });
    }
  });

  test('a quotation asks for the mount alone', async () => {
    const { view } = await viewOf('us-quote.xlsx');
    expectWhole(view);
    expect(view.lines.filter(({ kind }) => kind === 'undecided').map(({ line, proposal }) => [line, proposal])).toEqual(
      [[10, 'leave']],
    );
    expect(view.counts).toMatchObject({ taken: 3, groups: 3, cameras: 43, leftOut: 10 });
    expect(groupsOf(view).map((group) => [group[1], group[2], group[3], group[5]])).toEqual([
      ['4MP outdoor turret camera, 2.8 mm, H.265', 18, '2592x1520 4MP', 'H.265'],
      ['5MP indoor dome camera, varifocal, H.265', 22, '2592x1944 5MP', 'H.265'],
      ['2MP PTZ camera, 30x zoom', 3, '1920x1080 1080p', 'H.264'],
    ]);
  });
});

test.each(['de-lager.csv', 'fr-musee.xlsx', 'us-school.csv', 'us-quote.xlsx'])(
  'the list %s imported again as an update changes nothing',
  async (name) => {
    const { sheet, choices, view } = await viewOf(name, leaving);
    const { design } = applyChange({ cameras: [] }, changeOfImport(view), { catalogue, ids: ownIds() });
    const again = importView(sheet, { ...choices, against: 'update' }, { ...context, table: tableOf(design.cameras) });
    expect(again.counts).toMatchObject({ changed: 0, added: 0, missing: 0, same: view.counts.groups });
    expect(changeOfImport(again)).toEqual({});
  },
);
