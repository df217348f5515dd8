import type { CameraRow } from '@site-designer/sizing-engine';
import { publishedCatalogue } from '@site-designer/sizing-engine/catalogue';
import { Recording } from '@site-designer/sizing-engine/enumerations';
import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { EditorStore } from '../../../src/app/editor/editor-store.ts';
import { BulkApplyButton } from '../../../src/features/design-editor/bulk-apply/bulk-apply-button.tsx';
import type { GroupsOfTable } from '../../../src/features/design-editor/bulk-apply/bulk-targets.ts';
import { currentRows } from '../../../src/features/design-editor/document/editor-context.ts';
import { CatalogueContext } from '../../../src/lib/state/catalogue-context.ts';
import { editorOf, show } from '../../support/app.tsx';
import { FakeApi } from '../../support/fake-api.ts';

let api: FakeApi;
let store: EditorStore;
let groups: GroupsOfTable;
let ids: readonly number[];

const NONE: ReadonlySet<number> = new Set();
const rows = (): readonly CameraRow[] => currentRows(store.getState());
const hours = (): readonly number[] => rows().map(({ hoursPerDay }) => hoursPerDay);

beforeEach(async () => {
  // Saving and the backup stay away: no timer outlives a test.
  vi.useFakeTimers();
  api = new FakeApi();
  ids = [4, 3, 2].map((quantity) => api.addGroup({ hoursPerDay: 12, quantity }).cameraGroupId);
  groups = { selected: NONE, shown: new Set(ids) };
  store = editorOf(
    show(
      <CatalogueContext value={publishedCatalogue}>
        <BulkApplyButton groupsOfTable={() => groups} />
      </CatalogueContext>,
      api,
    ),
  );
  await act(() => store.getState().siteDesignEditor.load({ projectId: 1, siteId: 2, siteDesignId: 3 }));
});

function open(): void {
  fireEvent.click(screen.getByRole('button', { name: 'Bulk Apply Setting' }));
}

function field(name: string): HTMLInputElement {
  return screen.getByRole<HTMLInputElement>('textbox', { name });
}

function type(name: string, text: string): void {
  fireEvent.change(field(name), { target: { value: text } });
}

function choose(name: string, option: string): void {
  const list = screen.getByRole<HTMLSelectElement>('combobox', { name });
  const value = [...list.options].find(({ text }) => text === option)?.value;
  fireEvent.change(list, { target: { value } });
}

const apply = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Apply' });

test('nothing is chosen at first, and Apply says so', () => {
  open();
  expect(apply().disabled).toBe(true);
  expect(screen.getByText('Choose a value')).toBeTruthy();
  for (const box of screen.getAllByRole<HTMLInputElement>('textbox')) {
    expect([box.value, box.placeholder]).toEqual(['', expect.stringMatching(/^\(as it is\) /)]);
  }
  expect(field('Quantity').placeholder).toBe('(as it is) 3 values');
  expect(field('Hours (h)').placeholder).toBe('(as it is) 12');
  expect(field('Bit rate (kbit/s)').placeholder).toBe('(as it is) calculated');
  fireEvent.click(apply());
  expect(rows()).toEqual(api.cameras);
});

test.each(['99', '0', '2.', 'ten'])('Apply is disabled while a value is "%s"', (text) => {
  open();
  type('Hours (h)', text);
  expect(apply().disabled).toBe(true);
  type('Hours (h)', '');
  expect(screen.getByText('Choose a value')).toBeTruthy();
});

test('several settings are applied to all groups as one step', () => {
  open();
  type('Hours (h)', '9');
  type('Retention (d)', '2 weeks');
  choose('Codec', 'H.265');
  expect(screen.getByText('Changes 3 of 3 rows, in 3 camera groups.')).toBeTruthy();
  fireEvent.click(apply());
  expect(rows().map((row) => [row.hoursPerDay, row.retentionDays, row.quantity])).toEqual([
    [9, 14, 2],
    [9, 14, 3],
    [9, 14, 4],
  ]);
  act(() => store.getState().cameras.undo());
  expect(rows()).toEqual(api.cameras);
});

