import { grouped } from '@site-designer/camera-table';
import { NEW_STREAM, type CameraRow, type ServerSettings } from '@site-designer/sizing-engine';
import { BulkApplyField, HardwareType } from '@site-designer/sizing-engine/enumerations';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { AppStore } from '../../src/app/store/app-store.ts';
import type { EditorStore } from '../../src/app/editor/editor-store.ts';
import { currentRows } from '../../src/features/design-editor/document/editor-context.ts';
import type { SettingsStep } from '../../src/features/design-editor/document/settings-step.ts';
import { nameOf, settingsOf } from '../../src/features/design-editor/document/document-state.ts';
import { loadBackup } from '../../src/features/design-editor/document/local-backup.ts';
import { createTestStore, editorOf } from '../support/app.tsx';
import { FakeApi } from '../support/fake-api.ts';

const PLACE = { projectId: 1, siteId: 2, siteDesignId: 3 };
const OTHER = { ...PLACE, siteDesignId: 4 };

let api: FakeApi;
let app: AppStore;
let store: EditorStore;
let row: CameraRow;

beforeEach(async () => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockReturnValue();
  api = new FakeApi();
  row = api.addGroup({ quantity: 1 });
  store = await opened();
});

async function opened(): Promise<EditorStore> {
  app = createTestStore(api);
  const next = editorOf(app);
  await next.getState().siteDesignEditor.load(PLACE);
  return next;
}

function put(change: Partial<CameraRow>, of = row): CameraRow {
  const edited = { ...of, ...change };
  store.getState().cameras.edit('edit', () => ({ cameras: [edited] }));
  return edited;
}

function useAppliances(): void {
  const { cameras: _, serverSettings } = api.design;
  store.getState().serverSettings.change({ ...serverSettings, hardwareType: HardwareType.husky });
}

async function pause(): Promise<void> {
  await vi.advanceTimersByTimeAsync(1000);
}

function saveState(): string {
  return store.getState().siteDesignEditor.saveState;
}

function shownQuantity(): number | undefined {
  return currentRows(store.getState())[0]?.quantity;
}

describe('a new name', () => {
  const rename = (name: string) => store.getState().siteDesignEditor.rename(name);

  test('is shown at once, and sent after the rows on the version that was read', async () => {
    put({ quantity: 7 });
    rename('  North ');
    expect(nameOf(store.getState().siteDesignEditor)).toBe('North');
    await pause();
    expect(api.designName).toBe('North');
    expect(api.sentBy('updateSiteDesign')[0]?.headers.get('if-match')).toBe('"2"');
    expect(saveState()).toBe('saved');
  });

  test('is not stored if it is refused', async () => {
    expect(rename('x'.repeat(51))).toContain('must be under 50 characters');
    expect(rename(' ')).toBe('This field is required');
    await pause();
    expect(api.sentBy('updateSiteDesign')).toEqual([]);
  });

  test('survives a reload without a network, and is merged with changes from elsewhere', async () => {
    api.failOnce('updateSiteDesign', 'offline');
    rename('North');
    await pause();
    expect(saveState()).toBe('offline');
    api.version += 1;
    api.cameras = api.cameras.map((each) => ({ ...each, quantity: 5 }));
    store = await opened();
    expect(nameOf(store.getState().siteDesignEditor)).toBe('North');
    await store.getState().siteDesignEditor.keepMine();
    expect(api.designName).toBe('North');
    expect(shownQuantity()).toBe(5);
    expect(saveState()).toBe('saved');
  });

  test('is an undo step: undo restores the old name, redo the new one, and both are saved', async () => {
    const { undo, redo } = store.getState().cameras;
    put({ quantity: 7 });
    rename('North');
    await pause();
    undo();
    expect([nameOf(store.getState().siteDesignEditor), shownQuantity()]).toEqual(['Perimeter', 7]);
    expect(store.getState().cameras.announcement).toBe('Undone: rename');
    await pause();
    expect(api.designName).toBe('Perimeter');
    redo();
    await pause();
    expect(api.designName).toBe('North');
    undo();
    undo();
    await pause();
    expect([api.designName, api.cameras[0]?.quantity]).toEqual(['Perimeter', 1]);
    expect(saveState()).toBe('saved');
  });

  test('equal to the old one is not an undo step', () => {
    rename('Perimeter');
    expect(store.getState().siteDesignEditor.model.past).toBeUndefined();
  });

  test('undone while it is being sent is reverted on the server', async () => {
    const release = api.holdNext('updateSiteDesign');
    rename('North');
    await pause();
    store.getState().cameras.undo();
    release();
    await pause();
    expect(nameOf(store.getState().siteDesignEditor)).toBe('Perimeter');
    expect(api.designName).toBe('Perimeter');
    expect(saveState()).toBe('saved');
  });

  test('of an earlier visit is undone with the other restored changes', async () => {
    api.failOnce('updateSiteDesign', 'offline');
    rename('North');
    await pause();
    store = await opened();
    expect(nameOf(store.getState().siteDesignEditor)).toBe('North');
    store.getState().cameras.undo();
    expect(nameOf(store.getState().siteDesignEditor)).toBe('Perimeter');
    await pause();
    expect(api.designName).toBe('Perimeter');
  });

  test('cannot be undone after a new name came from elsewhere, and a note says so', async () => {
    rename('North');
    await pause();
    api.designName = 'South';
    api.version += 1;
    put({ quantity: 7 });
    await pause();
    const { mergeNote, model } = store.getState().siteDesignEditor;
    expect(mergeNote).toEqual({ lostSteps: 1, overwritten: [] });
    expect([nameOf(store.getState().siteDesignEditor), api.cameras[0]?.quantity]).toEqual(['South', 7]);
    expect(model.past?.below).toBeUndefined();
  });

  test('undone before it is sent keeps the name from elsewhere', async () => {
    rename('North');
    store.getState().cameras.undo();
    api.designName = 'South';
    api.version += 1;
    await pause();
    expect([nameOf(store.getState().siteDesignEditor), api.designName]).toEqual(['South', 'South']);
    expect(saveState()).toBe('saved');
  });
});

