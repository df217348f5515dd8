import { isNothing } from './cells.ts';
import type { ReportColumn } from './columns.ts';
import type { ReportTable } from './find-table.ts';
import type { LineRead } from './read-line.ts';
import type { ReportNote } from './report.ts';
import { NOTE_TEXTS } from '../texts/in-use.ts';

interface NoteContext {
  /** The name of the encoding where the bytes do not show it. */
  readonly presumed: string | undefined;
  /** Headers of columns with credentials. */
  readonly signIn: readonly string[];
}

/** Notes on what a report does not contain, and on what was assumed. */
export function notesOf(
  table: ReportTable,
  reads: readonly LineRead[],
  { presumed, signIn }: NoteContext,
): ReportNote[] {
  const note = (code: ReportNote['code'], message: string | undefined | false): ReportNote[] =>
    message === undefined || message === false ? [] : [{ code, message }];
  const databaseDays = reads.filter(({ hasDatabaseDays }) => hasDatabaseDays).length;
  const isUntold = (holds: (camera: LineRead['camera']) => boolean) => reads.every(({ camera }) => holds(camera));
  return [
    ...note('encoding-presumed', presumed && NOTE_TEXTS.encoding(presumed)),
    ...note('sign-in-columns-dropped', signIn.length > 0 && NOTE_TEXTS.signIn(signIn)),
    ...note('no-lock-column', isMissing(table, 'HasEvidenceLock') && NOTE_TEXTS.noLockColumn),
    ...note('days-from-database', databaseDays > 0 && NOTE_TEXTS.daysFromDatabase(databaseDays)),
    ...note('no-days', isUntold(({ daysHeld }) => daysHeld === null) && NOTE_TEXTS.noDays),
    ...note('no-space', isUntold(({ usedSpaceGib }) => usedSpaceGib === null) && NOTE_TEXTS.noSpace),
    ...note(
      'no-recorded-share',
      isUntold(({ recordedPercent }) => recordedPercent === null) && NOTE_TEXTS.noRecordedShare,
    ),
  ];
}

/** Whether a report has no value in a column, or not the column. */
function isMissing({ at, lines }: ReportTable, column: ReportColumn): boolean {
  const place = at.get(column);
  return place === undefined || lines.every(({ cells }) => isNothing(cells[place] ?? ''));
}
