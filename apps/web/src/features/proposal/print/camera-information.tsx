import { CAMERA_TEXTS } from '#texts/editor/cameras.ts';
import { CAMERA_INFORMATION_TEXTS as TEXTS, PROPOSAL_CHAPTERS } from '#texts/proposal/proposal.ts';
import {
  cameraForm,
  EXTRA_COLUMNS,
  isExtraField,
  OPTIONAL_COLUMNS,
  usesCoverage,
  usesExtras,
  usesNetwork,
} from '@site-designer/camera-table';
import { NEW_STREAM, type CameraRow, type Catalogue } from '@site-designer/sizing-engine';
import { LensType } from '@site-designer/sizing-engine/enumerations';
import {
  firstOf,
  isRecorded,
  recordedHalves,
  rowsByGroup,
  sizeText,
  type Half,
} from '@site-designer/sizing-engine/design';
import { useMemo, type ReactNode } from 'react';
import { useCatalogue } from '../../../lib/state/catalogue-context.ts';
import { formatQuantity, numberText } from '../../../lib/format/format-quantity.ts';
import { groupText, rowText } from '../../../explained/words.ts';
import { nameOf } from './name-of.ts';
import type { ReportInput } from '../report/report-input.ts';
import { Table, type Column } from '../../../explained/table.tsx';
import styles from './camera-information.module.css';
import { shownCell } from '../../../lib/format/shown-cell.ts';

const NO_ROWS: readonly CameraRow[] = [];

interface PrintedRow extends CameraRow {
  readonly title: string;
}

/** The cameras of the proposal; the screen shows them in the editor above. */
export function CameraInformation({ question }: Pick<ReportInput, 'question'>): ReactNode {
  const rows = question?.cameras ?? NO_ROWS;
  const catalogue = useCatalogue();
  const columns = useMemo(() => columnsFor(catalogue), [catalogue]);
  const printed = rows.map((row, place) => ({ ...row, title: rowText(place, rows) }));
  return (
    <div className={styles.rows}>
      <Table
        label={PROPOSAL_CHAPTERS.cameraInformation}
        columns={columns}
        rows={printed}
        rowKey={({ id }) => String(id)}
      />
      <BesidesVideo rows={rows} />
      <OfSite rows={rows} />
    </div>
  );
}

/** What each camera of a group records besides video: only groups and columns with values. */
function BesidesVideo({ rows }: { readonly rows: readonly CameraRow[] }): ReactNode {
  const groups = [...rowsByGroup(rows).values()].map((streams) => firstOf(streams)!).filter(usesAny);
  if (groups.length === 0) return null;
  const printed = groups.map((row) => ({ ...row, title: groupText(rows.indexOf(row), rows) }));
  const used = EXTRA_COLUMNS.filter(({ field }) => groups.some((row) => extraOf(row, field) > 0));
  return (
    <Table
      label={CAMERA_TEXTS.sets.extras.title}
      columns={[
        { title: CAMERA_TEXTS.sets.extras.title, cell: ({ title }: PrintedRow) => title },
        ...used.map(({ field, title, ...column }) => ({
          title: 'unit' in column ? TEXTS.inUnit(title, column.unit) : title,
          cell: (row: PrintedRow) => numberText(extraOf(row, field)),
          isNumber: true,
        })),
      ]}
      rows={printed}
      rowKey={({ id }) => String(id)}
    />
  );
}

/** How the cameras of a group are connected and what they show: only groups and columns that say something. */
function OfSite({ rows }: { readonly rows: readonly CameraRow[] }): ReactNode {
  const catalogue = useCatalogue();
  const form = useMemo(() => cameraForm(catalogue), [catalogue]);
  // Rows of proposals that were issued before these columns existed do not have them.
  const groups = [...rowsByGroup(rows).values()].map((streams) => firstOf(streams)!).filter((row) => 'network' in row);
  return (['network', 'coverage'] as const).map((set) => {
    const using = groups.filter(set === 'network' ? usesNetwork : usesCoverage);
    const said = OPTIONAL_COLUMNS[set].filter((column) =>
      using.some((row) => shownCell(row, column, form) !== shownCell(UNSAID, column, form)),
    );
    if (said.length === 0) return null;
    const { title: label } = CAMERA_TEXTS.sets[set];
    return (
      <Table
        key={set}
        label={label}
        columns={[
          { title: label, cell: ({ title }: PrintedRow) => title },
          ...said.map((column) => ({
            title: 'unit' in column && column.unit !== '' ? TEXTS.inUnit(column.title, column.unit) : column.title,
            cell: (row: PrintedRow) => shownCell(row, column, form),
            isNumber: column.kind === 'number',
          })),
        ]}
        rows={using.map((row) => ({ ...row, title: groupText(rows.indexOf(row), rows) }))}
        rowKey={({ id }) => String(id)}
      />
    );
  });
}

const UNSAID: CameraRow = { ...NEW_STREAM, id: 0, streamId: 0, cameraGroupId: 0 };

/** Rows of proposals that were issued before these columns existed do not have them. */
function usesAny(row: CameraRow): boolean {
  return 'extras' in row && usesExtras(row);
}

function extraOf({ extras }: CameraRow, field: string): number {
  return isExtraField(field) ? extras[field] : 0;
}

function columnsFor(catalogue: Catalogue): readonly Column<PrintedRow>[] {
  return [
    { title: TEXTS.camera, cell: ({ title }) => title },
    { title: TEXTS.quantity, cell: ({ quantity, lensType }) => quantityText(quantity, lensType), isNumber: true },
    { title: TEXTS.recording, cell: ({ recording }) => nameOf(catalogue.recordings, recording) },
    { title: TEXTS.hours, cell: ({ hoursPerDay }) => hoursPerDay, isNumber: true },
    { title: TEXTS.days, cell: ({ retentionDays }) => retentionDays, isNumber: true },
    { title: TEXTS.codec, cell: ({ codec }) => nameOf(catalogue.codecs, codec) },
    { title: TEXTS.fps, cell: (row) => halves(row, (half) => String(row.fps[half])), isNumber: true },
    { title: TEXTS.motion, cell: motionText, isNumber: true },
    {
      title: TEXTS.complexity,
      cell: (row) => halves(row, (half) => nameOf(catalogue.complexities, row.complexity[half])),
    },
    {
      title: TEXTS.resolution,
      cell: (row) => halves(row, (half) => pictureText(row, half, catalogue)),
    },
    { title: TEXTS.rate, cell: (row) => halves(row, (half) => rateText(row.bitrateKbit[half])), isNumber: true },
  ];
}

/** Rows of proposals that were issued before sizes could be typed have none. */
function pictureText(row: CameraRow, half: Half, { resolutions }: Catalogue): string {
  const size = 'size' in row ? row.size[half] : null;
  return size === null ? nameOf(resolutions, row.resolution[half]) : sizeText(size);
}

/** Further lenses are streams of a camera counted already. */
function quantityText(quantity: number, lensType: LensType): string {
  return lensType === LensType.multiChild ? TEXTS.lens(quantity) : String(quantity);
}

function motionText(row: CameraRow): ReactNode {
  return isRecorded(row, 'motion') ? row.motion.motion : TEXTS.noMotion;
}

/** One value if one half is recorded or both are equal, else the values of base and event. */
function halves(row: CameraRow, textOf: (half: Half) => string): string {
  return [...new Set(recordedHalves(row).map(textOf))].join(' / ');
}

function rateText(kbps: number): string {
  return formatQuantity(kbps, 'kbit/s').number;
}