describe('an edit', () => {
  test('is shown at once and sent after a short pause on the version that was read', async () => {
    put({ quantity: 7 });
    expect(shownQuantity()).toBe(7);
    expect(saveState()).toBe('unsaved');
    expect(api.sentBy('updateCameraGroup')).toEqual([]);

    await pause();
    expect(api.cameras[0]?.quantity).toBe(7);
    expect(api.sentBy('updateCameraGroup')[0]?.headers.get('if-match')).toBe('"1"');
    expect(saveState()).toBe('saved');
  });

  test('waits for further edits, which are sent in one call', async () => {
    for (const quantity of [2, 20, 200]) {
      put({ quantity });
      await vi.advanceTimersByTimeAsync(200);
    }
    await pause();
    expect(api.sentBy('updateCameraGroup')).toHaveLength(1);
    expect(api.cameras[0]?.quantity).toBe(200);
  });

  test('undone while it is being saved stays undone, and the server gets the old value', async () => {
    put({ quantity: 7 });
    const release = api.hold();
    await pause();
    store.getState().cameras.undo();
    release();
    await pause();
    expect([shownQuantity(), api.cameras[0]?.quantity]).toEqual([1, 1]);
    store.getState().cameras.redo();
    await pause();
    expect([shownQuantity(), api.cameras[0]?.quantity]).toEqual([7, 7]);
    expect(saveState()).toBe('saved');
  });

  test('made while another is being saved is not changed by the reply', async () => {
    put({ quantity: 7 });
    const release = api.hold();
    await pause();
    expect(saveState()).toBe('saving');
    put({ quantity: 70 });
    release();
    await vi.advanceTimersByTimeAsync(0);
    expect(shownQuantity()).toBe(70);

    await pause();
    expect(api.cameras[0]?.quantity).toBe(70);
    expect(api.sentBy('updateCameraGroup').map(({ headers }) => headers.get('if-match'))).toEqual(['"1"', '"2"']);
    expect(saveState()).toBe('saved');
  });

  test('of another row is not changed by the reply about the first', async () => {
    const other = api.addGroup({ quantity: 1 });
    store = await opened();
    put({ quantity: 7 });
    const release = api.hold();
    await pause();
    put({ quantity: 9 }, other);
    release();
    await pause();
    expect(api.cameras.map(({ quantity }) => quantity)).toEqual([9, 7]);
  });
});

describe('saving', () => {
  test('sends several groups in one call', async () => {
    const other = api.addGroup();
    store = await opened();
    put({ quantity: 2 });
    put({ quantity: 3 }, other);
    await pause();
    expect(api.sentBy('saveChanges')).toHaveLength(1);
    expect(api.sentBy('saveChanges')[0]?.body).toMatchObject({ serverSettings: null });
    expect(api.cameras.map(({ quantity }) => quantity)).toEqual([3, 2]);
  });

  test('sends settings alone by their own call', async () => {
    useAppliances();
    await pause();
    expect(api.sentBy('saveServerSettings')).toHaveLength(1);
    expect(api.serverSettings.hardwareType).toBe(HardwareType.husky);
    expect(saveState()).toBe('saved');
  });

  test('sends archiving at once without the rows, and reads the settings again', async () => {
    put({ quantity: 5 });
    await store.getState().serverSettings.saveArchiving(true);
    expect(api.sentBy('saveChanges')[0]?.body).toMatchObject({ cameras: null });
    expect(api.serverSettings.genericServerSettings.advancedSettings.archiving).toBe(true);
    expect(api.sentBy('getSiteDesign')).toHaveLength(2);
    expect(shownQuantity()).toBe(5);
    await pause();
    expect(api.cameras[0]?.quantity).toBe(5);
  });

  test('logs a failed save of archiving, and sends it with the next save', async () => {
    api.failOnce('saveChanges', 500);
    await store.getState().serverSettings.saveArchiving(true);
    expect(app.getState().failure.current).toBeUndefined();
    await pause();
    expect(api.serverSettings.genericServerSettings.advancedSettings.archiving).toBe(true);
  });
});

