import { NEW_STREAM, type CameraRow } from '@site-designer/sizing-engine';
import { publishedCatalogue as catalogue } from '@site-designer/sizing-engine/catalogue';
import { applyChange } from '@site-designer/sizing-engine';
import { Recording } from '@site-designer/sizing-engine/enumerations';
import { describe, expect, test } from 'vitest';
import type { ColumnKey } from '../src/cells/columns.ts';
import { newRow, ownIds } from '../src/cells/groups.ts';
import { parseTsv } from '../src/cells/tsv.ts';
import { copiedText, plannedPaste, type BlockReading } from '../src/edits/clipboard.ts';
import { changeOf, type PlannedLine } from '../src/edits/plan.ts';
import { headedBlock } from '../src/files/headed-block.ts';
import { changed, openedModel } from '../src/history/editor-model.ts';
import { SAME_IDS } from '../src/history/server-ids.ts';
import { everything, single, tableOf } from '../src/selection/selection.ts';
import { csvLines } from '../src/files/read-csv.ts';
import { form } from './form.ts';
import { imported } from './imported.ts';

const { constant, event, speedup } = Recording;

const row = (id: number, recording: Recording) => newRow({ ...NEW_STREAM, recording }, catalogue, { id });

function pasted(rows: readonly CameraRow[], column: ColumnKey, text: string): readonly BlockReading[] {
  const selection = single({ rowId: rows[0]!.id, column });
  return plannedPaste(tableOf(rows), selection, { matrix: parseTsv(text), form });
}

function after(rows: readonly CameraRow[], lines: readonly PlannedLine[]): readonly CameraRow[] {
  const { design, errors } = applyChange({ cameras: rows }, changeOf(lines), { catalogue, ids: ownIds() });
  expect(errors).toEqual([]);
  return design.cameras;
}

const LOBBY = ['Lobby', 'Single lens', '4', 'Event', '24', '30', 'H.264', '12', '25'].join('\t');
const YARD = ['Yard', 'Single lens', '2', 'Speedup', '24', '30', 'H.264', '10', '35'].join('\t');
const GATE = ['Gate', 'Single lens', '1', 'Constant', '24', '30', 'H.264', '20'].join('\t');

describe('licences per camera', () => {
  const groups = [row(2, event), { ...row(1, event), licencesPerCamera: 4 }];
  const table = tableOf(groups);

  test('are copied with rows of the table, as the last column', () => {
    const all = everything(table)!;
    const text = copiedText(table, all, form);
    expect(text.split('\n').map((line) => line.split('\t').at(-1))).toEqual(['1', '4']);
    const [{ lines }] = plannedPaste(table, undefined, { matrix: parseTsv(text), form, layout: 'single' });
    expect(after(groups, lines).map(({ licencesPerCamera }) => licencesPerCamera)).toEqual([1, 4, 1, 4]);
  });

  test('are not read behind the bit rate of a foreign list, only when pasted into their own column', () => {
    expect(pasted(groups, 'bitrateKbit.motion', '3000\t2')[0]).toMatchObject({ unreadColumns: 1 });
    const [own] = pasted(groups, 'licencesPerCamera', '3\n2');
    expect(after(groups, own!.lines).map(({ licencesPerCamera }) => licencesPerCamera)).toEqual([3, 2]);
  });
});

describe('a paste that changes the recording mode', () => {
  test.each([constant, event])('starts the base of speedup anew, from mode %i', (from) => {
    const rows = [{ ...row(1, from), ...(from === constant && { fps: { continuous: 15, motion: 15 } }) }];
    const [reading] = pasted(rows, 'recording', 'Speedup\t12');
    const done = changed(
      openedModel(rows),
      { label: 'paste', change: changeOf(reading!.lines) },
      { catalogue, ids: ownIds() },
    );
    expect(done.model.rows[0]?.fps.continuous).toBe(1);
  });
});

