import {
  readCameraReport,
  type CameraReport,
  type ReportFile,
  type ReportProblem,
  type ReportQuestion,
} from '@site-designer/camera-report';
import { ENCODINGS } from '@site-designer/camera-table/encoding';
import { Option } from 'commander';
import { FaultyFile } from '../shell/failure.ts';
import type { Shell } from '../shell/shell.ts';
import { readBytes, shownName } from './read-text.ts';

export function reportOptions(): readonly Option[] {
  return [
    new Option(
      '--culture <name>',
      'culture of the machine that made the report, such as de-CH, where the file does not show it',
    ),
    new Option('--encoding <name>', 'encoding of the report, where its bytes do not show it').choices(
      Object.keys(ENCODINGS),
    ),
  ];
}

/**
 * A camera report.
 *
 * @throws Failure where the file cannot be read, or the culture has to be given. Lines of the file are not shown, because they
 * may contain credentials.
 */
export async function loadReport(shell: Shell, file: string, options: ReportFile): Promise<CameraReport> {
  const read = readCameraReport(await readBytes(shell, file), options);
  switch (read.kind) {
    case 'read':
      return read.report;
    case 'question':
      throw new FaultyFile(shownName(file), undefined, [problemOf(asked(read.question))]);
    case 'refused':
      throw new FaultyFile(shownName(file), undefined, read.problems.map(problemOf));
  }
}

function problemOf({ header, line, column, message }: ReportProblem) {
  return { path: header, line, column, message };
}

function asked({ readings, ...problem }: ReportQuestion): ReportProblem {
  const choices = readings.map(({ culture, value }) => `--culture ${culture} reads ${value}`);
  return { ...problem, message: `${problem.message} ${choices.join(', ')}.` };
}
