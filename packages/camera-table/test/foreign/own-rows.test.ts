import { NEW_STREAM, settleRows, type CameraRow } from '@site-designer/sizing-engine';
import { CAMERA_BOUNDS } from '@site-designer/sizing-engine/bounds';
import { publishedCatalogue as catalogue } from '@site-designer/sizing-engine/catalogue';
import { patchRow, type RowPatch } from '@site-designer/sizing-engine/design';
import { describe, expect, test } from 'vitest';
import { newRow } from '../../src/cells/groups.ts';
import { fileLines } from '../../src/files/table-file.ts';
import { SAME_IDS } from '../../src/history/server-ids.ts';
import { tableOf } from '../../src/selection/selection.ts';
import { form } from '../form.ts';
import { guessedChoices, importView, textKey } from '../../src/foreign/index.ts';
import { imported } from '../imported.ts';

/** Lines of an export: they name the rows of the design by their ids. */

const row = (id: number, streamName: string, change: RowPatch = {}): CameraRow =>
  patchRow(newRow({ ...NEW_STREAM, streamName }, catalogue, { id }), change);

const cellsOf = (text: string) => text.split('\n').map((line) => line.split(';'));

describe('a line with the id of a row', () => {
  test.each(['Total area', 'Summe Halle', 'Switch room', 'Recorder', 'Dome 5MP H.264, 2x Bullet 4K'])(
    'is that row, whatever its name: %s',
    (name) => {
      const rows = [row(2, name, { codec: 4, quantity: 5 }), row(1, 'Gate', { quantity: 5 })];
      const after = imported(rows, cellsOf(`Row id;Name;Quantity\n1;Gate;5\n2;${name};7`));
      expect([after.notTaken, after.refused, after.notes]).toEqual([[], [], []]);
      expect([...(after.change.patches ?? [])]).toEqual([[2, { quantity: 7 }]]);
    },
  );

  test('changes only what the file has', () => {
    const rows = [row(2, 'Hall', { retentionDays: 60 }), row(1, 'Gate')];
    const after = imported(rows, cellsOf('Row id;Retention (d);Note\n2;90;as agreed'));
    expect([...(after.change.patches ?? [])]).toEqual([[2, { retentionDays: 90 }]]);
    expect([after.notTaken, after.refused, after.notes]).toEqual([[], [], []]);
  });

  test('is read with its blank cells: a rate is calculated, a name goes, and what must be there is refused', () => {
    const typed = { bitrateKbit: { motion: 4000 } };
    const after = imported(
      [row(1, 'Gate', typed)],
      cellsOf('Row id;Name;Quantity;Bit rate event (kbit/s)\n1;;;\n;Yard;;'),
    );
    expect(after.rows).toMatchObject([
      { streamName: 'Yard', quantity: 1 },
      { streamName: '', quantity: 1, motionIsCustomBitrate: false },
    ]);
    expect(after.refused).toEqual([[2, 'quantity', '', 'This field is required']]);
  });

  test('takes a correction of its blank cells', () => {
    const texts = new Map([[textKey('quantity', ''), '3']]);
    const after = imported([row(1, 'Gate')], cellsOf('Row id;Quantity\n1;'), { texts });
    expect(after).toMatchObject({ refused: [], rows: [{ quantity: 3 }] });
  });

  test('that appears twice, or is of no row, is undecided', () => {
    const after = imported([row(1, '')], cellsOf('Row id;Quantity\n77;5\n1;5\n1;6'));
    expect(after.notTaken).toEqual(['Line 2: Row 77 not found in this design', 'Line 4: Row 1 appears twice']);
    expect(after.rows).toMatchObject([{ quantity: 5 }]);
  });
});

describe('a line without the id of a row', () => {
  test('beside others with one is a new group, also where a group has its name or none', () => {
    const rows = [row(2, ''), row(1, 'Gate')];
    const after = imported(rows, cellsOf('Row id;Name;Quantity\n1;Gate;5\n;Gate;6\n;;7'));
    expect(after.notTaken).toEqual([]);
    expect(after.rows.map(({ streamName, quantity }) => [streamName, quantity])).toEqual([
      ['Gate', 6],
      ['', 7],
      ['', 1],
      ['Gate', 5],
    ]);
  });
});

test('a calculated rate beyond the bounds of typed ones is read as it was exported', () => {
  const heavy = { codec: 1, fps: { motion: 60 }, resolution: { motion: 14 } };
  const rows = settleRows([row(1, 'Gate', heavy)], catalogue);
  expect(rows[0]!.bitrateKbit.motion).toBeGreaterThan(CAMERA_BOUNDS.bitrateKbit.max);
  const context = { table: tableOf(rows), form, ids: SAME_IDS };
  const sheet = { name: '', cells: fileLines(context.table, context).map((line) => line.map(String)) };
  const view = importView(sheet, guessedChoices([sheet], context), context);
  expect(view.refused).toEqual([]);
  expect(view.columns.filter(({ refused }) => refused > 0)).toEqual([]);
  expect(view.groups[0]!.states.get('bitrateKbit.motion')).toBe('list');
  const wrong = sheet.cells.map((line) =>
    line.map((cell) => (cell === String(rows[0]!.bitrateKbit.motion) ? '99999' : cell)),
  );
  const changed = importView({ name: '', cells: wrong }, guessedChoices([sheet], context), context);
  expect(changed.refused).toMatchObject([{ text: '99999', lines: [2] }]);
  expect(changed.columns.filter(({ refused }) => refused > 0)).toHaveLength(1);
});
