import { asBuiltTables, tableCells, type ReportFile } from '@site-designer/camera-report';
import { asBuiltWorkbook } from '@site-designer/camera-report/write-workbook';
import { csvOf } from '@site-designer/camera-table';
import { ownSpeaker } from '@site-designer/texts';
import { Option, type Command } from 'commander';
import { asBuiltAnswer, withActualRates, type AsBuilt } from '../answers/as-built-answer.ts';
import { groupPatterns, typedDays } from '../options/as-built-options.ts';
import { catalogueOption, loadCatalogue, type CatalogueOption } from '../files/load-catalogue.ts';
import { loadBaseline } from '../files/load-design.ts';
import { loadReport, reportOptions } from '../files/load-report.ts';
import { writeFile } from '../files/read-text.ts';
import { asBuiltLines } from '../print/as-built.ts';
import { paintFor } from '../print/paint.ts';
import { printable } from '../print/printable.ts';
import type { Session } from '../shell/session.ts';
import type { Shell } from '../shell/shell.ts';
import { said } from '../texts/said.ts';

interface Typed extends CatalogueOption, ReportFile {
  readonly json?: true;
  readonly csv?: 'groups' | 'cameras';
  readonly xlsx?: string;
  readonly measured?: string;
  readonly date?: string;
  readonly force?: true;
  readonly match: readonly string[];
  readonly groomed: readonly string[];
  readonly recordingDays?: string;
}

export function addAsBuilt(program: Command, { shell }: Session): void {
  const asBuilt = program
    .command('as-built')
    .description(
      'compare a design, or what was issued of it, with the camera report of its recorders: rates, recorded shares, days, and what to change',
    )
    .argument('<design>', 'design file or issued proposal (JSON of the API), or - for standard input')
    .argument('<report>', 'CSV of Get-VmsCameraReport -IncludeRetentionInfo -IncludeRecordingStats | Export-Csv');
  for (const option of [...reportOptions(), ...matchOptions(), ...outputOptions(), catalogueOption()]) {
    asBuilt.addOption(option);
  }
  asBuilt.addHelpText('after', `\n${HELP}`).action(async (file: string, report: string, typed: Typed) => {
    const catalogue = await loadCatalogue(shell, typed);
    const { design, issuedAs } = await loadBaseline(shell, file, catalogue);
    const answer = asBuiltAnswer(
      { design, issuedAs, catalogue, report: await loadReport(shell, report, typed) },
      {
        patterns: groupPatterns(typed.match, design),
        groomedStorages: typed.groomed,
        recordingDays: typedDays(typed.recordingDays),
      },
    );
    await writeFiles(shell, answer, typed);
    shell.out.write(printed(answer, typed, shell));
  });
}

const HELP = `Cameras go to the group that their name begins with ("Lobby 3" to Lobby), then by the names of their
hardware and recorder and by their model; --match adds patterns. Nothing of the report is stored.`;

function collected(value: string, before: readonly string[]): readonly string[] {
  return [...before, value];
}

function matchOptions(): Option[] {
  return [
    new Option('--match <group=pattern>', 'cameras of a group by their names, such as "Lobby=LB-*"; repeatable')
      .argParser(collected)
      .default([], 'none'),
    new Option('--groomed <storage>', 'storage whose archive keeps a reduced frame rate: not checked; repeatable')
      .argParser(collected)
      .default([], 'none'),
    new Option('--recording-days <days>', 'days since the site began to record, where that is less than its retention'),
  ];
}

function outputOptions(): Option[] {
  return [
    new Option('--json', 'print the check as JSON').conflicts('csv'),
    new Option('--csv [table]', 'print a table for spreadsheets').choices(['groups', 'cameras']).preset('groups'),
    new Option('--xlsx <file>', 'write groups, cameras and notes as a workbook'),
    new Option('--measured <file>', 'write the design with the actual rates as measured ones'),
    new Option(
      '--date <date>',
      'when the report was made, for --measured; without it, the date of its newest recording',
    ),
    new Option('--force', 'replace files that are there'),
  ];
}

async function writeFiles(shell: Shell, answer: AsBuilt, { xlsx, measured, date, force }: Typed): Promise<void> {
  const mayReplace = force === true;
  if (measured !== undefined) {
    const { content, warnings } = withActualRates(answer, date);
    for (const text of warnings)
      shell.err.write(`${paintFor(shell.err).yellow(said('warning: {text}', { text: printable(text) }))}\n`);
    await writeFile(shell, { file: measured, content, mayReplace });
  }
  if (xlsx === undefined) return;
  await writeFile(shell, { file: xlsx, content: await asBuiltWorkbook(asBuiltTables(answer)), mayReplace });
}

function printed(answer: AsBuilt, { json, csv }: Typed, shell: Shell): string {
  if (csv !== undefined) {
    const [groups, cameras] = asBuiltTables(answer);
    const table = csv === 'cameras' ? cameras : groups;
    return csvOf([table.columns.map(({ title }) => title), ...tableCells(table)]);
  }
  if (!json) return `${asBuiltLines(answer, shell.out).join('\n')}\n`;
  const { design, issuedAs, check, matching, report, remedies } = answer;
  const unmatched = matching.unmatched.map(({ camera, candidates }) => ({
    name: camera.name,
    line: camera.line,
    candidates,
  }));
  const { notes } = report;
  return `${JSON.stringify(ownSpeaker.rendered({ siteDesignName: design.name, issuedAs, ...check, unmatched, notes, remedies }), undefined, 2)}\n`;
}
