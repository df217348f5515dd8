import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calculateProposal, NEW_STREAM, type Design, type Proposal } from '../../src/index.ts';
import { checkServerSettings } from '../../src/index.ts';
import { LensType, MachineType, Recording } from '../../src/doors/enumerations.ts';
import {
  CAMERA_BOUNDS,
  CAMERA_NAME_LIMIT,
  CAMERA_NETWORK_BOUNDS,
  CLOSET_NAME_LIMIT,
  EXTRAS_BOUNDS,
  LIVE_STREAM_BOUNDS,
  OPTICS_BOUNDS,
  PURPOSE_BOUNDS,
  SERVER_BOUNDS,
  SIDE_BOUNDS,
  SLIDERS,
  type Bounds,
} from '../../src/doors/bounds.ts';
import { diskSizeMinBounds, TYPED_SIZE } from '../../src/doors/design.ts';
import type { RowFields } from '../support/arbitraries.ts';
import { numbersOf } from '../support/answers.ts';
import { catalogue, genericDesign, groupsOf, huskyDesign } from '../support/designs.ts';

const end = ({ min, max }: Bounds): fc.Arbitrary<number> => fc.constantFrom(min, max);

const idOf = (entries: readonly { readonly id: number }[]): fc.Arbitrary<number> =>
  fc.constantFrom(...entries.map(({ id }) => id));

const bothOf = (halves: fc.Arbitrary<number>) => halves.map((half) => ({ continuous: half, motion: half }));

const ROW_FIELDS: RowFields = {
  streamName: fc.constantFrom('', 'x'.repeat(CAMERA_NAME_LIMIT.max)),
  quantity: end(CAMERA_BOUNDS.quantity),
  lensType: fc.constantFrom(LensType.single, LensType.multiParent),
  recording: fc.constantFrom(...Object.values(Recording)),
  hoursPerDay: end(CAMERA_BOUNDS.hoursPerDay),
  retentionDays: end(CAMERA_BOUNDS.retentionDays),
  codec: idOf(catalogue.codecs),
  fps: bothOf(end(CAMERA_BOUNDS.fps)),
  motion: bothOf(end(CAMERA_BOUNDS.motion)),
  complexity: bothOf(fc.constantFrom(1, 5)),
  resolution: bothOf(fc.constantFrom(1, 17, TYPED_SIZE)),
  bitrateKbit: bothOf(end(CAMERA_BOUNDS.bitrateKbit)),
  continuousIsCustomBitrate: fc.boolean(),
  motionIsCustomBitrate: fc.boolean(),
  licencesPerCamera: end(CAMERA_BOUNDS.licencesPerCamera),
  measured: fc.constant(NEW_STREAM.measured),
  size: end(SIDE_BOUNDS).map((side) => ({
    continuous: { width: side, height: side },
    motion: { width: side, height: side },
  })),
  extras: fc.record({
    audioKbps: end(EXTRAS_BOUNDS.audioKbps),
    metadataKbps: end(EXTRAS_BOUNDS.metadataKbps),
    eventsPerHour: end(EXTRAS_BOUNDS.eventsPerHour),
    preSeconds: end(EXTRAS_BOUNDS.preSeconds),
    postSeconds: end(EXTRAS_BOUNDS.postSeconds),
  }),
  network: fc.record({
    poeClass: fc.constantFrom(8, null),
    watts: fc.constantFrom(0, 71.3, null),
    cableM: end(CAMERA_NETWORK_BOUNDS.cableM),
    closet: fc.constantFrom('', 'x'.repeat(CLOSET_NAME_LIMIT.max)),
  }),
  liveStream: fc.record({
    resolution: fc.constantFrom(1, 17),
    size: fc.constant(null),
    fps: end(LIVE_STREAM_BOUNDS.fps),
    codec: idOf(catalogue.codecs),
    kbps: fc.option(end(LIVE_STREAM_BOUNDS.kbps)),
  }),
  optics: fc.record({
    hfovDeg: end(OPTICS_BOUNDS.hfovDeg),
    sensorWidthMm: end(OPTICS_BOUNDS.sensorWidthMm),
    focalMm: end(OPTICS_BOUNDS.focalMm),
    mountHeightM: end(OPTICS_BOUNDS.mountHeightM),
    aimHeightM: end(OPTICS_BOUNDS.aimHeightM),
    tiltDeg: fc.option(end(OPTICS_BOUNDS.tiltDeg)),
    corridor: fc.boolean(),
  }),
  purpose: fc.record({
    standard: fc.constant('2025'),
    level: fc.constantFrom('overview', 'scrutinise'),
    distanceM: end(PURPOSE_BOUNDS.distanceM),
  }),
};

