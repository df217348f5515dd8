import { NEW_STREAM, settleRows, type NewCameraRow } from '@site-designer/sizing-engine';
import { LensType, Recording } from '@site-designer/sizing-engine/enumerations';
import { CAMERA_BOUNDS, SIDE_BOUNDS } from '@site-designer/sizing-engine/bounds';
import { isCustom, orderRows, TYPED_SIZE } from '@site-designer/sizing-engine/design';
import { publishedCatalogue } from '@site-designer/sizing-engine/catalogue';
import fc from 'fast-check';
import { accessOf } from '../src/cells/cell.ts';
import { newRow } from '../src/cells/groups.ts';
import { tableOf, type Cell, type Selection, type Table } from '../src/selection/selection.ts';

const within = ({ min, max }: { readonly min: number; readonly max: number }) => fc.integer({ min, max });

/** Text that is awkward in files and on the clipboard. */
export const awkwardText = fc
  .array(fc.constantFrom('a', 'Gate', '7', ' ', ',', ';', '\t', '\n', '"', "'", '=', '-', '|', 'é', '門'), {
    maxLength: 8,
  })
  .map((parts) => parts.join(''));

/** A name as the table keeps it: without blanks at its ends. */
const name = awkwardText.map((text) => text.replaceAll(/[\t\n]/g, ' ').trim());

const halves = <T>(half: fc.Arbitrary<T>) => fc.record({ continuous: half, motion: half });
const measurement = fc.option(name.map((note) => ({ measuredUtc: '2026-05-04', sampleHours: 30, note })));
const mostly = <T>(usual: T, other: fc.Arbitrary<T>) => fc.oneof({ arbitrary: fc.constant(usual), weight: 3 }, other);
const rarely = (rate: number) => fc.constantFrom(0, 0, 0, rate);

/** Every field of a row, so that one that is new is drawn as well. */
const fields = fc.record<NewCameraRow>({
  streamName: name,
  quantity: within(CAMERA_BOUNDS.quantity),
  lensType: fc.constantFrom(LensType.single, LensType.multiParent),
  recording: fc.constantFrom(...Object.values(Recording)),
  hoursPerDay: within(CAMERA_BOUNDS.hoursPerDay),
  retentionDays: within(CAMERA_BOUNDS.retentionDays),
  codec: fc.constantFrom(1, 3, 6),
  fps: halves(fc.integer({ min: 10, max: 600 }).map((tenths) => tenths / 10)),
  motion: fc.record({ continuous: fc.constant(0), motion: within(CAMERA_BOUNDS.motion) }),
  complexity: halves(fc.constantFrom(1, 2, 3)),
  resolution: halves(fc.constantFrom(2, 8, TYPED_SIZE)),
  bitrateKbit: halves(within(CAMERA_BOUNDS.bitrateKbit)),
  continuousIsCustomBitrate: fc.boolean(),
  motionIsCustomBitrate: fc.boolean(),
  licencesPerCamera: within(CAMERA_BOUNDS.licencesPerCamera),
  measured: halves(measurement),
  size: halves(fc.record({ width: within(SIDE_BOUNDS), height: within(SIDE_BOUNDS) })),
  extras: fc.record({
    audioKbps: rarely(48),
    metadataKbps: rarely(20),
    eventsPerHour: rarely(6),
    preSeconds: rarely(5),
    postSeconds: rarely(10),
  }),
  network: mostly(
    NEW_STREAM.network,
    fc.record({
      poeClass: fc.constantFrom(null, 0, 3, 8),
      watts: fc.option(fc.constantFrom(0, 3.84, 12.95)),
      cableM: fc.option(fc.constantFrom(0, 42.5, 500)),
      closet: name,
    }),
  ),
  liveStream: mostly(
    null,
    fc.record({
      resolution: fc.constantFrom(1, 8),
      size: fc.constant(null),
      fps: fc.constantFrom(1, 12.5),
      codec: fc.constantFrom(3, 4),
      kbps: fc.option(fc.constant(500)),
    }),
  ),
  optics: mostly(
    null,
    fc.record({
      hfovDeg: fc.option(fc.constantFrom(1, 66.25, 179)),
      sensorWidthMm: fc.option(fc.constantFrom(5.396, 50)),
      focalMm: fc.constantFrom(2.8, 500),
      mountHeightM: fc.constantFrom(0, 3, 4.5),
      aimHeightM: fc.constantFrom(0, 1.6),
      tiltDeg: fc.option(fc.constantFrom(0, 12.5)),
      corridor: fc.boolean(),
    }),
  ),
  purpose: mostly(
    null,
    fc
      .constantFrom(...(['identify', 'scrutinise'] as const))
      .map((level) => ({ standard: level === 'identify' ? '2014' : '2025', level, distanceM: 12.5 })),
  ),
});

/** Only typed rates were measured, and only pictures without an option have a size. */
const content = fields.map((row) => ({
  ...row,
  size: {
    continuous: row.resolution.continuous === TYPED_SIZE ? row.size.continuous : null,
    motion: row.resolution.motion === TYPED_SIZE ? row.size.motion : null,
  },
  measured: {
    continuous: isCustom(row, 'continuous') ? row.measured.continuous : null,
    motion: isCustom(row, 'motion') ? row.measured.motion : null,
  },
}));

/** Rows of a few groups, settled and in the order of the table. */
export const cameraRows = fc
  .array(fc.array(content, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 4 })
  .map((groups) => {
    let last = 0;
    const rows = groups.flatMap((streams) => {
      const groupId = last + 1;
      return streams.map((stream) => newRow(stream, publishedCatalogue, { id: (last += 1), cameraGroupId: groupId }));
    });
    return orderRows(settleRows(rows, publishedCatalogue));
  });

export const table = cameraRows.map((rows) => tableOf(rows));

/** The cells of a table in reading order. */
export function cellsOf({ rows, firstIds, columns }: Table): Cell[] {
  return rows.flatMap((row) =>
    columns
      .filter((column) => accessOf(row, column, firstIds.has(row.id)) !== 'none')
      .map(({ key }) => ({
        rowId: row.id,
        column: key,
      })),
  );
}

/** A table with any block of its cells. */
export const tableWithBlock = fc
  .record({ table, active: fc.nat(), end: fc.nat() })
  .map(({ table: made, active, end }): { table: Table; selection: Selection } => {
    const cells = cellsOf(made);
    return { table: made, selection: { active: cells[active % cells.length]!, end: cells[end % cells.length]! } };
  });
