import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { SaveStateNote } from '../../src/features/design-editor/head/save-state.tsx';
import { ConflictBanner } from '../../src/features/design-editor/head/conflict-banner.tsx';
import { editorOf, show } from '../support/app.tsx';
import { FakeApi } from '../support/fake-api.ts';

let api: FakeApi;

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
  api = new FakeApi();
});

test('both values of a conflicting cell are shown, and the chosen one is stored', async () => {
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
  expect(screen.queryByRole('button', { name: 'Keep the chosen values' })).toBeNull();
  fireEvent.click(screen.getByRole('radio', { name: '5' }));
  fireEvent.click(screen.getByRole('button', { name: 'Keep the chosen values' }));
  await waitFor(() => expect(api.cameras[0]).toMatchObject({ quantity: 5, hoursPerDay: 8, retentionDays: 60 }));
  await waitFor(() => expect(store.getState().siteDesignEditor.saveState).toBe('saved'));
});

test('conflicting measurements of an equal rate are shown', async () => {
  const typed = { bitrateKbit: { continuous: 0, motion: 4000 }, motionIsCustomBitrate: true };
  const measured = (note: string) => ({
    motion: { measuredUtc: '2026-05-04', sampleHours: 168, note },
    continuous: null,
  });
  const row = api.addGroup(typed);
  const store = editorOf(show(<ConflictBanner />, api));
  await store.getState().siteDesignEditor.load({ projectId: 1, siteId: 2, siteDesignId: 3 });
  api.version += 1;
  api.cameras = [{ ...row, measured: measured('Gate') }];
  store.getState().cameras.edit('edit', () => ({ cameras: [{ ...row, measured: measured('Yard') }] }));
  await store.getState().siteDesignEditor.save();
  const line = await screen.findByRole('row', { name: /^Bit rate.*, group 1, stream 1/ });
  expect(line.textContent).toContain('4000. Measured on 04/05/2026 for 168 h: Yard');
  expect(line.textContent).toContain('4000. Measured on 04/05/2026 for 168 h: Gate');
});

test('conflicting values of a group added here are shown, whatever its ids are', async () => {
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

test('conflicting settings and names are shown with both values, and the chosen ones are stored', async () => {
  const store = editorOf(show(<ConflictBanner />, api));
  await store.getState().siteDesignEditor.load({ projectId: 1, siteId: 2, siteDesignId: 3 });
  const { serverSettings: base } = api;
  const settings = (systemOverhead: number, concurrentSmartClientStreams: number, upsMinutes: number) => {
    const { genericServerSettings: generic } = base;
    const mainSettings = { ...generic.mainSettings, systemOverhead, concurrentSmartClientStreams };
    return { ...base, power: { upsMinutes }, genericServerSettings: { ...generic, mainSettings } };
  };
  api.version += 1;
  api.serverSettings = settings(40, 5, 15);
  api.designName = 'Theirs';
  store.getState().serverSettings.change(settings(30, 3, 25));
  expect(store.getState().siteDesignEditor.rename('Mine')).toBeUndefined();
  await store.getState().siteDesignEditor.save();

  await screen.findByRole('table');
  expect(screen.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'WhereYoursTheirs',
    'Main Settings, System overhead (%)30 %40 %',
    'Main Settings, Concurrent Smart Client Streams3 streams5 streams',
    'Name of the designMineTheirs',
  ]);
  fireEvent.click(screen.getByRole('radio', { name: '40 %' }));
  fireEvent.click(screen.getByRole('radio', { name: 'Theirs' }));
  fireEvent.click(screen.getByRole('button', { name: 'Keep the chosen values' }));
  await waitFor(() => expect(store.getState().siteDesignEditor.saveState).toBe('saved'));
  expect(api.serverSettings).toEqual(settings(40, 3, 25));
  expect(api.designName).toBe('Theirs');
});

test('a failed save is retried from the banner, which then closes', async () => {
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

test('a copy that the browser cannot keep is told at once, and what is said to be kept is', async () => {
  const row = api.addGroup({ quantity: 1 });
  const store = editorOf(
    show(
      <>
        <SaveStateNote />
        <ConflictBanner />
      </>,
      api,
    ),
  );
  await store.getState().siteDesignEditor.load({ projectId: 1, siteId: 2, siteDesignId: 3 });
  const edit = (quantity: number) => store.getState().cameras.editRow(row.id, { patch: { quantity }, isTyping: false });
  const refuse = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(refuse);
  vi.stubGlobal('localStorage', { setItem: refuse, getItem: () => null, removeItem: () => undefined });
  const release = api.hold();
  edit(7);
  await screen.findByText(/^Your last changes are not saved yet. This browser could not keep a copy/);
  api.failOnce('updateCameraGroup', 500);
  release();
  await screen.findByText(/could not be saved. This browser could not keep a copy of them: do not close this page.$/);

  put.mockRestore();
  edit(8);
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  await waitFor(() => expect(api.cameras[0]?.quantity).toBe(8));
  api.failOnce('updateCameraGroup', 'offline');
  edit(9);
  await screen.findByText('Offline: changes are saved in this browser');
});
