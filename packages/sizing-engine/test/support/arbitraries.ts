import fc from 'fast-check';
import {
  NEW_STREAM,
  type CameraNetwork,
  type CameraRow,
  type Design,
  type Extras,
  type Halves,
  type LiveStream,
  type Measurement,
  type Optics,
  type Purpose,
  type StorageSettings,
  type TierSettings,
} from '../../src/index.ts';

import { settleRows } from '../../src/index.ts';
import { LensType, Platform, Recording } from '../../src/doors/enumerations.ts';
import { CAMERA_BOUNDS, LEVELS, OPTICS_BOUNDS, STANDARDS } from '../../src/doors/bounds.ts';
import type { NewCameraRow } from '../../src/index.ts';
import { applianceDiskQuantities } from '../../src/design/option-lists.ts';
import { applianceChoices, orderRows, TYPED_SIZE, type ApplianceSelection } from '../../src/doors/design.ts';
import { catalogue, genericDesign, huskyDesign, rowOf, type GenericChange, type HuskyChange } from './designs.ts';

const idOf = (entries: readonly { readonly id: number }[]): fc.Arbitrary<number> =>
  fc.constantFrom(...entries.map(({ id }) => id));

const whole = (min: number, max: number): fc.Arbitrary<number> => fc.integer({ min, max });

const bothHalves = (half: fc.Arbitrary<number>): fc.Arbitrary<Halves<number>> =>
  fc.record({ continuous: half, motion: half });

/** Frame rates: mostly whole, with a decimal now and then. */
const fps = fc.oneof(
  { arbitrary: whole(1, 60), weight: 3 },
  { arbitrary: whole(10, 600).map((tenths) => tenths / 10), weight: 1 },
);

/** A resolution of the catalogue, or now and then a size of its own. */
const resolution = fc.oneof(
  { arbitrary: idOf(catalogue.resolutions), weight: 3 },
  { arbitrary: fc.constant(TYPED_SIZE), weight: 1 },
);

/** Any size that cameras have. */
const size = fc.record({ width: whole(160, 8000), height: whole(120, 4500) });

/** What is recorded besides video: mostly nothing. */
export const extras: fc.Arbitrary<Extras> = fc.oneof(
  { arbitrary: fc.constant(NEW_STREAM.extras), weight: 3 },
  {
    arbitrary: fc.record({
      audioKbps: whole(0, 320),
      metadataKbps: whole(0, 1000),
      eventsPerHour: whole(0, 60),
      preSeconds: whole(0, 60),
      postSeconds: whole(0, 300),
    }),
    weight: 1,
  },
);

/** How cameras are connected: mostly nobody said. */
const network: fc.Arbitrary<CameraNetwork> = fc.oneof(
  { arbitrary: fc.constant(NEW_STREAM.network), weight: 2 },
  {
    arbitrary: fc
      .record({
        poeClass: fc.option(whole(0, 8)),
        share: fc.option(whole(0, 100)),
        cableM: fc.option(whole(0, 120)),
        closet: fc.constantFrom('', 'A', 'B'),
      })
      .map(({ share, ...rest }) => ({
        ...rest,
        watts: share === null ? null : (share * drawnAtMost(rest.poeClass)) / 100,
      })),
    weight: 1,
  },
);

/** W that a device of a class draws at most. */
function drawnAtMost(poeClass: number | null): number {
  return poeClass === null ? 0 : catalogue.siteModel.poeClasses[poeClass]!.device.value;
}

/** A stream that is watched alone: mostly none. */
const liveStream: fc.Arbitrary<LiveStream | null> = fc.option(
  fc.record({
    resolution: idOf(catalogue.resolutions),
    size: fc.constant(null),
    fps: whole(1, 30),
    codec: idOf(catalogue.codecs),
    kbps: fc.option(whole(64, 8000)),
  }),
  { freq: 2 },
);

/** Where a typed rate comes from: mostly nobody said. */
const measurement: fc.Arbitrary<Measurement | null> = fc.option(
  fc.record({
    measuredUtc: fc.constant('2026-05-04T10:00:00Z'),
    sampleHours: fc.oneof(whole(1, 400), fc.constantFrom(23, 24, 167, 168)),
    note: fc.constantFrom('', 'Yard, recorder 2'),
  }),
  { freq: 2 },
);