describe('a list of cameras of several recording modes', () => {
  const rows = [row(3, event), row(2, event), row(1, event)];

  test('has one column for each setting, whatever the mode of a line', () => {
    const readings = pasted(rows, 'streamName', [LOBBY, YARD, GATE].join('\n'));
    expect(readings.map(({ layout }) => layout)).toEqual(['single']);
    expect(after(rows, readings[0]!.lines)).toMatchObject([
      { streamName: 'Lobby', recording: event, fps: { motion: 12 }, motion: { motion: 25 } },
      { streamName: 'Yard', recording: speedup, fps: { continuous: 1, motion: 10 }, motion: { motion: 35 } },
      { streamName: 'Gate', recording: constant, fps: { continuous: 20 } },
    ]);
  });

  test('of 500 lines with speedup in every third is read without a fault', () => {
    const readings = pasted(
      rows,
      'streamName',
      Array.from({ length: 500 }, (_, at) => [LOBBY, GATE, YARD][at % 3]!).join('\n'),
    );
    expect(readings).toHaveLength(1);
    expect(readings[0]!.lines.flatMap(({ refusals }) => refusals)).toEqual([]);
  });

  test('changes rows of several modes as it creates new ones', () => {
    const mixed = [row(3, event), row(2, constant), row(1, speedup)];
    const readings = pasted(mixed, 'fps.motion', ['12\t25', '20', '10\t35'].join('\n'));
    expect(after(mixed, readings[0]!.lines)).toMatchObject([
      { fps: { motion: 12 }, motion: { motion: 25 } },
      { fps: { continuous: 20 } },
      { fps: { continuous: 1, motion: 10 }, motion: { motion: 35 } },
    ]);
  });

  test('starts at the half that is selected', () => {
    const mixed = [row(2, speedup), row(1, event)];
    const readings = pasted(mixed, 'fps.continuous', ['5\t35', '12\t25'].join('\n'));
    expect(after(mixed, readings[0]!.lines)).toMatchObject([
      { fps: { continuous: 5, motion: 15 }, motion: { motion: 35 } },
      { fps: { motion: 12 }, motion: { motion: 25 } },
    ]);
  });

  test.each([
    [event, { continuous: 1, motion: 20 }],
    [speedup, { continuous: 20, motion: 15 }],
  ])('of one column from recording mode %i on sets one half of speedup', (recording, fps) => {
    const mixed = [row(2, recording), row(1, speedup)];
    const readings = pasted(mixed, recording === event ? 'fps.motion' : 'fps.continuous', '20\n20');
    expect(after(mixed, readings[0]!.lines)[1]).toMatchObject({ fps });
  });
});

describe('a list of speedup alone', () => {
  const rows = [row(1, event)];

  test('leads to a question where two numbers may be frame rates, or a frame rate and a share', () => {
    const [first, second, ...others] = pasted(rows, 'streamName', YARD);
    expect(others).toEqual([]);
    expect(after(rows, first!.lines)[0]).toMatchObject({ fps: { continuous: 1, motion: 10 }, motion: { motion: 35 } });
    expect(after(rows, second!.lines)[0]).toMatchObject({ fps: { continuous: 10, motion: 35 } });
  });

  test('leads to no question where only one reading is possible', () => {
    const shares = pasted(rows, 'streamName', YARD.replace(/35$/, '75'));
    expect(shares.map(({ layout }) => layout)).toEqual(['single']);
    const both = pasted(rows, 'streamName', [YARD, '', '40', 'Medium', 'High', '1080p', '4K'].join('\t'));
    expect(both.map(({ layout }) => layout)).toEqual(['halves']);
    expect(after(rows, both[0]!.lines)[0]).toMatchObject({
      fps: { continuous: 10, motion: 35 },
      motion: { motion: 40 },
      resolution: { continuous: 8, motion: 14 },
    });
  });

  test('without modes is pasted into the columns that rows of speedup show', () => {
    const readings = pasted([row(1, speedup)], 'fps.continuous', '5\t20');
    expect(readings.map(({ layout }) => layout)).toEqual(['halves']);
    expect(after([row(1, speedup)], readings[0]!.lines)[0]).toMatchObject({ fps: { continuous: 5, motion: 20 } });
  });
});

