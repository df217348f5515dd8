import { defaultServerSettings, NEW_STREAM, settleCameraRow } from '@site-designer/sizing-engine';
import { asBuiltCheck, type RecordedCamera } from '@site-designer/sizing-engine/as-built';
import { publishedCatalogue } from '@site-designer/sizing-engine/catalogue';
import { readTableFile } from '@site-designer/camera-table/read-file';
import { speakAs, SPOKEN } from '@site-designer/texts';
import { afterEach, describe, expect, it } from 'vitest';
import { asBuiltTables, tableCells, type AsBuiltAnswer } from '../src/index.ts';
import { REPORT_LANGUAGES, speakOfReports } from '../src/texts/languages.ts';
import { asBuiltWorkbook } from '../src/tables/write-workbook.ts';

const cameras = ['Lobby', ''].map((streamName, index) =>
  settleCameraRow(
    {
      ...NEW_STREAM,
      streamName,
      quantity: 2,
      retentionDays: 30,
      id: index + 1,
      streamId: index + 1,
      cameraGroupId: index + 1,
    },
    publishedCatalogue,
  ),
);
const design = { cameras, serverSettings: defaultServerSettings(publishedCatalogue) };

const recorded: RecordedCamera = {
  key: 'a',
  name: '=1+1',
  cameraGroupId: 1,
  isEnabled: true,
  usedSpaceGib: 600,
  daysHeld: 20,
  recordedPercent: 60,
  setDays: 22,
  hasEvidenceLock: null,
  storageName: null,
};

const SHORTER = { say: 'remedy.retention', days: 3, present: { min: 30, max: 30 } } as const;

const answer: AsBuiltAnswer = {
  check: asBuiltCheck({ design, cameras: [recorded, { ...recorded, key: 'b', isEnabled: false }] }, publishedCatalogue),
  matching: {
    unmatched: [
      {
        camera: {
          ...recorded,
          name: 'Gate',
          line: 4,
          hardwareName: '',
          model: '',
          recorderName: '',
          deviceGroups: [],
          momentKbps: null,
        },
        candidates: [1, 2],
      },
    ],
    leftOut: [],
  },
  report: { notes: [{ code: 'no-days', message: 'No days.' }] },
  remedies: {
    isHeld: false,
    remedies: [
      {
        kind: 'retention',
        title: SHORTER,
        text: { say: 'remedy.sentence', title: SHORTER },
        change: null,
      },
    ],
  },
};

const [groups, lines, notes] = asBuiltTables(answer);

describe('the tables of a check', () => {
  it('have a line for each group and one for all groups, with a cell for every column', () => {
    expect(groups.rows.map(([title]) => title)).toEqual(['Lobby', 'Group 2', 'All']);
    for (const { columns, rows } of [groups, lines, notes]) {
      for (const row of rows) expect(row).toHaveLength(columns.length);
    }
  });

  it('have the figures of the check under the titles that name them', () => {
    const [group] = answer.check.groups;
    const at = (title: string) => groups.rows[0]![groups.columns.findIndex((column) => column.title === title)];
    expect(at('Actual long-run rate (kbit/s)')).toBe(group!.actual!.rateKbps);
    expect(at('Days more or less')).toBe(group!.gap!.days);
    expect(at('from the recorded share')).toBe(group!.gap!.parts.recordedShare);
    expect(at('from the retention setting')).toBe(-8);
    expect(at('Space missing (TB)')).toBe(group!.storage!.missingTb);
    expect(at('not there as planned (TB)')).toBe(group!.storage!.parts.capacity);
  });

  it('name what was not checked, and leave its figures blank', () => {
    expect(lines.rows[1]!.slice(0, 4)).toEqual(['Lobby', '=1+1', 'Switched off', null]);
    expect(tableCells(lines)[1]!.at(-1)).toBe('');
  });

  it('list all further notes', () => {
    expect(notes.rows).toEqual(
      expect.arrayContaining([
        ['What to change', 'Keep recordings for 27 instead of 30 days.'],
        ['Report', 'No days.'],
        ['Gate', 'Fits several groups equally well: Lobby, Group 2.'],
      ]),
    );
  });

  it('are rounded to the decimals of their columns in text files', () => {
    expect(tableCells(groups)[0]!.slice(4, 6)).toEqual([1081, 2983]);
  });

  it('keep exact numbers in a workbook, and texts that look like formulas as texts', async () => {
    const { sheets } = await readTableFile(await asBuiltWorkbook([groups, lines, notes]));
    expect(sheets.map(({ name }) => name)).toEqual(['Groups', 'Cameras', 'Notes']);
    expect(sheets[1]!.cells[1]!.slice(0, 2)).toEqual(['Lobby', '=1+1']);
    expect(Number(sheets[0]!.cells[1]![5])).toBeCloseTo(answer.check.groups[0]!.actual!.rateKbps, 6);
  });
});

it('a group without a name is called by its number, whatever its id is', () => {
  const renumbered = cameras.map((row, index) => ({ ...row, cameraGroupId: 57 - 10 * index }));
  const check = asBuiltCheck({ design: { ...design, cameras: renumbered }, cameras: [] }, publishedCatalogue);
  expect(asBuiltTables({ ...answer, check })[0].rows.map(([title]) => title)).toEqual(['Lobby', 'Group 1', 'All']);
});

describe('in another language', () => {
  afterEach(() => {
    speakAs(() => undefined);
    speakOfReports({});
  });

  it.each(['de', 'fr', 'es'] as const)('no word of the tables is English: %s', (code) => {
    const words = (): string[] =>
      asBuiltTables(answer).flatMap(({ name, columns }) => [name, ...columns.map(({ title }) => title)]);
    const english = words();
    speakOfReports(REPORT_LANGUAGES);
    speakAs(() => SPOKEN[code]);
    const said = words();
    expect(said).toHaveLength(english.length);
    // One word is the same in both.
    expect(said.filter((word, at) => word === english[at]).filter((word) => word !== 'Note')).toEqual([]);
    expect(asBuiltTables(answer)[1].rows[1]![2]).not.toBe('Switched off');
  });
});