/** Cameras of a group: mostly a handful, now and then a campus. */
const quantity = fc.oneof({ arbitrary: whole(1, 40), weight: 4 }, { arbitrary: whole(41, 600), weight: 1 });

const mostly = <T>(usual: T, rest: fc.Arbitrary<T>): fc.Arbitrary<T> =>
  fc.oneof({ arbitrary: fc.constant(usual), weight: 3 }, { arbitrary: rest, weight: 1 });

/** Lens and mounting: mostly nobody said, and now and then too little for an angle. */
const optics: fc.Arbitrary<Optics | null> = mostly(
  null,
  fc.record({
    hfovDeg: fc.option(whole(OPTICS_BOUNDS.hfovDeg.min, OPTICS_BOUNDS.hfovDeg.max)),
    sensorWidthMm: fc.option(fc.constantFrom(3.6, 4.8, 5.4, 7.2)),
    focalMm: fc.option(fc.constantFrom(1.4, 2.8, 8, 50)),
    mountHeightM: whole(0, 12),
    aimHeightM: fc.constantFrom(0, 1.6),
    tiltDeg: fc.option(whole(OPTICS_BOUNDS.tiltDeg.min, OPTICS_BOUNDS.tiltDeg.max)),
    corridor: fc.boolean(),
  }),
);

/** What a camera is to show: any level of both editions of the standard, near or far. */
const purpose: fc.Arbitrary<Purpose | null> = fc.option(
  fc
    .tuple(
      fc.constantFrom(
        ...STANDARDS.flatMap((standard) => Object.keys(LEVELS[standard]).map((level) => ({ standard, level }))),
      ),
      fc.oneof(whole(1, 30), whole(1, 1000)),
    )
    .map(([level, distanceM]) => ({ ...level, distanceM })),
);

/** Every field of a row: one that is new is drawn as well, or its generators do not compile. */
export type RowFields = { readonly [K in keyof NewCameraRow]: fc.Arbitrary<NewCameraRow[K]> };

const ROW_FIELDS: RowFields = {
  streamName: fc.constantFrom('', 'Gate', 'Yard'),
  quantity,
  lensType: fc.constantFrom(LensType.single, LensType.multiParent),
  recording: fc.constantFrom(...Object.values(Recording)),
  hoursPerDay: fc.oneof({ arbitrary: fc.constant(24), weight: 2 }, { arbitrary: whole(1, 24), weight: 1 }),
  retentionDays: fc.oneof({ arbitrary: whole(1, 90), weight: 4 }, { arbitrary: whole(91, 400), weight: 1 }),
  codec: idOf(catalogue.codecs),
  fps: bothHalves(fps),
  motion: whole(1, 100).map((motion) => ({ continuous: 0, motion })),
  complexity: bothHalves(idOf(catalogue.complexities)),
  resolution: bothHalves(resolution),
  bitrateKbit: bothHalves(whole(64, 26_000)),
  continuousIsCustomBitrate: mostly(false, fc.constant(true)),
  motionIsCustomBitrate: mostly(false, fc.constant(true)),
  // Below the most, so that a law can add one.
  licencesPerCamera: mostly(1, whole(1, CAMERA_BOUNDS.licencesPerCamera.max - 1)),
  measured: fc.record({ continuous: measurement, motion: measurement }),
  extras,
  size: fc.record({ continuous: size, motion: size }),
  network,
  liveStream,
  optics,
  purpose,
};

/** Names of all fields of a row that has no ids yet. */
export const ROW_FIELD_NAMES = Object.keys(ROW_FIELDS) as readonly (keyof NewCameraRow)[];

/** A stream whose two halves have nothing to do with each other, as a form may leave them. */
const unruledStream: fc.Arbitrary<NewCameraRow> = fc.record(ROW_FIELDS).map(withFittingParts);

/** A stream as integrators set it: both halves see the same scene, and the base of speedup is below its events. */
const stream = unruledStream.map((row) =>
  withFittingParts({
    ...row,
    fps: ascending(row.fps),
    complexity: bothLikeMotion(row.complexity),
    resolution: bothLikeMotion(row.resolution),
    size: bothLikeMotion(row.size),
    bitrateKbit: ascending(row.bitrateKbit),
    continuousIsCustomBitrate: row.motionIsCustomBitrate,
  }),
);