describe('a server that fails to store', () => {
  test('with status 503 is asked again', async () => {
    api.failOnce('updateCameraGroup', 503);
    put({ quantity: 7 });
    await pause();
    expect(saveState()).toBe('busy');
    await vi.advanceTimersByTimeAsync(5000);
    expect(saveState()).toBe('saved');
  });

  test.each([
    [409, 'quota'],
    [507, 'full'],
  ])('with status %i is reported in the editor, and a retry stores the changes', async (status, state) => {
    api.failOnce('updateCameraGroup', status);
    put({ quantity: 7 });
    await pause();
    expect([saveState(), shownQuantity()]).toEqual([state, 7]);
    expect(app.getState().failure.current).toBeUndefined();
    await store.getState().siteDesignEditor.save();
    expect([saveState(), api.cameras[0]?.quantity]).toEqual(['saved', 7]);
  });
});

describe('without a network', () => {
  test('a change is kept, and sent when the network returns', async () => {
    api.failOnce('updateCameraGroup', 'offline');
    put({ quantity: 7 });
    await pause();
    expect(saveState()).toBe('offline');
    expect(shownQuantity()).toBe(7);
    await vi.advanceTimersByTimeAsync(5000);
    expect(api.cameras[0]?.quantity).toBe(7);
    expect(saveState()).toBe('saved');
  });

  test('further attempts are not shown until one is answered', async () => {
    api.failOnce('updateCameraGroup', 'offline');
    put({ quantity: 7 });
    await pause();
    const seen = new Set<string>();
    store.subscribe(() => seen.add(saveState()));
    api.failOnce('updateCameraGroup', 'offline');
    await vi.advanceTimersByTimeAsync(5000);
    expect(api.sentBy('updateCameraGroup')).toHaveLength(2);
    expect([...seen]).toEqual(['offline']);
    await vi.advanceTimersByTimeAsync(5000);
    expect([...seen]).toEqual(['offline', 'saved']);
  });

  test('a requested proposal reports the cause, and is generated when the network returns', async () => {
    api.failOnce('updateCameraGroup', 'offline');
    put({ quantity: 7 });
    await store.getState().siteDesignEditor.generate();
    expect(app.getState().failure.current).toMatchObject({ kind: 'offline', action: 'Generate Proposal' });
    await app.getState().failure.retry();
    expect(app.getState().failure.current).toBeUndefined();
    expect(store.getState().proposal.result).toBeDefined();
  });

  test('a change survives a reload', async () => {
    api.failOnce('updateCameraGroup', 'offline');
    put({ quantity: 7 });
    await pause();
    store = await opened();
    expect(shownQuantity()).toBe(7);
    await pause();
    expect(api.cameras[0]?.quantity).toBe(7);
  });

  test('no local copy remains once all changes are saved', async () => {
    put({ quantity: 7 });
    await pause();
    expect(await loadBackup(PLACE.siteDesignId)).toBeUndefined();
  });
});

describe('a change of other cells from elsewhere', () => {
  beforeEach(() => {
    api.version += 1;
    api.cameras = [{ ...row, retentionDays: 90 }];
  });

  test('is merged with own changes without a dialog', async () => {
    put({ quantity: 7 });
    const states = new Set<string>();
    store.subscribe(() => states.add(saveState()));
    await pause();
    expect(api.cameras[0]).toMatchObject({ quantity: 7, retentionDays: 90 });
    expect(currentRows(store.getState())[0]).toMatchObject({ quantity: 7, retentionDays: 90 });
    expect(saveState()).toBe('saved');
    expect(states).not.toContain('conflict');
    expect(store.getState().siteDesignEditor.mergeNote).toEqual({ lostSteps: 0, overwritten: [] });
    expect(await loadBackup(PLACE.siteDesignId)).toBeUndefined();
  });

  test('is kept when own changes are undone', async () => {
    put({ quantity: 7 });
    await pause();
    store.getState().cameras.undo();
    await pause();
    expect(api.cameras[0]).toMatchObject({ quantity: 1, retentionDays: 90 });
    store.getState().cameras.redo();
    await pause();
    expect(api.cameras[0]).toMatchObject({ quantity: 7, retentionDays: 90 });
  });

  test('is read with the proposal if nothing is unsaved, and undo still works', async () => {
    put({ quantity: 7 });
    await pause();
    api.version += 1;
    api.cameras = [{ ...api.cameras[0]!, hoursPerDay: 8 }];
    await store.getState().siteDesignEditor.generate();
    expect(currentRows(store.getState())[0]).toMatchObject({ quantity: 7, hoursPerDay: 8 });
    expect(saveState()).toBe('saved');
    store.getState().cameras.undo();
    expect(currentRows(store.getState())[0]).toMatchObject({ quantity: 1, hoursPerDay: 8 });
  });

  test('does not prevent a proposal', async () => {
    put({ quantity: 7 });
    await store.getState().siteDesignEditor.generate();
    expect(api.sentBy('calculateSiteDesign')).toHaveLength(1);
  });

  test('is read later if there is no network', async () => {
    put({ quantity: 7 });
    api.failOnce('getSiteDesign', 'offline');
    await pause();
    expect(saveState()).toBe('offline');
    await vi.advanceTimersByTimeAsync(5000);
    expect(api.cameras[0]).toMatchObject({ quantity: 7, retentionDays: 90 });
    expect(saveState()).toBe('saved');
  });

  test('of settings is merged with own changes of other settings', async () => {
    const { huskyServerSettings } = api.serverSettings;
    api.serverSettings = {
      ...api.serverSettings,
      huskyServerSettings: { ...huskyServerSettings, maxDiskUtilization: 70 },
    };
    useAppliances();
    await pause();
    expect(saveState()).toBe('saved');
    expect(api.serverSettings).toMatchObject({ hardwareType: 1, huskyServerSettings: { maxDiskUtilization: 70 } });
  });

  test('of the same setting is a conflict', async () => {
    api.serverSettings = { ...api.serverSettings, ...withUtilization(70) };
    store.getState().serverSettings.change({ ...api.serverSettings, ...withUtilization(60) });
    await pause();
    expect(saveState()).toBe('conflict');
    await store.getState().siteDesignEditor.keepMine(new Set(['settings']));
    expect(api.serverSettings.huskyServerSettings.maxDiskUtilization).toBe(70);
    expect(settingsOf(store.getState().siteDesignEditor)?.huskyServerSettings.maxDiskUtilization).toBe(70);
  });
});

