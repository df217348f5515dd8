import { calculateProposal } from '@site-designer/sizing-engine';
import { figurePaths, namedPaths } from '@site-designer/sizing-engine/explanations';
import { describe, expect, test } from 'vitest';
import { publishedCatalogue as catalogue } from '@site-designer/sizing-engine/catalogue';
import { readDesignFile } from '@site-designer/design-file';
import { designText, NAMES } from './support/golden.ts';
import { typed } from './support/session.ts';

const files = Object.fromEntries(NAMES.map((name) => [name, designText(name)]));

describe('explain', () => {
  test.each([
    [['storage'], 'Recorded video of all rows: 2.46373 TB'],
    [['Storage', 'high'], 'Recorded video of all rows: 2.7101 TB'],
    [['totals.storageTb.value'], 'Recorded video of all rows: 2.46373 TB'],
    [['storageTb'], 'Recorded video of all rows: 2.46373 TB'],
    [['peak-rate'], 'Data rate of all rows: 10.863 Mbit/s'],
  ])('%j tells where a figure is from', async (words, head) => {
    const { code, out } = await typed(['explain', 'four-cameras', ...words], { files });
    expect(code).toBe(0);
    expect(out.split('\n')[0]).toBe(head);
    expect(out).toContain('you entered it');
  });

  test('lists the first rows, or all of them', async () => {
    const storage = ['explain', 'four-cameras', 'cameras'];
    expect((await typed(storage, { files })).out).toContain('1, 1, 1, … camera (4 rows)');
    expect((await typed([...storage, '--all-rows'], { files })).out).toContain('1, 1, 1, 1 camera (4 rows)');
  });

  test('names a unit in the number of its figure', async () => {
    expect((await typed(['explain', 'hundred-cameras', 'cameras'], { files })).out).toMatch(/^Cameras: 100 cameras$/m);
    const { out } = await typed(['explain', 'hundred-cameras'], { files });
    expect(out).toMatch(/^cameras +100 +cameras +totals\.cameras\.value$/m);
    expect(out).toMatch(/^servers +1 +server +genericProposal\.quantity$/m);
  });

  test('distinguishes defaults from values that were entered', async () => {
    const { out } = await typed(['explain', 'four-cameras', 'fill'], { files });
    expect(out).toContain('the default');
    expect(out).toContain('you entered it');
  });

  test('gives the steps as JSON', async () => {
    const { out } = await typed(['explain', 'four-cameras', 'storage', '--json'], { files });
    const { figure, root, steps } = JSON.parse(out) as {
      readonly figure: string;
      readonly root: string;
      readonly steps: readonly { readonly key: string; readonly value: number }[];
    };
    expect(figure).toBe('totals.storageTb.value');
    expect(steps.find(({ key }) => key === root)?.value).toBeCloseTo(2.46, 2);
  });

  test('lists all figures, and gives all steps as JSON', async () => {
    const { out } = await typed(['explain', 'archiving-on-network'], { files });
    expect(out).toMatch(/^archive need +53\.53 +TB +archiveDatabase\.reqCapacity$/m);
    const all = JSON.parse((await typed(['explain', 'archiving-on-network', '--json'], { files })).out) as {
      readonly figures: Readonly<Record<string, string>>;
    };
    expect(out.trimEnd().split('\n')).toHaveLength(Object.keys(all.figures).length + 1);
  });

  test.each([
    ['storge', /no figure "storge"\. Did you mean storage\?/],
    ['iops', /"iops" is more than one figure:\n {2}liveDatabase\.iops\n {2}archiveDatabase\.iops/],
    ['capacity', /The result of this design has no figure "capacity"/],
    ['zzzzzzzzzzzz', /no figure "zzzzzzzzzzzz"\.\nShort names: cameras, streams/],
  ])('says what "%s" could be', async (figure, said) => {
    const { code, err, out } = await typed(['explain', 'archiving-on-network', figure], { files });
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(said);
  });

  test('has an existing path for each short name', () => {
    const found = NAMES.flatMap((name) => {
      const read = readDesignFile(designText(name), catalogue);
      if ('problems' in read) throw new Error(name);
      return [...namedPaths(figurePaths(calculateProposal(read.design, catalogue)))];
    });
    const names = new Set(found.map(([name]) => name));
    expect([...names]).toEqual(expect.arrayContaining(['management ram', 'live throughput', 'fill', 'capacity']));
  });
});
