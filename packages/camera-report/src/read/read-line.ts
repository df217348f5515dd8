import type { CsvLine } from '@site-designer/camera-table/read-csv';
import { isNothing, isNotIncluded, truthIn } from './cells.ts';
import type { ReportColumn } from './columns.ts';
import { datePartsOf, daysOf, numberIn, orderShownBy, type DateParts } from './culture.ts';
import type { ReportTable } from './find-table.ts';
import type { ReportCamera, ReportCulture, ReportProblem } from './report.ts';
import { REPORT_TEXTS } from '../texts/in-use.ts';

/** A camera of a line, with its values that notes on the whole report need. */
export interface LineRead {
  readonly camera: Omit<ReportCamera, 'key'>;
  /** Empty where the report has none. */
  readonly id: string;
  readonly channel: string;
  /** Whether the days are those of the database. */
  readonly hasDatabaseDays: boolean;
  /** Day of the newest recording since 1970; undefined where it cannot be told. */
  readonly newestDay: number | undefined;
}

/** Greatest figures that a report can have: 1 PiB of a camera, a thousand years. */
const MOST_GIB = 1_048_576;
const MOST_DAYS = 365_000;
const MOST_MIBIT = 10_000;
const ALL_PERCENT = 100;

/** Mibit/s, as a report has them, in kbit/s. */
const KBPS_PER_MIBIT = 2 ** 20 / 1000;

/** Earlier dates stand for no date, such as 0001-01-01. */
const FIRST_YEAR = 1990;

/** Reads one line of a report. */
export class LineReader {
  readonly #line: CsvLine;
  readonly #table: ReportTable;
  readonly #culture: ReportCulture;
  readonly problems: ReportProblem[] = [];

  constructor(line: CsvLine, table: ReportTable, culture: ReportCulture) {
    this.#line = line;
    this.#table = table;
    this.#culture = culture;
  }

  /** Undefined where a cell cannot be read; then there are problems. */
  read(): LineRead | undefined {
    if (!this.#isWhole()) return undefined;
    const read = this.#camera();
    return this.problems.length > 0 ? undefined : read;
  }

  #isWhole(): boolean {
    const { cells, isMalformed } = this.#line;
    const { headers, at } = this.#table;
    if (isMalformed) return this.#refuse(0, REPORT_TEXTS.openQuotes);
    const [count, expected] = [cells.length, headers.cells.length];
    if (cells.slice(expected).some((cell) => cell.trim() !== '')) {
      return this.#refuse(expected, REPORT_TEXTS.tooManyCells(count, expected));
    }
    const isCut = [...at.values()].some((place) => place >= count);
    return !isCut || this.#refuse(count - 1, REPORT_TEXTS.tooFewCells(count, expected));
  }

