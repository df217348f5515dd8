import { cameraForm, csvOf, fileLines, SAME_IDS, tableOf } from '@site-designer/camera-table';
import { cameraWorkbook } from '@site-designer/camera-table/write-workbook';
import type { Command } from 'commander';
import { catalogueOption, loadCatalogue, type CatalogueOption } from '../files/load-catalogue.ts';
import { loadDesign } from '../files/load-design.ts';
import { writeFile } from '../files/read-text.ts';
import type { Session } from '../shell/session.ts';

interface Typed extends CatalogueOption {
  readonly out?: string;
  readonly force?: true;
}

const SHEET = 'Cameras';

export function addExport(program: Command, { shell }: Session): void {
  program
    .command('export')
    .description('write the camera table of a design as CSV or XLSX')
    .argument('<design>', 'design file, or - for standard input')
    .option('-o, --out <file>', 'file to write, as a workbook where it ends in .xlsx; without it, CSV is printed')
    .option('--force', 'replace the file if it is there')
    .addOption(catalogueOption())
    .action(async (file: string, { out, force, ...options }: Typed) => {
      const form = cameraForm(await loadCatalogue(shell, options));
      const { cameras } = await loadDesign(shell, file, form.catalogue);
      const lines = fileLines(tableOf(cameras), { form, ids: SAME_IDS });
      const csv = csvOf(lines);
      if (out === undefined) return shell.out.write(csv);
      const isWorkbook = out.toLowerCase().endsWith('.xlsx');
      const content = isWorkbook ? await cameraWorkbook(lines, { form, sheet: SHEET }) : csv;
      await writeFile(shell, { file: out, content, mayReplace: force === true });
    });
}
