import { explain, explainAll } from '@site-designer/sizing-engine';
import { formulas } from '@site-designer/sizing-engine/explanations';
import { derivationText, ownSpeaker, type ExplainedProposal } from '@site-designer/texts';
import type { Command } from 'commander';
import { figureNamed } from '../figures/figure-named.ts';
import { figuresOf } from '../figures/figures.ts';
import { catalogueOption, loadCatalogue, type CatalogueOption } from '../files/load-catalogue.ts';
import { loadDesign } from '../files/load-design.ts';
import { plainNumber } from '../print/amount.ts';
import { table } from '../print/table.ts';
import type { Session } from '../shell/session.ts';
import { addSettingsOptions, withTypedSettings, type SettingsOptions } from '../options/settings-options.ts';
import type { Shell } from '../shell/shell.ts';
import { sizedDesigns } from './sized-designs.ts';
import { said } from '../texts/said.ts';

export function addExplain(program: Command, { shell }: Session): void {
  addSettingsOptions(
    program
      .command('explain')
      .description('explain a figure of the result, down to the entered values and the source of each fact')
      .argument('<design>', 'design file, or - for standard input')
      .argument('[figure...]', 'name, path or part of a path of a figure; without one, all figures are listed')
      .option('--json', 'print the derivation as JSON; of all figures without a figure')
      .option('--all-rows', 'list every row of a column in place of the first three'),
  )
    .addOption(catalogueOption())
    .addHelpText(
      'after',
      '\nFigures have short names: storage, "peak rate", servers, load … With "low" or "high" behind the\nname it is the end of the range: "storage high".',
    )
    .action(async (file: string, figure: readonly string[], { json, allRows, ...options }: ExplainOptions) => {
      const catalogue = await loadCatalogue(shell, options);
      const design = withTypedSettings(await loadDesign(shell, file, catalogue), options, catalogue);
      const [proposal] = await sizedDesigns([design], { shell, catalogue });
      const write = json ? explainAsJson : explainAsText;
      shell.out.write(
        `${write({ proposal: proposal!, figure: figure.join(' '), rows: allRows ? Number.POSITIVE_INFINITY : undefined }, shell)}\n`,
      );
    });
}

type ExplainOptions = CatalogueOption & SettingsOptions & { readonly json?: true; readonly allRows?: true };

interface Asked {
  readonly proposal: ExplainedProposal;
  readonly figure: string;
  /** Most rows of a column; undefined for as many as the engine lists. */
  readonly rows: number | undefined;
}

function explainAsText({ proposal, figure, rows }: Asked, shell: Shell): string {
  if (figure === '') return listOf(proposal, shell.out.columns);
  return derivationText(explain(proposal, figureNamed(figure, proposal)), formulas, { speaker: ownSpeaker, rows });
}

function explainAsJson({ proposal, figure }: Asked): string {
  const answer = figure === '' ? explainAll(proposal) : pathAndDerivation(proposal, figureNamed(figure, proposal));
  return JSON.stringify(ownSpeaker.rendered(answer), undefined, 2);
}

function pathAndDerivation(proposal: ExplainedProposal, path: string) {
  return { figure: path, ...explain(proposal, path) };
}

function listOf(proposal: ExplainedProposal, width: number | undefined): string {
  const rows = figuresOf(proposal).map(({ name = '', path, value, unit }) => [
    name,
    typeof value === 'string' ? value : plainNumber(value),
    typeof value === 'string' ? '' : ownSpeaker.language.unit(unit, value),
    path,
  ]);
  const columns = [
    { title: said('Figure') },
    { title: said('Value'), isNumber: true },
    { title: said('Unit') },
    { title: said('Path') },
  ];
  return table(columns, rows, width).join('\n');
}
