import { defaultServerSettings, NEW_STREAM } from '@site-designer/sizing-engine';
import { publishedCatalogue as catalogue } from '@site-designer/sizing-engine/catalogue';
import { afterEach, describe, expect, it } from 'vitest';
import { loadBackup, storeBackup, type LocalBackup } from '../../src/features/design-editor/document/local-backup.ts';

const ROW = { ...NEW_STREAM, id: 7, streamId: 7, cameraGroupId: 7 };
const SETTINGS = defaultServerSettings(catalogue);

afterEach(() => localStorage.clear());

describe('unsaved changes of an earlier version of the app', () => {
  it('get the defaults of newer fields', () => {
    const { extras: _extras, measured: _measured, licencesPerCamera: _licences, ...oldRow } = ROW;
    const { resilience: _resilience, power: _power, ...oldSettings } = SETTINGS;
    const old = { etag: '"3"', before: [oldRow], rows: [oldRow], removedIds: [], serverSettings: oldSettings };
    storeBackup(5, old as unknown as LocalBackup);
    expect(loadBackup(5)).toEqual({ ...old, before: [ROW], rows: [ROW], serverSettings: SETTINGS });
  });

  it.each(['{"rows":[', '"text"', '{"rows":[]}'])('are ignored in another form: %s', (text) => {
    localStorage.setItem('site-designer.unsaved.5', text);
    expect(loadBackup(5)).toBeUndefined();
  });
});
