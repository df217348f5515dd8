import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CameraRow } from '../../src/index.ts';
import { Recording } from '../../src/doors/enumerations.ts';
import { demandIn } from '../support/answers.ts';
import { rowOf } from '../support/designs.ts';

type Stream = Partial<CameraRow>;

/** A stream of a typed rate, recorded while something moves. */
function streamOf(kbps: number, change: Stream): Stream {
  return {
    recording: Recording.event,
    bitrateKbit: { continuous: kbps, motion: kbps },
    continuousIsCustomBitrate: true,
    motionIsCustomBitrate: true,
    ...change,
  };
}

/** Groups of one camera with these streams, numbered from 1, in the order in which a deal hands them out. */
function dealtIds(order: number, ...groups: readonly (readonly Stream[])[]): readonly number[] {
  const rows = groups.flatMap((streams, group) =>
    streams.map((stream, index) => rowOf({ ...stream, cameraGroupId: group + 1, streamId: group * 10 + index + 1 })),
  );
  const servers = demandIn(rows.toReversed()).deals.servers(order, groups.length);
  return [...servers].flatMap(({ cameras }) => cameras.map(({ cameraGroupId }) => cameraGroupId));
}

function expectAlike(order: number, one: readonly Stream[], other: readonly Stream[]): void {
  expect(dealtIds(order, one, other)).toEqual([2, 1]);
  expect(dealtIds(order, other, one)).toEqual([2, 1]);
}

const kbps = fc.integer({ min: 1, max: 26_000 });
const factor = fc.integer({ min: 1, max: 4 });
const motion = fc.integer({ min: 1, max: 100 }).map((percent) => ({ continuous: 0, motion: percent }));

describe('groups of which a camera asks for as much as that of another', () => {
  it('are dealt by their ids, whichever of them has more hours a day and fewer days', () => {
    fc.assert(
      fc.property(kbps, motion, factor, factor, factor, factor, (rate, moving, a, b, c, d) => {
        const one = streamOf(rate, { motion: moving, hoursPerDay: a * b, retentionDays: c * d });
        const other = streamOf(rate, { motion: moving, hoursPerDay: a * c, retentionDays: b * d });
        expectAlike(0, [one], [other]);
      }),
    );
  });

  it('are dealt by their ids, whichever of them has more motion and a lower rate', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 260 }), motion, (rate, moving) => {
        const one = streamOf(rate * 100, { motion: moving });
        const other = streamOf(rate * moving.motion, { motion: { continuous: 0, motion: 100 } });
        expectAlike(0, [one], [other]);
      }),
    );
  });

  it.each([
    ['storage', 0],
    ['peak rate', 1],
  ])('are dealt by their ids, in whatever order their streams stand: by %s', (_, order) => {
    fc.assert(
      fc.property(fc.array(fc.tuple(kbps, motion), { minLength: 3, maxLength: 4 }), (streams) => {
        const rows = streams.map(([rate, moving]) => streamOf(rate, { motion: moving }));
        expectAlike(order, rows, rows.toReversed());
      }),
    );
  });

  it('are told apart where one stores a hundred millionth less', () => {
    const motionOf = { motion: { continuous: 0, motion: 1 }, hoursPerDay: 1 };
    const more = streamOf(9998, { ...motionOf, retentionDays: 9998 });
    const less = streamOf(9997, { ...motionOf, retentionDays: 9999 });
    expect(dealtIds(0, [more], [less])).toEqual([1, 2]);
    expect(dealtIds(0, [less], [more])).toEqual([2, 1]);
  });
});