/** A size belongs to a picture without an option. */
const row = fc
  .record(ROW_FIELDS)
  .map((fields) => (fields.resolution.motion === TYPED_SIZE ? fields : { ...fields, size: NEW_STREAM.size }));

const rows = fc.array(row, { minLength: 1, maxLength: 3 }).map((changes) => groupsOf(...changes));

/** Every size of a disk type, the smallest alone, or the greatest alone. */
const storage = fc
  .record({
    diskType: idOf(catalogue.diskFamilies),
    raidType: idOf(catalogue.raidFamilies),
    storageConnectivity: idOf(catalogue.connectivities),
    sizes: fc.constantFrom('all', 'smallest', 'greatest'),
  })
  .map(({ sizes, ...rest }) => ({
    ...rest,
    diskSizeMin: sizes === 'greatest' ? diskSizeMinBounds(rest.diskType, catalogue).max : SERVER_BOUNDS.diskSizeMin.min,
    diskSizeMax: sizes === 'smallest' ? SERVER_BOUNDS.diskSizeMax.min : SERVER_BOUNDS.diskSizeMax.max,
  }));

const CAMERAS_PER_SERVER = { min: 1, max: 500 };

const generic = fc.record({
  systemOverhead: end(SERVER_BOUNDS.systemOverhead),
  concurrentSmartClientStreams: end(SERVER_BOUNDS.concurrentSmartClientStreams),
  maxCamerasPerServer: end(CAMERAS_PER_SERVER),
  machineType: fc.constantFrom(...Object.values(MachineType)),
  archiving: fc.boolean(),
  liveDatabase: storage,
  archiveDatabase: storage,
});

const utilization = fc.constantFrom(SLIDERS.totalUsage.minValue, SLIDERS.totalUsage.rangeMax);

const husky = fc.record({
  maxCamerasPerServer: end(CAMERAS_PER_SERVER),
  maxSystemUtilization: utilization,
  maxDiskUtilization: utilization,
});

const designs: fc.Arbitrary<Design> = fc.oneof(
  fc.tuple(rows, generic).map(([cameras, change]) => genericDesign(cameras, change)),
  fc.tuple(rows, husky).map(([cameras, change]) => huskyDesign(cameras, change)),
);

/** Cameras of the servers of a plan; none without a plan. */
function camerasOnServers({ serverPlan }: Proposal): number {
  return serverPlan?.servers!.reduce((sum, { count, cameras }) => sum + count * cameras, 0) ?? 0;
}

describe('a design at its bounds', () => {
  it('has a plan for every camera or says why it has none, without overflow', () => {
    fc.assert(
      fc.property(designs, (design) => {
        expect(checkServerSettings(design.serverSettings, catalogue, '')).toEqual([]);
        const proposal = calculateProposal(design, catalogue, { plan: true });
        expect(numbersOf(proposal).filter(([, value]) => !Number.isFinite(value) || value < 0)).toEqual([]);
        const { calculationSuccess, errorMessage, totals } = proposal;
        expect(errorMessage === null).toBe(calculationSuccess);
        expect(camerasOnServers(proposal)).toBe(calculationSuccess ? totals.cameras.value : 0);
      }),
    );
  });
});
