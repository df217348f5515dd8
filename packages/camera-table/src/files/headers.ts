import type { Half, HalvedField } from '@site-designer/sizing-engine/design';
import {
  COLUMNS,
  HALF_PHRASES,
  isHalvedField,
  isMeasurementField,
  MEASUREMENT_COLUMNS,
  type CellColumn,
  type ColumnKey,
  type Field,
  type MeasurementField,
} from '../cells/columns.ts';
import { isBlank, textOfCell, type FileCell, type FileCells } from '../cells/file-cell.ts';

/** What the columns of a file are read as: by the headers that the table writes itself, or by those of other programs. */

export const ROW_ID = 'Row id';
export const GROUP_ID = 'Group id';

/** Settings of the camera itself: where a file has one column for them, it is of both halves. */
const OF_BOTH_HALVES = ['complexity', 'resolution'] as const;

type BothHalves = (typeof OF_BOTH_HALVES)[number];

/** What a column of a file is: one of the table, one for both halves, or what says which row or group a line belongs to. */
export type ReadAs = ColumnKey | BothHalves | 'rowId' | 'groupId';

/** The columns of the table that a column of a file is read as. */
export function columnsReadAs(readAs: ReadAs | undefined): readonly ColumnKey[] {
  if (readAs === undefined || readAs === 'rowId' || readAs === 'groupId') return [];
  return isOfBothHalves(readAs) ? [`${readAs}.continuous`, `${readAs}.motion`] : [readAs];
}

function isOfBothHalves(readAs: string): readAs is BothHalves {
  return (OF_BOTH_HALVES as readonly string[]).includes(readAs);
}

/** All readings of a column of a file, with their names. */
export function readableAs(): readonly { readonly readAs: ReadAs; readonly name: string }[] {
  const columns = FILE_COLUMNS.flatMap((column) => {
    const own = { readAs: column.key, name: headerOf(column) };
    const isFirstHalf = isOfBothHalves(column.field) && column.half === 'continuous';
    return isFirstHalf ? [{ readAs: column.field as BothHalves, name: column.title }, own] : [own];
  });
  return [{ readAs: 'rowId', name: ROW_ID }, { readAs: 'groupId', name: GROUP_ID }, ...columns];
}

/** The columns that a file has: all but the share that follows from another. */
export const FILE_COLUMNS = [...COLUMNS, ...MEASUREMENT_COLUMNS].filter(({ key }) => key !== 'motion.continuous');

export function headerOf(column: CellColumn): string {
  const half = column.half === undefined ? '' : ` ${HALF_PHRASES[column.half]}`;
  const unit = column.kind === 'number' && column.unit !== '' ? ` (${column.unit})` : '';
  return `${column.title}${half}${unit}`;
}

export function headersOf(columns: readonly CellColumn[]): string[] {
  return [ROW_ID, GROUP_ID, ...columns.map(headerOf)];
}

export const FILE_HEADERS: readonly string[] = headersOf(FILE_COLUMNS);

const OWN: ReadonlyMap<string, ReadAs> = new Map<string, ReadAs>([
  [plainHeader(ROW_ID), 'rowId'],
  [plainHeader(GROUP_ID), 'groupId'],
  ...FILE_COLUMNS.map((column) => [plainHeader(headerOf(column)), column.key] as const),
]);

/** The column of a header that the table itself writes, with or without a unit; undefined for any other header. */
export function ownColumn(header: string): ReadAs | undefined {
  return OWN.get(plainHeader(header));
}

