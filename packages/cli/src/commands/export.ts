import { cameraForm, csvOf, fileLines, SAME_IDS, tableOf } from '@site-designer/camera-table';
import { cameraWorkbook } from '@site-designer/camera-table/write-workbook';
import { plainWorkbook } from '@site-designer/price-list/write-bill';
import type { NamedDesign } from '@site-designer/design-file';
import type { Catalogue } from '@site-designer/sizing-engine';
import { networkDocumentOf, networkSheets, type ExplainedProposal } from '@site-designer/texts';
import { Option, type Command } from 'commander';
import { catalogueOption, loadCatalogue, type CatalogueOption } from '../files/load-catalogue.ts';
import { loadDesign } from '../files/load-design.ts';
import { writeFile } from '../files/read-text.ts';
import { EXIT } from '../shell/exit-code.ts';
import { Failure } from '../shell/failure.ts';
import type { Session } from '../shell/session.ts';
import { sizedDesigns } from './sized-designs.ts';
import { said } from '../texts/said.ts';

interface Typed extends CatalogueOption {
  readonly out?: string;
  readonly force?: true;
  readonly what: (typeof TABLES)[number];
}

const SHEET = 'Cameras';
const TABLES = ['cameras', 'network'] as const;

interface Exported {
  readonly csv: () => string;
  readonly workbook: () => Promise<Uint8Array>;
}

export function addExport(program: Command, { shell }: Session): void {
  program
    .command('export')
    .description('write the camera table of a design, or the IT request sheet of its network, as CSV or XLSX')
    .argument('<design>', 'design file, or - for standard input')
    .addOption(
      new Option('--what <table>', 'the camera table, or what to ask of the customer’s IT')
        .choices(TABLES)
        .default('cameras'),
    )
    .option('-o, --out <file>', 'file to write, as a workbook where it ends in .xlsx; without it, CSV is printed')
    .option('--force', 'replace the file if it is there')
    .addOption(catalogueOption())
    .action(async (file: string, { out, force, what, ...options }: Typed) => {
      const catalogue = await loadCatalogue(shell, options);
      const design = await loadDesign(shell, file, catalogue);
      const exported =
        what === 'network'
          ? networkRequest(await sizedOne(design, { shell, catalogue }), design, catalogue)
          : camerasOf(design, catalogue);
      if (out === undefined) return shell.out.write(exported.csv());
      const isWorkbook = out.toLowerCase().endsWith('.xlsx');
      const content = isWorkbook ? await exported.workbook() : exported.csv();
      await writeFile(shell, { file: out, content, mayReplace: force === true });
    });
}

async function sizedOne(design: NamedDesign, sizing: Parameters<typeof sizedDesigns>[1]) {
  const [result] = await sizedDesigns([design], sizing);
  return result!;
}

function camerasOf({ cameras }: NamedDesign, catalogue: Catalogue): Exported {
  const form = cameraForm(catalogue);
  const lines = fileLines(tableOf(cameras), { form, ids: SAME_IDS });
  return { csv: () => csvOf(lines), workbook: () => cameraWorkbook(lines, { form, sheet: SHEET }) };
}

/** Both tables of the sheet; as text the questions follow the lines after an empty one. */
function networkRequest(result: ExplainedProposal, design: NamedDesign, catalogue: Catalogue): Exported {
  const document = networkDocumentOf({ result, design, catalogue, locale: '' });
  if (document === null) {
    throw new Failure(
      EXIT.usage,
      said('The design plans no network: set network.switchKind first, or plan its switches in the app'),
    );
  }
  const sheets = networkSheets(document);
  const [lines, questions] = sheets.map(({ rows }) => rows);
  return { csv: () => csvOf([...lines!, [], ...questions!]), workbook: () => plainWorkbook(sheets) };
}
