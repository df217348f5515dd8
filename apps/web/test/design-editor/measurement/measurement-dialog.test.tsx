import { fireEvent, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, test } from 'vitest';
import type { EditorStore } from '../../../src/app/editor/editor-store.ts';
import { CamerasTab } from '../../../src/features/design-editor/cameras/tab/cameras-tab.tsx';
import { useEditor } from '../../../src/features/design-editor/document/editor-context.ts';
import { editorOf, show } from '../../support/app.tsx';
import { FakeApi } from '../../support/fake-api.ts';

const WEEK = { measuredUtc: '2026-05-04T08:30:00Z', sampleHours: 168, note: 'Yard' };
let api: FakeApi;
let store: EditorStore;

function Cameras(): ReactNode {
  const formData = useEditor(({ siteDesignEditor }) => siteDesignEditor.formData);
  return formData && <CamerasTab onImport={() => undefined} />;
}

beforeEach(async () => {
  api = new FakeApi();
  api.addGroup({
    bitrateKbit: { continuous: 0, motion: 4000 },
    motionIsCustomBitrate: true,
    measured: { continuous: null, motion: WEEK },
  });
  store = editorOf(show(<Cameras />, api));
  await store.getState().siteDesignEditor.load({ projectId: 1, siteId: 2, siteDesignId: 3 });
  await screen.findByRole('gridcell', { name: /^Bit rate, row 1/ });
});

function row() {
  return store.getState().siteDesignEditor.model.rows[0]!;
}

/** By the key, from the cell of the rate. */
function openForm(): HTMLElement {
  fireEvent.mouseDown(screen.getByRole('gridcell', { name: /^Bit rate, row 1/ }));
  fireEvent.keyDown(screen.getByRole('textbox', { name: 'Bit rate, row 1' }), { key: 'F2', shiftKey: true });
  return screen.getByRole('dialog', { name: 'Measured bit rate' });
}

function change(dialog: HTMLElement, label: string, value: string): void {
  fireEvent.change(within(dialog).getByLabelText(label), { target: { value } });
}

function press(dialog: HTMLElement, name: string): void {
  fireEvent.click(within(dialog).getByRole('button', { name }));
}

test('a measured rate is marked and shows its measurement', () => {
  expect(screen.getByRole('gridcell', { name: /: 4000\. Measured on 04\/05\/2026 for 168 h: Yard$/ })).toBeTruthy();
  expect(screen.getByTitle('Measured on 04/05/2026 for 168 h: Yard')).toBeTruthy();
});

test('the form is saved as one step, and an unchanged date keeps its time', () => {
  const dialog = openForm();
  change(dialog, 'Bit rate', '4200');
  change(dialog, 'Length of the sample', '200');
  change(dialog, 'Note', ' Yard, east ');
  press(dialog, 'Save');
  expect(row().bitrateKbit.motion).toBe(4200);
  expect(row().measured.motion).toEqual({ ...WEEK, sampleHours: 200, note: 'Yard, east' });
  store.getState().cameras.undo();
  expect(row().measured.motion).toEqual(WEEK);
  expect(row().bitrateKbit.motion).toBe(4000);
  store.getState().cameras.redo();
  expect(row().measured.motion?.sampleHours).toBe(200);
});

test('several readings give the rate, and the note gets their number and spread', () => {
  const dialog = openForm();
  change(dialog, 'Several readings', '2,95 Mbit/s\nno signal\n3010\n2890');
  expect(within(dialog).getByLabelText<HTMLInputElement>('Bit rate').value).toBe('2950');
  expect(within(dialog).getByText('Line 2, “no signal”: Must be a valid number')).toBeTruthy();
  press(dialog, 'Save');
  expect(row().bitrateKbit.motion).toBe(2950);
  expect(row().measured.motion?.note).toBe('Yard; 3 readings, 2,890 to 3,010 kbit/s, standard deviation 60 kbit/s');
});

test('an invalid rate does not block the mean of readings, nor later input', () => {
  const dialog = openForm();
  const save = within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Save' });
  change(dialog, 'Bit rate', '0');
  expect(save.disabled).toBe(true);
  change(dialog, 'Several readings', '2950');
  expect(save.disabled).toBe(false);
  change(dialog, 'Several readings', '');
  expect(save.disabled).toBe(false);
});

test('a note that is too long and a missing date are refused at their fields', () => {
  const dialog = openForm();
  change(dialog, 'Note', 'x'.repeat(180));
  change(dialog, 'Several readings', '2950\n3010');
  expect(within(dialog).getByText('Must be 200 characters or less')).toBeTruthy();
  change(dialog, 'Measured on', '');
  expect(within(dialog).getByText(/^Must be a date/)).toBeTruthy();
  press(dialog, 'Save');
  expect(row().measured.motion).toEqual(WEEK);
});

test('the measurement can be removed, and the rate stays', () => {
  press(openForm(), 'Remove');
  expect(row().measured.motion).toBeNull();
  expect(row().bitrateKbit.motion).toBe(4000);
  expect(screen.queryByText(/The measurement was of/)).toBeNull();
});

test('a new rate removes the measurement and says so at the cell', () => {
  fireEvent.mouseDown(screen.getByRole('gridcell', { name: /^Bit rate, row 1/ }));
  fireEvent.change(screen.getByRole('textbox', { name: 'Bit rate, row 1' }), { target: { value: '4100' } });
  expect(row().measured.motion).toBeNull();
  expect(screen.getByText(/The measurement was of 4,000 kbit\/s/)).toBeTruthy();
});

test('the shortcut does nothing at another cell', () => {
  fireEvent.mouseDown(screen.getByRole('gridcell', { name: /^Retention, row 1/ }));
  fireEvent.keyDown(screen.getByRole('textbox', { name: 'Retention, row 1' }), { key: 'F2', shiftKey: true });
  expect(screen.queryByRole('dialog')).toBeNull();
});
