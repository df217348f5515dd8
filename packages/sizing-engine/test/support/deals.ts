import fc from 'fast-check';
import type { PlanGroups } from '../../src/sizing/deal/plan-group.ts';

const column = (length: number, numbers: fc.Arbitrary<number>): fc.Arbitrary<Float64Array> =>
  fc.array(numbers, { minLength: length, maxLength: length, size: 'max' }).map((each) => Float64Array.from(each));

const figure = fc.double({ min: 0.001, max: 50, noNaN: true });

/** Some numbers of groups, of few and of very many cameras. */
export const dealtGroups = (lengths: readonly number[]): fc.Arbitrary<PlanGroups> =>
  fc.constantFrom(...lengths).chain((length) =>
    fc.record({
      ids: fc.constant(Array.from({ length }, (_, place) => length - place)),
      cameras: column(length, fc.oneof(fc.integer({ min: 1, max: 5 }), fc.constantFrom(999_999))),
      perCamera: fc.record({
        streams: column(length, fc.integer({ min: 1, max: 4 })),
        peakMbit: column(length, figure),
        storageTb: column(length, figure),
        liveTb: column(length, fc.constantFrom(0, 0.25, 1.5)),
      }),
      groomedShare: fc.constant(0),
    }),
  );
