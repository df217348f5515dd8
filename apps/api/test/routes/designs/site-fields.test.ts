import {
  createCameraTemplate,
  deleteCameraGroup,
  duplicateSiteDesign,
  listCameraTemplates,
  saveChanges,
  saveServerSettings,
  updateCameraGroup,
} from '@site-designer/api-contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { apiClient, fieldsOf, type ApiClient } from '../../support/api-client.ts';
import { DATABASES } from '../../support/databases.ts';
import { testAppForThisTest } from '../../support/test-app.ts';
import { makeTreeWithoutProposal, readDesign, type Ids } from '../../support/tree.ts';

const WHOLE = {
  network: { poeClass: 4, watts: 16, cableM: 42.5, closet: 'East' },
  liveStream: { resolution: 0, size: { width: 960, height: 540 }, fps: 12.5, codec: 4, kbps: 700 },
  optics: {
    hfovDeg: 68,
    sensorWidthMm: null,
    focalMm: null,
    mountHeightM: 4,
    aimHeightM: 1.6,
    tiltDeg: 20,
    corridor: true,
  },
  purpose: { standard: '2025', level: 'perceive', distanceM: 8 },
};

describe.each(DATABASES)('fields of the site on $name', ({ url }) => {
  let alice: ApiClient;
  let params: Ids;

  beforeEach(async () => {
    const served = await testAppForThisTest({ variables: { DATABASE_URL: await url() } });
    alice = apiClient(served.app, await served.tokenFor('alice'));
    params = await makeTreeWithoutProposal(alice);
  });

  const rows = async (of: Ids = params) => (await readDesign(alice, of)).cameras;
  const put = async (fields: object) => {
    const [first] = await rows();
    return alice(updateCameraGroup, { params, body: { cameras: [{ ...first!, ...fields }] } });
  };

  it('are the defaults until they are written', async () => {
    for (const row of await rows()) {
      expect(row).toMatchObject({
        network: { poeClass: 0, watts: null, cableM: null, closet: '' },
        liveStream: null,
        optics: null,
        purpose: null,
      });
    }
  });

  it('are read as they were written, by every stream of the group', async () => {
    expect((await put(WHOLE)).status).toBe(200);
    for (const row of await rows()) expect(row).toMatchObject(WHOLE);
    const { body } = await alice(duplicateSiteDesign, { params });
    for (const row of await rows({ ...params, siteDesignId: body.siteDesign.id })) expect(row).toMatchObject(WHOLE);
  });

  it('stay where a body does not have them, and where it has only some', async () => {
    await put(WHOLE);
    const [first] = await rows();
    const { network: _network, liveStream: _live, optics: _optics, purpose: _purpose, ...old } = first!;
    await alice(saveChanges, { params, body: { cameras: [{ ...old, retentionDays: 40 }] } });
    expect((await rows())[0]).toMatchObject({ ...WHOLE, retentionDays: 40 });
    await put({ network: { closet: ' West ' }, liveStream: null });
    expect((await rows())[0]).toMatchObject({
      ...WHOLE,
      network: { ...WHOLE.network, closet: 'West' },
      liveStream: null,
    });
  });

  it.each([
    [{ network: { poeClass: 9 } }, 'cameras[0].network.poeClass'],
    [{ network: { poeClass: 4, watts: 96 } }, 'cameras[0].network.watts'],
    [{ network: { cableM: 501 } }, 'cameras[0].network.cableM'],
    [{ network: { closet: 'x'.repeat(101) } }, 'cameras[0].network.closet'],
    [{ liveStream: { ...WHOLE.liveStream, codec: 9 } }, 'cameras[0].liveStream.codec'],
    [{ optics: { hfovDeg: 180 } }, 'cameras[0].optics.hfovDeg'],
    [{ purpose: { ...WHOLE.purpose, level: 'identify' } }, 'cameras[0].purpose.level'],
  ])('are refused at the field: %j', async (fields, path) => {
    const answer = await put(fields);
    expect(answer.status).toBe(400);
    expect(Object.keys(fieldsOf(answer))).toEqual([path]);
    expect((await rows())[0]).toMatchObject({ network: { closet: '' }, optics: null });
  });

  it('are in templates', async () => {
    const [first] = await rows();
    const { status } = await alice(createCameraTemplate, {
      body: { name: 'Gate', cameras: [{ ...first!, ...WHOLE }] },
    });
    expect(status).toBe(201);
    const { cameraTemplates } = (await alice(listCameraTemplates, {})).body;
    expect(cameraTemplates[0].cameras[0]).toMatchObject(WHOLE);
  });
});

