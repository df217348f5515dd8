import { defaultServerSettings, NEW_STREAM } from '@site-designer/sizing-engine';
import { publishedCatalogue as catalogue } from '@site-designer/sizing-engine/catalogue';
import { describe, expect, it, test, vi } from 'vitest';
import {
  loadBackup,
  scheduleBackups,
  storeBackup,
  type LocalBackup,
} from '../../src/features/design-editor/document/local-backup.ts';

const ROW = { ...NEW_STREAM, id: 7, streamId: 7, cameraGroupId: 7 };
const SETTINGS = defaultServerSettings(catalogue);
const KEY = 'site-designer.unsaved.5';
const BACKUP: LocalBackup = { etag: '"3"', before: [], rows: [ROW], removedIds: [], serverSettings: SETTINGS };

function backupNamed(streamName: string): LocalBackup {
  return { ...BACKUP, rows: [{ ...ROW, streamName }] };
}

describe('unsaved changes of an earlier version of the app', () => {
  it('get the defaults of newer fields', async () => {
    const { extras: _extras, measured: _measured, licencesPerCamera: _licences, ...oldRow } = ROW;
    const { resilience: _resilience, power: _power, ...oldSettings } = SETTINGS;
    const old = { etag: '"3"', before: [oldRow], rows: [oldRow], removedIds: [], serverSettings: oldSettings };
    await storeBackup(5, old as unknown as LocalBackup);
    expect(await loadBackup(5)).toEqual({ ...old, before: [ROW], rows: [ROW], serverSettings: SETTINGS });
  });

  it.each(['{"rows":[', '"text"', '{"rows":[]}'])('are ignored in another form: %s', async (text) => {
    localStorage.setItem(KEY, text);
    expect(await loadBackup(5)).toBeUndefined();
  });

  it('are found in local storage, and moved by the next backup', async () => {
    localStorage.setItem(KEY, JSON.stringify(backupNamed('Old')));
    expect(await loadBackup(5)).toEqual(backupNamed('Old'));
    expect(await storeBackup(5, backupNamed('New'))).toBe(true);
    expect(localStorage.getItem(KEY)).toBeNull();
    expect(await loadBackup(5)).toEqual(backupNamed('New'));
  });
});

function withoutDatabase(): void {
  vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
}

test('a backup of 10 000 rows is kept', async () => {
  const rows = Array.from({ length: 10_000 }, (_, index) => ({ ...ROW, id: index + 1 }));
  expect(JSON.stringify(rows).length).toBeGreaterThan(5_000_000);
  expect(await storeBackup(5, { ...BACKUP, rows })).toBe(true);
  expect((await loadBackup(5))?.rows).toEqual(rows);
});

test('a backup that the database refuses is kept in local storage', async () => {
  withoutDatabase();
  expect(await storeBackup(5, BACKUP)).toBe(true);
  expect(await loadBackup(5)).toEqual(BACKUP);
});

test('a backup for which there is no room is told', async () => {
  withoutDatabase();
  const refuse = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  vi.stubGlobal('localStorage', { setItem: refuse });
  expect(await storeBackup(5, BACKUP)).toBe(false);
});

test('what was changed just before the page closes is kept at once', async () => {
  let content = backupNamed('Before');
  const { soon } = scheduleBackups({ read: () => ({ siteDesignId: 5, content }), onStored: () => undefined });
  soon();
  content = backupNamed('Last');
  dispatchEvent(new Event('pagehide'));
  expect(localStorage.getItem(KEY)).toContain('Last');
  expect(await loadBackup(5)).toEqual(backupNamed('Last'));
});
