import { describe, expect, it } from 'vitest';
import { calculateProposal, explain, explainAll, type Design } from '../../src/index.ts';
import { Platform, Recording } from '../../src/doors/enumerations.ts';
import { derivationForRow, type Step } from '../../src/doors/explanations.ts';
import { catalogue, constantGroup, genericDesign, groupsOf, huskyDesign } from '../support/designs.ts';

function stepsOf(design: Design, figure: string): readonly Step[] {
  return explain(calculateProposal(design, catalogue), figure).steps;
}

/** Whether what stands at each path was left as it was, by the last word of the path. */
function untouchedIn(design: Design, figure: string): Readonly<Record<string, boolean>> {
  const given = stepsOf(design, figure).flatMap(({ origin }) =>
    origin.kind === 'given' && 'isDefault' in origin ? [[origin.path.split('.').at(-1)!, origin.isDefault]] : [],
  );
  return Object.fromEntries(given);
}

/** What a new row has in each field of the rows behind a figure. */
function newRowIn(design: Design): Readonly<Record<string, number | null>> {
  const columns = stepsOf(design, 'totals.storageTb.value').flatMap(({ origin }) =>
    origin.kind === 'given' && 'default' in origin ? [[origin.path.replace('cameras[*].', ''), origin.default]] : [],
  );
  return Object.fromEntries(columns);
}

describe('a value of the settings', () => {
  const rows = groupsOf({ quantity: 40 });
  const servers = 'networkInterface[1].requiredBitrate';

  it('that equals the default was not entered', () => {
    expect(untouchedIn(genericDesign(rows), servers)).toMatchObject({
      systemOverhead: true,
      concurrentSmartClientStreams: true,
    });
    expect(untouchedIn(genericDesign(rows, { systemOverhead: 30 }), servers)).toMatchObject({
      systemOverhead: false,
      concurrentSmartClientStreams: true,
    });
    expect(untouchedIn(huskyDesign(rows, { maxSystemUtilization: 70 }), 'loads[1].max')).toEqual({
      maxSystemUtilization: false,
    });
    expect(untouchedIn(huskyDesign(rows), 'loads[1].max')).toEqual({ maxSystemUtilization: true });
  });

  it('is compared with the default of the platform version', () => {
    const limit = 'loads[0].max';
    const express = { xProtectVersion: Platform.expressPlus };
    const untouched = (design: Design) => untouchedIn(design, limit)['maxCamerasPerServer'];
    expect(untouched(genericDesign(rows))).toBe(true);
    expect(untouched(genericDesign(rows, { ...express, maxCamerasPerServer: 48 }))).toBe(true);
    expect(untouched(genericDesign(rows, { ...express, maxCamerasPerServer: 45 }))).toBe(false);
    expect(untouched(genericDesign(rows, { maxCamerasPerServer: 48 }))).toBe(false);
  });

  it('is compared for texts as for numbers', () => {
    expect(untouchedIn(genericDesign(rows), 'liveDatabase.diskType')).toEqual({ diskType: true });
    const liveDatabase = { diskType: 2, diskSizeMax: 20 };
    expect(untouchedIn(genericDesign(rows, { liveDatabase }), 'liveDatabase.diskType')).toEqual({ diskType: false });
  });
});

describe('a field of a row', () => {
  it('is compared with a new row', () => {
    expect(newRowIn(genericDesign(groupsOf({})))).toEqual({
      quantity: 1,
      'motion.motion': 40,
      'fps.motion': 15,
      hoursPerDay: 24,
      retentionDays: 30,
    });
  });

  it.each([
    [Recording.constant, 15],
    [Recording.speedup, 1],
  ])('is compared with what recording mode %i starts from', (recording, fps) => {
    expect(newRowIn(genericDesign(groupsOf({ recording })))).toMatchObject({ 'fps.continuous': fps });
  });

  it('with a typed rate was always entered', () => {
    const design = genericDesign(constantGroup({ quantity: 1, kbps: 2702, retentionDays: 30 }));
    expect(newRowIn(design)).toMatchObject({ 'bitrateKbit.continuous': null });
  });

  it('keeps its mark when its row is opened', () => {
    const design = genericDesign(groupsOf({ retentionDays: 30 }, { retentionDays: 31 }));
    const derivation = explain(calculateProposal(design, catalogue), 'totals.storageTb.value');
    const isDays = ({ origin }: Step) => origin.kind === 'given' && origin.path.endsWith('retentionDays');
    const { key } = derivation.steps.find(isDays)!;
    const rows = [0, 1].map((place) => derivationForRow(derivation, key, place).steps[0]!.origin);
    expect(rows).toEqual([
      { kind: 'given', path: 'cameras[0].retentionDays', isDefault: expect.any(Boolean) },
      { kind: 'given', path: 'cameras[1].retentionDays', isDefault: expect.any(Boolean) },
    ]);
    const untouched = rows.flatMap((origin, row) =>
      'isDefault' in origin && origin.isDefault ? [design.cameras[row]!.retentionDays] : [],
    );
    expect(untouched).toEqual([30]);
  });

  it('of the eleventh row is found by its own path', () => {
    const others = Array.from({ length: 10 }, () => ({ retentionDays: 20 }));
    const days = (retentionDays: number) =>
      untouchedIn(genericDesign(groupsOf(...others, { retentionDays })), 'failure.states[0].retentionDays');
    expect([days(30), days(31)]).toMatchObject([{ retentionDays: true }, { retentionDays: false }]);
  });

  it('outside a column is found by its own path', () => {
    const days = (retentionDays: number) =>
      untouchedIn(genericDesign(groupsOf({ retentionDays })), 'retentionReach.asked')['retentionDays'];
    expect([days(30), days(31)]).toEqual([true, false]);
  });
});

it.each([genericDesign([]), huskyDesign([])])(
  'the figures of a design without cameras come as plain data',
  (design) => {
    const derivations = explainAll(calculateProposal(design, catalogue));
    expect(JSON.parse(JSON.stringify(derivations))).toMatchObject({ figures: expect.anything() });
  },
);
