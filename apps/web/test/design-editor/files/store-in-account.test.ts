import {
  contracts,
  type Address,
  type Input,
  type Output,
  type RouteContract,
  type SaveChanges,
} from '@site-designer/api-contract';
import { defaultServerSettings, NEW_STREAM, settleCameraRow, type CameraRow } from '@site-designer/sizing-engine';
import { applyChange } from '@site-designer/sizing-engine';
import { consecutiveIds, rowsByGroup, STATION_DEFAULTS } from '@site-designer/sizing-engine/design';
import { publishedCatalogue as catalogue } from '@site-designer/sizing-engine/catalogue';
import { describe, expect, test } from 'vitest';
import { storeInAccount } from '../../../src/features/design-editor/files/store-in-account.ts';
import type { Call } from '../../../src/lib/calls/call.ts';

const serverSettings = defaultServerSettings(catalogue);

/** Rows by group, the streams of a group by their retention, which tells them apart. */
function designOf(...groups: readonly (readonly number[])[]) {
  const cameras = groups.flatMap((days, group) => {
    const cameraGroupId = 100 * (group + 1);
    return days.map((retentionDays, stream): CameraRow => {
      const id = cameraGroupId + stream;
      return settleCameraRow({ ...NEW_STREAM, retentionDays, id, streamId: id, cameraGroupId }, catalogue);
    });
  });
  return { name: 'Harbour', cameras, serverSettings };
}

interface Account {
  readonly call: Call;
  readonly operations: readonly string[];
  readonly saved: readonly SaveChanges[];
}

function operationOf({ method, url }: Address): string {
  const contract = contracts.find((each) => each.method === method && each.url === url);
  return contract?.schema.operationId ?? 'none';
}

/** An account in which one thing is made after another, up to the operation that fails. */
function account(failing?: string): Account {
  const operations: string[] = [];
  const saved: SaveChanges[] = [];
  let stored: readonly CameraRow[] = [];

  function answer(operation: string, body: SaveChanges): unknown {
    if (operation === 'createProject') return { project: { id: 7 } };
    if (operation === 'createSite') return { site: { id: 8 } };
    if (operation !== 'saveChanges') return { siteDesign: { id: 9, cameras: stored } };
    saved.push(body);
    const context = { catalogue, ids: consecutiveIds(stored.length + 1) };
    stored = applyChange({ cameras: stored }, body, context).design.cameras;
    return { siteDesign: { id: 9, cameras: stored } };
  }

  const call: Call = async <R extends RouteContract>(route: Address<R>, input: Input<R>) => {
    const operation = operationOf(route);
    operations.push(operation);
    if (operation === failing) throw new Error('No network');
    const { body = {} } = input as { readonly body?: SaveChanges };
    return { data: answer(operation, body) as Output<R>, etag: undefined };
  };
  return { call, operations, saved };
}

const NEW = { project: { name: 'Port' }, site: { name: 'Pier 4' } };
const KNOWN = { project: { id: 1 }, site: { id: 2 } };

describe('a design that is stored in the account', () => {
  test('is sent in one save, the oldest group first', async () => {
    const { call, operations, saved } = account();
    await storeInAccount(call, KNOWN, designOf([1], [2], [3]));
    expect(operations).toEqual(['createSiteDesign', 'updateSiteDesign', 'saveChanges']);
    expect(saved[0]?.serverSettings).toEqual(serverSettings);
    expect(saved[0]?.cameras?.map(({ retentionDays }) => retentionDays)).toEqual([1, 2, 3]);
  });

  test('keeps groups of several streams together, in the same save', async () => {
    const { call, operations } = account();
    const { cameras } = await storeInAccount(call, KNOWN, designOf([1], [2, 20, 21], [3, 30]));
    expect(operations.filter((operation) => operation === 'saveChanges')).toHaveLength(1);
    const days = [...rowsByGroup(cameras).values()].map((rows) => rows.map(({ retentionDays }) => retentionDays));
    expect(days).toEqual([[3, 30], [2, 20, 21], [1]]);
  });

  test('creates the project and the site that it needs with their names', async () => {
    const { call, operations } = account();
    await storeInAccount(call, NEW, designOf([1]));
    expect(operations.slice(0, 4)).toEqual(['createProject', 'updateProject', 'createSite', 'updateSite']);
  });

  test.each([
    ['updateProject', ['deleteProject']],
    ['createSite', ['deleteProject']],
    ['updateSite', ['deleteSite', 'deleteProject']],
    ['createSiteDesign', ['deleteSite', 'deleteProject']],
    ['saveChanges', ['deleteSiteDesign', 'deleteSite', 'deleteProject']],
  ])('leaves nothing stored if %s fails', async (failing, deletions) => {
    const { call, operations } = account(failing);
    await expect(storeInAccount(call, NEW, designOf([1]))).rejects.toThrow('No network');
    expect(operations.slice(operations.indexOf(failing) + 1)).toEqual(deletions);
  });

  test('does not change an existing project and site', async () => {
    const { call, operations } = account('saveChanges');
    await expect(storeInAccount(call, KNOWN, designOf([1]))).rejects.toThrow('No network');
    expect(operations.at(-1)).toBe('deleteSiteDesign');
    expect(operations).not.toContain('deleteSite');
  });
});

test('stations name the groups by the ids that they get in the account', async () => {
  const design = designOf([30], [14, 7], [5]);
  const station = { ...STATION_DEFAULTS, id: 1, monitors: 1, monitorResolution: 1, columns: 2, rows: 2 };
  const viewing = { stations: [{ ...station, cameraGroupIds: [100, 300] }] };
  const { call, saved } = account();
  await storeInAccount(call, KNOWN, { ...design, serverSettings: { ...serverSettings, viewing } });
  // The rows get the ids 1 to 4, of which the first of each group names it.
  expect(saved.map((body) => body.serverSettings?.viewing?.stations[0]?.cameraGroupIds)).toEqual([undefined, [1, 4]]);
});
