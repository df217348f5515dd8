import { getSiteDesign, saveChanges, type CameraRow } from '@site-designer/api-contract';
import { NEW_STREAM } from '@site-designer/sizing-engine';
import { Recording } from '@site-designer/sizing-engine/enumerations';
import { beforeEach, describe, expect, it } from 'vitest';
import { apiClient, type ApiClient } from '../../support/api-client.ts';
import { DATABASES } from '../../support/databases.ts';
import { testAppForThisTest } from '../../support/test-app.ts';
import { makeTreeWithoutProposal, readDesign, type Ids } from '../../support/tree.ts';

describe.each(DATABASES)('a design that a process has cached on $name', ({ url }) => {
  let alice: ApiClient;
  let other: ApiClient;
  let params: Ids;

  beforeEach(async () => {
    // Two processes on one database; one in memory has one process.
    const database = await url();
    const served = await testAppForThisTest({ variables: { DATABASE_URL: database } });
    alice = apiClient(served.app, await served.tokenFor('alice'));
    params = await makeTreeWithoutProposal(alice);
    if (database.startsWith('sqlite')) other = alice;
    else {
      const second = await testAppForThisTest({
        variables: { DATABASE_URL: database, DATA_FOLDER: served.config.dataFolder },
      });
      other = apiClient(second.app, await second.tokenFor('alice'));
    }
  });

  const save = async (client: ApiClient, changed: Partial<CameraRow>): Promise<CameraRow[]> => {
    const { cameras } = await readDesign(client, params);
    const body = { cameras: cameras.map((row) => ({ ...row, ...changed })) };
    return (await client(saveChanges, { params, body })).body.siteDesign.cameras;
  };
  const stored = async (): Promise<CameraRow[]> => (await alice(getSiteDesign, { params })).body.siteDesign.cameras;

  it('equals the stored design after every kind of change', async () => {
    const added = await alice(saveChanges, { params, body: { cameras: [NEW_STREAM, { ...NEW_STREAM, newGroup: 1 }] } });
    expect(added.body.siteDesign.cameras).toEqual(await stored());
    const changes: readonly Partial<CameraRow>[] = [
      { recording: Recording.constant },
      { recording: Recording.event },
      { recording: Recording.speedup, motion: { continuous: 0, motion: 25 } },
      { continuousIsCustomBitrate: true },
      { bitrateKbit: { continuous: 512, motion: 0 }, fps: { continuous: 3, motion: 20 } },
      { codec: 2, continuousIsCustomBitrate: false },
      { quantity: 7, extras: { ...NEW_STREAM.extras, audioKbps: 64 } },
      { recording: Recording.constant, streamName: 'Gate', licencesPerCamera: 2 },
    ];
    for (const change of changes) expect(await save(alice, change)).toEqual(await stored());
  });

  it('is not used after another process has changed it', async () => {
    await save(alice, { retentionDays: 40 });
    await save(other, { hoursPerDay: 12 });
    const [first] = await stored();
    const body = { cameras: [{ ...first, retentionDays: 50 }] };
    const { cameras } = (await alice(saveChanges, { params, body })).body.siteDesign;
    expect(cameras.map(({ hoursPerDay }: CameraRow) => hoursPerDay)).toEqual(cameras.map(() => 12));
    expect(cameras).toEqual(await stored());
  });
});
