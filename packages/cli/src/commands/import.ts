import { cameraForm, csvOf, FILE_HEADERS, templateLines, type CameraForm } from '@site-designer/camera-table';
import { writeDesignFile } from '@site-designer/design-file';
import { checkName, DEFAULT_NAMES } from '@site-designer/api-contract/names';
import { defaultServerSettings } from '@site-designer/sizing-engine';
import { Option, type Command } from 'commander';
import { EXIT } from '../shell/exit-code.ts';
import { Failure, FaultyFile } from '../shell/failure.ts';
import { catalogueOption, loadCatalogue, type CatalogueOption } from '../files/load-catalogue.ts';
import { readTable, type ReadTable } from '../files/read-table.ts';
import { shownName, writeFile } from '../files/read-text.ts';
import { foreignList, jsonOf, notesOfList, whyIn, type ForeignList } from '../files/foreign-list.ts';
import { loadDesign } from '../files/load-design.ts';
import { amount } from '../print/amount.ts';
import { paintFor } from '../print/paint.ts';
import { printable } from '../print/printable.ts';
import { withProgress } from '../shell/progress.ts';
import type { Session } from '../shell/session.ts';
import { addSettingsOptions, typedSettings, type SettingsOptions } from '../options/settings-options.ts';
import type { Shell } from '../shell/shell.ts';
import { said } from '../texts/said.ts';

interface Typed extends CatalogueOption, SettingsOptions {
  readonly out?: string;
  readonly name?: string;
  readonly force?: true;
  readonly template?: true;
  readonly update?: string;
  readonly decide?: 'leave' | 'take';
  readonly combine?: 'no' | 'section' | 'all';
  readonly json?: true;
}

export function addImport(program: Command, { shell }: Session): void {
  addSettingsOptions(
    program
      .command('import')
      .description(
        'make a design file from a camera table (CSV or XLSX); server settings that are not given have their defaults',
      )
      .argument('[table]', 'CSV or XLSX file, or - for standard input')
      .option('-o, --out <file>', 'design file to write; without it, it is printed')
      .option('--name <text>', `name of the design (default: that of --update, else "${DEFAULT_NAMES.siteDesign}")`)
      .option('--force', 'replace the file if it is there')
      .option('--template', 'print a table to start from')
      .option('--update <design>', 'design file whose groups the list updates by their names')
      .addOption(
        new Option(
          '--decide <what>',
          'leave out or take lines of which the list does not tell whether they are cameras',
        ).choices(['leave', 'take']),
      )
      .addOption(
        new Option('--combine <which>', 'make one group of lines with equal settings').choices([
          'no',
          'section',
          'all',
        ]),
      )
      .option('--json', 'print the design with the kind of each line of the list, counts and checks of totals'),
  )
    .addOption(catalogueOption())
    .addHelpText(
      'after',
      `\nColumns, in any order; those that are left out have default values:\n  ${FILE_HEADERS.join(', ')}`,
    )
    .action(async (file: string | undefined, typed: Typed) => {
      const form = cameraForm(await loadCatalogue(shell, typed));
      if (typed.template) shell.out.write(csvOf(templateLines(form)));
      else await importTable({ shell, form }, file, typed);
    });
}

interface Import {
  readonly shell: Shell;
  readonly form: CameraForm;
}

async function importTable({ shell, form }: Import, file: string | undefined, typed: Typed): Promise<void> {
  const { name: given, out, force, update, json, decide, combine, ...settings } = typed;
  if (file === undefined)
    throw new Failure(EXIT.usage, said('Which table? Name a CSV or XLSX file, - for standard input, or --template.'));
  const wrongName = checkName('siteDesign', given ?? DEFAULT_NAMES.siteDesign);
  if (wrongName !== undefined) throw new Failure(EXIT.usage, `--name: ${wrongName}`);
  const before = update === undefined ? undefined : await loadDesign(shell, update, form.catalogue);
  const { table, list } = await withProgress(shell, `reading ${printable(shownName(file))}`, async () => {
    const read = await readTable(shell, file, form);
    return { table: read, list: foreignList(read, form, { decide, combine, before: before?.cameras }) };
  });
  checkList({ shell, file, json, combine }, table, list);
  const start = before ?? {
    name: DEFAULT_NAMES.siteDesign,
    serverSettings: defaultServerSettings(form.catalogue),
  };
  const serverSettings = typedSettings(start.serverSettings, settings, form.catalogue);
  const { cameras, view } = list;
  const design = writeDesignFile({ name: given ?? start.name, serverSettings, cameras });
  if (json === true) shell.out.write(jsonText(JSON.parse(design), table, view));
  if (out === undefined) return json === true ? undefined : shell.out.write(design);
  await writeFile(shell, { file: out, content: design, mayReplace: force === true });
  const groups = new Set(cameras.map(({ cameraGroupId }) => cameraGroupId)).size;
  const read = { file: printable(out), streams: amount(cameras.length, 'streams') };
  shell.err.write(
    `${groups === 1 ? said('{file}: {streams} in one group', read) : said('{file}: {streams} in {groups} groups', { ...read, groups })}
`,
  );
}

function jsonText(...answer: Parameters<typeof jsonOf>): string {
  return `${JSON.stringify(jsonOf(...answer), null, 2)}\n`;
}

interface Checked {
  readonly combine: Typed['combine'] | undefined;
  readonly shell: Shell;
  readonly file: string;
  readonly json: true | undefined;
}

const OWN_GROUPS = 'the list is an export that names its groups, so that --combine changes nothing';

/** Tells how the list was read. A list with faults or with undecided lines ends the command. */
function checkList({ shell, file, json, combine }: Checked, table: ReadTable, list: ForeignList): void {
  const { view, problems, isOwn } = list;
  const paint = paintFor(shell.err);
  if (view.problems.length === 0) {
    const kept = isOwn && combine !== undefined && combine !== 'no' ? [said(OWN_GROUPS)] : [];
    const notes = [...notesOfList(table, list), ...kept];
    for (const note of notes) shell.err.write(`${paint.yellow(said('warning: {text}', { text: printable(note) }))}\n`);
  }
  if (problems.length > 0) throw new FaultyFile(shownName(file), table.text, problems);
  const undecided = view.lines.filter(({ kind }) => kind === 'undecided');
  if (undecided.length === 0) return;
  // Whoever reads it sees which lines are undecided; without their decision there is no design.
  if (json === true) shell.out.write(jsonText(null, table, view));
  const listed = undecided.map((line) => `\n  ${printable(whyIn(table, line))}`).join('');
  const how =
    'it is not clear whether these lines are cameras; --decide leave leaves them out, --decide take takes them';
  throw new Failure(EXIT.file, `${shownName(file)}: ${said(how)}${listed}`);
}
