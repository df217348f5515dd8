import { describe, expect, it } from 'vitest';
import { optionLists } from '../../../src/doors/design.ts';
import { catalogue } from '../../support/designs.ts';

const lists = optionLists(catalogue);

const idsAndNames = (options: readonly { readonly id: number; readonly name: string }[]) =>
  options.map(({ id, name }) => [id, name]);

describe('the option lists', () => {
  it('have codecs', () => {
    expect(idsAndNames(lists.codecs)).toEqual([
      [1, 'MJPEG'],
      [2, 'MPEG-4'],
      [3, 'H.264'],
      [4, 'H.265'],
      [5, 'H.264 smart'],
      [6, 'H.265 smart'],
    ]);
  });

  it('have complexities, each with an example of a scene', () => {
    expect(idsAndNames(lists.imageComplexities)).toEqual([
      [1, 'Low'],
      [2, 'Medium-low'],
      [3, 'Medium'],
      [4, 'Medium-high'],
      [5, 'High'],
    ]);
    expect(lists.imageComplexities.every(({ example }) => example.trim() !== '')).toBe(true);
  });

  it('have resolutions with width and height', () => {
    expect(lists.resolutions.map(({ id, width, height }) => [id, `${width}x${height}`])).toEqual([
      [1, '352x288'],
      [2, '640x360'],
      [3, '640x480'],
      [4, '704x576'],
      [5, '1280x720'],
      [6, '1280x960'],
      [7, '1600x1200'],
      [8, '1920x1080'],
      [9, '2048x1536'],
      [10, '2560x1440'],
      [11, '2592x1520'],
      [12, '2592x1944'],
      [13, '3072x2048'],
      [14, '3840x2160'],
      [15, '4000x3000'],
      [16, '6400x1200'],
      [17, '7680x4320'],
    ]);
    expect(lists.resolutions.every(({ name, width, height }) => name.startsWith(`${width}x${height}`))).toBe(true);
  });

  it('have platform versions in their order, with their numbers of cameras', () => {
    expect(
      lists.xProtectVersions.map(({ id, name, camQtyDefault, camQtyMax }) => [id, name, camQtyDefault, camQtyMax]),
    ).toEqual([
      [3, 'Express+', 48, 48],
      [4, 'Professional+', 150, 500],
      [2, 'Expert', 150, 500],
      [1, 'Corporate', 150, 500],
    ]);
  });

  it('have RAID types, machine types and disk types', () => {
    expect(idsAndNames(lists.raidTypes)).toEqual([
      [0, 'Auto'],
      [1, 'JBOD'],
      [4, 'RAID 5'],
      [5, 'RAID 6'],
      [6, 'RAID 10'],
    ]);
    expect(idsAndNames(lists.machineTypes)).toEqual([
      [0, 'Auto'],
      [1, 'Entry server'],
      [2, 'Standard server'],
      [3, 'High-performance server'],
      [4, 'Virtual machine'],
    ]);
    expect(lists.diskTypes.map(({ id }) => id)).toEqual([1, 2, 3]);
    expect(idsAndNames(lists.storageConnectivities)).toEqual([
      [1, 'Direct attached'],
      [2, 'iSCSI SAN'],
      [3, 'Fibre Channel SAN'],
    ]);
  });

  it('have quantities whose id is the number', () => {
    expect(lists.serverDiskQuantities.map(({ id }) => id)).toEqual([4, 8, 12, 16, 24]);
    expect(lists.husky.serverDiskQuantities.map(({ id }) => id)).toEqual([0, 1, 2, 4, 8, 12, 24]);
    expect(lists.archiveFrequencies.map(({ id }) => id)).toEqual([1, 2, 3, 4, 6, 8, 12, 24]);
    expect(idsAndNames(lists.raidOS)).toEqual([
      [1, 'Yes'],
      [0, 'No'],
    ]);
  });

  it('have the modes that rows and designs know', () => {
    expect(lists.hardwareTypes.map(({ id }) => id)).toEqual([0, 1]);
    expect(lists.lensTypes.map(({ id }) => id)).toEqual([0, 1, 2]);
    expect(lists.recordings.map(({ id }) => id)).toEqual([0, 1, 2]);
    expect(lists.supportedCameras.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5]);
  });

  it('have appliances, form factors and sliders', () => {
    expect(lists.husky.huskyIvoModels.map(({ id, name }) => [id, name])).toEqual([
      [0, 'Auto'],
      [1, 'HE150D'],
      [2, 'HE350T'],
      [3, 'HE350R'],
      [4, 'HE700R'],
      [5, 'HE1000R'],
      [6, 'HE1800R'],
    ]);
    expect(lists.husky.huskyIvoModels[1]?.modelName).toBe('Husky IVO 150D');
    expect(lists.husky.formFactors.map(({ id }) => id)).toEqual([0, 1, 2, 3, 4]);
    expect(lists.husky.totalUsageSetup).toMatchObject({ value: 90, inputName: 'maxSystemUtilization' });
    expect(lists.husky.netStorageSetup).toMatchObject({ value: 80, inputName: 'maxDiskUtilization' });
  });

  it('rise in their order, each id once', () => {
    const { husky, ...generic } = lists;
    const all = [...Object.values(generic), husky.huskyIvoModels, husky.formFactors, husky.raidTypes];
    for (const options of all) {
      const orders = options.map(({ sortOrder }) => sortOrder);
      expect(orders).toEqual(orders.toSorted((a, b) => a - b));
      expect(new Set(options.map(({ id }) => id)).size).toBe(options.length);
    }
  });
});