describe.each(DATABASES)('settings of the site on $name', ({ url }) => {
  let alice: ApiClient;
  let params: Ids;

  beforeEach(async () => {
    const served = await testAppForThisTest({ variables: { DATABASE_URL: await url() } });
    alice = apiClient(served.app, await served.tokenFor('alice'));
    params = await makeTreeWithoutProposal(alice);
  });

  const settings = async (of: Ids = params) => (await readDesign(alice, of)).serverSettings;
  const station = { id: 1, monitors: 1, monitorResolution: 14, columns: 4, rows: 4 };
  const write = async (change: object) =>
    alice(saveServerSettings, { params, body: { ...(await settings()), ...change } });

  it('ask for nothing until they are written, and keep what is written', async () => {
    expect(await settings()).toMatchObject({
      network: null,
      viewing: { stations: [] },
      serverMotion: { mode: 'none' },
    });
    expect((await write({ network: { switchKind: 'poe-24' }, serverMotion: { mode: 'keyFrames' } })).status).toBe(200);
    expect(await settings()).toMatchObject({
      network: { switchKind: 'poe-24', sparePortsPercent: 20, uplinkUsePercent: 60, uplinksUsed: 1, answers: {} },
      serverMotion: { mode: 'keyFrames', decoder: '' },
    });
  });

  it.each([
    [{ network: { switchKind: 'poe-7' } }, 'network.switchKind'],
    [{ viewing: { stations: [{ ...station, columns: 0 }] } }, 'viewing.stations[0].columns'],
    [{ viewing: { stations: [{ ...station, monitors: 17 }] } }, 'viewing.stations[0].monitors'],
    [{ viewing: { stations: [{ ...station, decoder: 'voodoo' }] } }, 'viewing.stations[0].decoder'],
    [{ viewing: { stations: [{ ...station, cameraGroupIds: [999_999] }] } }, 'viewing.stations[0].cameraGroupIds[0]'],
  ])('are refused at the field: %j', async (change, path) => {
    const answer = await write(change);
    expect(answer.status).toBe(400);
    expect(Object.keys(fieldsOf(answer))[0]).toContain(path);
  });

  it('hold 50 stations, and refuse the 51st', async () => {
    const stations = (count: number) => Array.from({ length: count }, (_, index) => ({ ...station, id: index + 1 }));
    expect((await write({ viewing: { stations: stations(50) } })).status).toBe(200);
    const answer = await write({ viewing: { stations: stations(51) } });
    expect(answer.status).toBe(400);
    expect(Object.keys(fieldsOf(answer))[0]).toContain('viewing.stations');
    expect((await settings()).viewing.stations).toHaveLength(50);
  });

  it('name the groups of a copy in a duplicate, and lose a group that is deleted', async () => {
    const [first] = (await readDesign(alice, params)).cameras;
    const { cameraGroupId } = first!;
    expect((await write({ viewing: { stations: [{ ...station, cameraGroupIds: [cameraGroupId] }] } })).status).toBe(
      200,
    );
    const { body } = await alice(duplicateSiteDesign, { params });
    const copy = { ...params, siteDesignId: body.siteDesign.id };
    const copied = await readDesign(alice, copy);
    expect(copied.serverSettings.viewing.stations[0]!.cameraGroupIds).toEqual([copied.cameras[0]!.cameraGroupId]);
    await alice(deleteCameraGroup, { params: { ...params, cameraGroupId } });
    expect((await settings()).viewing.stations[0]!.cameraGroupIds).toEqual([]);
  });
});