function withUtilization(maxDiskUtilization: number) {
  return { huskyServerSettings: { ...api.serverSettings.huskyServerSettings, maxDiskUtilization } };
}

describe('a change of the same cell from elsewhere', () => {
  beforeEach(async () => {
    api.version += 1;
    api.cameras = [{ ...row, quantity: 5, retentionDays: 90 }];
    put({ quantity: 7 });
    await pause();
  });

  test('stops saving and overwrites nothing', async () => {
    expect(saveState()).toBe('conflict');
    expect(api.cameras[0]).toMatchObject({ quantity: 5, retentionDays: 90 });
    put({ quantity: 8 });
    await pause();
    expect(saveState()).toBe('conflict');
    expect(api.sentBy('updateCameraGroup')).toHaveLength(1);
  });

  test('is overwritten if the user keeps own values', async () => {
    await store.getState().siteDesignEditor.keepMine();
    expect(api.cameras[0]).toMatchObject({ quantity: 7, retentionDays: 90 });
    expect(saveState()).toBe('saved');
  });

  test('is listed cell by cell, and each can be accepted', async () => {
    await store.getState().siteDesignEditor.keepMine(new Set([`${row.id}.quantity`]));
    expect(api.cameras[0]).toMatchObject({ quantity: 5, retentionDays: 90 });
    expect(currentRows(store.getState())[0]).toMatchObject({ quantity: 5, retentionDays: 90 });
  });

  test('can still be resolved after a reload', async () => {
    store = await opened();
    expect(saveState()).toBe('conflict');
    await pause();
    expect(api.cameras[0]).toMatchObject({ quantity: 5, retentionDays: 90 });
    await store.getState().siteDesignEditor.keepMine();
    expect(api.cameras[0]).toMatchObject({ quantity: 7, retentionDays: 90 });
  });

  test('is kept if the user drops own values', async () => {
    await store.getState().siteDesignEditor.takeTheirs();
    expect(currentRows(store.getState())[0]).toMatchObject({ quantity: 5, retentionDays: 90 });
    expect(saveState()).toBe('saved');
    expect(await loadBackup(PLACE.siteDesignId)).toBeUndefined();
  });
});

test('a reload on a newer version offers the local changes and applies none of them unasked', async () => {
  api.failOnce('updateCameraGroup', 'offline');
  put({ quantity: 7 });
  await pause();
  api.version += 1;
  store = await opened();
  expect(saveState()).toBe('conflict');
  await pause();
  expect(api.cameras[0]?.quantity).toBe(1);
});

describe('opening another design directly', () => {
  const load = (place: typeof PLACE) => store.getState().siteDesignEditor.load(place);

  test('sends the changes of the previous one', async () => {
    put({ quantity: 7 });
    await load(OTHER);
    expect(api.sentBy('updateCameraGroup')).toMatchObject([{ params: { siteDesignId: '3' } }]);
    expect(api.cameras[0]?.quantity).toBe(7);
    expect(store.getState().siteDesignEditor.place).toBe(OTHER);
  });

  test('shows no late failure in the design that is open by then', async () => {
    const release = api.holdNext('getSiteDesign');
    api.failOnce('getSiteDesign', 500);
    const older = load(OTHER);
    await load({ ...PLACE });
    release();
    await older;
    expect(store.getState().siteDesignEditor).toMatchObject({ status: 'success', place: PLACE });
    expect(app.getState().failure.current).toBeUndefined();
  });

  test('shows no late answer in place of the design that is open by then', async () => {
    const release = api.holdNext('getSiteDesign');
    const older = load(OTHER);
    await load({ ...PLACE });
    put({ quantity: 7 });
    api.cameras = [{ ...row, quantity: 99 }];
    release();
    await older;
    expect(store.getState().siteDesignEditor.place).toEqual(PLACE);
    expect(shownQuantity()).toBe(7);
  });

  test('shows nothing of a late answer while the design itself is loading', async () => {
    const releaseOlder = api.holdNext('getSiteDesign');
    const older = load(OTHER);
    await vi.advanceTimersByTimeAsync(0);
    const release = api.holdNext('getSiteDesign');
    const newer = load({ ...PLACE });
    await vi.advanceTimersByTimeAsync(0);
    releaseOlder();
    await older;
    expect(store.getState().siteDesignEditor).toMatchObject({ status: 'pending', design: undefined, place: PLACE });
    api.cameras = [{ ...row, quantity: 99 }];
    release();
    await newer;
    expect(store.getState().siteDesignEditor.status).toBe('success');
    expect(shownQuantity()).toBe(99);
  });

  test('restores no unsaved changes of the design that was requested before', async () => {
    api.failOnce('updateCameraGroup', 'offline');
    put({ quantity: 7 });
    await load(OTHER);
    const release = api.holdNext('getSiteDesign');
    const older = load({ ...PLACE });
    await load({ ...OTHER });
    release();
    await older;
    await pause();
    expect(store.getState().siteDesignEditor.place).toEqual(OTHER);
    expect(shownQuantity()).toBe(1);
    expect(api.cameras[0]?.quantity).toBe(1);
  });

  test('that cannot be loaded keeps its unsaved changes', async () => {
    api.failOnce('updateCameraGroup', 'offline');
    put({ quantity: 7 });
    await load(OTHER);
    api.failOnce('getSiteDesign', 'offline');
    await load(PLACE);
    await load(OTHER);
    await load(PLACE);
    expect(shownQuantity()).toBe(7);
  });

  test('keeps changes that could not be sent until the design is opened again', async () => {
    api.failOnce('updateCameraGroup', 'offline');
    put({ quantity: 7 });
    await load(OTHER);
    expect(shownQuantity()).toBe(1);
    await load(PLACE);
    expect(shownQuantity()).toBe(7);
    await pause();
    expect(api.cameras[0]?.quantity).toBe(7);
  });

  test('and returning before the changes are sent opens the last requested one', async () => {
    put({ quantity: 7 });
    const release = api.hold();
    const away = load(OTHER);
    const back = load({ ...PLACE });
    release();
    await Promise.all([away, back]);
    await pause();
    expect(store.getState().siteDesignEditor.place).toEqual(PLACE);
    expect(shownQuantity()).toBe(7);
    expect(api.cameras[0]?.quantity).toBe(7);
  });
});