describe('groups', () => {
  const target = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name });

  test('of a selected block are meant first, with the counts of each choice', () => {
    groups = { selected: new Set(ids.slice(0, 2)), shown: new Set(ids) };
    open();
    expect(target(/^Selected\s*2 groups, 7 cameras$/).checked).toBe(true);
    expect(target(/^All\s*3 groups, 9 cameras$/).checked).toBe(false);
    expect(screen.queryByRole('radio', { name: /^Shown/ })).toBeNull();
    type('Hours (h)', '9');
    fireEvent.click(apply());
    expect(hours()).toEqual([12, 9, 9]);
  });

  test('that a search has left are meant where one cell is active, and all can be chosen', () => {
    groups = { selected: new Set(ids.slice(0, 1)), shown: new Set(ids.slice(0, 1)) };
    open();
    expect(target(/^Shown\s*1 group, 4 cameras$/).checked).toBe(true);
    type('Hours (h)', '9');
    fireEvent.click(target(/^All/));
    expect(screen.getByText('Changes 3 of 3 rows, in 3 camera groups.')).toBeTruthy();
    fireEvent.click(target(/^Shown/));
    fireEvent.click(apply());
    expect(hours()).toEqual([12, 12, 9]);
  });
});

describe('what is sent', () => {
  const sent = () =>
    api.sent.filter(({ headers }) => headers.get('if-match') !== null).map(({ operation }) => operation);
  const saved = () => act(() => store.getState().siteDesignEditor.save());

  test('is one setting for all groups by its own call', async () => {
    open();
    type('Hours (h)', '9');
    fireEvent.click(apply());
    await saved();
    expect(sent()).toEqual(['bulkApplyCameras']);
    expect(api.sentBy('bulkApplyCameras')[0]?.body).toEqual({ bulkApplyDataField: 2, value: 9 });
    expect(api.cameras.map(({ hoursPerDay }) => hoursPerDay)).toEqual([9, 9, 9]);
    expect(store.getState().siteDesignEditor.saveState).toBe('saved');
  });

  test('is one write of the rows for several settings, for some groups, and where more is unsaved', async () => {
    open();
    type('Hours (h)', '9');
    type('Quantity', '8');
    fireEvent.click(apply());
    await saved();
    groups = { selected: new Set(ids.slice(0, 2)), shown: new Set(ids) };
    open();
    type('Hours (h)', '7');
    fireEvent.click(apply());
    await saved();
    groups = { selected: NONE, shown: NONE };
    act(() => store.getState().cameras.editRow(rows()[0]!.id, { patch: { quantity: 5 }, isTyping: false }));
    open();
    type('Hours (h)', '6');
    fireEvent.click(apply());
    await saved();
    expect(sent()).toEqual(['saveChanges', 'saveChanges', 'saveChanges']);
    expect(api.cameras.map((row) => [row.hoursPerDay, row.quantity])).toEqual([
      [6, 5],
      [6, 8],
      [6, 8],
    ]);
  });

  test('is the same write for one group', async () => {
    groups = { selected: new Set(ids.slice(0, 1)), shown: new Set(ids.slice(0, 1)) };
    open();
    type('Hours (h)', '9');
    fireEvent.click(apply());
    await saved();
    expect(sent()).toEqual(['saveChanges']);
    expect(api.cameras.map(({ hoursPerDay }) => hoursPerDay)).toEqual([12, 12, 9]);
  });
});

test('a setting that no group uses is closed until a mode is chosen', () => {
  act(() => {
    for (const { id } of rows()) {
      store.getState().cameras.editRow(id, { patch: { recording: Recording.constant }, isTyping: false });
    }
  });
  open();
  expect([field('Motion (%)').disabled, field('Motion (%)').placeholder]).toEqual([true, 'not used']);
  choose('Recording', 'Event');
  type('Motion (%)', '35');
  fireEvent.click(apply());
  expect(rows().map(({ recording, motion }) => [recording, motion.motion])).toEqual(
    Array.from({ length: 3 }, () => [Recording.event, 35]),
  );
});

test('a size that is not in the list is typed', () => {
  open();
  choose('Resolution', 'Other size …');
  expect(apply().disabled).toBe(true);
  type('Width x height', '15x1520');
  expect(screen.getByText('Value must be between 16 and 16384')).toBeTruthy();
  expect(apply().disabled).toBe(true);
  type('Width x height', '2688 x 1520');
  fireEvent.click(apply());
  expect(rows().map(({ resolution, size }) => [resolution.motion, size.motion])).toEqual(
    Array.from({ length: 3 }, () => [0, { width: 2688, height: 1520 }]),
  );
});

test('a frame rate may have one decimal', () => {
  open();
  type('FPS', '12.55');
  expect(apply().disabled).toBe(true);
  type('FPS', '12,5');
  fireEvent.click(apply());
  expect(rows().map(({ fps }) => fps.motion)).toEqual([12.5, 12.5, 12.5]);
});
