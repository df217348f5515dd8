import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
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

test('a group is kept under its name, inserted with all its streams as one step, and deleted', async () => {
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

test('two presses keep one', async () => {
  name('Corridor');
  fireEvent.click(screen.getByRole('button', { name: 'Save as template' }));
  await screen.findByRole('button', { name: 'Insert' });
  expect(api.sentBy('createCameraTemplate')).toHaveLength(1);
});

test('the field for the name has the focus, and is not blamed before anybody was in it', () => {
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Template name' }));
  expect(screen.queryByText('This field is required')).toBeNull();
});

test('a name that is too long or none is refused at the field', () => {
  name('x'.repeat(71));
  expect(screen.getByText('Must be 70 characters or less')).toBeTruthy();
  name(' ');
  expect(screen.getByText('This field is required')).toBeTruthy();
  expect(api.sentBy('createCameraTemplate')).toEqual([]);
});
