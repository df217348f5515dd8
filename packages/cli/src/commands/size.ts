import { csvOf } from '@site-designer/camera-table';
import type { NamedDesign } from '@site-designer/design-file';
import type { Command } from 'commander';
import { calculateProposal, type ExplainedProposal } from '@site-designer/sizing-engine';
import { EXIT } from '../exit-code.ts';
import { catalogueOption, loadCatalogue, type CatalogueOption } from '../files/load-catalogue.ts';
import { loadDesign } from '../files/load-design.ts';
import { shownName } from '../files/read-text.ts';
import { paintFor } from '../print/paint.ts';
import { printable } from '../print/printable.ts';
import { proposalLines } from '../print/proposal.ts';
import { resultOf } from '../result.ts';
import type { Session } from '../session.ts';
import { addSettingsOptions, withTypedSettings, type SettingsOptions } from '../settings-options.ts';
import type { Shell } from '../shell.ts';

interface Typed extends CatalogueOption, SettingsOptions {
  readonly json?: true;
  readonly bill?: true;
}

/** A design and its answer. */
interface Sized {
  readonly file: string;
  readonly design: NamedDesign;
  readonly proposal: ExplainedProposal;
}

export function addSize(program: Command, { shell, endWith }: Session): void {
  addSettingsOptions(
    program
      .command('size')
      .description('size designs: servers or appliances, storage, network, what to order')
      .argument('<designs...>', 'design files, or - for standard input')
      .option('--json', 'print the whole result as JSON, a list for several designs (its schema: `schema proposal`)')
      .option('--bill', 'print what to order as CSV'),
  )
    .addOption(catalogueOption())
    .action(async (files: readonly string[], typed: Typed) => {
      const sized = await sizedDesigns(shell, files, typed);
      shell.out.write(typed.bill ? billOf(sized, shell) : answersOf(sized, typed, shell));
      if (sized.some(({ proposal }) => !proposal.calculationSuccess)) endWith(EXIT.noAnswer);
    });
}

async function sizedDesigns(shell: Shell, files: readonly string[], typed: Typed): Promise<Sized[]> {
  const catalogue = await loadCatalogue(shell, typed);
  const sized: Sized[] = [];
  for (const file of files) {
    const design = withTypedSettings(await loadDesign(shell, file, catalogue), typed, catalogue);
    sized.push({ file, design, proposal: calculateProposal(design, catalogue) });
  }
  return sized;
}

function answersOf(sized: readonly Sized[], { json }: Typed, shell: Shell): string {
  if (json) {
    const results = sized.map(({ design, proposal }) => resultOf(design, proposal));
    return `${JSON.stringify(results.length === 1 ? results[0] : results, undefined, 2)}\n`;
  }
  return sized.map(({ design, proposal }) => `${proposalLines(design, proposal, shell.out).join('\n')}\n`).join('\n');
}

/** One table for all designs; a design that nothing fits has no line in it, and is told apart. */
function billOf(sized: readonly Sized[], { err }: Shell): string {
  for (const { file, proposal } of sized) {
    if (proposal.calculationSuccess) continue;
    const said = `${shownName(file)}: nothing fits: ${proposal.errorMessage}`;
    err.write(`${paintFor(err).yellow(`warning: ${printable(said)}`)}\n`);
  }
  const lines = sized.flatMap(({ design, proposal }) =>
    (proposal.bill ?? []).map(({ quantity, designation, description }) => [
      design.name,
      quantity,
      designation,
      description,
    ]),
  );
  return csvOf([['Design', 'Quantity', 'Item', 'Description'], ...lines]);
}
