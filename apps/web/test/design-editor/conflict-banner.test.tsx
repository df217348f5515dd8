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
