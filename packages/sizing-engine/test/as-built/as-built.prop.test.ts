import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { propertyRuns } from '../../../../tools/random-runs.ts';
import { applyChange } from '../../src/index.ts';
import { consecutiveIds } from '../../src/doors/design.ts';
import { calculateProposal, explain, settleCameraRow, type Design } from '../../src/index.ts';
import { asBuiltCheck, asBuiltRemedies, withMeasuredRates } from '../../src/doors/as-built.ts';
import { figurePaths, formulas, replay } from '../../src/doors/explanations.ts';
import { settleRows } from '../../src/index.ts';
import { simpleDesigns } from '../support/arbitraries.ts';
import { expectClose } from '../support/close-to.ts';
import { catalogue } from '../support/designs.ts';
import { gapsOf, reportOf, sumOf, type Reality } from '../support/reports.ts';

/**
 * Groups of few cameras, as they are stored: a report has a line for each. Every recording is kept as it was made, since of a
 * reduced frame rate nothing can be checked.
 */
const sites: fc.Arbitrary<Design> = simpleDesigns.map((design) => ({
  serverSettings: {
    ...design.serverSettings,
    tiers: { ...design.serverSettings.tiers, groomAfterDays: 0 },
  },
  cameras: settleRows(
    design.cameras.map((row) => settleCameraRow({ ...row, quantity: 1 + (row.quantity % 9) }, catalogue)),
    catalogue,
  ),
}));

const factor = fc.integer({ min: 20, max: 300 }).map((percent) => percent / 100);
const realities: fc.Arbitrary<Reality> = fc.record({ rate: factor, share: factor, days: factor });

/** Days that recorders are set to, some of which are not told. */
const settings = fc.array(fc.option(fc.integer({ min: 1, max: 400 })), { minLength: 1, maxLength: 4 });

/** A recorded share never passes all of the time. */
function within(reality: Reality, plannedPercent: number): Reality {
  return { ...reality, share: Math.min(reality.share, 100 / plannedPercent) };
}

function realReport(design: Design, reality: Reality) {
  const { groups } = asBuiltCheck({ design, cameras: [] }, catalogue);
  const percents = new Map(groups.map(({ cameraGroupId, planned }) => [cameraGroupId, planned.recordedPercent!]));
  return reportOf(design, (id) => within(reality, percents.get(id)!));
}

describe('a report', () => {
  it('that equals the plan has no gap', () => {
    fc.assert(
      fc.property(sites, (design) => {
        for (const { gap, storage } of gapsOf(asBuiltCheck({ design, cameras: reportOf(design) }, catalogue))) {
          const figures = [gap.days, ...Object.values(gap.parts)];
          const none = [storage.missingTb, ...Object.values(storage.parts)].map((tb) => (tb ?? 0) / storage.plannedTb);
          for (const figure of [...figures, ...none]) expect(Math.abs(figure ?? 0)).toBeLessThan(1e-8);
        }
      }),
    );
  });

  it('has gaps whose parts add up to them', () => {
    fc.assert(
      fc.property(sites, realities, fc.boolean(), settings, (design, reality, tellsShare, days) => {
        const cameras = realReport(design, reality).map((camera, index) => ({
          ...camera,
          recordedPercent: tellsShare ? camera.recordedPercent : null,
          setDays: days[index % days.length]!,
        }));
        const check = asBuiltCheck({ design, cameras }, catalogue);
        const gaps = gapsOf(check);
        expect(gaps.length).toBe(check.groups.length + check.cameras.length);
        for (const { gap, storage } of gaps) {
          const scale = Object.values(gap.parts).reduce((sum: number, part) => sum + Math.abs(part ?? 0), 0);
          expect(Math.abs(sumOf(gap.parts) - gap.days)).toBeLessThanOrEqual(1e-9 * (1 + scale));
          expect(Math.abs(sumOf(storage.parts) - storage.missingTb)).toBeLessThanOrEqual(
            1e-9 * (storage.neededTb + storage.usedTb),
          );
          expect(gap.parts.recordedShare === null).toBe(!tellsShare);
        }
        for (const [index, { setDays, daysHeld }] of cameras.entries()) {
          const { parts } = check.cameras[index]!.gap!;
          expect(parts.retentionSetting === null).toBe(setDays === null);
          const isEndedByAge = setDays !== null && setDays <= daysHeld!;
          expect(isEndedByAge && [parts.rate, parts.recordedShare, parts.capacity].some(Boolean)).toBe(false);
        }
        const { storage } = check.totals;
        expect(Math.abs(sumOf(storage!.parts) - storage!.missingTb)).toBeLessThanOrEqual(
          1e-9 * (storage!.neededTb + storage!.usedTb),
        );
      }),
    );
  });

  it('lacks the sum of what its groups lack, without what others have to spare', () => {
    fc.assert(
      fc.property(sites, fc.array(realities, { minLength: 1, maxLength: 4 }), (design, perGroup) => {
        const cameras = reportOf(design, (id) => perGroup[id % perGroup.length]!);
        const check = asBuiltCheck({ design, cameras }, catalogue);
        const lacking = check.groups.reduce((sum, { storage }) => sum + Math.max(0, storage!.missingTb), 0);
        expectClose(check.totals.shortTb!, lacking);
      }),
    );
  });

  it('has a longer gap the worse a figure gets', () => {
    fc.assert(
      fc.property(sites, realities, fc.integer({ min: 101, max: 200 }), (design, reality, percent) => {
        const before = asBuiltCheck({ design, cameras: realReport(design, reality) }, catalogue);
        const worse = { ...reality, rate: (reality.rate * percent) / 100, days: (reality.days * 100) / percent };
        const after = asBuiltCheck({ design, cameras: realReport(design, worse) }, catalogue);
        for (const [index, group] of after.groups.entries()) {
          expect(group.gap!.parts.rate).toBeLessThan(before.groups[index]!.gap!.parts.rate);
          expect(group.gap!.days).toBeLessThan(before.groups[index]!.gap!.days);
        }
      }),
    );
  });

  it('explains every figure of its check, and the explanations replay', () => {
    fc.assert(
      fc.property(sites, realities, settings, (design, reality, days) => {
        const cameras = realReport(design, reality).map((camera, index) => ({
          ...camera,
          setDays: days[index % days.length]!,
        }));
        const check = asBuiltCheck({ design, cameras }, catalogue);
        for (const path of figurePaths(check)) {
          expect(replay(JSON.parse(JSON.stringify(explain(check, path))), formulas)).toEqual([]);
        }
      }),
      { numRuns: propertyRuns({ test: 20, soak: 200 }) },
    );
  });
});

