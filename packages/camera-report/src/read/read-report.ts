import { decoded, detectedEncoding, ENCODINGS, type Encoding } from '@site-designer/camera-table/encoding';
import { csvLines } from '@site-designer/camera-table/read-csv';
import { isWorkbook } from '@site-designer/camera-table/read-file';
import { isSignInColumn, TELLING_COLUMNS } from './columns.ts';
import { cultureOf, isoDateOf, type Culture } from './culture.ts';
import { delimiterOf, tableOf, type ReportTable } from './find-table.ts';
import { LineReader, type LineRead } from './read-line.ts';
import { reportCulture } from './report-culture.ts';
import { notesOf } from './report-notes.ts';
import type { ReadReport, ReportCamera, ReportCulture, ReportProblem } from './report.ts';
import { REPORT_TEXTS } from '../texts/in-use.ts';

/** What the caller knows of a file. */
export interface ReportFile {
  /** How its text is to be read; without it, as its bytes show. */
  readonly encoding?: Encoding;
  /** The culture of the machine that made it, such as `de-CH`; without it, as its numbers and dates show. */
  readonly culture?: string;
}

/** Largest report that is read, MB of 10^6 bytes: some 20 000 cameras with every column, in UTF-16. */
export const MOST_REPORT_MB = 64;

const MOST_PROBLEMS = 100;

/**
 * Reads a camera report, the CSV of `Get-VmsCameraReport | Export-Csv` of the vendor's PowerShell tools: any columns of it in
 * any order, with any of the usual separators, in any encoding of a Windows machine and with the numbers and dates of its
 * culture.
 *
 * The culture is found from all cells together: "1,234" is read as "4,2" elsewhere in the file requires. Ambiguous cells lead
 * to a question, unreadable ones are refused with line and column, and nothing is guessed. Columns of users and passwords are
 * not read. Cells are texts: what looks like a formula is never evaluated. Bit rates of the report are those of a moment; the
 * long-run rate follows from the space and the days.
 *
 * @returns The cameras with notes on what the report does not tell, or a question, or the problems.
 * @throws RangeError for an encoding that the platform does not know.
 * @example
 * ```ts
 * const read = readCameraReport(bytes);
 * if (read.kind === 'question') return readCameraReport(bytes, { culture: read.question.readings[0].culture });
 * ```
 */
export function readCameraReport(bytes: Uint8Array, { encoding, culture: name }: ReportFile = {}): ReadReport {
  const culture = name === undefined ? undefined : cultureOf(name);
  if (name !== undefined && culture === undefined) return refused({ ...START, message: REPORT_TEXTS.culture(name) });
  const notReport = bytesRefusal(bytes);
  if (notReport !== undefined) return refused({ ...START, message: notReport });
  const detected = detectedEncoding(bytes);
  const text = decoded(bytes, encoding ?? detected.encoding);
  const presumed = encoding === undefined && !detected.isCertain ? ENCODINGS[detected.encoding] : undefined;
  return readText(text, { encoding: encoding ?? detected.encoding, presumed, culture });
}

function readText(text: string, file: KnownFile): ReadReport {
  if (text.includes('\0')) return refused({ ...START, message: REPORT_TEXTS.notText });
  if (text.trim() === '') return refused({ ...START, message: REPORT_TEXTS.empty });
  const delimiter = delimiterOf(text);
  const table = delimiter === undefined ? undefined : tableOf(csvLines(text, delimiter));
  if (table === undefined) return refused({ ...START, message: REPORT_TEXTS.noHeaders });
  return readTable(table, file);
}

const START = { line: 1, column: 1, header: '' } as const;

const BYTES_PER_MB = 1_000_000;

function bytesRefusal(bytes: Uint8Array): string | undefined {
  const megabytes = Math.ceil(bytes.byteLength / BYTES_PER_MB);
  if (megabytes > MOST_REPORT_MB) return REPORT_TEXTS.tooLarge(megabytes, MOST_REPORT_MB);
  return isWorkbook(bytes) ? REPORT_TEXTS.workbook : undefined;
}

