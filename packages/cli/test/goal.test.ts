import { calculateProposal, type CameraRow } from '@site-designer/sizing-engine';
import { publishedCatalogue as catalogue } from '@site-designer/sizing-engine/catalogue';
import { longestRetention, mostCameras, smallestDisk } from '@site-designer/sizing-engine/goals';
import { readDesignFile } from '@site-designer/design-file';
import { describe, expect, test } from 'vitest';
import { designText } from './support/golden.ts';
import { typed } from './support/session.ts';

const files = {
  a: designText('hundred-cameras'),
  archiving: designText('archiving'),
  four: designText('four-cameras'),
  none: designText('too-much'),
};

function designOf(name: keyof typeof files) {
  const read = readDesignFile(files[name], catalogue);
  if ('problems' in read) throw new Error(name);
  return read.design;
}

async function answerOf(...args: readonly string[]) {
  const { out } = await typed(['goal', ...args, '--json'], { files });
  return JSON.parse(out);
}

describe('goal', () => {
  test('is what the engine says, as data', async () => {
    const design = designOf('a');
    expect(await answerOf('retention', 'a')).toEqual({
      goal: 'retention',
      answer: longestRetention(design, catalogue),
    });
    expect(await answerOf('cameras', 'a')).toEqual({ goal: 'cameras', answer: mostCameras(design, catalogue) });
    expect(await answerOf('disks', 'archiving')).toEqual({
      goal: 'disks',
      answer: smallestDisk(designOf('archiving'), catalogue),
    });
  });

  test('prints what the design asks for beside what its hardware holds', async () => {
    const { code, out } = await typed(['goal', 'retention', 'a'], { files });
    const { shortestDays, longestDays } = longestRetention(designOf('a'), catalogue)!;
    expect(code).toBe(0);
    expect(out).toMatch(
      /^Hundred cameras\n1 x Entry server, 6 x 20 TB RAID 6, disks 97 % full\n\nLongest retention on this hardware\n/,
    );
    expect(out).toMatch(new RegExp(`^Recordings +14 to 50 days +${shortestDays} to ${longestDays} days$`, 'm'));
    expect((await typed(['goal', 'disks', 'archiving'], { files })).out).toMatch(/^Archive +6 x 20 TB +6 x \d+ TB$/m);
  });

  test('takes settings, and counts the cameras of one group by its id or its name', async () => {
    const design = designOf('a');
    const [{ cameraGroupId, streamName }] = design.cameras as readonly [CameraRow, ...CameraRow[]];
    const most = mostCameras(design, catalogue, { cameraGroupId })!;
    expect(await answerOf('cameras', 'a', '--group', String(cameraGroupId))).toMatchObject({
      answer: { cameras: most.cameras },
    });
    const { out } = await typed(['goal', 'cameras', 'a', '--group', streamName.toUpperCase()], { files });
    expect(out).toMatch(new RegExp(`^All groups +100 cameras +${most.cameras} cameras$`, 'm'));
    const wide = await answerOf('retention', 'a', '--set', 'systemOverhead=0');
    expect(wide.answer.longestDays).toBeGreaterThan(longestRetention(design, catalogue)!.longestDays);
  });

  test('ends with 1 where nothing fits the design, and says why', async () => {
    const { code, out } = await typed(['goal', 'cameras', 'none'], { files });
    const { errorMessage } = calculateProposal(designOf('none'), catalogue);
    expect(errorMessage).not.toBeNull();
    expect([code, out]).toEqual([1, expect.stringContaining('Nothing fits: ')]);
    const data = await typed(['goal', 'cameras', 'none', '--json'], { files });
    expect([data.code, JSON.parse(data.out)]).toEqual([1, { goal: 'cameras', answer: null }]);
  });

  test.each([
    [['speed', 'a'], /Allowed choices are retention, cameras, disks/],
    [['retention'], /missing required argument 'design'/],
    [['retention', 'a', '--group', '1'], /--group "1": Only the goal cameras is sought for one group\./],
    [['cameras', 'four', '--group', 'Camera5'], /the design has no group "Camera5"\. Did you mean Camera /],
    [['cameras', 'a', '--group', '99'], /--group "99": the design has no group "99"\./],
  ])('ends with 2 where it is called as %j', async (args, said) => {
    const { code, out, err } = await typed(['goal', ...args], { files });
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(said);
  });
});
