import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  calculateProposal,
  settleCameraRow,
  type CameraRow,
  type Design,
  type Measurement,
  type RangedFigure,
  type Totals,
} from '../../src/index.ts';
import { totalsOf } from '../support/answers.ts';
import { cameraGroups, simpleDesigns, unruledRow } from '../support/arbitraries.ts';
import { expectAlike, expectClose } from '../support/close-to.ts';
import { catalogue } from '../support/designs.ts';
import { naiveTotals, type NaiveFactor } from '../support/naive.ts';
import { english } from '../support/in-english.ts';

/**
 * The proposal without what names or counts its groups: the plan, what each could be kept alone, which cameras the headroom is
 * about, the room of each group, and which groups show something; what they show stays.
 */
function proposalOf(design: Design): unknown {
  const { answer, serverPlan, headroom, reach, coverage, warnings, ...proposal } = english.rendered(
    calculateProposal(named(design), catalogue),
  );
  const { servers: _servers, ...proof } = serverPlan ?? {};
  const changes = headroom.filter(({ code }) => code !== 'cameras-more-of-group');
  const steps = changes.map((step) => ({ ...step, message: step.code.startsWith('cameras') ? '' : step.message }));
  const storages = reach?.map(({ alone: _alone, ...storage }) => storage);
  const shown = coverage?.map(({ cameraGroupId: _id, cures: _cures, ...group }) => JSON.stringify(group));
  const coverages = [...new Set(shown)];
  const failed = answer.failed && { ...answer.failed, cameraGroupId: null };
  const told = { ...answer, failed, warnings: uncounted(answer.warnings) };
  const rest = { ...proposal, answer: told, warnings: uncounted(warnings), proof, steps, storages, coverages };
  return JSON.parse(JSON.stringify(rest));
}

/** Warnings without the number of groups that one of them counts. */
function uncounted<T extends { readonly code: string }>(warnings: readonly T[]): unknown[] {
  return warnings.map((warning) => (warning.code === 'purpose-without-angle' ? warning.code : warning));
}

/** All groups with one name, so that a sentence about a group is the same whatever its id is. */
function named({ cameras, ...design }: Design): Design {
  return { ...design, cameras: cameras.map((row) => ({ ...row, streamName: 'Yard' })) };
}

const withRows = (design: Design, cameras: readonly CameraRow[]): Design => ({ ...design, cameras });

/** The rows of each group. */
function groupsIn(rows: readonly CameraRow[]): CameraRow[][] {
  const ids = [...new Set(rows.map(({ cameraGroupId }) => cameraGroupId))];
  return ids.map((id) => rows.filter(({ cameraGroupId }) => cameraGroupId === id));
}

/** A group as two groups that have its cameras between them. */
function split(group: readonly CameraRow[], pick: number): CameraRow[] {
  const { quantity } = group[0]!;
  const taken = 1 + (pick % (quantity - 1));
  const rest = group.map((row) => ({
    ...row,
    id: row.id + 1000,
    streamId: row.streamId + 1000,
    cameraGroupId: row.cameraGroupId + 1000,
    quantity: quantity - taken,
  }));
  return [...group.map((row) => ({ ...row, quantity: taken })), ...rest];
}

describe('a proposal', () => {
  it('does not change when its only group is split in two', () => {
    fc.assert(
      fc.property(simpleDesigns, fc.nat(), fc.nat(), (design, groupPick, quantityPick) => {
        const groups = groupsIn(design.cameras);
        const chosen = groups[groupPick % groups.length]!;
        fc.pre(chosen[0]!.quantity > 1);
        // Between the parts of a group another one of the same storage could be dealt: so it is alone.
        const parts = split(chosen, quantityPick);
        expectAlike(proposalOf(withRows(design, parts)), proposalOf(withRows(design, chosen)));
      }),
    );
  });

  it('does not change when its groups change places', () => {
    fc.assert(
      fc.property(
        simpleDesigns.chain((design) =>
          fc.tuple(fc.constant(design), fc.shuffledSubarray([...design.cameras], { minLength: design.cameras.length })),
        ),
        ([design, cameras]) => {
          expectAlike(proposalOf(withRows(design, cameras)), proposalOf(design));
        },
      ),
    );
  });

  it('does not change when its groups and streams get other ids', () => {
    fc.assert(
      fc.property(simpleDesigns, fc.integer({ min: 1, max: 1000 }), (design, shift) => {
        // Streams keep their order, since the first of a group is the one with the lowest id; groups that are alike are dealt
        // by theirs.
        const cameras = design.cameras.map((row) => ({
          ...row,
          id: row.id * 3 + shift,
          streamId: row.streamId * 3 + shift,
          cameraGroupId: row.cameraGroupId * shift + shift,
        }));
        expectAlike(proposalOf(withRows(design, cameras)), proposalOf(design));
      }),
    );
  });
});