/** Below this rate a whole kbit/s is more than a hundredth. */
const COARSE_KBPS = 50;

describe('measured rates', () => {
  it('give the days of the report when they are applied', () => {
    fc.assert(
      fc.property(sites, realities, (design, reality) => {
        const cameras = realReport(design, reality);
        const check = asBuiltCheck({ design, cameras }, catalogue);
        const { change, notTaken } = withMeasuredRates({ design, check }, catalogue, { measuredUtc: '2026-05-04' });
        const { design: after, errors } = applyChange(design, change, { catalogue, ids: consecutiveIds(0) });
        expect(errors).toEqual([]);
        const again = asBuiltCheck({ design: after, cameras }, catalogue);
        const left = new Set(notTaken.map(({ cameraGroupId }) => cameraGroupId));
        for (const [index, { cameraGroupId, planned }] of again.groups.entries()) {
          const rates = after.cameras.filter((row) => row.cameraGroupId === cameraGroupId);
          if (left.has(cameraGroupId) || rates.some(isCoarse)) continue;
          const { actual, storage } = check.groups[index]!;
          const days =
            (storage!.usedTb * 1e9 * 8) /
            86_400 /
            (planned.rateKbps * cameras.filter((each) => each.cameraGroupId === cameraGroupId).length);
          expectClose(days, actual!.days, 0.01);
        }
      }),
    );
  });

  it('carry date and duration of the measurement, and name the groups that cannot take them', () => {
    fc.assert(
      fc.property(sites, realities, (design, reality) => {
        const check = asBuiltCheck({ design, cameras: realReport(design, reality) }, catalogue);
        const source = { measuredUtc: '2026-05-04', note: 'Recorder 2' };
        const { change, notTaken } = withMeasuredRates({ design, check }, catalogue, source);
        const taken = new Set(
          design.cameras.filter(({ id }) => change.patches.has(id)).map(({ cameraGroupId }) => cameraGroupId),
        );
        for (const { cameraGroupId } of check.groups) {
          expect(taken.has(cameraGroupId)).toBe(notTaken.every((left) => left.cameraGroupId !== cameraGroupId));
        }
        for (const { measured } of change.patches.values()) {
          for (const measurement of Object.values(measured ?? {})) expect(measurement).toMatchObject(source);
        }
      }),
    );
  });
});

function isCoarse({
  bitrateKbit,
  continuousIsCustomBitrate,
  motionIsCustomBitrate,
}: Design['cameras'][number]): boolean {
  const rates = [
    ...(continuousIsCustomBitrate ? [bitrateKbit.continuous] : []),
    ...(motionIsCustomBitrate ? [bitrateKbit.motion] : []),
  ];
  return rates.some((kbps) => kbps < COARSE_KBPS);
}

describe('what to change', () => {
  it('holds the planned days on the hardware of the design', () => {
    fc.assert(
      fc.property(sites, (design) => {
        const cameras = realReport(design, { rate: 2.5, share: 1, days: 0.4 });
        const check = asBuiltCheck({ design, cameras }, catalogue);
        const found = asBuiltRemedies({ design, check }, catalogue, { measuredUtc: '2026-05-04' });
        const before = calculateProposal(design, catalogue);
        expect(found === null || before.calculationSuccess).toBe(true);
        for (const { kind, change } of found?.remedies ?? []) {
          expect(change === null).toBe(
            ['longer-sample', 'designed-storage', 'larger-disks', 'more-servers'].includes(kind),
          );
          if (change === null) continue;
          const { design: after, errors } = applyChange(design, change, { catalogue, ids: consecutiveIds(0) });
          expect(errors).toEqual([]);
          const sized = calculateProposal(after, catalogue);
          const servers = (proposal: typeof sized) =>
            proposal.genericProposal?.quantity ?? proposal.huskyProposal?.serverQuantity ?? 0;
          expect(sized.calculationSuccess).toBe(true);
          expect(servers(sized)).toBeLessThanOrEqual(servers(before));
        }
      }),
      { numRuns: propertyRuns({ test: 40, soak: 400 }) },
    );
  });
});
