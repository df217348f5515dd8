import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { calculateProposal, explain, type Design } from '../../src/index.ts';
import { LensType, Platform, Recording } from '../../src/doors/enumerations.ts';
import { catalogue, genericDesign, groupsOf, PUBLISHED_CASE, rowOf } from '../support/designs.ts';
import { once } from '../../src/derivation/once.ts';
import { expectGoldenAnswer } from '../support/golden-answer.ts';
import { english } from '../support/in-english.ts';

/** A campus of 400 cameras: event recording, some speedup with a second stream, some multi-lens; archived, with a management server. */
const CAMPUS: Design = genericDesign(
  [
    ...groupsOf(
      { quantity: 250 },
      { quantity: 100, codec: 4, resolution: { continuous: 14, motion: 14 }, complexity: { continuous: 3, motion: 3 } },
    ),
    rowOf({ id: 3, streamId: 3, cameraGroupId: 3, quantity: 30, recording: Recording.speedup, retentionDays: 60 }),
    rowOf({
      id: 4,
      streamId: 4,
      cameraGroupId: 3,
      quantity: 30,
      resolution: { continuous: 5, motion: 5 },
      retentionDays: 7,
    }),
    rowOf({ id: 5, streamId: 5, cameraGroupId: 4, quantity: 20, lensType: LensType.multiParent, hoursPerDay: 12 }),
    rowOf({ id: 6, streamId: 6, cameraGroupId: 4, quantity: 20, lensType: LensType.multiChild, hoursPerDay: 12 }),
  ],
  {
    archiving: true,
    addManagementServer: true,
    supportedCameras: 2,
    xProtectVersion: Platform.corporate,
    concurrentSmartClientStreams: 8,
    maxCamerasPerServer: 200,
  },
);

/** Readable JSON for review, with its last line ended. */
function page(data: unknown): string {
  return `${JSON.stringify(data, null, 2)}\n`;
}

describe.each([
  ['published-case', PUBLISHED_CASE, ['huskyProposal.diskUtilization.value', 'huskyProposal.serverQuantity']],
  ['campus', CAMPUS, ['genericProposal.quantity', 'liveDatabase.reqCapacity', 'archiveDatabase.iops']],
] as const)('%s', (name, design, figures) => {
  const proposal = once(() => english.rendered(calculateProposal(design, catalogue)));

  it('has the recorded result', async () => {
    await expectGoldenAnswer(proposal(), join(import.meta.dirname, `${name}.proposal.json`));
  });

  it.each(figures)('explains %s as it did', async (figure) => {
    await expect(page(english.rendered(explain(proposal(), figure)))).toMatchFileSnapshot(`./${name}.${figure}.json`);
  });
});
