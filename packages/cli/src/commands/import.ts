import {
  cameraForm,
  columnOf,
  editOf,
  plannedImport,
  SAME_IDS,
  tableOf,
  type PlannedLine,
} from '@site-designer/camera-table';
import { csvCells } from '@site-designer/camera-table/read-csv';
import { writeDesignFile } from '@site-designer/design-file';
import { defaultServerSettings, formData, orderRows } from '@site-designer/sizing-engine';
import { publishedCatalogue } from '@site-designer/sizing-engine/catalogue';
import { EXIT, Failure, type ExitCode, type Io } from '../io.ts';
import { readText } from '../read-design.ts';

export interface ImportOptions {
  readonly name: string | undefined;
  readonly out: string | undefined;
}

/** Makes a design file of a camera table, as the web app exports one or as a spreadsheet holds it. */
export async function importCameras(file: string, { name, out }: ImportOptions, io: Io): Promise<ExitCode> {
  const cells = withoutRowIds(csvCells(await readText(file, io)));
  const plan = plannedImport(tableOf([]), cells, { form: cameraForm(formData(publishedCatalogue)), ids: SAME_IDS });
  if ('message' in plan) throw new Failure(`${file}: ${plan.message}`, EXIT.badFile);
  refuse(file, plan.lines);
  const text = writeDesignFile({
    name: name ?? nameOf(file),
    serverSettings: defaultServerSettings(publishedCatalogue),
    cameras: orderRows(editOf(plan.lines, [], counter()).rows ?? []),
  });
  if (out === undefined) io.print(text.trimEnd());
  else await io.write(out, text);
  return EXIT.done;
}

/** Rows of another design have ids of that design: here all are new. */
function withoutRowIds([heads = [], ...lines]: readonly (readonly string[])[]): readonly (readonly string[])[] {
  const column = heads.findIndex((head) => head.trim().toLowerCase() === 'row id');
  return [heads, ...lines.map((cells) => cells.map((cell, index) => (index === column ? '' : cell)))];
}

function refuse(file: string, lines: readonly PlannedLine[]): void {
  const refused = lines.flatMap(({ refusals, texts }, index) =>
    // The first line of the file is its head.
    refusals.map(
      ({ column, message }) =>
        `${file}:${index + 2}: ${columnOf(column).title} "${texts.get(column) ?? ''}": ${message}`,
    ),
  );
  if (refused.length > 0) throw new Failure(refused.join('\n'), EXIT.badFile);
}

function nameOf(file: string): string {
  return (file === '-' ? '' : file.replace(/^.*[/\\]/, '').replace(/\.[^.]*$/, '')) || 'New Site Design';
}

function counter(): () => number {
  let last = 0;
  return () => (last += 1);
}
