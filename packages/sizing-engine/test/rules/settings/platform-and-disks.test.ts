import { describe, expect, it } from 'vitest';
import { SizingError } from '../../../src/index.ts';
import { DiskType, Platform } from '../../../src/doors/enumerations.ts';
import { changeDiskType, changePlatformVersion, diskSizeCap } from '../../../src/doors/design.ts';
import { catalogue, genericSettings, huskySettings } from '../../support/designs.ts';

const generic = (maxCamerasPerServer: number, xProtectVersion: number = Platform.professionalPlus) =>
  genericSettings({ maxCamerasPerServer, xProtectVersion, addManagementServer: true }).genericServerSettings;

describe('choosing a platform version', () => {
  it.each([
    ['keeps a value in the range', 200, Platform.corporate, 200],
    ['keeps the smallest value', 1, Platform.corporate, 1],
    ['keeps the greatest value', 500, Platform.corporate, 500],
    ['resets a value above the range to the default', 501, Platform.corporate, 150],
    ['resets a value below the range to the default', 0, Platform.expert, 150],
    ['keeps a value below the default of Express+', 47, Platform.expressPlus, 47],
    ['resets a value at the default of Express+', 48, Platform.expressPlus, 48],
    ['resets a value above the default of Express+', 150, Platform.expressPlus, 48],
  ])('%s: %i cameras per server, version %i', (_, cameras, version, expected) => {
    expect(changePlatformVersion(generic(cameras), version, catalogue).mainSettings.maxCamerasPerServer).toBe(expected);
  });

  it('with a camera limit resets a value between its default and its greatest', () => {
    const express = catalogue.platformVersions.find(({ id }) => id === Platform.expressPlus)!;
    const camQtyDefault = { ...express.camQtyDefault, value: 30 };
    const own = { platformVersions: [{ ...express, camQtyDefault }] };
    const cameras = (value: number) =>
      changePlatformVersion(generic(value), Platform.expressPlus, own).mainSettings.maxCamerasPerServer;
    expect([29, 30, 40, 48].map(cameras)).toEqual([29, 30, 30, 30]);
  });

  it('of Express+ forces the management server off', () => {
    expect(changePlatformVersion(generic(150), Platform.expressPlus, catalogue).addManagementServer).toBe(false);
  });

  it('of another edition leaves the management server as it is', () => {
    expect(changePlatformVersion(generic(150), Platform.corporate, catalogue).addManagementServer).toBe(true);
  });

  it('stores the version', () => {
    expect(changePlatformVersion(generic(150), Platform.expert, catalogue).xProtectVersion).toBe(Platform.expert);
  });

  it('keeps remote streams of appliances within its maximum', () => {
    const husky = huskySettings({ concurrentSmartClientStreams: 400 }).huskyServerSettings;
    const changed = changePlatformVersion(husky, Platform.expressPlus, catalogue);
    expect(changed.mainSettings).toEqual({ maxCamerasPerServer: 48, concurrentSmartClientStreams: 48 });
  });

  it('keeps concurrent streams of generic servers, which have bounds of their own', () => {
    const settings = genericSettings({ concurrentSmartClientStreams: 400 }).genericServerSettings;
    const changed = changePlatformVersion(settings, Platform.expressPlus, catalogue);
    expect(changed.mainSettings.concurrentSmartClientStreams).toBe(400);
  });

  it('that is unknown is refused', () => {
    expect(() => changePlatformVersion(generic(150), 5, catalogue)).toThrow(
      expect.objectContaining({ name: SizingError.name, code: 'unknown-entry', subject: 'xProtectVersion' }),
    );
  });
});

describe('choosing a disk type', () => {
  const storage = (diskType: number, diskSizeMin: number, diskSizeMax: number) => ({
    ...genericSettings().genericServerSettings.advancedSettings.liveDatabase,
    diskType,
    diskSizeMin,
    diskSizeMax,
  });

  it.each([
    [DiskType.hdd7k, 20],
    [DiskType.hdd10k, 20],
    [DiskType.ssd, 7],
  ])('%i caps sizes at %i TB', (diskType, cap) => {
    expect(diskSizeCap(diskType, catalogue)).toBe(cap);
  });

  it('of SSD brings both sizes down to 7 TB', () => {
    expect(changeDiskType(storage(DiskType.hdd7k, 10, 18), DiskType.ssd, catalogue)).toMatchObject({
      diskType: 3,
      diskSizeMin: 7,
      diskSizeMax: 7,
    });
  });

  it('of SSD keeps sizes that are smaller', () => {
    expect(changeDiskType(storage(DiskType.hdd7k, 2, 6), DiskType.ssd, catalogue)).toMatchObject({
      diskSizeMin: 2,
      diskSizeMax: 6,
    });
  });

  it('of 7.2k HDD brings a smallest size above 20 down to it', () => {
    expect(changeDiskType(storage(DiskType.hdd10k, 25, 30), DiskType.hdd7k, catalogue)).toMatchObject({
      diskSizeMin: 20,
      diskSizeMax: 20,
    });
  });

  it('opens the greatest size again where it stood at the cap of the type before', () => {
    expect(changeDiskType(storage(DiskType.ssd, 0, 7), DiskType.hdd7k, catalogue).diskSizeMax).toBe(20);
    expect(changeDiskType(storage(DiskType.ssd, 0, 4), DiskType.hdd7k, catalogue).diskSizeMax).toBe(4);
  });
});