describe('a save that fails', () => {
  beforeEach(async () => {
    api.failOnce('updateCameraGroup', 500);
    put({ quantity: 7 });
    await pause();
  });

  test('keeps the change and the design on the screen', () => {
    expect(saveState()).toBe('failed');
    expect(app.getState().failure.current).toBeUndefined();
    expect(shownQuantity()).toBe(7);
    expect(api.sentBy('updateCameraGroup')).toHaveLength(1);
  });

  test('is retried on request', async () => {
    expect(await store.getState().siteDesignEditor.save()).toBe(true);
    expect(api.cameras[0]?.quantity).toBe(7);
    expect(saveState()).toBe('saved');
  });

  test('is repeated with the next change', async () => {
    store.getState().cameras.editRow(row.id, { patch: { retentionDays: 8 }, isTyping: false });
    await pause();
    expect(api.cameras[0]).toMatchObject({ quantity: 7, retentionDays: 8 });
  });
});

describe('groups and streams', () => {
  const cameras = () => store.getState().cameras;

  test('a new group is shown at once and created on the newest version', async () => {
    put({ quantity: 7 });
    await pause();
    cameras().addGroup();
    expect(currentRows(store.getState())).toHaveLength(2);
    await pause();
    cameras().addGroup();
    await pause();
    expect(api.sentBy('createCameraGroup').map(({ headers }) => headers.get('if-match'))).toEqual(['"2"', '"3"']);
    expect(saveState()).toBe('saved');
  });

  test('a group with several streams is stored in one call, whatever ids it gets', async () => {
    cameras().addStream(row.cameraGroupId);
    put({ retentionDays: 7 });
    await pause();
    const before = api.sentBy('saveChanges').length;
    cameras().duplicateGroup(row.cameraGroupId);
    await pause();
    expect(api.sentBy('saveChanges')).toHaveLength(before + 1);
    const groups = grouped(api.cameras, ({ cameraGroupId }) => cameraGroupId);
    expect([...groups.values()].map((streams) => streams.length)).toEqual([2, 2]);
    expect(saveState()).toBe('saved');

    const [first] = currentRows(store.getState());
    put({ quantity: 12 }, first);
    await pause();
    expect(api.cameras[0]).toMatchObject({ quantity: 12, retentionDays: 7 });
  });

  test('deleting a group drops its unsaved edits', async () => {
    put({ quantity: 7 });
    cameras().deleteGroup(row.cameraGroupId);
    await pause();
    expect(currentRows(store.getState())).toEqual([]);
    expect(api.cameras).toEqual([]);
    expect(api.sentBy('updateCameraGroup')).toEqual([]);
    expect(saveState()).toBe('saved');
  });

  test('a further stream is deleted alone', async () => {
    cameras().addStream(row.cameraGroupId);
    await pause();
    expect(api.cameras).toHaveLength(2);
    const added = currentRows(store.getState())[1];
    cameras().deleteStreams(new Set([added?.id ?? 0]));
    await pause();
    expect(api.cameras.map(({ id }) => id)).toEqual([row.id]);
  });

  test('many groups and further streams are deleted in one request', async () => {
    cameras().addGroup();
    cameras().addGroup();
    await pause();
    cameras().addStream(row.cameraGroupId);
    await pause();
    const [newest, newer, , further] = currentRows(store.getState());
    cameras().edit('delete', () => ({ removedCameraIds: [newest!.id, newer!.id, further!.id] }));
    await pause();
    expect(api.cameras.map(({ id }) => id)).toEqual([row.id]);
    expect(api.sentBy('saveChanges').at(-1)?.body).toMatchObject({ cameras: null, removedCameraIds: { length: 3 } });
    expect(api.sentBy('deleteCameraGroup')).toEqual([]);
    expect(saveState()).toBe('saved');
  });

  test('deletions go with changed and added rows and settings in one write, which is stored as a whole or not', async () => {
    cameras().addGroup();
    await pause();
    const [newest] = currentRows(store.getState());
    const stored = api.cameras;
    cameras().edit('replace', () => ({
      removedCameraIds: [newest!.id],
      patches: new Map([[row.id, { quantity: 7 }]]),
      cameras: [{ ...NEW_STREAM, streamName: 'New' }],
    }));
    useAppliances();
    const sent = api.sent.length;
    api.failOnce('saveChanges', 'offline');
    await pause();
    expect(api.cameras).toBe(stored);
    await vi.advanceTimersByTimeAsync(5000);
    expect(api.cameras.map(({ streamName, quantity }) => [streamName, quantity])).toEqual([
      ['New', 1],
      ['', 7],
    ]);
    expect(api.serverSettings.hardwareType).toBe(HardwareType.husky);
    const writes = api.sent.slice(sent);
    expect(writes.map(({ operation }) => operation)).toEqual(['saveChanges', 'saveChanges']);
    expect(writes[1]?.body).toMatchObject({ removedCameraIds: [stored[0]?.id] });
    expect(saveState()).toBe('saved');
  });

  test('new rows survive a reload before the server has them', async () => {
    api.failOnce('createCameraGroup', 'offline');
    cameras().addGroup();
    await pause();
    store = await opened();
    expect(currentRows(store.getState())).toHaveLength(2);
    await pause();
    expect(api.cameras).toHaveLength(2);
    expect(saveState()).toBe('saved');
  });
});

