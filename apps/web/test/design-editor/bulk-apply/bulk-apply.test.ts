import { BulkApplyField, LensType, Recording } from '@site-designer/sizing-engine/enumerations';
import { cameraForm, textOf } from '@site-designer/camera-table';
import { type BulkApplyValue } from '@site-designer/sizing-engine/design';
import { publishedCatalogue } from '@site-designer/sizing-engine/catalogue';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  BULK_FIELDS,
  bulkValueOf,
  cellPatches,
  SITE_FIELDS,
} from '../../../src/features/design-editor/bulk-apply/bulk-fields.ts';
import { bulkPreview } from '../../../src/features/design-editor/bulk-apply/bulk-preview.ts';
import type { EditorStore } from '../../../src/app/editor/editor-store.ts';
import { currentRows } from '../../../src/features/design-editor/document/editor-context.ts';
import { createTestStore, editorOf } from '../../support/app.tsx';
import { FakeApi } from '../../support/fake-api.ts';

let api: FakeApi;
let store: EditorStore;

beforeEach(async () => {
  // Saving and the backup stay away: no timer outlives a test.
  vi.useFakeTimers();
  api = new FakeApi();
  const first = api.addGroup({ retentionDays: 60 });
  api.addGroup({ cameraGroupId: first.cameraGroupId });
  api.addGroup();
  store = editorOf(createTestStore(api));
  await store.getState().siteDesignEditor.load({ projectId: 1, siteId: 2, siteDesignId: 3 });
});

test('all fields are offered', () => {
  expect(BULK_FIELDS.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual(
    Object.values(BulkApplyField).toSorted((a, b) => a - b),
  );
});

const form = cameraForm(publishedCatalogue);

test.each(
  [...BULK_FIELDS, ...SITE_FIELDS.flatMap(({ fields }) => fields)].map((field) => [field.column.title, field] as const),
)('%s is applied as one step and undone', (_, field) => {
  const { column } = field;
  const before = currentRows(store.getState());
  const text =
    column.kind === 'choice'
      ? form[column.list].map(({ name }) => name).findLast((name) => name !== textOf(before[0]!, column, form))!
      : '9';
  const read = bulkValueOf(field, { text: column.kind === 'text' ? 'Gate' : text, half: 'motion', form });
  const changes = 'change' in read ? [read.change] : [];
  const cells = cellPatches(before, 'cell' in read ? [read.cell] : [], form);
  expect(store.getState().bulkApply.apply({ changes, cells })).toBe(true);
  expect(currentRows(store.getState())).not.toEqual(before);
  store.getState().cameras.undo();
  expect(currentRows(store.getState())).toEqual(before);
});

test('watts above the class are refused for all groups, with the figure', () => {
  const before = currentRows(store.getState());
  const watts = SITE_FIELDS[0]!.fields.find(({ column }) => column.field === 'watts')!;
  const read = bulkValueOf(watts, { text: '16 W', half: 'both', form });
  const bulk = { changes: [], cells: cellPatches(before, 'cell' in read ? [read.cell] : [], form) };
  const preview = bulkPreview(before, bulk, publishedCatalogue);
  expect(preview).toEqual({ text: 'A device of class 0 draws at most 12.95 W', isRefused: true });
  expect(store.getState().bulkApply.apply(bulk)).toBe(false);
  expect(currentRows(store.getState())).toEqual(before);
});

test('settings of a chosen mode are set in its halves', () => {
  const changes = [
    { bulkApplyDataField: BulkApplyField.fps, value: { continuous: 2, motion: 20 } },
    { bulkApplyDataField: BulkApplyField.recording, value: Recording.speedup },
  ];
  store.getState().bulkApply.apply({ changes });
  for (const { fps } of currentRows(store.getState())) expect(fps).toEqual({ continuous: 2, motion: 20 });
});

test('a frame rate for base and event does not change halves that rows do not use', () => {
  const { bulkApply } = store.getState();
  bulkApply.apply({ changes: [{ bulkApplyDataField: BulkApplyField.fps, value: { continuous: 20, motion: 20 } }] });
  bulkApply.apply({ changes: [{ bulkApplyDataField: BulkApplyField.recording, value: Recording.speedup }] });
  for (const { fps } of currentRows(store.getState())) expect(fps).toEqual({ continuous: 1, motion: 20 });
});

describe('the preview', () => {
  const text = (bulkApplyDataField: BulkApplyField, value: BulkApplyValue) =>
    bulkPreview(currentRows(store.getState()), { changes: [{ bulkApplyDataField, value }] }, publishedCatalogue);

  test('says how many rows change', () => {
    expect(text(BulkApplyField.retentionDays, 60).text).toBe('Changes 2 of 3 rows, in 2 camera groups.');
    expect(text(BulkApplyField.lensType, LensType.multiParent).text).toBe('Changes 3 of 3 rows, in 2 camera groups.');
  });

  test('counts rows that change in a used half', () => {
    expect(text(BulkApplyField.fps, { continuous: 15, motion: 15 }).text).toMatch(/^No changes/);
    expect(text(BulkApplyField.bitrateKbit, { continuous: 2702, motion: 2702 }).text).toMatch(/^No changes/);
    expect(text(BulkApplyField.fps, { continuous: 5 }).text).toMatch(/^No changes/);
  });

  test('says that typed rates are cleared', () => {
    store
      .getState()
      .bulkApply.apply({ changes: [{ bulkApplyDataField: BulkApplyField.bitrateKbit, value: { motion: 4000 } }] });
    expect(text(BulkApplyField.fps, { motion: 20 }).text).toBe(
      'Changes 3 of 3 rows, in 2 camera groups. Typed bit rates of 3 rows are calculated again.',
    );
  });

  test('says that nothing changes', () => {
    expect(text(BulkApplyField.hoursPerDay, 24).text).toMatch(/^No changes/);
  });

  test('says why a value is refused', () => {
    expect(text(BulkApplyField.retentionDays, 10_000)).toEqual({
      text: 'Value must be between 1 and 9999',
      isRefused: true,
    });
  });
});
