import { expect, test } from 'vitest';
import { apiFor, type Api } from '../../support/api.ts';
import { useApp } from '../../support/run/app.ts';
import {
  addDesign,
  addFourCameras,
  addGroups,
  archiveOnServers,
  chooseAppliance,
  HE150D,
  pathOf,
  type DesignPath,
} from '../../support/four-cameras.ts';
import { generateProposal, open } from '../../support/steps.ts';

const app = useApp();

const CODECS = [3, 4, 6] as const;
const RESOLUTIONS = [6, 8, 12] as const;

/** A hundred cameras in ten groups that differ in codec, picture, frame rate, motion and retention. */
function addHundredCameras(api: Api, design: DesignPath): Promise<void> {
  return addGroups(
    api,
    design,
    Array.from({ length: 10 }, (_, index) => ({
      quantity: 10,
      recording: index % 3,
      retentionDays: index < 5 ? 14 : 30,
      codec: CODECS[index % CODECS.length],
      fps: { continuous: index % 3 === 2 ? 1 : 12, motion: 10 + index },
      motion: { continuous: 0, motion: 20 + 5 * index },
      resolution: { continuous: RESOLUTIONS[index % 3], motion: RESOLUTIONS[index % 3] },
    })),
  );
}

const CASES: Readonly<Record<string, (api: Api, design: DesignPath) => Promise<void>>> = {
  'four-cameras': async (api, design) => {
    await addFourCameras(api, design);
    await chooseAppliance(api, design, HE150D);
  },
  'hundred-cameras': async (api, design) => {
    await addHundredCameras(api, design);
    await archiveOnServers(api, design);
  },
};

test.each(Object.keys(CASES))('the proposal of %s reads as it was approved', async (name) => {
  const api = await apiFor('Alice', app().server);
  const design = await addDesign(api);
  await CASES[name]!(api, design);
  const page = await app().openPage({ isKept: true });
  await open(page, pathOf(design), 'Alice');
  const proposal = await generateProposal(page);
  const text = await proposal.innerText();
  const dated = text.replaceAll(/(Configuration Date\s+)\S+ \d+, \d{4}/g, '$1(the day of the calculation)');
  await expect(`${dated}\n`).toMatchFileSnapshot(`../../golden/${name}.txt`);
});
