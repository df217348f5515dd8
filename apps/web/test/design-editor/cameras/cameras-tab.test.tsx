import { Recording } from '@site-designer/sizing-engine/enumerations';
import { CAMERA_BOUNDS } from '@site-designer/sizing-engine/bounds';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { CamerasTab } from '../../../src/features/design-editor/cameras/tab/cameras-tab.tsx';
import type { EditorStore } from '../../../src/app/editor/editor-store.ts';
import { currentRows, useEditor } from '../../../src/features/design-editor/document/editor-context.ts';
import { loadBackup } from '../../../src/features/design-editor/document/local-backup.ts';
import { SaveStateNote } from '../../../src/features/design-editor/head/save-state.tsx';
import { editorOf, show } from '../../support/app.tsx';
import { FakeApi } from '../../support/fake-api.ts';

const PLACE = { projectId: 1, siteId: 2, siteDesignId: 3 };
let api: FakeApi;

beforeEach(() => {
  api = new FakeApi();
});

function Cameras(): ReactNode {
  const formData = useEditor(({ siteDesignEditor }) => siteDesignEditor.formData);
  return formData && <CamerasTab onImport={() => undefined} />;
}

async function showCameras(): Promise<EditorStore> {
  const store = editorOf(show(<Cameras />, api));
  await store.getState().siteDesignEditor.load(PLACE);
  await screen.findByRole('button', { name: 'Add Camera Group' });
  return store;
}

function cell(name: string): HTMLElement {
  return screen.getByRole('gridcell', { name: new RegExp(`^${name}(, .*)?: `) });
}

function shown(name: string): string | null {
  return cell(name).querySelector('input')?.value ?? cell(name).textContent;
}

function choose(name: string, id: number): void {
  fireEvent.mouseDown(cell(name));
  fireEvent.change(screen.getByRole('combobox', { name }), { target: { value: String(id) } });
}

/** The control of a cell, once one has gone there. */
function editor(name: string): HTMLInputElement {
  fireEvent.mouseDown(cell(name));
  return screen.getByRole<HTMLInputElement>('textbox', { name });
}

function type(name: string, value: string): void {
  fireEvent.change(editor(name), { target: { value } });
}