function plainHeader(header: string): string {
  return header
    .replace(/\(.*\)/, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .toLowerCase();
}

/** Headers of other programs and of people's own lists, in lower case and without punctuation. */
const NAMES: Readonly<Record<Field, readonly string[]>> = {
  streamName: listed(`
    name, stream name, camera, camera name, cam, cam name, camera description, device, device name, description, location,
    camera location, position, label, descriptive label, kamera, bezeichnung, nombre, nom
  `),
  lensType: listed(`lens type, lens, lenses, sensor type`),
  quantity: listed(`
    qty, quantity, count, cameras, number of cameras, no of cameras, nr of cameras, camera count, camera quantity,
    element quantity, amount, pcs, units, anzahl, menge, stück, cantidad, quantité
  `),
  recording: listed(`
    recording, mode, rec mode, recording mode, recording method, recording type, record mode, aufzeichnung
  `),
  hoursPerDay: listed(`
    hours, hours per day, hours day, hrs, hrs day, h day, h d, recording hours, rec hours, hours recorded, stunden
  `),
  retentionDays: listed(`
    retention, retention days, retention time, retention period, days, storage days, days of storage, storage
    time, archive days, days retention, speicherdauer, tage
  `),
  codec: listed(`
    codec, video codec, compression, video compression, encoding, video encoding, video encoding format,
    compression type, encoder, kompression
  `),
  fps: listed(`
    fps, frame rate, framerate, frames, frames per second, frames second, frames s, ips, images per second,
    recording frame rate, recording frame rate second, recording fps, record fps, bildrate, refresh rate
  `),
  motion: listed(`
    motion, motion share, motion activity, activity, scene activity, percent motion, motion percent, motion
    percentage, activity level, bewegung
  `),
  complexity: listed(`complexity, image complexity, scene complexity, scene, scene detail, scene type`),
  resolution: listed(`
    resolution, res, camera resolution, image resolution, video resolution, recording resolution, picture size,
    image size, megapixel, megapixels, mp, auflösung, resolución
  `),
  licencesPerCamera: listed(`
    licences per camera, licenses per camera, licences, licenses, device licences, device licenses, lizenzen
  `),
  bitrateKbit: listed(`
    bit rate, bitrate, bandwidth, data rate, kbps, kbit s, mbps, mbit s, bandwidth per camera, bitrate per camera,
    stream bitrate, datenrate
  `),
  // A column that is called Audio alone says in most lists whether there is any.
  audioKbps: listed(`audio rate, audio bit rate, audio bitrate, audio kbit s, audio kbps, sound kbit s`),
  metadataKbps: listed(`metadata rate, metadata bit rate, metadata bitrate, metadata kbit s, metadata kbps`),
  eventsPerHour: listed(`events per hour, events hour, events h, alarms per hour`),
  preSeconds: listed(`
    pre recording, pre recording s, pre event, pre event s, pre alarm, pre alarm s, pre buffer, prebuffer, seconds before event
  `),
  postSeconds: listed(`
    post recording, post recording s, post event, post event s, post alarm, post alarm s, post buffer, postbuffer,
    seconds after event
  `),
  measuredUtc: listed(`measured on, measured, measurement date`),
  sampleHours: listed(`sample h, sample hours, measured hours`),
  note: listed(`measurement note`),
};

function listed(names: string): readonly string[] {
  return names.split(',').map((name) => name.trim().replaceAll(/\s+/g, ' '));
}

const BY_NAME: ReadonlyMap<string, Field> = new Map(
  Object.entries(NAMES).flatMap(([field, names]) => names.map((name) => [name, field as Field] as const)),
);

/** Words that say enough within a longer header: "Max. frame rate". Others are too common. */
const TELLING: readonly (readonly [RegExp, Field])[] = [
  [/\b(fps|frame ?rate|frames per second)\b/, 'fps'],
  [/\b(codec|compression)\b/, 'codec'],
  [/\bresolution\b/, 'resolution'],
  [/\bretention\b/, 'retentionDays'],
  [/\b(bit ?rate|kbps|mbps)\b/, 'bitrateKbit'],
  [/\bcomplexity\b/, 'complexity'],
  [/\b(qty|quantity)\b/, 'quantity'],
  [/\brecording (mode|method|type)\b/, 'recording'],
  [/\bcamera name\b/, 'streamName'],
];

const HALF_NAMES: readonly (readonly [RegExp, Half])[] = [
  [/\b(base|baseline|idle|continuous)\b/, 'continuous'],
  [/\b(event|alarm|motion)\b/, 'motion'],
];

/** A guess and its rank: a known header comes before one that only contains a word of the column. */
interface Guess {
  readonly readAs: ReadAs;
  readonly isKnown: boolean;
}

function guessOf(header: string): Guess | undefined {
  const own = ownColumn(header);
  if (own !== undefined) return { readAs: own, isKnown: true };
  const words = wordsOf(header);
  const named = BY_NAME.get(words);
  if (named !== undefined) return { readAs: keyOf(named), isKnown: true };
  const [pattern, half] = HALF_NAMES.find(([name]) => name.test(words)) ?? [/$^/];
  const ofHalf = BY_NAME.get(words.replace(pattern, '').replaceAll(/ +/g, ' ').trim());
  if (ofHalf !== undefined && isHalved(ofHalf)) return { readAs: keyOf(ofHalf, half), isKnown: true };
  const withoutBrackets = BY_NAME.get(wordsOf(header.replace(/\(.*\)/, '')));
  if (withoutBrackets !== undefined) return { readAs: keyOf(withoutBrackets, half), isKnown: true };
  const telling = TELLING.find(([word]) => word.test(words))?.[1];
  return telling && { readAs: keyOf(telling, half), isKnown: false };
}

/** A frame rate without a half is that of the events, except in rows without events. */
function keyOf(field: Field, half?: Half): ReadAs {
  if (!isHalved(field)) return field;
  return half === undefined && isOfBothHalves(field) ? field : `${field}.${half ?? 'motion'}`;
}

/** A header may name a field with both halves: "FPS" alone is the one that the row has. */
function isHalved(field: Field): field is HalvedField | MeasurementField {
  return isHalvedField(field) || isMeasurementField(field);
}

/** Lower case, punctuation as blanks. */
function wordsOf(header: string): string {
  return header
    .toLowerCase()
    .replaceAll(/[^\p{L}\d]+/gu, ' ')
    .trim();
}

/** Which line of a file has the headers, and what its columns are read as. */
export interface Mapping<Target extends string = ReadAs> {
  /** Undefined where the columns have no headers: the first line is content. */
  readonly headerLine: number | undefined;
  readonly columns: readonly (Target | undefined)[];
}

interface GuessedMapping extends Mapping {
  /** Whether the headers are those that the table writes itself, so that there is nothing to ask. */
  readonly isOwn: boolean;
}

/** Lines that may stand before the headers: title, customer, date and so on. */
const MOST_TITLE_LINES = 30;

/** Finds the line of the headers, behind whatever titles, and guesses what each column is. */
export function guessedMapping(cells: FileCells): GuessedMapping {
  const guesses = cells.slice(0, MOST_TITLE_LINES).map((line) => (line.some(isNumber) ? [] : columnsOf(line)));
  const known = guesses.map((columns) => columns.filter((column) => column !== undefined).length);
  const most = Math.max(0, ...known);
  const first = cells.findIndex((line) => !line.every(isBlank));
  // A single header counts only in the first line or alone in its line: a title may contain a word like Cameras.
  const found = known.findIndex(
    (count, line) => count === most && (count > 1 || line === first || isAlone(cells[line] ?? [])),
  );
  const headerLine = most === 0 || found === -1 ? undefined : found;
  if (headerLine === undefined) return { headerLine, columns: [], isOwn: false };
  const headers = (cells[headerLine] ?? []).map(textOfCell);
  const isOwn = headers.every((header) => header.trim() === '' || ownColumn(header) !== undefined);
  return { headerLine, columns: guesses[headerLine] ?? [], isOwn };
}

/** Headers are words; what has a number beside them is a camera. */
function isNumber(cell: FileCell): boolean {
  return /^[\d.,]+\s*%?$/.test(textOfCell(cell).trim());
}

/** A title, or a label with its value: "Customer", "Depot". */
const MOST_TITLE_CELLS = 2;

/** Whether a block of cells begins with headers, behind titles at most: a line of cameras looks like neither. */
export function beginsWithHeaders(cells: FileCells): boolean {
  const { headerLine, columns } = guessedMapping(cells);
  const known = columns.filter((readAs) => readAs !== undefined).length;
  if (headerLine === undefined || known < 2 || cells.length <= headerLine + 1) return false;
  return cells.slice(0, headerLine).every((line) => filledCells(line) <= Math.min(MOST_TITLE_CELLS, known - 1));
}

function isAlone(line: readonly FileCell[]): boolean {
  return filledCells(line) === 1;
}

function filledCells(line: readonly FileCell[]): number {
  return line.filter((cell) => !isBlank(cell)).length;
}

/** What the columns of a line of headers are: each column of the table once, the surest guess first. */
export function columnsOf(line: readonly FileCell[]): readonly (ReadAs | undefined)[] {
  const guesses = line.map((cell) => guessOf(textOfCell(cell)));
  const taken = new Map<ReadAs, number>();
  for (const wanted of [true, false]) {
    guesses.forEach((guess, at) => {
      if (guess?.isKnown === wanted && !taken.has(guess.readAs)) taken.set(guess.readAs, at);
    });
  }
  return guesses.map((guess, at) => (guess && taken.get(guess.readAs) === at ? guess.readAs : undefined));
}

/** A unit that stands in a header alone, "Bit rate (Mbit/s)": it belongs to each number below. */
export function unitInHeader(header: string, { kind, ...column }: CellColumn): string | undefined {
  const word = UNIT_WORD.exec(header.toLowerCase())?.[0];
  if (kind !== 'number' || word === undefined) return kind === 'choice' && MEGAPIXEL.test(header) ? 'MP' : undefined;
  return 'unit' in column && column.unit === word ? undefined : word;
}

/** Units that change what a number means. A unit that the column does not have is refused at the cell. */
const UNIT_WORD = /(?<![a-z])(?:[mkg]bit\/s|[mkg]bps|[mk]b\/s|weeks?|months?|years?|minutes?)(?![a-z/])/;
const MEGAPIXEL = /(?<![a-z])(?:mp|megapixels?)(?![a-z])/i;