describe('a block that was copied from the table', () => {
  const rows = [row(2, speedup), row(1, event)];
  const table = tableOf(rows);

  test('keeps its layout: no frame rate of speedup becomes a motion share', () => {
    const source = { active: { rowId: 2, column: 'fps.continuous' }, end: { rowId: 2, column: 'fps.motion' } } as const;
    const matrix = parseTsv(copiedText(table, source, form));
    const target = single({ rowId: 1, column: 'fps.motion' });
    const [{ lines }] = plannedPaste(table, target, { matrix, form, layout: 'halves' });
    expect(after(rows, lines)[1]).toMatchObject({ fps: { motion: 15 }, motion: { motion: 40 } });
  });

  test('and went through a spreadsheet is read as it was copied', () => {
    const source = {
      active: { rowId: 2, column: 'streamName' },
      end: { rowId: 1, column: 'bitrateKbit.motion' },
    } as const;
    const matrix = parseTsv(copiedText(table, source, form));
    const readings = plannedPaste(table, single({ rowId: 2, column: 'streamName' }), { matrix, form });
    expect(readings.map(({ layout }) => layout)).toEqual(['halves']);
    expect(after(rows, readings[0].lines)).toEqual(rows);
  });
});

test('columns beyond the last one are reported', () => {
  const rows = [row(1, event)];
  const [reading] = pasted(rows, 'resolution.motion', '1080p\t3000\tnote\t\t');
  expect(reading).toMatchObject({ layout: 'single', unreadColumns: 1 });
});

describe('a bit rate that is left blank', () => {
  const typed = { ...row(1, event), bitrateKbit: { continuous: 0, motion: 4000 }, motionIsCustomBitrate: true };

  test('is calculated, in existing rows as in new ones', () => {
    const readings = pasted([typed], 'resolution.motion', '1080p\t\n1080p\t');
    expect(readings[0]!.lines.flatMap(({ refusals }) => refusals)).toEqual([]);
    const rates = after([typed], readings[0]!.lines).map((each) => [
      each.bitrateKbit.motion,
      each.motionIsCustomBitrate,
    ]);
    expect(rates).toEqual([
      [2702, false],
      [2702, false],
    ]);
  });

  test('is calculated in constant recording beside rows of other modes', () => {
    const rate = { bitrateKbit: { continuous: 500, motion: 2702 }, continuousIsCustomBitrate: true };
    const rows = [row(2, event), { ...row(1, constant), ...rate }];
    const readings = pasted(rows, 'resolution.motion', '1080p\t\n1080p\t');
    expect(after(rows, readings[0]!.lines)[1]).toMatchObject({ continuousIsCustomBitrate: false });
  });

  test('is calculated in both halves of speedup', () => {
    const both = {
      ...row(1, speedup),
      bitrateKbit: { continuous: 700, motion: 4000 },
      continuousIsCustomBitrate: true,
      motionIsCustomBitrate: true,
    };
    const [reading] = pasted([both], 'resolution.continuous', '1080p\t1080p\t\t');
    expect(after([both], reading!.lines)[0]).toMatchObject({
      continuousIsCustomBitrate: false,
      motionIsCustomBitrate: false,
    });
  });
});

