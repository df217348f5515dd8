import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { ConflictBanner } from '../../src/features/design-editor/conflict-banner.tsx';
import { editorOf, show } from '../support/app.tsx';
import { FakeApi } from '../support/fake-api.ts';

let api: FakeApi;

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
  api = new FakeApi();
});

test('both values of a cell that both changed are shown, and the one that is chosen holds', async () => {
  const row = api.addGroup({ quantity: 1, retentionDays: 30 });
  const store = editorOf(show(<ConflictBanner />, api));
  await store.getState().siteDesignEditor.load({ projectId: 1, siteId: 2, siteDesignId: 3 });
  api.version += 1;
  api.cameras = [{ ...row, quantity: 5, hoursPerDay: 8 }];
  store.getState().cameras.edit('edit', () => ({ cameras: [{ ...row, quantity: 7, retentionDays: 60 }] }));
  await store.getState().siteDesignEditor.save();

  const line = await screen.findByRole('row', { name: /^Quantity, group 1, stream 1/ });
  expect(line.textContent).toContain('75');
  expect(screen.getAllByRole('row')).toHaveLength(2);
  fireEvent.click(screen.getByRole('radio', { name: '5' }));
  fireEvent.click(screen.getByRole('button', { name: 'Keep my changes' }));
  await waitFor(() => expect(api.cameras[0]).toMatchObject({ quantity: 5, hoursPerDay: 8, retentionDays: 60 }));
  await waitFor(() => expect(store.getState().siteDesignEditor.saveState).toBe('saved'));
});

test('both values are shown of a group that was added here, whoever it has got its ids from', async () => {
  const store = editorOf(show(<ConflictBanner />, api));
  await store.getState().siteDesignEditor.load({ projectId: 1, siteId: 2, siteDesignId: 3 });
  store.getState().cameras.addGroup();
  await store.getState().siteDesignEditor.save();
  api.version += 1;
  const [stored] = api.cameras;
  api.cameras = [{ ...stored!, motion: { continuous: 0, motion: 13 } }];
  const [shown] = store.getState().siteDesignEditor.model.rows;
  store.getState().cameras.editRow(shown!.id, { patch: { motion: { motion: 24 } }, isTyping: true });
  await store.getState().siteDesignEditor.save();
  const line = await screen.findByRole('row', { name: /^Motion, group 1, stream 1/ });
  expect(line.textContent).toBe('Motion, group 1, stream 12413');
});

test('a save that failed is tried again from the banner, which then goes', async () => {
  const row = api.addGroup({ quantity: 1 });
  const store = editorOf(show(<ConflictBanner />, api));
  await store.getState().siteDesignEditor.load({ projectId: 1, siteId: 2, siteDesignId: 3 });
  api.failOnce('updateCameraGroup', 500);
  store.getState().cameras.editRow(row.id, { patch: { quantity: 7 }, isTyping: false });
  await store.getState().siteDesignEditor.save();
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(api.cameras[0]?.quantity).toBe(7));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});
