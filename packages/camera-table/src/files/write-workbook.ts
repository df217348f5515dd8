import { colToLetter, writeXlsx } from 'hucre/xlsx';
import {
  CAMERA_NAME_LIMIT,
  CLOSET_NAME_LIMIT,
  MEASUREMENT_NOTE_LIMIT,
  SIDE_BOUNDS,
} from '@site-designer/sizing-engine/bounds';
import {
  columnOf,
  type CameraForm,
  type CellColumn,
  type ChoiceColumn,
  type ColumnKey,
  type Field,
  type TextColumn,
} from '../cells/columns.ts';
import { GROUP_ID, headerOf, ownColumn, ROW_ID } from './headers.ts';

/** The camera table as a workbook: a sheet to fill in, and one that explains its columns. */

type WorkbookSheet = Parameters<typeof writeXlsx>[0]['sheets'][number];
type Validation = NonNullable<WorkbookSheet['dataValidations']>[number];

interface WorkbookContext {
  readonly form: CameraForm;
  /** What the sheet of the cameras is called. */
  readonly sheet: string;
  /** Further sheets, whose first lines are headers. */
  readonly more?: readonly { readonly name: string; readonly lines: readonly (readonly (string | number)[])[] }[];
}

/** Number of lines with lists of allowed values: more than a design has groups. */
const VALIDATED_LINES = 5000;
const HEADER_LINES = 1;

/**
 * Writes lines of the camera table as XLSX: a bold header that stays in sight, columns as wide as what is in them, and in each
 * column the values that it takes.
 *
 * @param lines - As `fileLines` or `templateLines` gives them, the headers first.
 */
export async function cameraWorkbook(
  lines: readonly (readonly (string | number)[])[],
  { form, sheet, more = [] }: WorkbookContext,
): Promise<Uint8Array> {
  const headers = lines[0]?.map(String) ?? [];
  const columns = headers.slice(IDS).map((header) => columnOf(ownColumn(header) as ColumnKey));
  const lists = [...new Set(columns.flatMap((column) => (column.kind === 'choice' ? [column.list] : [])))];
  return writeXlsx({
    sheets: [
      {
        name: sheet,
        rows: lines.map((line) => [...line]),
        columns: headers.map((_, at) => ({ width: widthOf(lines.map((line) => line[at] ?? '')) })),
        cells: boldLine(headers.length),
        freezePane: { rows: HEADER_LINES },
        dataValidations: columns.map((column, at) => validationOf(column, colToLetter(at + IDS), { form, lists })),
      },
      explanation(columns, form),
      ...more.map(({ name, lines: own }) => plainSheet(name, own)),
      {
        name: LISTS_SHEET,
        hidden: true,
        rows: transposed(lists.map((list) => form[list].map(({ name }) => name))),
      },
    ],
  });
}

function plainSheet(name: string, lines: readonly (readonly (string | number)[])[]): WorkbookSheet {
  const columns = lines[0] ?? [];
  return {
    name,
    rows: lines.map((line) => [...line]),
    columns: columns.map((_, at) => ({ width: widthOf(lines.map((line) => line[at] ?? '')) })),
    cells: boldLine(columns.length),
    freezePane: { rows: HEADER_LINES },
  };
}

/** Row id and group id stand before the columns of the table. */
const IDS = 2;
const LISTS_SHEET = 'Lists';

interface ValidationContext {
  readonly form: CameraForm;
  /** The lists in the order of the columns of their sheet. */
  readonly lists: readonly ChoiceColumn['list'][];
}

function validationOf(column: CellColumn, letter: string, { form, lists }: ValidationContext): Validation {
  const common = {
    range: `${letter}${HEADER_LINES + 1}:${letter}${HEADER_LINES + VALIDATED_LINES}`,
    allowBlank: true,
    showErrorMessage: true,
    errorStyle: 'stop',
    errorTitle: column.title,
  } as const;
  switch (column.kind) {
    case 'choice': {
      const list = colToLetter(lists.indexOf(column.list));
      const formula1 = `${LISTS_SHEET}!$${list}$1:$${list}$${form[column.list].length}`;
      if (column.takesSizes !== true) {
        return { ...common, type: 'list', formula1, errorMessage: 'Choose a value of the list.' };
      }
      const errorMessage = 'Choose a value of the list, or keep a size of your own, such as 2688x1520.';
      return { ...common, type: 'list', formula1, errorStyle: 'warning', errorMessage };
    }
    case 'number': {
      const [formula1, formula2] = [String(column.bounds.min), String(column.bounds.max)];
      const type = column.bounds.decimals === undefined ? 'whole' : 'decimal';
      const oneDecimal = column.anyDecimals === true ? 'a number' : 'a number with at most one decimal';
      const numbers = type === 'whole' ? 'a whole number' : oneDecimal;
      const errorMessage = `Enter ${numbers} between ${formula1} and ${formula2}.`;
      return { ...common, type, operator: 'between', formula1, formula2, errorMessage };
    }
    case 'text': {
      const formula1 = String(longestText(column.field));
      return {
        ...common,
        type: 'textLength',
        operator: 'lessThanOrEqual',
        formula1,
        errorMessage: `At most ${formula1} characters.`,
      };
    }
  }
}

const NARROWEST = 8;
const WIDEST = 40;
/** Room for the arrow of a list, characters. */
const MARGIN = 2;

function widthOf(texts: readonly (string | number)[]): number {
  const longest = texts.reduce<number>((most, text) => Math.max(most, String(text).length), 0);
  return Math.min(WIDEST, Math.max(NARROWEST, longest) + MARGIN);
}

function boldLine(columns: number): NonNullable<WorkbookSheet['cells']> {
  return new Map(Array.from({ length: columns }, (_, at) => [`0,${at}`, { style: { font: { bold: true } } }]));
}