  #camera(): LineRead {
    const name = this.#text('Name') || this.#text('HardwareName') || this.#text('Id');
    if (name === '') this.#refuse(this.#table.at.get('Name') ?? 0, REPORT_TEXTS.nameless);
    const begin = this.#day('MediaDatabaseBegin');
    const end = this.#day('MediaDatabaseEnd');
    const reportedDays = this.#number('ActualRetentionDays', MOST_DAYS);
    const databaseDays = this.#isDaysAsked() ? this.#daysBetween(begin, end) : null;
    const rate = this.#number('CurrentRecordedBitrate', MOST_MIBIT);
    return {
      camera: {
        line: this.#line.line,
        name,
        isEnabled: this.#truth('Enabled') !== false && this.#truth('RecordingEnabled') !== false,
        usedSpaceGib: this.#number('UsedSpaceInGB', MOST_GIB),
        daysHeld: reportedDays ?? databaseDays,
        recordedPercent: this.#number('PercentRecordedOneWeek', ALL_PERCENT),
        setDays: this.#number('ExpectedRetentionDays', MOST_DAYS),
        hasEvidenceLock: this.#truth('HasEvidenceLock') ?? null,
        storageName: this.#text('RecordingStorageName') || null,
        hardwareName: this.#text('HardwareName'),
        model: this.#text('Model'),
        recorderName: this.#text('RecorderName'),
        deviceGroups: this.#text('DeviceGroups')
          .split(';')
          .map((path) => path.trim())
          .filter((path) => path !== ''),
        momentKbps: rate === null ? null : rate * KBPS_PER_MIBIT,
      },
      id: this.#text('Id'),
      channel: this.#text('Channel'),
      hasDatabaseDays: reportedDays === null && databaseDays !== null,
      newestDay: end,
    };
  }

  #cell(column: ReportColumn): string {
    const place = this.#table.at.get(column);
    return place === undefined ? '' : (this.#line.cells[place] ?? '');
  }

  #text(column: ReportColumn): string {
    const text = this.#cell(column).trim();
    return isNothing(text) ? '' : text;
  }

  /** Always false, so that a check can return it. */
  #refuse(place: number, message: string): false {
    const at = this.#line.places[place] ?? this.#line.places.at(-1)!;
    this.problems.push({ ...at, header: (this.#table.headers.cells[place] ?? '').trim(), message });
    return false;
  }

  #refuseCell(column: ReportColumn, message: string): void {
    this.#refuse(this.#table.at.get(column)!, message);
  }

  #truth(column: ReportColumn): boolean | undefined {
    const text = this.#text(column);
    if (text === '') return undefined;
    const truth = truthIn(text);
    if (truth === undefined) this.#refuseCell(column, REPORT_TEXTS.notTruth);
    return truth;
  }

  /** A figure; null where the report does not tell it. */
  #number(column: ReportColumn, most: number): number | null {
    const text = this.#text(column);
    if (text === '') return null;
    const { decimalMark } = this.#culture;
    const value = numberIn(text, decimalMark ?? '.');
    if (value === undefined) {
      const isOther = decimalMark !== undefined && numberIn(text, decimalMark === '.' ? ',' : '.') !== undefined;
      this.#refuseCell(column, isOther ? REPORT_TEXTS.otherMark(decimalMark) : REPORT_TEXTS.notNumber);
      return null;
    }
    if (value <= most) return value;
    this.#refuseCell(column, REPORT_TEXTS.outOf(0, most));
    return null;
  }

  /** Whether days have to come from the database: an empty cell of days means a lock, and stays unknown. */
  #isDaysAsked(): boolean {
    return !this.#table.at.has('ActualRetentionDays') || isNotIncluded(this.#cell('ActualRetentionDays'));
  }

  #daysBetween(begin: number | undefined, end: number | undefined): number | null {
    if (begin === undefined || end === undefined) return null;
    if (end >= begin) return end - begin;
    this.#refuseCell('MediaDatabaseEnd', REPORT_TEXTS.endsBeforeBegin);
    return null;
  }

  /** Days since 1970; undefined without a date, or where its order is unknown and not needed. */
  #day(column: ReportColumn): number | undefined {
    const text = this.#text(column);
    if (text === '') return undefined;
    const parts = datePartsOf(text);
    if (parts === undefined) {
      this.#refuseCell(column, REPORT_TEXTS.notDate);
      return undefined;
    }
    return parts.year < FIRST_YEAR ? undefined : this.#dayOf(column, parts);
  }

  #dayOf(column: ReportColumn, parts: DateParts): number | undefined {
    const { firstTwo } = parts;
    const order =
      this.#culture.dateOrder ?? (firstTwo !== undefined && firstTwo[0] === firstTwo[1] ? 'day-month' : undefined);
    if (order === undefined && firstTwo !== undefined) return undefined;
    const day = daysOf(parts, order);
    if (day !== undefined) return day;
    const shown = orderShownBy(parts);
    const isOther = order !== undefined && shown !== undefined && shown !== order;
    this.#refuseCell(column, isOther ? REPORT_TEXTS.otherOrder(order) : REPORT_TEXTS.notDate);
    return undefined;
  }
}