describe('new rows', () => {
  const cameras = () => store.getState().cameras;
  const backup = async () => (await loadBackup(PLACE.siteDesignId))!;

  test('that were restored share no id with rows that are added later', async () => {
    api.failOnce('createCameraGroup', 'offline');
    cameras().addGroup();
    await pause();
    store = await opened();
    cameras().addGroup();
    const ids = currentRows(store.getState()).map(({ id }) => id);
    expect(new Set(ids).size).toBe(3);
    await pause();
    expect(api.cameras).toHaveLength(3);
    expect(saveState()).toBe('saved');
  });

  test('are in the unsaved changes with the ids that the server gave them', async () => {
    cameras().addGroup();
    await pause();
    const shown = currentRows(store.getState())[0]!;
    const stored = api.cameras[0]!;
    expect(stored.id).not.toBe(shown.id);

    put({ quantity: 7 }, shown);
    cameras().addStream(shown.cameraGroupId);
    api.failOnce('saveChanges', 'offline');
    await pause();
    const [changed, added] = (await backup()).rows;
    expect(changed).toEqual({ ...stored, quantity: 7 });
    expect(added).toMatchObject({ quantity: 7, cameraGroupId: stored.cameraGroupId });
    expect((await backup()).before).toEqual([stored]);

    cameras().deleteGroup(shown.cameraGroupId);
    api.failOnce('deleteCameraGroup', 'offline');
    await pause();
    expect(await backup()).toMatchObject({ rows: [], removedIds: [stored.id], before: [stored] });

    store = await opened();
    await pause();
    expect(api.cameras).toEqual([row]);
    expect(saveState()).toBe('saved');
  });
});

describe('undo', () => {
  const cameras = () => store.getState().cameras;

  test('of a saved change is saved like any other change', async () => {
    put({ quantity: 7 });
    await pause();
    cameras().undo();
    expect(shownQuantity()).toBe(1);
    await pause();
    expect(api.cameras[0]?.quantity).toBe(1);
    cameras().redo();
    await pause();
    expect(api.cameras[0]?.quantity).toBe(7);
  });

  test('restores a deleted group, and all earlier steps can still be undone', async () => {
    put({ quantity: 7 });
    await pause();
    cameras().deleteGroup(row.cameraGroupId);
    await pause();
    expect(api.cameras).toEqual([]);
    cameras().undo();
    await pause();
    expect(api.cameras.map(({ quantity }) => quantity)).toEqual([7]);
    expect(api.cameras[0]?.id).not.toBe(row.id);
    expect(currentRows(store.getState())[0]?.id).toBe(row.id);

    cameras().undo();
    await pause();
    expect(currentRows(store.getState())).toEqual([row]);
    expect(api.cameras.map(({ quantity }) => quantity)).toEqual([1]);
    expect(saveState()).toBe('saved');
  });

  test('of a new group deletes it', async () => {
    cameras().addGroup();
    await pause();
    cameras().undo();
    await pause();
    expect(api.cameras).toEqual([row]);
  });

  test('of an unsent deletion sends no request', async () => {
    cameras().deleteGroup(row.cameraGroupId);
    cameras().undo();
    await pause();
    expect(api.sentBy('deleteCameraGroup')).toEqual([]);
    expect(saveState()).toBe('saved');
  });
});

