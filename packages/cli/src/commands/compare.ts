import { csvOf } from '@site-designer/camera-table';
import { calculateProposal, explainAll } from '@site-designer/sizing-engine';
import { compareProposals, type ComparedProposal } from '@site-designer/sizing-engine/comparison';
import { unitText } from '@site-designer/sizing-engine/explanations';
import { Option, type Command } from 'commander';
import { figuresOf, type Figure } from '../figures/figures.ts';
import { catalogueOption, loadCatalogue, type CatalogueOption } from '../files/load-catalogue.ts';
import { designIn } from '../files/load-design.ts';
import { issuedOf } from '../files/load-issued.ts';
import { readText, toldApart } from '../files/read-text.ts';
import { plainNumber } from '../print/amount.ts';
import { paintFor } from '../print/paint.ts';
import { printable } from '../print/printable.ts';
import { answerSentence } from '../print/solution.ts';
import { table, wrapped } from '../print/table.ts';
import type { Session } from '../shell/session.ts';
import { addSettingsOptions, withTypedSettings, type SettingsOptions } from '../options/settings-options.ts';
import type { Shell } from '../shell/shell.ts';
import type { Catalogue } from '@site-designer/sizing-engine';
import { english } from '@site-designer/texts';

interface Typed extends CatalogueOption, SettingsOptions {
  readonly json?: true;
  readonly csv?: true;
}

/** A value that two answers have differently; null where one of them does not have it. */
interface Difference {
  readonly path: string;
  readonly title: string;
  readonly before: Figure['value'] | boolean | null;
  readonly after: Figure['value'] | boolean | null;
  readonly unit: string;
}

/** One of two answers. */
interface Side {
  readonly name: string;
  readonly file: string;
  readonly answer: string;
  readonly isIssued: boolean;
  readonly figures: readonly Figure[];
  /** With settings and cameras, as an issued proposal is compared. */
  readonly whole: () => ComparedProposal;
}

export function addCompare(program: Command, { shell }: Session): void {
  addSettingsOptions(
    program
      .command('compare')
      .description('show the differences between the answers to two designs, or issued proposals')
      .argument('<design>', 'design file or issued proposal (JSON of the API), or - for standard input')
      .argument('<other>', 'design file or issued proposal to compare it with')
      .addOption(new Option('--json', 'print the differences as JSON').conflicts('csv'))
      .option('--csv', 'print the differences as a table for spreadsheets'),
  )
    .addOption(catalogueOption())
    .action(async (file: string, other: string, typed: Typed) => {
      const catalogue = await loadCatalogue(shell, typed);
      const sizing = { typed, catalogue };
      const sides = withTitles(await sideOf(shell, file, sizing), await sideOf(shell, other, sizing));
      const differences = sides.some(({ isIssued }) => isIssued)
        ? english.rendered(compareProposals(sides[0].whole(), sides[1].whole(), catalogue))
        : differencesOf(...sides);
      shell.out.write(printed(sides, differences, { typed, shell }));
    });
}

function withTitles(before: Side, after: Side): Sides {
  const [first, second] = toldApart([before, after]);
  return [
    { ...before, name: first! },
    { ...after, name: second! },
  ];
}

interface Printing {
  readonly typed: Typed;
  readonly shell: Shell;
}

function printed(sides: Sides, differences: readonly Difference[], { typed, shell }: Printing): string {
  if (typed.csv) {
    const rows = differences.map(({ title, before, after, unit }) => [
      title,
      before ?? '',
      after ?? '',
      unit === '1' ? '' : unit,
    ]);
    return csvOf([['Value', ...sides.map(({ name }) => name), 'Unit'], ...rows.map((row) => row.map(String))]);
  }
  if (typed.json) return `${JSON.stringify({ differences }, undefined, 2)}\n`;
  return `${differenceLines(sides, differences, shell).join('\n')}\n`;
}

interface Sizing {
  readonly typed: Typed;
  readonly catalogue: Catalogue;
}

/** An issued proposal is compared as it was issued; a design is sized now, with the settings of the options. */
async function sideOf(shell: Shell, file: string, { typed, catalogue }: Sizing): Promise<Side> {
  const text = await readText(shell, file);
  const issued = issuedOf(text);
  if (issued !== undefined) {
    return { name: issued.name, file, answer: issued.headline, isIssued: true, figures: [], whole: () => issued };
  }
  const design = withTypedSettings(designIn(text, file, catalogue), typed, catalogue);
  const proposal = english.rendered(calculateProposal(design, catalogue));
  const { errorMessage } = proposal;
  const answer = errorMessage === null ? answerSentence(proposal) : `Nothing fits: ${errorMessage}`;
  const whole = () => ({ design, result: proposal, derivations: explainAll(proposal) });
  return { name: design.name, file, answer, isIssued: false, figures: figuresOf(proposal), whole };
}

type Sides = readonly [Side, Side];

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

function differenceLines([before, after]: Sides, differences: readonly Difference[], { out }: Shell) {
  const paint = paintFor(out);
  const answers = [before, after].flatMap(({ name, answer }) => [
    paint.bold(printable(name)),
    ...wrapped(answer, out.columns),
  ]);
  if (differences.length === 0) return [...answers, '', 'No figure differs.'];
  const isIssued = before.isIssued || after.isIssued;
  const columns = [
    { title: isIssued ? 'Value' : 'Figure' },
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
    unitText(unit, [was, is].every((value) => value === null || value === 1) ? 1 : 2),
  ]);
  return [...answers, '', ...table(columns, rows, out.columns)];
}

function valueText(value: Difference['before']): string {
  if (value === null) return '-';
  return typeof value === 'number' ? plainNumber(value) : printable(String(value));
}