function refused(...problems: readonly ReportProblem[]): ReadReport {
  return { kind: 'refused', problems: problems.slice(0, MOST_PROBLEMS) };
}

interface KnownFile {
  readonly encoding: Encoding;
  /** The name of the encoding where the bytes do not show it. */
  readonly presumed: string | undefined;
  readonly culture: Culture | undefined;
}

function readTable(table: ReportTable, { encoding, presumed, culture: given }: KnownFile): ReadReport {
  const wrong = tableProblems(table);
  if (wrong.length > 0) return refused(...wrong);
  const found = given === undefined ? reportCulture(table) : { culture: given };
  if ('question' in found) return { kind: 'question', question: found.question };
  const { reads, problems } = readLines(table, found.culture);
  const { cameras, repeated } = namedCameras(reads, table);
  const all = [...problems, ...repeated].toSorted((a, b) => a.line - b.line || a.column - b.column);
  if (all.length > 0) return refused(...all);
  const headers = table.headers.cells.map((header) => header.trim());
  return {
    kind: 'read',
    report: {
      cameras,
      columns: [...table.at.values()].toSorted((a, b) => a - b).map((place) => headers[place]!),
      notes: notesOf(table, reads, { presumed, signIn: headers.filter(isSignInColumn) }),
      culture: found.culture,
      encoding,
      newestRecording: newestOf(reads),
    },
  };
}

function tableProblems({ headers, at, repeated, lines }: ReportTable): ReportProblem[] {
  const here = (place: number, message: string): ReportProblem => ({
    ...headers.places[place]!,
    header: headers.cells[place]!.trim(),
    message,
  });
  if (repeated.length > 0) return repeated.map((place) => here(place, REPORT_TEXTS.repeatedHeader));
  const tells = TELLING_COLUMNS.some((column) => at.has(column));
  if (!tells) return [{ ...headers.places[0]!, header: '', message: REPORT_TEXTS.nothingTold }];
  if (headers.isMalformed) return [here(0, REPORT_TEXTS.openQuotes)];
  return lines.length > 0 ? [] : [{ ...headers.places[0]!, header: '', message: REPORT_TEXTS.noCameras }];
}

function readLines(table: ReportTable, culture: ReportCulture) {
  const reads: LineRead[] = [];
  const problems: ReportProblem[] = [];
  for (const line of table.lines) {
    const reader = new LineReader(line, table, culture);
    const read = reader.read();
    if (read === undefined) problems.push(...reader.problems);
    else reads.push(read);
  }
  return { reads, problems };
}

/** Cameras with the key that an assignment by hand is remembered by: their id, or recorder, hardware, name and channel. */
function namedCameras(reads: readonly LineRead[], table: ReportTable) {
  const lineOf = new Map<string, number>();
  const cameras: ReportCamera[] = [];
  const repeated: ReportProblem[] = [];
  for (const { camera, id, channel } of reads) {
    const place = [camera.recorderName, camera.hardwareName, camera.name, channel].filter((part) => part !== '');
    const known = id === '' ? place.join(' / ') : id.toLowerCase();
    const line = lineOf.get(known);
    if (line !== undefined && id !== '') repeated.push(sameId(camera.line, line, table));
    lineOf.set(known, line ?? camera.line);
    cameras.push({ ...camera, key: line === undefined ? known : `${known} (line ${camera.line})` });
  }
  return { cameras, repeated };
}

function sameId(line: number, first: number, { lines, at }: ReportTable): ReportProblem {
  const { places } = lines.find((each) => each.line === line)!;
  return { ...places[at.get('Id')!]!, header: 'Id', message: REPORT_TEXTS.sameId(first) };
}

function newestOf(reads: readonly LineRead[]): string | undefined {
  const newest = reads.reduce((most, { newestDay }) => Math.max(most, newestDay ?? -Infinity), -Infinity);
  return Number.isFinite(newest) ? isoDateOf(newest) : undefined;
}
