import { fireEvent, screen } from '@testing-library/react';
import { NEW_STREAM } from '@site-designer/sizing-engine';
import { beforeEach, describe, expect, test } from 'vitest';
import { TemplatesDialog } from '../../../src/features/design-editor/templates/templates-dialog.tsx';
import type { EditorStore } from '../../../src/app/editor/editor-store.ts';
import { editorOf, show } from '../../support/app.tsx';
import { FakeApi } from '../../support/fake-api.ts';

let api: FakeApi;
let store: EditorStore;

beforeEach(async () => {
  api = new FakeApi();
  const first = api.addGroup({ streamName: 'Corridor dome', retentionDays: 14 });
  api.addGroup({ cameraGroupId: first.cameraGroupId, retentionDays: 3 });
  store = editorOf(show(<TemplatesDialog isOpen cameraGroupId={first.cameraGroupId} onClose={() => undefined} />, api));
  await store.getState().siteDesignEditor.load({ projectId: 1, siteId: 2, siteDesignId: 3 });
});

function name(text: string): void {
  fireEvent.change(screen.getByRole('textbox', { name: 'Template name' }), { target: { value: text } });
  fireEvent.click(screen.getByRole('button', { name: 'Save as template' }));
}

test('a template is saved under its name, inserted with all its streams as one step, and deleted', async () => {
  name('Corridor');
  fireEvent.click(await screen.findByRole('button', { name: 'Insert' }));
  expect(api.templates).toMatchObject([{ name: 'Corridor', cameras: [{ retentionDays: 14 }, { retentionDays: 3 }] }]);
  const { rows } = store.getState().siteDesignEditor.model;
  expect(rows.slice(0, 2)).toMatchObject([{ retentionDays: 14 }, { retentionDays: 3 }]);
  expect(rows).toHaveLength(4);
  store.getState().cameras.undo();
  expect(store.getState().siteDesignEditor.model.rows).toHaveLength(2);
  fireEvent.click(screen.getByRole('button', { name: 'Delete template Corridor' }));
  await screen.findByText(/No templates yet/);
  expect(api.templates).toEqual([]);
});

test('pressing Save twice saves one template', async () => {
  name('Corridor');
  fireEvent.click(screen.getByRole('button', { name: 'Save as template' }));
  await screen.findByRole('button', { name: 'Insert' });
  expect(api.sentBy('createCameraTemplate')).toHaveLength(1);
});

test('the name field has the focus, and shows no error before it was edited', () => {
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Template name' }));
  expect(screen.queryByText('This field is required')).toBeNull();
});

test('an empty or too long name is refused at its field', () => {
  name('x'.repeat(71));
  expect(screen.getByText('Must be 70 characters or less')).toBeTruthy();
  name(' ');
  expect(screen.getByText('This field is required')).toBeTruthy();
  expect(api.sentBy('createCameraTemplate')).toEqual([]);
});

describe('the library', () => {
  const WEEK = { measuredUtc: '2026-05-04', sampleHours: 168, note: 'East gate' };

  beforeEach(async () => {
    name('Corridor');
    await screen.findByRole('button', { name: 'Insert' });
    const { rows } = store.getState().siteDesignEditor.model;
    store.getState().cameras.editRow(rows[0]!.id, {
      patch: { bitrateKbit: { motion: 4000 }, measured: { motion: WEEK } },
      isTyping: false,
    });
    await store.getState().templates.saveGroup(rows[0]!.cameraGroupId, 'Yard');
    await screen.findByText('Yard');
  });

  const listed = () => screen.getAllByRole('button', { name: /^Delete template/ }).length;

  function library(...templates: readonly object[]): File {
    const text = JSON.stringify({ format: 'site-designer-camera-templates', version: 1, templates });
    return new File([text], 'templates.json', { type: 'application/json' });
  }

  function choose(file: File): void {
    fireEvent.change(screen.getByLabelText('File of camera templates to import'), { target: { files: [file] } });
  }

  const stream = (retentionDays: number) => ({ ...NEW_STREAM, retentionDays });

  test('is searched by names and measurement notes, and shows the measurements', () => {
    expect(screen.getByText('Measured on 04/05/2026 for 168 h: East gate')).toBeTruthy();
    const search = screen.getByRole('searchbox', { name: 'Search templates' });
    fireEvent.change(search, { target: { value: 'east' } });
    expect(listed()).toBe(1);
    expect(screen.getByText('1 of 2 templates')).toBeTruthy();
    fireEvent.change(search, { target: { value: 'CORR' } });
    expect(screen.getByRole('button', { name: 'Delete template Corridor' })).toBeTruthy();
    fireEvent.change(search, { target: { value: 'nowhere' } });
    expect(screen.getByText('No template has this text.')).toBeTruthy();
  });

  test('imports new templates, renames conflicting ones, and adds no duplicates', async () => {
    choose(library({ name: 'Lobby', streams: [stream(7)] }, { name: 'Yard', streams: [stream(9)] }));
    await screen.findByText('1 new, 0 that you have already, 1 under a name that you use');
    fireEvent.click(screen.getByRole('button', { name: 'Import' }));
    await screen.findByText('Imported 2 templates.');
    expect(api.templates.map((each) => each.name)).toEqual(['Lobby', 'Yard (2)', 'Yard', 'Corridor']);
    choose(library({ name: 'Lobby', streams: [stream(7)] }));
    await screen.findByText(/^0 new, 1 that you have already/);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Import' }).disabled).toBe(true);
  });

  test('replaces a template of the same name on request', async () => {
    choose(library({ name: 'Yard', streams: [stream(9)] }));
    fireEvent.change(await screen.findByRole('combobox', { name: 'What to do with Yard' }), { target: { value: '1' } });
    fireEvent.click(screen.getByRole('button', { name: 'Import' }));
    await screen.findByText('Imported 1 template.');
    expect(api.templates.map((each) => [each.name, each.cameras[0]?.retentionDays])).toEqual([
      ['Yard', 9],
      ['Corridor', 14],
    ]);
  });

  test('refuses a whole file with the place of each fault', async () => {
    choose(library({ name: 'Yard', streams: [stream(0)] }, { name: ' ', streams: [stream(7)] }));
    await screen.findByText('Nothing was imported: 2 problems.');
    expect(screen.getByText('templates[0].streams[0].retentionDays')).toBeTruthy();
    expect(api.templates).toHaveLength(2);
  });
});
