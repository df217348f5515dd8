import { NEW_STREAM, type CameraRow } from '@site-designer/sizing-engine';
import { CAMERA_BOUNDS, LensType, orderRows, Recording, settleRows } from '@site-designer/sizing-engine/design';
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

const content = fc.record({
  streamName: name,
  recording: fc.constantFrom(...Object.values(Recording).filter((value) => typeof value === 'number')),
  quantity: within(CAMERA_BOUNDS.quantity),
  hoursPerDay: within(CAMERA_BOUNDS.hoursPerDay),
  retentionDays: within(CAMERA_BOUNDS.retentionDays),
  lensType: fc.constantFrom(LensType.single, LensType.multiParent),
  codec: fc.constantFrom(1, 3, 6),
  fpsMotion: within(CAMERA_BOUNDS.fps),
  motionShare: within(CAMERA_BOUNDS.motion),
  rateKbit: fc.option(within(CAMERA_BOUNDS.bitrateKbit)),
  audioKbps: fc.constantFrom(0, 0, 0, 48),
  note: fc.option(awkwardText.map((text) => text.replaceAll(/[\t\n]/g, ' ').trim())),
});

type Content = typeof content extends fc.Arbitrary<infer T> ? T : never;

function rowOf(
  { fpsMotion, motionShare, rateKbit, audioKbps, note, ...rest }: Content,
  id: number,
  groupId: number,
): CameraRow {
  const { fps, motion, bitrateKbit } = NEW_STREAM;
  return newRow(
    {
      ...NEW_STREAM,
      ...rest,
      extras: { ...NEW_STREAM.extras, audioKbps },
      fps: { ...fps, motion: fpsMotion },
      motion: { ...motion, motion: motionShare },
      ...(rateKbit !== null && {
        bitrateKbit: { ...bitrateKbit, motion: rateKbit },
        motionIsCustomBitrate: true,
        measured: {
          continuous: null,
          motion: note === null ? null : { measuredUtc: '2026-05-04', sampleHours: 30, note },
        },
      }),
    },
    publishedCatalogue,
    { id, cameraGroupId: groupId },
  );
}

/** Rows of a few groups, settled and in the order of the table. */
export const cameraRows = fc
  .array(fc.array(content, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 4 })
  .map((groups) => {
    let last = 0;
    const rows = groups.flatMap((streams) => {
      const groupId = last + 1;
      return streams.map((stream) => rowOf(stream, (last += 1), groupId));
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