describe('undo of server settings', () => {
  const cameras = () => store.getState().cameras;
  const editor = () => store.getState().siteDesignEditor;
  const settings = () => settingsOf(editor())!;
  const change = (next: ServerSettings, step?: SettingsStep) => store.getState().serverSettings.change(next, step);
  const fill = () => settings().huskyServerSettings.maxDiskUtilization;
  const withFill = (percent: number) => ({ ...settings(), ...withUtilization(percent) });
  const nextUndo = () => editor().model.past?.step.label;

  test('is in one history with the camera rows', async () => {
    put({ quantity: 7 });
    change(withFill(70), { label: 'Disk utilization' });
    store.getState().bulkApply.apply({ changes: [{ bulkApplyDataField: BulkApplyField.retentionDays, value: 60 }] });
    expect(nextUndo()).toBe('bulk apply');
    cameras().undo();
    expect([nextUndo(), fill(), shownQuantity()]).toEqual(['Disk utilization', 70, 7]);
    cameras().undo();
    expect([nextUndo(), fill(), shownQuantity()]).toEqual(['edit', 80, 7]);
    expect(cameras().announcement).toBe('Undone: Disk utilization');
    cameras().undo();
    expect([nextUndo(), fill(), shownQuantity()]).toEqual([undefined, 80, 1]);
    for (let step = 0; step < 3; step += 1) cameras().redo();
    expect([fill(), shownQuantity(), currentRows(store.getState())[0]?.retentionDays]).toEqual([70, 7, 60]);
    await pause();
    expect(api.serverSettings.huskyServerSettings.maxDiskUtilization).toBe(70);
    expect(saveState()).toBe('saved');
  });

  test('works after the settings were saved, and is saved itself', async () => {
    change(withFill(70));
    await pause();
    cameras().undo();
    await pause();
    expect(api.serverSettings.huskyServerSettings.maxDiskUtilization).toBe(80);
    expect(saveState()).toBe('saved');
  });

  test('during the save is sent after it', async () => {
    change(withFill(70));
    const release = api.hold();
    await pause();
    cameras().undo();
    release();
    await pause();
    expect(fill()).toBe(80);
    expect(api.serverSettings.huskyServerSettings.maxDiskUtilization).toBe(80);
  });

  test('counts a moved slider as one step, and one moved back as none', () => {
    for (const percent of [79, 75, 70]) change(withFill(percent), { label: 'Disk utilization', isContinuous: true });
    cameras().undo();
    expect([fill(), nextUndo()]).toEqual([80, undefined]);
    for (const percent of [79, 80]) change(withFill(percent), { label: 'Disk utilization', isContinuous: true });
    expect(nextUndo()).toBeUndefined();
  });

  test('says what it has changed until the next action', () => {
    change(withFill(70));
    cameras().undo();
    expect(editor().reverted).toMatchObject({ areRowsChanged: false, isUndo: true });
    expect(editor().reverted?.settingsBefore?.huskyServerSettings.maxDiskUtilization).toBe(70);
    put({ quantity: 7 });
    expect(editor().reverted).toBeUndefined();
    cameras().undo();
    expect(editor().reverted).toMatchObject({ rowIds: [row.id], areRowsChanged: true, settingsBefore: undefined });
  });

  test('of the hardware type clears the proposal like the change itself', async () => {
    useAppliances();
    await store.getState().siteDesignEditor.generate();
    expect(store.getState().proposal.result).toBeDefined();
    cameras().undo();
    expect(settings().hardwareType).toBe(HardwareType.generic);
    expect(store.getState().proposal.result).toBeUndefined();
  });

  test('reverts nothing that was changed elsewhere', async () => {
    change(withFill(70));
    const other = api.serverSettings.huskyServerSettings;
    api.version += 1;
    api.serverSettings = { ...api.serverSettings, huskyServerSettings: { ...other, maxSystemUtilization: 60 } };
    await pause();
    expect(editor().mergeNote).toEqual({ lostSteps: 0, overwritten: [] });
    cameras().undo();
    await pause();
    expect(api.serverSettings.huskyServerSettings).toMatchObject({ maxDiskUtilization: 80, maxSystemUtilization: 60 });
    cameras().redo();
    expect(settings().huskyServerSettings).toMatchObject({ maxDiskUtilization: 70, maxSystemUtilization: 60 });
  });

  test('ends where settings from elsewhere were accepted, and a note counts the lost steps', async () => {
    const before = api.serverSettings;
    change(withFill(70));
    change(withFill(60));
    api.version += 1;
    api.serverSettings = { ...before, ...withUtilization(90) };
    await pause();
    expect(saveState()).toBe('conflict');
    await store.getState().siteDesignEditor.keepMine(new Set(['settings.huskyServerSettings.maxDiskUtilization']));
    expect([fill(), nextUndo()]).toEqual([90, undefined]);
    expect(editor().mergeNote).toEqual({ lostSteps: 2, overwritten: [] });
  });
});

describe('the proposal', () => {
  test('is requested after saving and reading again', async () => {
    put({ quantity: 7 });
    useAppliances();
    await store.getState().siteDesignEditor.generate();
    expect(api.sent.map(({ operation }) => operation)).toEqual([
      'getSiteDesign',
      'getCatalogue',
      'saveChanges',
      'getSiteDesign',
      'calculateSiteDesign',
    ]);
    expect(store.getState().proposal.result?.totals.cameras.value).toBe(7);
  });

  test('is not requested while changes cannot be saved', async () => {
    api.failOnce('updateCameraGroup', 'offline');
    put({ quantity: 7 });
    await store.getState().siteDesignEditor.generate();
    expect(api.sentBy('calculateSiteDesign')).toEqual([]);
  });

  test('is cleared by a change of the hardware type', async () => {
    await store.getState().siteDesignEditor.generate();
    expect(store.getState().proposal.result).toBeDefined();
    useAppliances();
    expect(store.getState().proposal.result).toBeUndefined();
  });
});