/** Only a typed rate has a measurement, and only a picture without an option has a size. */
function withFittingParts(row: NewCameraRow): NewCameraRow {
  const { resolution: options, size: sizes, measured } = row;
  return {
    ...row,
    measured: {
      continuous: row.continuousIsCustomBitrate ? measured.continuous : null,
      motion: row.motionIsCustomBitrate ? measured.motion : null,
    },
    size: {
      continuous: options.continuous === TYPED_SIZE ? sizes.continuous : null,
      motion: options.motion === TYPED_SIZE ? sizes.motion : null,
    },
  };
}

function ascending({ continuous, motion }: Halves<number>): Halves<number> {
  return { continuous: Math.min(continuous, motion), motion: Math.max(continuous, motion) };
}

function bothLikeMotion<T>({ motion }: Halves<T>): Halves<T> {
  return { continuous: motion, motion };
}

/** One stream of one group, as it is stored. */
export const cameraRow: fc.Arbitrary<CameraRow> = stream.map(rowOf);

/** A row whose two halves have nothing to do with each other. */
export const unruledRow: fc.Arbitrary<CameraRow> = unruledStream.map(rowOf);

/** A group of one to three streams: further streams of the same cameras, or further lenses of multi-lens ones. */
const group = fc.array(stream, { minLength: 1, maxLength: 3 });

/** Camera groups as they are stored, highest group first. */
export function cameraGroups(maxLength = 4): fc.Arbitrary<CameraRow[]> {
  return fc.array(group, { minLength: 1, maxLength }).map((groups) => {
    const rows = groups.flatMap((streams, groupIndex) =>
      streams.map((settings, streamIndex) => ({ ...settings, ...idsOf(groupIndex, streamIndex) })),
    );
    return orderRows(settleRows(rows, catalogue));
  });
}

function idsOf(groupIndex: number, streamIndex: number): Pick<CameraRow, 'id' | 'streamId' | 'cameraGroupId'> {
  const streamId = groupIndex * 10 + streamIndex + 1;
  return { id: streamId, streamId, cameraGroupId: groupIndex + 1 };
}

const camerasPerServer = fc.oneof(
  { arbitrary: fc.constantFrom(50, 100, 150, 500), weight: 3 },
  { arbitrary: whole(1, 500), weight: 1 },
);

/** Editions without a limit on cameras; Express+ has tests of its own. */
const openPlatform = fc.constantFrom(Platform.corporate, Platform.expert, Platform.professionalPlus);

/** How one database is stored. */
export const storageSettings: fc.Arbitrary<StorageSettings> = fc
  .record({
    storageConnectivity: fc.oneof(
      { arbitrary: fc.constant(1), weight: 3 },
      { arbitrary: fc.constantFrom(2, 3), weight: 1 },
    ),
    raidType: fc.oneof(
      { arbitrary: fc.constant(0), weight: 2 },
      { arbitrary: idOf(catalogue.raidFamilies), weight: 1 },
    ),
    diskType: fc.oneof({ arbitrary: fc.constant(1), weight: 2 }, { arbitrary: fc.constantFrom(2, 3), weight: 1 }),
    sizes: fc.tuple(whole(0, 4), whole(6, 20)),
  })
  .map(({ sizes: [diskSizeMin, most], ...choice }) => {
    const diskSizeMax = Math.min(most, choice.diskType === 3 ? 7 : 20);
    return { ...choice, diskSizeMin: choice.diskType === 2 ? 0 : diskSizeMin, diskSizeMax };
  });

/** A second archive, of every rate and size of key frames. */
export const secondArchive: fc.Arbitrary<TierSettings> = fc.record({
  groomAfterDays: whole(1, 120),
  groomFps: whole(1, 15),
  keyFrameRatio: fc.oneof({ arbitrary: fc.constant(10), weight: 1 }, { arbitrary: whole(1, 100), weight: 1 }),
});

/** Settings of generic servers as people choose them. */
export const genericChange: fc.Arbitrary<GenericChange> = fc.record({
  xProtectVersion: openPlatform,
  addManagementServer: fc.boolean(),
  supportedCameras: whole(1, 5),
  systemOverhead: fc.constantFrom(0, 10, 20, 25, 50),
  maxCamerasPerServer: camerasPerServer,
  concurrentSmartClientStreams: fc.oneof(
    { arbitrary: whole(0, 16), weight: 3 },
    { arbitrary: whole(17, 400), weight: 1 },
  ),
  machineType: fc.oneof({ arbitrary: fc.constant(0), weight: 1 }, { arbitrary: whole(1, 4), weight: 3 }),
  serverDiskQuantity: idOf(catalogue.serverDiskQuantities),
  raidOS: fc.boolean(),
  archiving: fc.boolean(),
  archiveFrequency: idOf(catalogue.archiveFrequencies),
  liveDatabase: storageSettings,
  archiveDatabase: storageSettings,
});