/** A date with a time and its zone. */
const LONGEST_DATE = 35;

function longestText(field: TextColumn['field']): number {
  const longest = {
    streamName: CAMERA_NAME_LIMIT.max,
    note: MEASUREMENT_NOTE_LIMIT.max,
    measuredUtc: LONGEST_DATE,
    closet: CLOSET_NAME_LIMIT.max,
  };
  return longest[field];
}

function transposed(columns: readonly (readonly string[])[]): string[][] {
  const longest = Math.max(...columns.map(({ length }) => length));
  return Array.from({ length: longest }, (_, line) => columns.map((column) => column[line] ?? ''));
}

const ABOUT_IDS: readonly (readonly [string, string])[] = [
  [ROW_ID, 'Which row of the design a line changes. Leave it empty for a new camera group or stream.'],
  [GROUP_ID, 'Lines with the same text are streams of one camera group; empty, each line is a group of its own.'],
];

const OF_GROUP = 'On the first line of a group only.';

const ABOUT: Readonly<Record<Field, string>> = {
  streamName: 'Name of the camera group, on its first line only.',
  lensType: 'Whether the camera has several lenses, on the first line of a group only.',
  quantity: 'Number of cameras, on the first line of a group only.',
  recording:
    'Constant records all of the time, Event only while something moves, Speedup always, and better while it moves.',
  hoursPerDay: 'Hours of recording a day.',
  retentionDays: 'Days for which recordings are kept.',
  codec: 'How the video is compressed.',
  fps: 'Frames per second. At most one decimal. Base is what is always recorded, event what is recorded while something moves.',
  motion: 'Share of the time in which something moves, per cent.',
  complexity: 'How much there is to see in the picture.',
  resolution: 'Size of the picture.',
  bitrateKbit: 'Bit rate of a stream, kbit/s. Left empty in a new line, it is calculated.',
  audioKbps: 'Sound of each camera, kbit/s, on the first line of a group only. 0 for none.',
  metadataKbps: 'Metadata of each camera, kbit/s, on the first line of a group only. 0 for none.',
  eventsPerHour: 'Events an hour, around which more than the motion is recorded, on the first line of a group only.',
  preSeconds: 'Seconds recorded before each event, on the first line of a group only.',
  postSeconds: 'Seconds recorded after each event, on the first line of a group only.',
  measuredUtc: 'When the bit rate was measured. Left empty, it was not.',
  sampleHours: 'For how many hours the bit rate was measured.',
  note: 'Camera, scene or recorder that was measured.',
  licencesPerCamera: 'Device licences that each camera takes, on the first line of a group only.',
  poeClass: `Class of power over Ethernet of each camera, or its own supply. ${OF_GROUP}`,
  watts: `What each camera draws, W, up to what its class allows. Empty if unknown. ${OF_GROUP}`,
  cableM: `Cable from each camera to the closet, m. Empty if unknown. ${OF_GROUP}`,
  closet: `Closet whose switch feeds the cameras. ${OF_GROUP}`,
  liveResolution: `Picture of a stream that is watched and not recorded. Empty if there is none. ${OF_GROUP}`,
  liveFps: `Frames per second of the live stream. ${OF_GROUP}`,
  liveCodec: `How the live stream is compressed. ${OF_GROUP}`,
  liveKbps: `Bit rate of the live stream, kbit/s. Empty, it is calculated. ${OF_GROUP}`,
  hfovDeg: `Horizontal angle of the lens, as the data sheet has it. It wins over sensor and focal length. ${OF_GROUP}`,
  sensorWidthMm: `Width of the sensor, mm, or its size in inches, such as 1/2.8". ${OF_GROUP}`,
  focalMm: `Focal length of the lens, mm. ${OF_GROUP}`,
  mountHeightM: `Height of the cameras above the ground, m. ${OF_GROUP}`,
  aimHeightM: `Height of what they look at, m: 1.6 for a face. ${OF_GROUP}`,
  tiltDeg: `Degrees below the horizon. Empty if unknown. ${OF_GROUP}`,
  corridor: `Whether the cameras are turned by 90 degrees. ${OF_GROUP}`,
  purposeLevel: `What the cameras are to show of a person: a level of IEC 62676-4. Without a distance it is for 10 m. ${OF_GROUP}`,
  purposeDistanceM: `Distance along the ground at which they are to show it, m. Without a purpose it is to identify. ${OF_GROUP}`,
};

/** A sheet that says what each column is for, and what may stand in it. */
function explanation(columns: readonly CellColumn[], form: CameraForm): WorkbookSheet {
  const rows = [
    ['Column', 'Meaning', 'Allowed values'],
    ...ABOUT_IDS.map(([header, meaning]) => [header, meaning, '']),
    ...columns.map((column) => [headerOf(column), ABOUT[column.field], allowed(column, form)]),
  ];
  return {
    name: 'Columns',
    rows,
    columns: [{ width: 26 }, { width: 80 }, { width: 80 }],
    cells: boldLine(3),
    freezePane: { rows: HEADER_LINES },
  };
}

const SIZES = `or any width x height of ${SIDE_BOUNDS.min} to ${SIDE_BOUNDS.max} pixels a side, such as 2688x1520`;

function allowed(column: CellColumn, form: CameraForm): string {
  switch (column.kind) {
    case 'choice':
      return [...form[column.list].map(({ name }) => name), ...(column.takesSizes ? [SIZES] : [])].join(', ');
    case 'number':
      return `${column.bounds.min} to ${column.bounds.max}${column.unit === '' ? '' : ` ${column.unit}`}`;
    case 'text':
      return column.field === 'measuredUtc'
        ? 'A date, such as 2026-05-04'
        : `Up to ${longestText(column.field)} characters`;
  }
}
