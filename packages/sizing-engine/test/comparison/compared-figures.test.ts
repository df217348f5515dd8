import { describe, expect, it } from 'vitest';
import { calculateProposal, type Design } from '../../src/index.ts';
import { comparedFigures, type ComparedResult } from '../../src/doors/comparison.ts';
import { HOTEL } from '../support/answered-designs.ts';
import { ApplianceModel } from '../../src/doors/enumerations.ts';
import { catalogue, constantGroup, genericDesign, groupsOf, huskyDesign } from '../support/designs.ts';
import { english } from '../support/in-english.ts';
import { SCHOOL } from '../support/school.ts';

const sized = (design: Design) => english.rendered(calculateProposal(design, catalogue));

function figuresOf(before: ComparedResult, after: ComparedResult) {
  return english.rendered(comparedFigures(before, after));
}

const hotel = sized(HOTEL);
const more = sized({
  ...HOTEL,
  cameras: HOTEL.cameras.map((row) => (row.streamName === 'Corridors' ? { ...row, quantity: 46 } : row)),
});

describe('what a change does', () => {
  it('is told in the figures that differ, with how much', () => {
    const figures = figuresOf(hotel, more);
    expect(figures.map(({ title }) => title)).toEqual([
      'Cameras',
      'Servers + spares',
      'Video',
      'Disks full, 80 % allowed',
      'Kept in busy scenes',
      'Cameras in the gap if a server fails',
    ]);
    const [cameras, servers, video, full, busy, lost] = figures;
    expect(cameras).toMatchObject({ before: 82, after: 92, change: 10, unit: 'camera' });
    expect(servers).toMatchObject({ before: '1 + 1', after: '1 + 1', change: 0 });
    expect(video).toMatchObject({
      before: hotel.totals.storageTb.value,
      after: more.totals.storageTb.value,
      unit: 'TB',
    });
    expect(video!.percent).toBeCloseTo((100 * Number(video!.change)) / hotel.totals.storageTb.value, 9);
    expect(full).toMatchObject({ before: hotel.answer.storages[0]!.fillPercent, unit: '%' });
    expect(busy!.change).toBe(Number(busy!.after) - Number(busy!.before));
    expect(busy!.before).toBe(Math.floor(hotel.answer.keeps!.busyDays!));
    expect(lost).toMatchObject({ before: 82, after: 92, change: 10 });
  });

  it('is cameras and servers alone where nothing differs', () => {
    expect(figuresOf(hotel, hotel).map(({ code, change }) => [code, change])).toEqual([
      ['cameras', 0],
      ['servers', 0],
    ]);
  });

  it('tells switches, what they reserve, and workstations, where one side has none as well', () => {
    const plain = { ...SCHOOL.serverSettings, network: null, viewing: { stations: [] } };
    const figures = figuresOf(sized({ ...SCHOOL, serverSettings: plain }), sized(SCHOOL));
    expect(figures.slice(-3).map(({ title, before, after, unit }) => [title, before, after, unit])).toEqual([
      ['Switches', 0, 3, 'switch'],
      ['PoE reserved', 0, 578, 'W'],
      ['Workstations', 0, 2, 'workstation'],
    ]);
  });

  it('tells other disks, and each storage where a server has two', () => {
    const cameras = groupsOf({ quantity: 100 });
    const one = sized(genericDesign(cameras));
    const two = sized(genericDesign(cameras, { archiving: true }));
    const disks = figuresOf(one, two).find(({ code }) => code === 'disks');
    expect(disks).toMatchObject({ title: 'Disks of a server', change: null });
    expect(disks?.before).toMatch(/^\d+ x [\d.]+ TB RAID \d+$/);
    expect(disks?.after).toMatch(/^live database \d+ x [\d.]+ TB RAID \d+, archive \d+ x [\d.]+ TB RAID \d+$/);
  });

  it('says so where all days are kept, and counts no change from there', () => {
    const few = sized(huskyDesign(groupsOf({ quantity: 1, retentionDays: 1 })));
    expect(few.answer.keeps!.busyDays).toBeNull();
    const busy = figuresOf(few, hotel).find(({ code }) => code === 'busy-days');
    expect(busy).toMatchObject({ before: 'all days', change: null, unit: 'day' });
    expect(busy?.after).toBe(Math.floor(hotel.answer.keeps!.busyDays!));
  });

  it('has no figure that a result of an earlier version lacks', () => {
    const { answer: _answer, ...earlier } = hotel;
    expect(figuresOf(earlier, more).map(({ code }) => code)).toEqual(['cameras', 'storage']);
    expect(figuresOf(more, earlier).map(({ code }) => code)).toEqual(['cameras', 'storage']);
  });

  it('has none of the hardware where nothing fits', () => {
    const heavy = constantGroup({ kbps: 10_000, retentionDays: 100 });
    const failed = sized(huskyDesign(heavy, { ivoModel: ApplianceModel.HE150D }));
    expect(failed.calculationSuccess).toBe(false);
    expect(figuresOf(hotel, failed).map(({ code }) => code)).toEqual(['cameras', 'storage']);
  });
});
