import { calculateProposal } from '@site-designer/sizing-engine';
import type { Command } from 'commander';
import { figuresOf, type Figure } from '../figures/figures.ts';
import { catalogueOption, loadCatalogue, type CatalogueOption } from '../files/load-catalogue.ts';
import { loadDesign } from '../files/load-design.ts';
import { plainNumber } from '../print/amount.ts';
import { paintFor } from '../print/paint.ts';
import { printable } from '../print/printable.ts';
import { answerSentence } from '../print/solution.ts';
import { table, wrapped } from '../print/table.ts';
import type { Session } from '../session.ts';
import { addSettingsOptions, withTypedSettings, type SettingsOptions } from '../settings-options.ts';
import type { Shell } from '../shell.ts';

interface Typed extends CatalogueOption, SettingsOptions {
  readonly json?: true;
}

/** A figure that two answers have differently; null where one of them does not have it. */
interface Difference {
  readonly path: string;
  readonly title: string;
  readonly before: Figure['value'] | null;
  readonly after: Figure['value'] | null;
  readonly unit: string;
}

/** One of two answers. */
interface Side {
  readonly name: string;
  readonly answer: string;
  readonly figures: readonly Figure[];
}

export function addCompare(program: Command, { shell }: Session): void {
  addSettingsOptions(
    program
      .command('compare')
      .description('tell in which figures the answers to two designs differ')
      .argument('<design>', 'design file, or - for standard input')
      .argument('<other>', 'design file to compare it with')
      .option('--json', 'print the differences as JSON'),
  )
    .addOption(catalogueOption())
    .action(async (file: string, other: string, typed: Typed) => {
      const [before, after] = [await sideOf(shell, file, typed), await sideOf(shell, other, typed)];
      const differences = differencesOf(before, after);
      const lines = typed.json
        ? [JSON.stringify({ differences }, undefined, 2)]
        : differenceLines([before, after], differences, shell);
      shell.out.write(`${lines.join('\n')}\n`);
    });
}

async function sideOf(shell: Shell, file: string, typed: Typed): Promise<Side> {
  const catalogue = await loadCatalogue(shell, typed);
  const design = withTypedSettings(await loadDesign(shell, file, catalogue), typed, catalogue);
  const proposal = calculateProposal(design, catalogue);
  const { errorMessage } = proposal;
  const answer = errorMessage === null ? answerSentence(proposal) : `Nothing fits: ${errorMessage}`;
  return { name: design.name, answer, figures: figuresOf(proposal) };
}

function differencesOf(before: Side, after: Side): Difference[] {
  const [old, now] = [before, after].map(({ figures }) => new Map(figures.map((each) => [each.path, each])));
  const paths = new Set([...old!.keys(), ...now!.keys()]);
  return [...paths].flatMap((path) => {
    const [was, is] = [old!.get(path), now!.get(path)];
    const { name, unit } = (was ?? is)!;
    if (was?.value === is?.value) return [];
    return [{ path, title: name ?? path, before: was?.value ?? null, after: is?.value ?? null, unit }];
  });
}

function differenceLines([before, after]: readonly [Side, Side], differences: readonly Difference[], { out }: Shell) {
  const paint = paintFor(out);
  const answers = [before, after].flatMap(({ name, answer }) => [
    paint.bold(printable(name)),
    ...wrapped(answer, out.columns),
  ]);
  if (differences.length === 0) return [...answers, '', 'No figure differs.'];
  const columns = [
    { title: 'Figure' },
    { title: 'First', isNumber: true },
    { title: 'Second', isNumber: true },
    { title: 'Unit' },
  ];
  const named = differences.filter(({ title, path }) => title !== path);
  // Figures without a name of their own follow from those that have one.
  const rows = (named.length > 0 ? named : differences).map(({ title, before: was, after: is, unit }) => [
    title,
    valueText(was),
    valueText(is),
    unit === '1' ? '' : unit,
  ]);
  return [...answers, '', ...table(columns, rows, out.columns)];
}

function valueText(value: Difference['before']): string {
  if (value === null) return '-';
  return typeof value === 'number' ? plainNumber(value) : value;
}