/** The same, now and then with a second archive. */
const tieredChange: fc.Arbitrary<GenericChange> = fc
  .tuple(genericChange, fc.option(secondArchive, { freq: 3, nil: {} }))
  .map(([change, tiers]) => ({ ...change, tiers }));

/** Triples of model, form factor and RAID type that the lists lead to. */
export const applianceSelection: fc.Arbitrary<ApplianceSelection> = fc
  .tuple(fc.oneof({ arbitrary: fc.constant(0), weight: 1 }, { arbitrary: whole(1, 6), weight: 2 }), fc.nat(), fc.nat())
  .map(([ivoModel, formFactorPick, raidPick]) => {
    const open = { ivoModel, formFactor: 0, raidType: 0 };
    const { formFactors } = applianceChoices(open, catalogue);
    const placed = { ...open, formFactor: formFactors[formFactorPick % formFactors.length]! };
    const { raidTypes } = applianceChoices(placed, catalogue);
    return { ...placed, raidType: raidTypes[raidPick % raidTypes.length]! };
  });

/** Settings of appliances as people choose them. */
export const huskyChange: fc.Arbitrary<HuskyChange> = fc
  .record({
    selection: applianceSelection,
    xProtectVersion: openPlatform,
    addManagementServer: fc.boolean(),
    supportedCameras: whole(1, 5),
    maxCamerasPerServer: camerasPerServer,
    concurrentSmartClientStreams: whole(1, 100),
    maxSystemUtilization: whole(50, 100),
    maxDiskUtilization: whole(50, 100),
    serverDiskQuantity: fc.oneof(
      { arbitrary: fc.constant(0), weight: 4 },
      { arbitrary: idOf(applianceDiskQuantities(catalogue)), weight: 1 },
    ),
  })
  .map(({ selection, ...change }) => ({ ...change, ...selection }));

/** Designs on generic servers. */
export const genericDesigns: fc.Arbitrary<Design> = fc
  .tuple(cameraGroups(), tieredChange)
  .map(([cameras, change]) => genericDesign(cameras, change));

/** Designs on appliances. */
export const huskyDesigns: fc.Arbitrary<Design> = fc
  .tuple(cameraGroups(), huskyChange)
  .map(([cameras, change]) => huskyDesign(cameras, change));

/** Designs of both hardware types. */
export const designs: fc.Arbitrary<Design> = fc.oneof(genericDesigns, huskyDesigns);

/** Designs of both hardware types with a single row, whose results have as many figures but short histories. */
export const designsOfOneRow: fc.Arbitrary<Design> = fc
  .tuple(designs, cameraRow)
  .map(([design, row]) => ({ ...design, cameras: [row] }));

/** Designs on generic servers that ask for too much more often than not: few bays, few sizes, long retention, many clients. */
export const demandingDesigns: fc.Arbitrary<Design> = fc
  .record({
    rows: cameraGroups(2),
    change: genericChange,
    retentionDays: whole(1000, 9999),
    concurrentSmartClientStreams: fc.oneof(whole(0, 10), whole(300, 2000)),
    diskSizeMax: whole(1, 6),
  })
  .map(({ rows, change, retentionDays, concurrentSmartClientStreams, diskSizeMax }) =>
    genericDesign(
      rows.map((row) => ({ ...row, retentionDays })),
      {
        ...change,
        concurrentSmartClientStreams,
        serverDiskQuantity: 4,
        liveDatabase: { ...change.liveDatabase, diskSizeMin: 0, diskSizeMax },
      },
    ),
  );

/** Designs that are sized fast, for laws about results: all formulas are in them, but one machine type at a time. */
export const simpleDesigns: fc.Arbitrary<Design> = fc.oneof(
  huskyDesigns,
  fc
    .tuple(cameraGroups(2), tieredChange, whole(1, 4))
    .map(([rows, change, machineType]) => genericDesign(rows, { ...change, machineType })),
);