test('restoring the defaults keeps the hardware type', async () => {
  useAppliances();
  await pause();
  await store.getState().serverSettings.restoreDefaults();
  await pause();
  expect(api.serverSettings.hardwareType).toBe(HardwareType.husky);
  expect(api.serverSettings.huskyServerSettings.ivoModel).toBe(0);
});

describe('changes from elsewhere that come as they happen', () => {
  const editor = () => store.getState().siteDesignEditor;
  const shown = () => currentRows(store.getState())[0];
  const elsewhere = (change: Partial<CameraRow>) => {
    api.version += 1;
    api.cameras = api.cameras.map((each) => ({ ...each, ...change }));
  };

  beforeEach(() => editor().setLive(true));

  test('appear in other cells without a note, while a cell is being typed into', async () => {
    store.getState().cameras.editRow(row.id, { patch: { quantity: 7 }, isTyping: true });
    elsewhere({ retentionDays: 90 });
    editor().heard(2);
    await pause();
    expect(shown()).toMatchObject({ quantity: 7, retentionDays: 90 });
    expect([editor().model.typing === undefined, editor().mergeNote]).toEqual([false, undefined]);
    store.getState().cameras.cancelTyping();
    expect(shown()).toMatchObject({ quantity: 1, retentionDays: 90 });
  });

  test('are not fetched after a save of this page', async () => {
    const release = api.holdNext('updateCameraGroup');
    put({ quantity: 7 });
    await pause();
    editor().heard(2);
    release();
    await pause();
    expect([api.version, api.sentBy('getSiteDesign').length, saveState()]).toEqual([2, 1, 'saved']);
  });

  test('in a cell that was set here are told, and the value can be restored and that undone', async () => {
    put({ quantity: 7 });
    await pause();
    elsewhere({ quantity: 5 });
    editor().heard(3);
    await pause();
    expect(shownQuantity()).toBe(5);
    const [told] = editor().mergeNote?.overwritten ?? [];
    expect(told).toMatchObject({ column: 'quantity', isMine: true, row: { quantity: 7 } });
    editor().restoreValue(told!);
    await pause();
    expect([shownQuantity(), api.cameras[0]?.quantity, editor().mergeNote]).toEqual([7, 7, undefined]);
    store.getState().cameras.undo();
    expect(shownQuantity()).toBe(5);
  });

  test('in a cell that is not saved yet give way, and are told', async () => {
    elsewhere({ quantity: 5 });
    put({ quantity: 7 });
    await pause();
    expect([api.cameras[0]?.quantity, saveState()]).toEqual([7, 'saved']);
    const [told] = editor().mergeNote?.overwritten ?? [];
    expect(told).toMatchObject({ column: 'quantity', isMine: false, row: { quantity: 5 } });
    editor().restoreValue(told!);
    await pause();
    expect(api.cameras[0]?.quantity).toBe(5);
  });

  test('come to the next design of the project as well', async () => {
    await editor().load(OTHER);
    elsewhere({ quantity: 5 });
    put({ quantity: 7 });
    await pause();
    expect([api.cameras[0]?.quantity, saveState()]).toEqual([7, 'saved']);
  });

  test('are told again where they change a value that has taken the place of an earlier one', async () => {
    elsewhere({ quantity: 5 });
    put({ quantity: 7 });
    await pause();
    elsewhere({ quantity: 9 });
    editor().heard();
    await pause();
    expect(shownQuantity()).toBe(9);
    expect(editor().mergeNote?.overwritten).toMatchObject([{ column: 'quantity', isMine: true, row: { quantity: 7 } }]);
  });

  test('are not what a save has stored whose answer was lost', async () => {
    api.failOnce('updateCameraGroup', 'unanswered');
    put({ quantity: 7 });
    await pause();
    expect([api.cameras[0]?.quantity, saveState()]).toEqual([7, 'offline']);
    put({ quantity: 8 });
    editor().heard(2);
    await pause();
    expect([api.cameras[0]?.quantity, editor().mergeNote]).toEqual([8, undefined]);
    store.getState().cameras.undo();
    expect(shownQuantity()).toBe(7);
    store.getState().cameras.undo();
    await pause();
    expect([shownQuantity(), api.cameras[0]?.quantity]).toEqual([1, 1]);
  });

  test('are not what such a save has stored that was undone before the answer was missed', async () => {
    api.failOnce('updateCameraGroup', 'unanswered');
    put({ quantity: 7 });
    await pause();
    store.getState().cameras.undo();
    editor().heard(2);
    await vi.advanceTimersByTimeAsync(10_000);
    expect([shownQuantity(), api.cameras[0]?.quantity, editor().mergeNote]).toEqual([1, 1, undefined]);
  });

  test('are all fetched after events were missed', async () => {
    elsewhere({ quantity: 5 });
    editor().heard();
    await pause();
    expect(shownQuantity()).toBe(5);
  });
});
