import {
  calculateSiteDesign,
  createProject,
  getSiteDesign,
  saveChanges,
  saveServerSettings,
  updateSiteDesign,
} from '@site-designer/api-contract/addresses';
import {
  addCameraStream,
  calculateStreamBitrate,
  createCameraGroup,
  deleteCameraGroup,
  updateCameraGroup,
  type CalculateBitrateQuery,
} from '@site-designer/api-contract/design-addresses';
import { calculateBitrate, calculateProposal, defaultServerSettings, NEW_STREAM } from '@site-designer/sizing-engine';
import { LensType } from '@site-designer/sizing-engine/enumerations';
import { publishedCatalogue as catalogue } from '@site-designer/sizing-engine/catalogue';
import { english } from '@site-designer/texts';
import { beforeEach, describe, expect, test } from 'vitest';
import { createLocalCall } from '../../src/features/local-design/local-call.ts';
import { localDesigns } from '../../src/features/local-design/local-designs.ts';
import { emptyDesign, LOCAL_PLACE, newLocalDesign } from '../../src/features/local-design/local-design.ts';

const params = LOCAL_PLACE;
const call = createLocalCall(localDesigns);

beforeEach(() => localDesigns.start(newLocalDesign(emptyDesign(), '2026-03-01T09:30:00.000Z')));

async function stored() {
  const { data, etag } = await call(getSiteDesign, { params });
  return { ...data.siteDesign, etag };
}

async function addGroup() {
  const { data } = await call(createCameraGroup, { params });
  const [row] = data.cameras;
  if (!row) throw new Error('No row was added');
  return row;
}

describe('a design in the browser', () => {
  test('starts empty with default settings', async () => {
    const { cameras, serverSettings, name } = await stored();
    expect({ cameras, serverSettings, name }).toEqual(emptyDesign());
    expect(serverSettings).toEqual(defaultServerSettings(catalogue));
  });

  test('is renamed like a design of an account', async () => {
    await call(updateSiteDesign, { params, body: { name: ' North ' } });
    expect((await stored()).name).toBe('North');
    await expect(call(updateSiteDesign, { params, body: { name: 'x'.repeat(51) } })).rejects.toMatchObject({
      status: 400,
    });
    await expect(
      call(updateSiteDesign, { params, headers: { 'if-match': '"older"' }, body: { name: 'South' } }),
    ).rejects.toMatchObject({ status: 412 });
    expect((await stored()).name).toBe('North');
  });

  test('lists the newest group first, and settles the rows of a group', async () => {
    const first = await addGroup();
    const second = await addGroup();
    const params2 = { ...params, cameraGroupId: first.cameraGroupId };
    await call(addCameraStream, { params: params2 });
    const { data } = await call(updateCameraGroup, {
      params: params2,
      body: { cameras: [{ ...first, quantity: 7, lensType: LensType.multiParent }] },
    });
    expect(data.cameras.map(({ quantity, lensType }) => [quantity, lensType])).toEqual([
      [7, LensType.multiParent],
      [7, LensType.multiChild],
    ]);
    expect((await stored()).cameras.map(({ cameraGroupId }) => cameraGroupId)).toEqual([
      second.cameraGroupId,
      first.cameraGroupId,
      first.cameraGroupId,
    ]);
  });

  test('never reuses an id', async () => {
    const gone = await addGroup();
    await call(deleteCameraGroup, { params: { ...params, cameraGroupId: gone.cameraGroupId } });
    expect((await addGroup()).id).not.toBe(gone.id);
  });

  test('gives the proposal of the engine', async () => {
    await addGroup();
    const { cameras, serverSettings } = await stored();
    const { data } = await call(calculateSiteDesign, { params, querystring: {} });
    expect(data).toMatchObject(
      JSON.parse(JSON.stringify(english.rendered(calculateProposal({ cameras, serverSettings }, catalogue)))),
    );
  });

  test('is not overwritten by a tab with an older version', async () => {
    const { etag = '' } = await stored();
    await addGroup();
    const late = call(createCameraGroup, { params, headers: { 'if-match': etag } });
    await expect(late).rejects.toMatchObject({ problem: { status: 412 } });
    expect((await stored()).cameras).toHaveLength(1);
  });

  test('refuses values out of bounds, and stays unchanged', async () => {
    const before = await stored();
    const rows = call(saveChanges, { params, body: { cameras: [{ ...NEW_STREAM, quantity: 0 }] } });
    await expect(rows).rejects.toMatchObject({ problem: { status: 400, errors: [{ path: 'cameras[0].quantity' }] } });
    const { genericServerSettings } = before.serverSettings;
    const mainSettings = { ...genericServerSettings.mainSettings, systemOverhead: 1000 };
    const body = { ...before.serverSettings, genericServerSettings: { ...genericServerSettings, mainSettings } };
    await expect(call(saveServerSettings, { params, body })).rejects.toMatchObject({ problem: { status: 400 } });
    expect(await stored()).toEqual(before);
  });

  describe('asked for a bit rate, answers as the server does:', () => {
    const ask = (query: Partial<CalculateBitrateQuery>) =>
      call(calculateStreamBitrate, { querystring: { codecId: 3, complexityId: 2, ...query } });

    test.each([
      [{ resolutionId: 8 }, 'motionFps', 'Value must be between 1 and 60'],
      [{ resolutionId: 0, motionFps: 15 }, 'resolutionId', expect.stringContaining('Must be one of 1, 2')],
    ])('%j is refused', async (query, path, message) => {
      await expect(ask(query)).rejects.toMatchObject({ problem: { status: 400, errors: [{ path, message }] } });
    });

    test('any size stands in place of a resolution', async () => {
      const size = { width: 2688, height: 1520 };
      const { data } = await ask({ ...size, motionFps: 12.5 });
      expect(data).toBe(calculateBitrate({ codecId: 3, complexityId: 2, size, fps: 12.5 }, catalogue));
    });
  });

  test('refuses calls that need an account', async () => {
    await expect(call(createProject, {})).rejects.toThrow('needs an account');
  });
});
