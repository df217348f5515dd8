import type { Command } from 'commander';
import { calculateProposal } from '@site-designer/sizing-engine';
import { EXIT } from '../exit-code.ts';
import { catalogueOption, loadCatalogue, type CatalogueOption } from '../files/load-catalogue.ts';
import { loadDesign } from '../files/load-design.ts';
import { proposalLines } from '../print/proposal.ts';
import { resultOf } from '../result.ts';
import type { Session } from '../session.ts';

export function addSize(program: Command, { shell, endWith }: Session): void {
  program
    .command('size')
    .description('size a design: servers or appliances, storage, network, what to order')
    .argument('<design>', 'design file, or - for standard input')
    .option('--json', 'print the whole result as JSON (its schema: `schema proposal`)')
    .addOption(catalogueOption())
    .action(async (file: string, { json, ...options }: CatalogueOption & { json?: true }) => {
      const catalogue = await loadCatalogue(shell, options);
      const design = await loadDesign(shell, file, catalogue);
      const proposal = calculateProposal(design, catalogue);
      const lines = json
        ? [JSON.stringify(resultOf(design, proposal), undefined, 2)]
        : proposalLines(design, proposal, shell.out);
      shell.out.write(`${lines.join('\n')}\n`);
      if (!proposal.calculationSuccess) endWith(EXIT.noAnswer);
    });
}