describe('a bit rate that is left as it is', () => {
  const rate = { bitrateKbit: { continuous: 0, motion: 4000 }, motionIsCustomBitrate: true };
  const typed = { ...row(1, event), ...rate };
  const change = (current: CameraRow) =>
    pasted([current], 'resolution.motion', `4K\t${current.bitrateKbit.motion}`)[0]!.lines;

  test('stays where it was typed', () => {
    expect(after([typed], change(typed))[0]).toMatchObject(rate);
  });

  test('follows the resolution where it was calculated', () => {
    const calculated = row(1, event);
    expect(after([calculated], change(calculated))[0]).toMatchObject({
      bitrateKbit: { motion: 10_808 },
      motionIsCustomBitrate: false,
    });
  });
});

describe('a file in which streams of one group say otherwise what the group has once', () => {
  const refusedIn = (csv: string, rows: readonly CameraRow[] = []) =>
    imported(
      rows,
      csvLines(csv).map(({ cells }) => cells),
    ).refused;
  const group = [
    { ...row(1, event), quantity: 10, streamName: 'Gate' },
    { ...row(2, event), quantity: 10, cameraGroupId: 1 },
  ];

  test('has them refused, with what the first stream has', () => {
    expect(refusedIn('Group id;Name;Quantity\n1;Gate main;10\n1;Gate second;3\n1;;10')).toEqual([
      [3, 'streamName', 'Gate second', 'Must be Gate main, as in the first stream of the group'],
      [3, 'quantity', '3', 'Must be 10, as in the first stream of the group'],
    ]);
    expect(refusedIn('Group id;Name;Quantity\n1;;1\n1;Yard;many')).toEqual([
      [3, 'streamName', 'Yard', 'Must be blank, as in the first stream of the group'],
      [3, 'quantity', 'many', 'Must be a valid number'],
    ]);
  });

  test('is taken where they are blank or the same, in any spelling', () => {
    const lines = ['1;Gate;10;Multi-lens;48', '1;;;;', '1;Gate;10 pcs;Multi-lens;48 kbit/s', '1;;10;multi;'];
    expect(refusedIn(['Group id;Name;Quantity;Lens type;Audio rate', ...lines].join('\n'))).toEqual([]);
  });

  test('compares rows that exist with their first stream as the file has it, wherever it stands', () => {
    expect(refusedIn('Row id;Quantity\n2;12\n1;12', group)).toEqual([]);
    expect(refusedIn('Row id;Quantity\n2;12\n1;', group)).toEqual([
      [2, 'quantity', '12', 'Must be 10, as in the first stream of the group'],
      [3, 'quantity', '', 'This field is required'],
    ]);
  });

  test('compares a new stream with the group that it joins', () => {
    expect(refusedIn('Group id;Quantity\n1;10', group)).toEqual([]);
    expect(refusedIn('Group id;Quantity\n1;3', group)).toEqual([
      [2, 'quantity', '3', 'Must be 10, as in the first stream of the group'],
    ]);
  });
});

describe('a block with a refused cell, as the page of the import reads it', () => {
  test('changes the rows that it was pasted onto, and makes new groups of the lines below', () => {
    const typed = { ...row(2, event), bitrateKbit: { continuous: 0, motion: 4000 }, motionIsCustomBitrate: true };
    const rows = [typed, { ...row(1, event), streamName: 'Roof' }];
    const text = ['15\t40\tHigh\t1080p\t', '99\t30\tHigh\t4K\t', '12\t20\tHigh\t4K\t'].join('\n');
    const [reading] = pasted(rows, 'fps.motion', text);
    const cells = parseTsv(headedBlock(reading!, { matrix: parseTsv(text), ids: SAME_IDS }));
    const { rows: result, refused } = imported(rows, cells);
    expect(refused).toEqual([[3, 'fps.motion', '99', 'Value must be between 1 and 60']]);
    expect(result).toMatchObject([
      { streamName: '', fps: { motion: 12 }, motion: { motion: 20 } },
      { id: 2, motionIsCustomBitrate: false, resolution: { motion: 8 } },
      { id: 1, streamName: 'Roof', fps: { motion: 15 }, motion: { motion: 30 }, resolution: { motion: 14 } },
    ]);
  });
});
