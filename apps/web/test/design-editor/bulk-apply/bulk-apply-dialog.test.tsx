import { publishedCatalogue } from '@site-designer/sizing-engine/catalogue';
import type { CameraRow } from '@site-designer/sizing-engine';
import { BulkApplyField } from '@site-designer/sizing-engine/enumerations';
import { optionLists } from '@site-designer/sizing-engine/design';
import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { BulkApplyButton } from '../../../src/features/design-editor/bulk-apply/bulk-apply-button.tsx';
import { currentRows } from '../../../src/features/design-editor/document/editor-context.ts';
import { CatalogueContext } from '../../../src/lib/state/catalogue-context.ts';
import { editorOf, show } from '../../support/app.tsx';
import { FakeApi } from '../../support/fake-api.ts';

let rows: () => readonly CameraRow[];
let hours: () => readonly number[];

beforeEach(async () => {
  // Saving and the backup stay away: no timer outlives a test.
  vi.useFakeTimers();
  const api = new FakeApi();
  api.addGroup({ hoursPerDay: 12 });
  api.addGroup({ hoursPerDay: 12 });
  const store = editorOf(
    show(
      <CatalogueContext value={publishedCatalogue}>
        <BulkApplyButton formData={{ ...optionLists(publishedCatalogue), groupsPerDesign: 5000 }} />
      </CatalogueContext>,
      api,
    ),
  );
  await act(() => store.getState().siteDesignEditor.load({ projectId: 1, siteId: 2, siteDesignId: 3 }));
  rows = () => currentRows(store.getState());
  hours = () => rows().map(({ hoursPerDay }) => hoursPerDay);
  fireEvent.click(screen.getByRole('button', { name: 'Bulk Apply Setting' }));
  fireEvent.change(screen.getByRole('combobox', { name: 'Setting' }), { target: { value: '2' } });
});

function type(text: string): HTMLInputElement {
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Value' });
  fireEvent.change(field, { target: { value: text } });
  return field;
}

const apply = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Apply' });

test.each(['99', '0', '', '2.'])('Apply is disabled while the value is "%s"', (text) => {
  const field = type(text);
  expect(apply().disabled).toBe(true);
  expect(screen.queryByText(/Changes|No changes/)).toBeNull();
  // Leaving the field, as a click on the button does, makes no other value of it.
  fireEvent.blur(field);
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(apply().disabled).toBe(true);
  fireEvent.click(apply());
  expect(hours()).toEqual([12, 12]);
});

test('a value within bounds is applied after an invalid one', () => {
  type('99');
  type('9');
  expect(screen.getByText('Changes 2 of 2 rows, in 2 camera groups.')).toBeTruthy();
  fireEvent.click(apply());
  expect(hours()).toEqual([9, 9]);
});

test('another setting starts with a valid value', () => {
  type('99');
  fireEvent.change(screen.getByRole('combobox', { name: 'Setting' }), { target: { value: '3' } });
  expect(apply().disabled).toBe(false);
});

test('a size that is not in the list is typed', () => {
  const setting = String(BulkApplyField.resolution);
  fireEvent.change(screen.getByRole('combobox', { name: 'Setting' }), { target: { value: setting } });
  fireEvent.change(screen.getByRole('combobox', { name: 'Value' }), { target: { value: '0' } });
  expect(apply().disabled).toBe(true);
  const size = screen.getByRole('textbox', { name: 'Width x height' });
  fireEvent.change(size, { target: { value: '15x1520' } });
  expect(screen.getByText('Value must be between 16 and 16384')).toBeTruthy();
  expect(apply().disabled).toBe(true);
  fireEvent.change(size, { target: { value: '2688 x 1520' } });
  fireEvent.click(apply());
  expect(rows().map(({ resolution, size: typed }) => [resolution.motion, typed.motion])).toEqual([
    [0, { width: 2688, height: 1520 }],
    [0, { width: 2688, height: 1520 }],
  ]);
});

test('a frame rate may have one decimal', () => {
  const setting = String(BulkApplyField.fps);
  fireEvent.change(screen.getByRole('combobox', { name: 'Setting' }), { target: { value: setting } });
  type('12.55');
  expect(apply().disabled).toBe(true);
  type('12,5');
  fireEvent.click(apply());
  expect(rows().map(({ fps }) => fps.motion)).toEqual([12.5, 12.5]);
});