test('an empty design says what to do, and a new group has the defaults', async () => {
  await showCameras();
  expect(screen.getByText(/No cameras yet/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Add Camera Group' }));
  await waitFor(() => expect(shown('Bit rate, row 1')).toBe('2702'));
  expect(shown('FPS, row 1')).toBe('15');
  expect(shown('Motion, row 1')).toBe('40');
});

test('rows are ordered by group descending, then stream ascending', async () => {
  const first = api.addGroup();
  api.addGroup();
  api.addGroup({ cameraGroupId: first.cameraGroupId });
  await showCameras();
  const [, ...lines] = screen.getAllByRole('row').map((row) => row.getAttribute('aria-label'));
  expect(lines).toEqual(['Camera group 2', 'Camera group 1', 'Stream 2 of camera group 1']);
});

test('only further streams can be deleted alone, and their quantity is that of the first', async () => {
  const first = api.addGroup({ quantity: 5 });
  api.addGroup({ cameraGroupId: first.cameraGroupId, quantity: 5 });
  await showCameras();
  expect(await screen.findByRole('button', { name: 'Delete stream 2' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Delete stream 1' })).toBeNull();
  expect(screen.queryByRole('gridcell', { name: /^Quantity, row 2/ })).toBeNull();
});

test('base and event are shown only if the recording mode has them', async () => {
  api.addGroup({ recording: Recording.event });
  await showCameras();
  expect(screen.queryByRole('gridcell', { name: /^FPS, row 1, base/ })).toBeNull();
  choose('Recording, row 1', Recording.speedup);
  expect(shown('FPS, row 1, base')).toBe('1');
  expect(shown('FPS, row 1, event')).toBe('15');
  expect(shown('Motion, row 1, base')).toBe('60');
});

test('a typed rate is marked and can be reset', async () => {
  api.addGroup();
  await showCameras();
  type('Bit rate, row 1', '2041');
  const wayBack = screen.getByRole('button', { name: 'Reset to the calculated bit rate' });
  expect(screen.getByTitle('Typed, not calculated')).toBeTruthy();
  fireEvent.blur(editor('Bit rate, row 1'));
  fireEvent.click(wayBack);
  expect(shown('Bit rate, row 1')).toBe('2702');
  expect(screen.queryByTitle('Typed, not calculated')).toBeNull();
});

test('the rate of the server replaces that of the engine when it arrives', async () => {
  api.addGroup();
  api.serverBitrate = 4321;
  await showCameras();
  type('FPS, row 1', '20');
  await waitFor(() => expect(shown('Bit rate, row 1')).toBe('4321'));
  expect(api.sentBy('calculateBitrate')).toHaveLength(1);
});

test.each([
  ['Quantity', CAMERA_BOUNDS.quantity],
  ['Hours', CAMERA_BOUNDS.hoursPerDay],
  ['Retention', CAMERA_BOUNDS.retentionDays],
  ['FPS', CAMERA_BOUNDS.fps],
  ['Motion', CAMERA_BOUNDS.motion],
  ['Bit rate', CAMERA_BOUNDS.bitrateKbit],
])('%s accepts only values within its bounds', async (column, { min, max }) => {
  api.addGroup();
  await showCameras();
  const name = `${column}, row 1`;
  const message = `Value must be between ${min} and ${max}`;
  for (const allowed of [min, max]) {
    type(name, String(allowed));
    expect(screen.queryByText(message)).toBeNull();
  }
  for (const refused of [min - 1, max + 1]) {
    type(name, String(refused));
    expect(screen.getByText(message)).toBeTruthy();
  }
});

test('a group can have a name of up to 70 characters', async () => {
  api.addGroup();
  const store = await showCameras();
  type('Name, row 1', 'x'.repeat(71));
  expect(screen.getByText('Must be 70 characters or less')).toBeTruthy();
  type('Name, row 1', '\u200b');
  expect(screen.getByText('Must contain visible characters')).toBeTruthy();
  type('Name, row 1', 'Entrance');
  fireEvent.keyDown(screen.getByRole('textbox', { name: 'Name, row 1, Entrance' }), { key: 'Enter' });
  expect(store.getState().siteDesignEditor.model.rows[0]?.streamName).toBe('Entrance');
  expect(screen.queryByText('Must be 70 characters or less')).toBeNull();
});

test.each([
  ['Retention', '30 Tage', 30, 'retentionDays'],
  ['Retention', '2 weeks', 14, 'retentionDays'],
  ['Quantity', '1,500', 1500, 'quantity'],
  ['Quantity', '1.500', 1500, 'quantity'],
  ['Hours', '12 h', 12, 'hoursPerDay'],
] as const)('%s reads %s as a person types it', async (column, text, value, field) => {
  api.addGroup();
  const store = await showCameras();
  for (let end = 1; end <= text.length; end += 1) type(`${column}, row 1`, text.slice(0, end));
  fireEvent.keyDown(editor(`${column}, row 1`), { key: 'Enter' });
  expect(currentRows(store.getState())[0]?.[field]).toBe(value);
  expect(shown(`${column}, row 1`)).toBe(String(value));
});

test.each([
  ['12,5', 12.5],
  ['12.5 B/s', 12.5],
  ['25 Bilder/s', 25],
])('a frame rate is read from %s', async (text, value) => {
  api.addGroup();
  const store = await showCameras();
  type('FPS, row 1', text);
  expect(currentRows(store.getState())[0]?.fps.motion).toBe(value);
});

test('Escape restores what was there before a typed unit', async () => {
  api.addGroup({ retentionDays: 14 });
  const store = await showCameras();
  type('Retention, row 1', '30 Tage');
  fireEvent.keyDown(editor('Retention, row 1'), { key: 'Escape' });
  expect([shown('Retention, row 1'), currentRows(store.getState())[0]?.retentionDays]).toEqual(['14', 14]);
});

test('a group is deleted after a confirmation', async () => {
  api.addGroup();
  await showCameras();
  fireEvent.click(await screen.findByRole('button', { name: 'Delete camera group' }));
  const dialog = screen.getByRole('dialog', { name: 'Confirm Delete' });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Yes, delete' }));
  expect(await screen.findByText(/No cameras yet/)).toBeTruthy();
});

describe('find and sort', () => {
  const order = () =>
    screen
      .getAllByRole('gridcell', { name: /^Hours, row/ })
      .map((each) => each.querySelector('input')?.value ?? each.textContent);
  const search = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Find in the table' });

  beforeEach(() => {
    for (const hoursPerDay of [13, 7, 22]) api.addGroup({ hoursPerDay });
  });

  test('the field filters the groups as one types, and Escape shows all', async () => {
    await showCameras();
    fireEvent.change(search(), { target: { value: '13' } });
    expect(order()).toEqual(['13']);
    expect(screen.getByText('Shows 1 of 3 camera groups with “13”')).toBeTruthy();
    fireEvent.keyDown(search(), { key: 'Escape' });
    expect(order()).toEqual(['22', '7', '13']);
  });

  test('a heading sorts, turns the order and restores it', async () => {
    await showCameras();
    const press = () => fireEvent.click(screen.getByRole('button', { name: /^Hours/ }));
    const sort = () => screen.getByRole('columnheader', { name: 'Hours (h)' }).getAttribute('aria-sort');
    press();
    expect([sort(), order()]).toEqual(['ascending', ['7', '13', '22']]);
    press();
    expect([sort(), order()]).toEqual(['descending', ['22', '13', '7']]);
    press();
    expect([sort(), order()]).toEqual([null, ['22', '7', '13']]);
  });
});

describe('the focus', () => {
  test('is in the active cell again once a key reaches the table itself, which goes on in that cell', async () => {
    for (let groups = 0; groups < 3; groups += 1) api.addGroup();
    await showCameras();
    fireEvent.mouseDown(cell('Retention, row 2'));
    const grid = screen.getByRole('grid');
    act(() => grid.focus());
    fireEvent.keyDown(grid, { key: 'F2' });
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Retention, row 2');
    act(() => grid.focus());
    fireEvent.keyDown(grid, { key: 'ArrowDown' });
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Retention, row 3');
  });

  test('stays in the last row after Enter, with its text unselected and the key that adds a group', async () => {
    for (let groups = 0; groups < 2; groups += 1) api.addGroup();
    const store = await showCameras();
    type('Retention, row 2', '31');
    const input = editor('Retention, row 2');
    fireEvent.keyDown(input, { key: 'Enter' });
    expect([input.value, input.selectionStart, input.selectionEnd]).toEqual(['31', 2, 2]);
    expect(screen.getByText('This is the last row. Ctrl+Shift+Enter adds a camera group.')).toBeTruthy();
    fireEvent.keyDown(input, { key: 'Enter', ctrlKey: true, shiftKey: true });
    expect(currentRows(store.getState())).toHaveLength(3);
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Name, row 1');
    expect(screen.queryByText(/This is the last row/)).toBeNull();
  });
});

describe('more camera groups than a design holds', () => {
  const sentWrites = () => api.sent.filter(({ headers }) => headers.get('if-match') !== null);

  test('are refused in a paste, with figure and limit, and nothing is sent', async () => {
    api.groupsPerDesign = 2000;
    const { id } = api.addGroup();
    const store = await showCameras();
    const before = currentRows(store.getState());
    const lines = Array.from({ length: 2001 }, (_, index) => `Camera ${index}`);
    fireEvent.paste(editor('Name, row 1'), { clipboardData: { getData: () => lines.join('\n') } });
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('2,001 camera groups; a design holds at most 2,000. Nothing was changed.');
    expect(currentRows(store.getState())).toBe(before);
    expect(await store.getState().siteDesignEditor.save()).toBe(true);
    expect(sentWrites()).toEqual([]);
    expect(api.cameras.map((row) => row.id)).toEqual([id]);
  });

  test('are pasted up to the limit', async () => {
    api.groupsPerDesign = 3;
    const { id } = api.addGroup();
    await showCameras();
    fireEvent.paste(editor('Name, row 1'), { clipboardData: { getData: () => 'A\nB\nC' } });
    await waitFor(() => expect(api.cameras).toHaveLength(3));
    expect(api.cameras.at(-1)).toMatchObject({ id, streamName: 'A' });
  });

  test('are refused whatever adds them, which leaves the design as it is', async () => {
    api.groupsPerDesign = 1;
    const { cameraGroupId } = api.addGroup();
    const store = await showCameras();
    fireEvent.click(screen.getByRole('button', { name: 'Add Camera Group' }));
    const message = '2 camera groups; a design holds at most 1. Nothing was changed.';
    expect(screen.getByRole('alert').textContent).toContain(message);
    act(() => store.getState().cameras.duplicateGroup(cameraGroupId));
    expect(currentRows(store.getState())).toHaveLength(1);
    act(() => store.getState().cameras.addStream(cameraGroupId));
    expect(currentRows(store.getState())).toHaveLength(2);
    expect(screen.queryByText(message)).toBeNull();
    act(() => store.getState().cameras.undo());
    expect(currentRows(store.getState())).toHaveLength(1);
  });
});

describe('a name that is refused', () => {
  const long = 'x'.repeat(71);
  const rename = (name: string, text: string) => {
    type(name, text);
    fireEvent.mouseDown(cell('Hours, row 1'));
  };

  async function opened(): Promise<EditorStore> {
    const content = (
      <>
        <SaveStateNote />
        <input aria-label="elsewhere" />
        <Cameras />
      </>
    );
    const store = editorOf(show(content, api));
    await store.getState().siteDesignEditor.load(PLACE);
    await screen.findByRole('grid');
    return store;
  }

  test('counts in the status with a link to its cell, also after a reload, until it is corrected', async () => {
    const { id } = api.addGroup();
    api.addGroup();
    await opened();
    rename('Name, row 2', long);
    type('Quantity, row 1', '7');
    await screen.findByRole('button', { name: '1 entry not taken' });
    await waitFor(async () => expect((await loadBackup(3))?.refused).toHaveLength(1));
    await waitFor(() => expect(api.cameras.map(({ quantity }) => quantity)).toEqual([7, 1]));
    cleanup();

    const store = await opened();
    const link = await screen.findByRole('button', { name: '1 entry not taken' });
    expect(screen.queryByText('All changes saved')).toBeNull();
    expect(store.getState().siteDesignEditor.saveState).toBe('saved');
    expect(shown('Name, row 2')).toBe(long);
    expect(screen.getByRole('alert').textContent).toBe('Must be 70 characters or less');
    screen.getByRole('textbox', { name: 'elsewhere' }).focus();
    fireEvent.click(link);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Name, row 2' })));

    rename('Name, row 2', 'Hall');
    await waitFor(() => expect(screen.queryByRole('button', { name: '1 entry not taken' })).toBeNull());
    await waitFor(() => expect(api.cameras.find((row) => row.id === id)?.streamName).toBe('Hall'));
    await waitFor(async () => expect(await loadBackup(3)).toBeUndefined());
  });

  test('of a row that is deleted no longer counts', async () => {
    const { cameraGroupId } = api.addGroup();
    const store = await opened();
    rename('Name, row 1', long);
    await screen.findByRole('button', { name: '1 entry not taken' });
    act(() => store.getState().cameras.deleteGroup(cameraGroupId));
    expect(screen.queryByRole('button', { name: '1 entry not taken' })).toBeNull();
    act(() => store.getState().cameras.undo());
    expect(screen.getByRole('button', { name: '1 entry not taken' })).toBeTruthy();
  });
});

describe('an invalid entry', () => {
  test('that is empty is not called a name that is missing', async () => {
    api.addGroup({ quantity: 1 });
    await showCameras();
    type('Quantity, row 1', '');
    const cell = editor('Quantity, row 1').closest('[role=gridcell]');
    expect(cell?.getAttribute('aria-label')).toBe('Quantity, row 1: empty');
  });

  test('that is no number changes nothing, and is reported for three seconds after Enter', async () => {
    const row = api.addGroup({ quantity: 1 });
    const store = await showCameras();
    const message = 'Only numbers are allowed - pasted value: "-5"';
    type('Quantity, row 1', '-5');
    expect(screen.getByRole('alert').textContent).toBe(message);
    vi.useFakeTimers();
    fireEvent.keyDown(editor('Quantity, row 1'), { key: 'Enter' });
    expect(shown('Quantity, row 1')).toBe('1');
    expect(screen.getByRole('alert').textContent).toBe(message);
    expect(currentRows(store.getState())).toEqual([row]);
    act(() => {
      vi.advanceTimersByTime(3100);
    });
    vi.useRealTimers();
    expect(screen.queryByRole('alert')).toBeNull();
    type('Quantity, row 1', '7');
    expect(currentRows(store.getState())[0]?.quantity).toBe(7);
  });

  test('of a number whose unit is unfinished is no error before the cell is left', async () => {
    const row = api.addGroup({ retentionDays: 14 });
    const store = await showCameras();
    type('Retention, row 1', '30 Ta');
    expect(screen.queryByRole('alert')).toBeNull();
    fireEvent.keyDown(editor('Retention, row 1'), { key: 'Enter' });
    expect(screen.getByRole('alert').textContent).toBe('Only numbers are allowed - pasted value: "30 Ta"');
    expect(currentRows(store.getState())).toEqual([row]);
  });

  test('with a name that is too long keeps its text until it is corrected or discarded', async () => {
    for (let groups = 0; groups < 2; groups += 1) api.addGroup();
    const store = await showCameras();
    const long = 'x'.repeat(75);
    type('Name, row 1', long);
    fireEvent.keyDown(editor('Name, row 1'), { key: 'ArrowDown' });
    fireEvent.mouseDown(cell('Hours, row 2'));
    expect(cell('Name, row 1').textContent).toBe(long);
    expect(cell('Name, row 1').hasAttribute('data-invalid')).toBe(true);
    expect(screen.getByRole('alert').textContent).toBe('Must be 70 characters or less');
    expect(currentRows(store.getState())[0]?.streamName).toBe('');
    type('Name, row 1', long.slice(0, 70));
    expect(currentRows(store.getState())[0]?.streamName).toBe(long.slice(0, 70));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('with a pasted name that is too long keeps its text as well', async () => {
    api.addGroup();
    await showCameras();
    const long = 'x'.repeat(75);
    fireEvent.paste(editor('Name, row 1'), { clipboardData: { getData: () => long } });
    expect(editor('Name, row 1').value).toBe(long);
    fireEvent.mouseDown(cell('Hours, row 1'));
    expect(cell('Name, row 1').textContent).toBe(long);
  });

  test('with text pasted at the caret is quoted', async () => {
    api.addGroup({ quantity: 1 });
    await showCameras();
    const input = editor('Quantity, row 1');
    fireEvent.keyDown(input, { key: 'F2' });
    expect(fireEvent.paste(input, { clipboardData: { getData: () => '12abc' } })).toBe(false);
    expect(screen.getByRole('alert').textContent).toBe('Only numbers are allowed - pasted value: "12abc"');
    expect(input.value).toBe('1');
  });
});

test('the effects of an edit on other cells are shown at those cells', async () => {
  const row = api.addGroup();
  const store = await showCameras();
  act(() => store.getState().cameras.editRow(row.id, { patch: { recording: Recording.speedup }, isTyping: false }));
  expect(screen.getByText('1 FPS is the recommended base.')).toBeTruthy();
  act(() =>
    store.getState().cameras.editRow(row.id, { patch: { bitrateKbit: { continuous: 2500 } }, isTyping: false }),
  );
  act(() => store.getState().cameras.editRow(row.id, { patch: { fps: { motion: 20 } }, isTyping: false }));
  expect(screen.getByText(/^The typed 2,500 kbit\/s was replaced by the calculated/)).toBeTruthy();
  act(() => store.getState().cameras.undo());
  expect(screen.queryByText(/was replaced/)).toBeNull();
  expect(currentRows(store.getState())[0]).toMatchObject({ bitrateKbit: { continuous: 2500 } });
});

test('headings are called by their titles and units, without the width of their columns', async () => {
  api.addGroup();
  await showCameras();
  const names = [
    'Group',
    'Name',
    'Licences per camera',
    'Hours (h)',
    'FPS',
    'Motion (%)',
    'Bit rate (kbit/s)',
    'Actions',
  ];
  for (const name of names) expect(screen.getByRole('columnheader', { name })).toBeTruthy();
});

test('a complexity has its example scene as a tooltip, a resolution its whole name', async () => {
  api.addGroup({ recording: Recording.speedup, resolution: { continuous: 16, motion: 8 } });
  await showCameras();
  const tooltip = (name: RegExp) => screen.getByRole('gridcell', { name }).getAttribute('title');
  expect(tooltip(/^Complexity, row 1, base/)).toBe('An office floor or reception with a few people');
  expect(tooltip(/^Resolution, row 1, base.*: 8MP pano$/)).toBe('6400x1200 8MP panoramic');
});

describe('the columns of what is recorded besides video', () => {
  const cells = () => screen.queryAllByRole('gridcell', { name: /^(Audio|Metadata) rate|^Events per hour|^Recorded/ });

  test('are hidden until requested, which the browser remembers', async () => {
    api.addGroup();
    await showCameras();
    expect(cells()).toEqual([]);
    fireEvent.click(screen.getByRole('checkbox', { name: 'Show audio, metadata and event buffers' }));
    expect(cells()).toHaveLength(5);
    expect(localStorage.getItem('site-designer.columns.cameras.extras')).toBe('shown');
    expect(screen.getByRole('columnheader', { name: /^Audio/ })).toBeTruthy();
  });

  test('are shown if a group uses them', async () => {
    api.addGroup({ extras: { audioKbps: 48, metadataKbps: 0, eventsPerHour: 0, preSeconds: 0, postSeconds: 0 } });
    api.addGroup();
    await showCameras();
    expect(shown('Audio rate, row 2')).toBe('48');
    expect(screen.queryByRole('checkbox', { name: /^Show audio/ })).toBeNull();
  });

  test('are edited like other cells, for the group and only at its first stream', async () => {
    const first = api.addGroup();
    api.addGroup({ cameraGroupId: first.cameraGroupId });
    const store = await showCameras();
    fireEvent.click(screen.getByRole('checkbox', { name: 'Show audio, metadata and event buffers' }));
    type('Audio rate, row 1', '321');
    expect(screen.getByText('Value must be between 0 and 320')).toBeTruthy();
    type('Audio rate, row 1', '64');
    fireEvent.keyDown(editor('Audio rate, row 1'), { key: 'Enter' });
    expect(currentRows(store.getState()).map(({ extras }) => extras.audioKbps)).toEqual([64, 64]);
    expect(store.getState().siteDesignEditor.model.past?.step.label).toBe('edit of Audio rate');
    expect(screen.queryByRole('gridcell', { name: /^Audio rate, row 2/ })).toBeNull();
    act(() => store.getState().cameras.undo());
    expect(shown('Audio rate, row 1')).toBe('0');
  });
});

test('a size that is not in the list is typed into the cell of the resolution', async () => {
  const store = await showCameras();
  fireEvent.click(screen.getByRole('button', { name: 'Add Camera Group' }));
  await waitFor(() => expect(shown('Bit rate, row 1')).toBe('2702'));
  const size = () => currentRows(store.getState())[0]?.size.motion;
  fireEvent.mouseDown(cell('Resolution, row 1'));
  const list = screen.getByRole('combobox', { name: 'Resolution, row 1' });
  list.focus();
  fireEvent.keyDown(list, { key: '2' });
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Resolution, row 1' });
  expect([field.value, document.activeElement]).toEqual(['2', field]);
  fireEvent.change(field, { target: { value: '2688 x 15' } });
  expect(size()).toBeNull();
  fireEvent.change(field, { target: { value: '2688 x 1520' } });
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(size()).toEqual({ width: 2688, height: 1520 });
  await waitFor(() => expect(shown('Bit rate, row 1')).toBe('5324'));

  fireEvent.mouseDown(cell('FPS, row 1'));
  type('FPS, row 1', '12.');
  expect(currentRows(store.getState())[0]?.fps.motion).toBe(12);
  type('FPS, row 1', '12.5');
  expect(currentRows(store.getState())[0]?.fps.motion).toBe(12.5);

  fireEvent.mouseDown(cell('Resolution, row 1'));
  const other = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Resolution, row 1' });
  expect(other.value).toBe('2688x1520');
  fireEvent.change(other, { target: { value: 'other' } });
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Resolution, row 1' }).value).toBe('');
  fireEvent.keyDown(screen.getByRole('textbox', { name: 'Resolution, row 1' }), { key: 'Escape' });
  choose('Resolution, row 1', 8);
  expect(size()).toBeNull();
});

test('F2 edits a size as text, as it edits other values, and other lists open', async () => {
  api.addGroup({});
  const store = await showCameras();
  fireEvent.mouseDown(cell('Resolution, row 1'));
  const list = screen.getByRole('combobox', { name: 'Resolution, row 1' });
  list.focus();
  fireEvent.keyDown(list, { key: 'F2' });
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Resolution, row 1' });
  expect([field.value, field.selectionStart]).toEqual(['1920x1080 1080p', field.value.length]);
  fireEvent.change(field, { target: { value: '1920x1200' } });
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(currentRows(store.getState())[0]?.size.motion).toEqual({ width: 1920, height: 1200 });

  fireEvent.mouseDown(cell('Codec, row 1'));
  const codecs = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Codec, row 1' });
  const open = vi.fn<() => void>();
  codecs.showPicker = open;
  for (const key of ['F2', 'Enter', ' ']) fireEvent.keyDown(codecs, { key });
  expect(open).toHaveBeenCalledTimes(3);
});

test.each([
  ['0.9', 'Value must be between 1 and 60'],
  ['60.1', 'Value must be between 1 and 60'],
  ['12.55', 'Must have at most one decimal'],
])('a frame rate of %s is refused at its cell and changes nothing', async (typed, message) => {
  const store = await showCameras();
  fireEvent.click(screen.getByRole('button', { name: 'Add Camera Group' }));
  await waitFor(() => expect(shown('Bit rate, row 1')).toBe('2702'));
  fireEvent.mouseDown(cell('FPS, row 1'));
  type('FPS, row 1', typed);
  fireEvent.keyDown(editor('FPS, row 1'), { key: 'Enter' });
  expect(screen.getByText(new RegExp(message))).toBeTruthy();
  expect(currentRows(store.getState())[0]?.fps.motion).toBe(15);
});

test.each(['15x1520', '2688x16385', '0x0'])(
  'a size of %s is refused at its cell and changes nothing',
  async (typed) => {
    const store = await showCameras();
    fireEvent.click(screen.getByRole('button', { name: 'Add Camera Group' }));
    await waitFor(() => expect(shown('Bit rate, row 1')).toBe('2702'));
    fireEvent.mouseDown(cell('Resolution, row 1'));
    fireEvent.change(screen.getByRole('combobox', { name: 'Resolution, row 1' }), { target: { value: 'other' } });
    const field = screen.getByRole('textbox', { name: 'Resolution, row 1' });
    fireEvent.change(field, { target: { value: typed } });
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(screen.getByText(/Value must be between 16 and 16384/)).toBeTruthy();
    const [row] = currentRows(store.getState());
    expect([row?.resolution.motion, row?.size.motion]).toEqual([8, null]);
  },
);

test('what is typed is kept when the table is drawn anew and another cell is typed', async () => {
  api.addGroup();
  await showCameras();
  type('Hours, row 1', '12');
  fireEvent.click(screen.getByRole('checkbox', { name: 'Show the servers of each group' }));
  type('Retention, row 1', '45');
  expect(shown('Hours, row 1')).toBe('12');
});

test('columns of the network and of coverage are off until they are asked for or used', async () => {
  api.addGroup();
  const store = await showCameras();
  const network = { name: 'Show PoE, cable, closet and live stream' };
  expect(screen.queryByRole('gridcell', { name: /^PoE class/ })).toBeNull();
  fireEvent.click(screen.getByRole('checkbox', network));
  type('Power draw, row 1', '16');
  expect(screen.getByText('A device of class 0 draws at most 12.95 W')).toBeTruthy();
  expect(currentRows(store.getState())[0]?.network.watts).toBeNull();
  type('Power draw, row 1', '12,5');
  choose('PoE class, row 1', 1);
  expect(screen.getByText('Not changed. A device of class 1 draws at most 3.84 W')).toBeTruthy();
  expect(currentRows(store.getState())[0]?.network).toMatchObject({ poeClass: 0, watts: 12.5 });
  expect(screen.queryByRole('checkbox', network)).toBeNull();
});
