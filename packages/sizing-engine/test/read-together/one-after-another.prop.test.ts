import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { propertyRuns, runsOf } from '../../../../tools/random-runs.ts';
import {
  calculateProposal,
  calculateTotals,
  explainAll,
  type CameraRow,
  type Design,
  type SizingOptions,
} from '../../src/index.ts';
import { answerOf } from '../support/answer-of.ts';
import { cameraGroups, demandingDesigns, simpleDesigns } from '../support/arbitraries.ts';
import { expectClose } from '../support/close-to.ts';
import { catalogue, genericDesign } from '../support/designs.ts';
import { worded } from '../support/in-english.ts';

const someDesigns: fc.Arbitrary<Design> = fc.oneof(
  { arbitrary: simpleDesigns, weight: 3 },
  { arbitrary: demandingDesigns, weight: 1 },
);

const pairs = fc.tuple(someDesigns, someDesigns);

/** The same by an engine that has sized nothing yet: a thread has modules of its own. */
async function answerOfUntouchedEngine(design: Design): Promise<unknown> {
  const thread = new Worker(new URL('../support/answer-thread.ts', import.meta.url), { workerData: design });
  const [answer] = await once(thread, 'message');
  return answer;
}

describe('designs that are sized one after the other', () => {
  it('have the same answers in any order', () => {
    fc.assert(
      fc.property(pairs, ([one, other]) => {
        const first = [answerOf(one), answerOf(other)];
        const second = [answerOf(other), answerOf(one)].toReversed();
        expect(second).toEqual(first);
      }),
      { numRuns: propertyRuns({ test: 20, soak: 200 }) },
    );
  });

  it('have the answers of a freshly loaded engine', async () => {
    const designs = fc.sample(someDesigns, runsOf({ test: 4, soak: 40 }));
    const answers = designs.map((design) => answerOf(design));
    for (const [index, design] of designs.entries()) {
      expect(await answerOfUntouchedEngine(design)).toBe(answers[index]);
    }
  });

  it('keep their answers and explanations while another one is sized', () => {
    fc.assert(
      fc.property(pairs, ([one, other]) => {
        const expected = answerOf(one);
        const proposal = calculateProposal(one, catalogue);
        calculateProposal(other, catalogue);
        calculateTotals(other.cameras, catalogue);
        // Reasons are worked out when they are asked for, here after the other design was sized.
        expect(JSON.stringify([proposal, explainAll(proposal)])).toBe(expected);
      }),
      { numRuns: propertyRuns({ test: 20, soak: 200 }) },
    );
  });
});

/** Rows in another order, so that streams stand apart from their groups. */
const shuffled = cameraGroups(6).chain((rows) =>
  fc
    .shuffledSubarray(rows, { minLength: rows.length, maxLength: rows.length })
    .map((mixed): readonly [CameraRow[], CameraRow[]] => [rows, mixed]),
);

const FIGURES_ALONE: SizingOptions = { headroom: false, alternatives: false, failure: false };

describe('rows of groups in mixed order', () => {
  it('are sized as the same rows group by group', () => {
    fc.assert(
      fc.property(shuffled, fc.boolean(), ([rows, mixed], archiving) => {
        const [inOrder, asMixed] = [rows, mixed].map((cameras) =>
          calculateProposal(genericDesign(cameras, { archiving }), catalogue, FIGURES_ALONE),
        ) as [ReturnType<typeof calculateProposal>, ReturnType<typeof calculateProposal>];
        expect(asMixed.totals.cameras).toEqual(inOrder.totals.cameras);
        expect(asMixed.totals.cameraStreams).toEqual(inOrder.totals.cameraStreams);
        expectClose(asMixed.totals.storageTb.high, inOrder.totals.storageTb.high);
        expectClose(asMixed.totals.peakMbit.low, inOrder.totals.peakMbit.low);
        expect(asMixed.licences).toEqual(inOrder.licences);
        expect(asMixed.genericProposal?.quantity).toBe(inOrder.genericProposal?.quantity);
        expect(asMixed.warnings.map(({ code }) => code)).toEqual(inOrder.warnings.map(({ code }) => code));
      }),
    );
  });
});

/** Rows with ids of their own, and two places of which the later one gets the id of the earlier. */
const repeated = fc
  .record({
    ids: fc.uniqueArray(fc.oneof(fc.nat({ max: 300 }), fc.maxSafeNat()), { minLength: 2, maxLength: 40 }),
    picks: fc.tuple(fc.nat(), fc.nat()),
  })
  .map(({ ids, picks: [a, b] }) => {
    const later = 1 + (a % (ids.length - 1));
    const earlier = b % later;
    return { ids: ids.with(later, ids[earlier]!), later, id: ids[earlier]! };
  });

describe('a row that is listed twice', () => {
  it('is refused at its second place, wherever the two stand and whatever their id is', () => {
    fc.assert(
      fc.property(repeated, cameraGroups(1), ({ ids, later, id }, [row]) => {
        const cameras = ids.map((each, index) => ({ ...row!, id: each, streamId: index, cameraGroupId: index % 7 }));
        const message = `cameras[${later}].id: Row ${id} is listed twice`;
        for (const ask of [
          () => calculateTotals(cameras, catalogue),
          () => calculateProposal(genericDesign(cameras), catalogue),
        ]) {
          expect(ask).toThrow(expect.objectContaining({ code: 'out-of-domain', message: worded(message) }) as Error);
        }
      }),
    );
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY, -1, 0.5, 2 ** 53])(
    'is not looked for before an id of %d is refused',
    (id) => {
      const [row] = fc.sample(cameraGroups(1), 1)[0]!;
      const cameras = [row!, { ...row!, id }, row!];
      expect(() => calculateTotals(cameras, catalogue)).toThrow(
        expect.objectContaining({ code: 'out-of-domain', subject: 'cameras[1].id' }) as Error,
      );
    },
  );
});