describe('the totals of a design', () => {
  it('sum to those of its groups, at both ends of the range', () => {
    fc.assert(
      fc.property(cameraGroups(), (rows) => {
        const parts = groupsIn(rows).map(totalsOf);
        const sumOf = (figure: keyof Totals): RangedFigure => {
          const at = (end: keyof RangedFigure): number => parts.reduce((sum, part) => sum + part[figure][end], 0);
          return { value: at('value'), low: at('low'), high: at('high') };
        };
        expectAlike(totalsOf(rows), {
          cameras: sumOf('cameras'),
          cameraStreams: sumOf('cameraStreams'),
          averageMbit: sumOf('averageMbit'),
          peakMbit: sumOf('peakMbit'),
          storageTb: sumOf('storageTb'),
        });
      }),
    );
  });

  it('are the sum of the model over every row, at both ends of the range of each half', () => {
    const { interFrame, mjpeg, custom } = catalogue.bitrateModel.ranges;
    const typedRange = (measurement: Measurement | null) => {
      if (measurement === null || measurement.sampleHours < 24) return { low: 0.9, high: 1.1 };
      return measurement.sampleHours < 168 ? { low: 0.95, high: 1.05 } : { low: 0.98, high: 1.02 };
    };
    /** Below 3 frames a second the high end is that of 3. */
    const raisedBy = (row: CameraRow, half: 'continuous' | 'motion'): number => {
      if (row.fps[half] === 0) return 1;
      const { continuous, motion } = row.fps;
      const fps = { continuous: Math.max(continuous, 3), motion: Math.max(motion, 3) };
      return settleCameraRow({ ...row, fps }, catalogue).bitrateKbit[half] / row.bitrateKbit[half];
    };
    const factorAt =
      (end: 'value' | 'low' | 'high'): NaiveFactor =>
      (row, half) => {
        const isCustom = half === 'continuous' ? row.continuousIsCustomBitrate : row.motionIsCustomBitrate;
        if (end === 'value') return 1;
        if (isCustom) return typedRange(row.measured[half])[end];
        if (row.codec === 1) return mjpeg[end].value;
        return interFrame[end].value * (end === 'high' ? raisedBy(row, half) : 1);
      };
    fc.assert(
      fc.property(fc.array(unruledRow, { minLength: 1, maxLength: 3 }), (drawn) => {
        const rows = drawn.map((row, index) => ({
          ...row,
          id: index + 1,
          streamId: index + 1,
          cameraGroupId: index + 1,
        }));
        const totals = totalsOf(rows);
        for (const end of ['value', 'low', 'high'] as const) {
          const soundFactor = end === 'value' ? 1 : custom[end].value;
          const naive = naiveTotals(rows, catalogue, { factor: factorAt(end), soundFactor });
          expectClose(totals.peakMbit[end], naive.peakMbit);
          expectClose(totals.averageMbit[end], naive.averageMbit);
          expectClose(totals.storageTb[end], naive.storageTb);
        }
      }),
    );
  });

  it('lie within their range', () => {
    fc.assert(
      fc.property(cameraGroups(), (rows) => {
        for (const { value, low, high } of Object.values(totalsOf(rows)) as RangedFigure[]) {
          expect(low).toBeLessThanOrEqual(value);
          expect(high).toBeGreaterThanOrEqual(value);
        }
      }),
    );
  });
});
