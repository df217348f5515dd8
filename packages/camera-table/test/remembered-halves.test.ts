import { NEW_STREAM, type CameraRow } from '@site-designer/sizing-engine';
import { publishedCatalogue as catalogue } from '@site-designer/sizing-engine/catalogue';
import { BulkApplyField, Recording } from '@site-designer/sizing-engine/enumerations';
import { bulkApplyPatches, type RowPatch } from '@site-designer/sizing-engine/design';
import { expect, test } from 'vitest';
import { newRow, ownIds } from '../src/cells/groups.ts';
import { changed, openedModel, undone, type EditorModel } from '../src/history/editor-model.ts';
import { notesOf } from '../src/history/notes.ts';

const { constant, event, speedup } = Recording;
const START = openedModel([newRow(NEW_STREAM, catalogue, { id: 1 })]);

function edited(model: EditorModel, ...patches: readonly RowPatch[]): EditorModel {
  return patches.reduce((now, patch) => {
    const change = { patches: new Map([[1, patch]]) };
    const after = changed(now, { label: 'edit', change }, { catalogue, ids: ownIds() });
    expect(after.errors).toEqual([]);
    return after.model;
  }, model);
}

const rowOf = ({ rows }: EditorModel): CameraRow => rows[0]!;

test('each mode gets back the continuous half that it had', () => {
  const chosen = edited(
    START,
    { recording: constant },
    { fps: { continuous: 20 } },
    { recording: speedup },
    { fps: { continuous: 5 }, resolution: { continuous: 5 } },
    { bitrateKbit: { continuous: 900 } },
  );
  expect(rowOf(chosen).fps).toEqual({ continuous: 5, motion: 15 });
  const back = edited(chosen, { recording: constant });
  expect(rowOf(back)).toMatchObject({ fps: { continuous: 20 }, resolution: { continuous: 8 } });
  expect(rowOf(edited(back, { recording: speedup }))).toEqual(rowOf(chosen));
  expect(rowOf(edited(back, { recording: event }, { recording: speedup }))).toEqual(rowOf(chosen));
});

test('a measured rate is restored with its measurement', () => {
  const measurement = { measuredUtc: '2026-05-04', sampleHours: 168, note: 'Yard' };
  const measured = edited(
    START,
    { recording: constant },
    { bitrateKbit: { continuous: 900 }, measured: { continuous: measurement } },
  );
  const back = edited(measured, { recording: speedup }, { recording: constant });
  expect(rowOf(back)).toMatchObject({ bitrateKbit: { continuous: 900 }, measured: { continuous: measurement } });
});

test('a typed rate of the motion half survives every change of the mode', () => {
  const typed = edited(START, { recording: speedup }, { bitrateKbit: { motion: 2041 } });
  const there = edited(typed, { recording: constant }, { recording: event }, { recording: speedup });
  expect(rowOf(there)).toMatchObject({ bitrateKbit: { motion: 2041 }, motionIsCustomBitrate: true });
});

test('values that come with the mode win', () => {
  const chosen = edited(START, { recording: speedup }, { fps: { continuous: 5 } }, { recording: event });
  expect(rowOf(edited(chosen, { recording: speedup, fps: { continuous: 3 } })).fps.continuous).toBe(3);
});

test('what an event row has kept of one mode is not used in the other', () => {
  const slow = edited(START, { recording: constant }, { fps: { continuous: 8 } }, { recording: event });
  expect(rowOf(edited(slow, { recording: speedup })).fps).toEqual({ continuous: 1, motion: 15 });
  const base = edited(START, { recording: speedup }, { fps: { continuous: 5 } }, { recording: event });
  expect(rowOf(edited(base, { recording: constant })).fps).toEqual({ continuous: 15, motion: 15 });
});

test('a bulk apply of the mode gives each row its own half back', () => {
  const chosen = edited(START, { recording: speedup }, { fps: { continuous: 5 } }, { recording: constant });
  const mode = { bulkApplyDataField: BulkApplyField.recording, value: speedup };
  const change = { patches: bulkApplyPatches(chosen.rows, mode) };
  const { model } = changed(chosen, { label: 'bulk apply', change }, { catalogue, ids: ownIds() });
  expect(rowOf(model).fps).toEqual({ continuous: 5, motion: 15 });
});

test('undo restores each mode in turn', () => {
  const first = edited(START, { recording: constant }, { fps: { continuous: 20 } });
  const last = edited(first, { recording: speedup }, { recording: constant });
  expect(rowOf(undone(undone(last)))).toEqual(rowOf(first));
});

test('a first base is noted at its cell until it is undone', () => {
  const model = edited(START, { recording: constant }, { recording: speedup });
  expect(notesOf(model)).toEqual([{ rowId: 1, column: 'fps.continuous', kind: 'base-started', fps: 1 }]);
  expect(notesOf(undone(model))).toEqual([]);
  expect(notesOf(edited(model, { fps: { continuous: 2 } }))).toEqual([]);
});

test('a typed base rate that an event rate removes is noted at its cell, and undo restores it', () => {
  const typed = edited(START, { recording: speedup }, { bitrateKbit: { continuous: 500 } });
  expect(notesOf(typed)).toEqual([]);
  const model = edited(typed, { fps: { motion: 20 } });
  const calculatedKbit = rowOf(model).bitrateKbit.continuous;
  expect(calculatedKbit).not.toBe(500);
  expect(notesOf(model)).toEqual([
    {
      rowId: 1,
      column: 'bitrateKbit.continuous',
      kind: 'rate-dropped',
      typedKbit: 500,
      calculatedKbit,
      wasMeasured: false,
    },
  ]);
  expect(rowOf(undone(model))).toEqual(rowOf(typed));
  expect(notesOf(edited(typed, { calculated: 'continuous' }))).toEqual([]);
});
