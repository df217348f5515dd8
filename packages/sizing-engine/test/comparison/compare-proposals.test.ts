import { describe, expect, it } from 'vitest';
import { calculateProposal, explainAll, type Design } from '../../src/index.ts';
import { compareProposals, type ComparedProposal } from '../../src/doors/comparison.ts';
import { catalogue, huskyDesign, genericDesign, rowOf } from '../support/designs.ts';
import { english } from '../support/in-english.ts';

const ROW = rowOf({ id: 1, streamId: 1, cameraGroupId: 1, quantity: 20, retentionDays: 30 });

function compared(design: Design, of = catalogue) {
  const proposal = english.rendered(calculateProposal(design, of));
  return { design, result: proposal, derivations: explainAll(proposal) };
}

function differencesOf(before: ComparedProposal, after: ComparedProposal) {
  return english.rendered(compareProposals(before, after, catalogue));
}

describe('comparing two proposals', () => {
  it('finds nothing between equal ones, also after JSON', () => {
    const issued = compared(huskyDesign([ROW]));
    const kept = JSON.parse(JSON.stringify(issued)) as typeof issued;
    expect(differencesOf(kept, issued)).toEqual([]);
  });

  it('lists what was changed, and what follows from it', () => {
    const [before, after] = [30, 60].map((retentionDays) => compared(huskyDesign([{ ...ROW, retentionDays }])));
    const differences = differencesOf(before!, after!);
    const [first] = differences;
    expect(first).toEqual({
      path: 'Camera group 1.retentionDays',
      title: 'Camera group 1: retention days',
      before: 30,
      after: 60,
      unit: 'day',
    });
    const storage = differences.find(({ path }) => path === 'totals.storageTb.value');
    expect(storage).toMatchObject({ title: 'Totals: storage', unit: 'TB' });
    expect(Number(storage?.after)).toBeCloseTo(2 * Number(storage?.before), 6);
  });

  it('names figures as screens do, without figures that only repeat others', () => {
    const [before, after] = [20, 400].map((quantity) => compared(genericDesign([{ ...ROW, quantity }])));
    const titles = differencesOf(before!, after!).map(({ title }) => title);
    expect(titles).toContain('Power, heat and rack: heat');
    expect(titles).toContain('Failure: server down, video not recorded in an hour');
    expect(titles.filter((title) => /needs|notes|Percent|[a-z]W$/.test(title))).toEqual([]);
  });

  it('tells the days that are kept in a failure where they fall short, and how much longer recordings could be kept', () => {
    const long = { ...ROW, id: 2, streamId: 2, cameraGroupId: 2, retentionDays: 180 };
    const [few, many] = [60, 150].map((quantity) =>
      compared(
        genericDesign(
          [
            { ...ROW, quantity },
            { ...long, quantity: 100 },
          ],
          { serverDiskQuantity: 4 },
        ),
      ),
    );
    const told = differencesOf(few!, many!).filter(({ path }) => /kept|reach\./.test(path));
    const keptOf = ({ result }: typeof few & object, days: number) =>
      result
        .failure!.states.find(({ state }) => state === 'serverDownMoved')!
        .kept.find(({ retentionDays }) => retentionDays === days)!.keptDays;
    expect(keptOf(many!, 180)).toBeLessThan(180);
    expect(told).toContainEqual({
      path: 'failure.states.serverDownMoved.kept.180 days.keptDays',
      title: 'Failure: cameras of a server moved by hand, kept, 180 days',
      before: keptOf(few!, 180),
      after: keptOf(many!, 180),
      unit: 'day',
    });
    expect(told).toContainEqual(
      expect.objectContaining({
        path: 'reach.live.togetherFactor',
        title: 'Reach of retention: live, every retention, times as long',
        unit: '1',
      }),
    );
    expect(told).toContainEqual(expect.objectContaining({ path: 'reach.live.fillDays', unit: 'day' }));
    // Where every day is kept, the retention of the group says it already.
    const other = compared(genericDesign([{ ...ROW, retentionDays: 31 }]));
    expect(differencesOf(compared(genericDesign([ROW])), other).filter(({ path }) => path.includes('kept'))).toEqual(
      [],
    );
    // Issued before they were told.
    const { reach: _reach, ...earlier } = few!.result;
    const states = earlier.failure!.states.map(({ kept: _kept, ...state }) => state);
    const issued = { ...few!, result: { ...earlier, failure: { ...earlier.failure, states } } };
    expect(differencesOf(issued, few!)).toEqual([]);
  });

  it('has the unit of each figure of a list', () => {
    const [before, after] = [20, 400].map((quantity) => compared(genericDesign([{ ...ROW, quantity }])));
    const unitOf = new Map(differencesOf(before!, after!).map(({ path, unit }) => [path, unit]));
    expect(unitOf.get('failure.states.normal.serverLoadPercent')).toBe('%');
    expect(unitOf.get('failure.states.serverDown.tbNotRecordedPerHour')).toBe('TB/h');
  });

  it('names options, and leaves the settings of other hardware out', () => {
    const differences = differencesOf(compared(genericDesign([ROW])), compared(genericDesign([{ ...ROW, codec: 4 }])));
    expect(differences[0]).toMatchObject({ path: 'Camera group 1.codec', before: 'H.264', after: 'H.265' });
    expect(differences.some(({ path }) => path.includes('huskyServerSettings'))).toBe(false);
  });

  it('lists groups that only one has, and accepts results of other versions', () => {
    const other = { ...ROW, id: 2, streamId: 2, cameraGroupId: 2 };
    const [one, both] = [compared(huskyDesign([ROW])), compared(huskyDesign([ROW, other]))];
    const added = differencesOf(one, both).find(({ path }) => path === 'Camera group 2.quantity');
    expect(added).toMatchObject({ before: null, after: 20, unit: 'camera' });
    const older = {
      design: { cameras: [], serverSettings: null },
      result: {},
      derivations: { figures: {}, steps: [] },
    };
    expect(differencesOf(older, one).length).toBeGreaterThan(10);
  });

  it('names limits and states in words', () => {
    const result = (limit: string) => ({
      bindingConstraint: { limit },
      failure: { states: [{ state: 'serverDownMoved', broken: [limit] }] },
    });
    const side = (limit: string) => ({
      design: { cameras: [], serverSettings: null },
      result: result(limit),
      derivations: { figures: {}, steps: [] },
    });
    const differences = differencesOf(side('clientLink'), side('storage'));
    expect(differences.map(({ title, before, after }) => [title, before, after])).toEqual([
      ['Tightest limit', 'client network', 'storage'],
      ['Failure: cameras of a server moved by hand, broken, 1', 'client network', 'storage'],
    ]);
  });

  it('compares no numbers of different units, and reports an added or removed line by its quantity', () => {
    const derivations = { figures: {}, steps: [] };
    const side = (unit: string, value: number, designation: string) => ({
      design: { cameras: [], serverSettings: null },
      result: {
        bindingConstraint: { unit, value },
        bill: [{ kind: 'disk', designation, quantity: 3, typicalW: 27 }],
        failure: { states: [{ state: 'diskRebuild' }, { state: 'diskRebuild', retentionDays: value }] },
      },
      derivations,
    });
    const differences = differencesOf(side('Mbit/s', 326, '4 TB'), side('cameras', 100, '8 TB'));
    expect(differences.map(({ title, before, after }) => [title, before, after])).toEqual([
      ['Tightest limit: unit', 'Mbit/s', 'cameras'],
      ['Bill: 4 TB, quantity', 3, null],
      ['Failure: disk rebuild (2), retention days', 326, 100],
      ['Bill: 8 TB, quantity', null, 3],
    ]);
  });

  it('lists a figure once where servers take the place of appliances', () => {
    const differences = differencesOf(
      compared(huskyDesign([ROW])),
      compared(genericDesign([{ ...ROW, quantity: 900 }])),
    );
    const servers = differences.filter(({ path }) => /serverQuantity|genericProposal\.quantity/.test(path));
    expect(servers).toEqual([
      expect.objectContaining({ path: 'huskyProposal.serverQuantity', before: 1, after: expect.any(Number) }),
    ]);
    const rates = differences.filter(({ path }) => /cameraDataRate\.value|Cameras.*requiredBitrate/.test(path));
    expect(rates).toEqual([
      expect.objectContaining({ before: expect.any(Number), after: expect.any(Number), unit: 'Mbit/s' }),
    ]);
  });

  it('compares only the design where one has no result', () => {
    const [before, after] = [30, 60].map((retentionDays) => compared(huskyDesign([{ ...ROW, retentionDays }])));
    const unsized = { ...before!, result: null };
    const asked = differencesOf(unsized, { ...after!, result: null });
    expect(asked.map(({ path }) => path)).toEqual(['Camera group 1.retentionDays']);
  });

  it('names the further streams of a group by their place', () => {
    const further = rowOf({ id: 2, streamId: 2, cameraGroupId: 1, quantity: 20 });
    const [before, after] = [15, 20].map((motion) =>
      compared(huskyDesign([ROW, { ...further, fps: { ...further.fps, motion } }])),
    );
    const paths = differencesOf(before!, after!).map(({ path }) => path);
    expect(paths).toContain('Camera group 1.stream 2.fps.motion');
  });

  it('distinguishes entries of a list, plain ones by their place and equal ones by their number', () => {
    const design = { cameras: [], serverSettings: null };
    const derivations = { figures: {}, steps: [] };
    const result = (rackUnits: number, ruleId: number) => ({
      bill: [
        { kind: 'disk', designation: '4 TB', rackUnits: 0 },
        { kind: 'disk', designation: '4 TB', rackUnits },
      ],
      rules: [1, ruleId],
      // Left out by an older version, as JSON leaves it out.
      note: undefined,
    });
    const differences = differencesOf(
      { design, derivations, result: result(1, 2) },
      { design, derivations, result: result(2, 3) },
    );
    expect(differences.map(({ path, before, after }) => [path, before, after])).toEqual([
      ['bill.4 TB (2).rackUnits', 1, 2],
      ['rules.2', 2, 3],
    ]);
  });
});

describe('the title of a setting', () => {
  it.each([
    ['serverSettings.huskyServerSettings.advancedSettings.liveDatabase.raidType', 'Live database, RAID'],
    ['serverSettings.genericServerSettings.maxCamerasPerServer', 'Max cameras per server'],
  ])('is that of its field, without where it stands: %s', (path, title) => {
    expect(english.say({ say: 'setting.title', path })).toBe(title);
  });
});
