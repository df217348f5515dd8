import fc from 'fast-check';
import { Deals } from '../../src/sizing/deal/deals.ts';
import {
  FIGURES,
  type CameraLoad,
  type Figure,
  type PlanGroups,
  type PlanLoad,
} from '../../src/sizing/deal/plan-group.ts';
import type { PlanQuestion } from '../../src/sizing/deal/search.ts';

/** Cameras of a group, and what one of them asks for. */
export interface PlanGroup {
  readonly cameraGroupId: number;
  readonly cameras: number;
  readonly perCamera: CameraLoad;
}

/** Groups as the deals take them. */
export function columnsOf(groups: readonly PlanGroup[]): PlanGroups {
  const column = (of: (group: PlanGroup) => number): Float64Array => Float64Array.from(groups, of);
  const perCamera = (figure: Figure): Float64Array => column((group) => group.perCamera[figure]);
  return {
    ids: groups.map(({ cameraGroupId }) => cameraGroupId),
    cameras: column(({ cameras }) => cameras),
    perCamera: {
      streams: perCamera('streams'),
      peakMbit: perCamera('peakMbit'),
      storageTb: perCamera('storageTb'),
      liveTb: perCamera('liveTb'),
    },
    groomedShare: 0,
  };
}

/** The deals of groups. */
export const dealsOf = (groups: readonly PlanGroup[]): Deals => new Deals(columnsOf(groups));

/** Numbers that differ, if at all, by more than rounding: closer ones count as equal where groups are ordered. */
const figureUpTo = (max: number): fc.Arbitrary<number> =>
  fc.double({ min: 0.001, max, noNaN: true }).map((figure) => Math.round(figure * 1e9) / 1e9);

const cameraLoads: fc.Arbitrary<CameraLoad> = fc.record({
  streams: fc.integer({ min: 1, max: 4 }),
  peakMbit: figureUpTo(50),
  storageTb: figureUpTo(10),
  liveTb: fc.constantFrom(0, 0.25, 1.5),
});

/** Up to eight groups. */
export const groupsOf = (maxCameras: number): fc.Arbitrary<PlanGroup[]> =>
  fc
    .array(fc.record({ cameras: fc.integer({ min: 1, max: maxCameras }), perCamera: cameraLoads }), {
      minLength: 1,
      maxLength: 8,
    })
    .map((groups) => groups.map((group, index) => ({ ...group, cameraGroupId: groups.length - index })));

/** The figures of a load, which may be looked for only when they are asked for. */
export const figuresOf = (load: PlanLoad): readonly number[] => [
  load.cameras,
  ...FIGURES.map((figure) => load[figure]),
];

/** What cameras ask of the server that has them all. */
export function loadOf(cameras: readonly PlanGroup[]): PlanLoad {
  const sum = (figure: keyof CameraLoad): number =>
    cameras.reduce((total, group) => total + group.perCamera[figure], 0);
  return {
    cameras: cameras.length,
    streams: sum('streams'),
    peakMbit: sum('peakMbit'),
    storageTb: sum('storageTb'),
    liveTb: sum('liveTb'),
  };
}

/** Whether a load is within the limit of each of its figures. */
export const isWithin = (load: PlanLoad, limit: PlanLoad): boolean =>
  load.cameras <= limit.cameras && FIGURES.every((figure) => load[figure] <= limit[figure] * (1 + 1e-9));

/** What the search is asked of groups on servers that hold up to a limit. */
export function questionOf(groups: readonly PlanGroup[], limit: PlanLoad): PlanQuestion<true> {
  return {
    deals: dealsOf(groups),
    mostServers: Number.POSITIVE_INFINITY,
    hardwareFor: (load) => (isWithin(load, limit) ? true : undefined),
  };
}
