import { csvOf } from '@site-designer/camera-table';
import type { NamedDesign } from '@site-designer/design-file';
import { explainAll, type Catalogue } from '@site-designer/sizing-engine';
import { compareProposals, type ComparedProposal } from '@site-designer/sizing-engine/comparison';
import { ownSpeaker, type ExplainedProposal } from '@site-designer/texts';
import { Option, type Command } from 'commander';
import { comparedFigures, differencesOf, pairOf, type Differing } from '../print/differences.ts';
import type { Figure } from '../figures/figures.ts';
import { catalogueOption, loadCatalogue, type CatalogueOption } from '../files/load-catalogue.ts';
import { designIn } from '../files/load-design.ts';
import { issuedOf } from '../files/load-issued.ts';
import { readText, toldApart } from '../files/read-text.ts';
import {
  addSettingsOptions,
  withAssignments,
  withTypedSettings,
  type SettingsOptions,
} from '../options/settings-options.ts';
import { variantsOf, type Variant } from '../options/variants.ts';
import { comparisonLines } from '../print/comparison.ts';
import { answerText } from '../print/proposal.ts';
import { EXIT } from '../shell/exit-code.ts';
import { Failure } from '../shell/failure.ts';
import type { Session } from '../shell/session.ts';
import type { Shell } from '../shell/shell.ts';
import { sizedDesigns } from './sized-designs.ts';
import { said } from '../texts/said.ts';

interface Typed extends CatalogueOption, SettingsOptions {
  readonly variant?: readonly string[];
  readonly json?: true;
  readonly csv?: true;
}

/** An answer that is compared with others. */
interface Side {
  readonly name: string;
  readonly column: string;
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
      .description(
        'show the differences between the answers to two designs or issued proposals, or between variants of a design',
      )
      .argument('<design>', 'design file or issued proposal (JSON of the API), or - for standard input')
      .argument('[other]', 'design file or issued proposal to compare it with')
      .option(
        '--variant <name:path=value...>',
        'the design with other settings, as of --set; several of a name make one variant; repeatable',
      )
      .addOption(new Option('--json', 'print the differences as JSON').conflicts('csv'))
      .option('--csv', 'print the differences as a table for spreadsheets'),
  )
    .addOption(catalogueOption())
    .action(async (file: string, other: string | undefined, typed: Typed) => {
      const catalogue = await loadCatalogue(shell, typed);
      const variants = variantsOf(typed.variant ?? []);
      if (other === undefined && variants.length === 0) {
        throw new Failure(EXIT.usage, said('Compare it with what? Name another design, or a --variant.'));
      }
      const files = other === undefined ? [file] : [file, other];
      const sides = await sidesOf(shell, { files, variants, typed, catalogue });
      shell.out.write(printed(sides, differencesBetween(sides, catalogue), { typed, shell }));
    });
}

interface Question {
  readonly files: readonly string[];
  readonly variants: readonly Variant[];
  readonly typed: Typed;
  readonly catalogue: Catalogue;
}

/** An issued proposal is compared as it was issued; a design is sized now, with the settings of the options. */
async function sidesOf(shell: Shell, { files, variants, typed, catalogue }: Question): Promise<Side[]> {
  const asked: (NamedDesign | Side)[] = [];
  for (const file of files) {
    const text = await readText(shell, file);
    const issued = issuedOf(text);
    if (issued === undefined)
      asked.push(withTypedSettings(await designIn({ shell, file, text }, catalogue), typed, catalogue));
    else
      asked.push({
        ...issued,
        column: issued.name,
        answer: issued.headline,
        isIssued: true,
        figures: [],
        whole: () => issued,
      });
  }
  const [first] = asked;
  for (const { name, assignments } of variants) {
    if (first === undefined || !isDesign(first)) {
      throw new Failure(
        EXIT.usage,
        said('--variant "{name}": An issued proposal has no variants; name a design file.', { name }),
      );
    }
    asked.push({ ...withAssignments(first, assignments, catalogue), name });
  }
  const proposals = (await sizedDesigns(asked.filter(isDesign), { shell, catalogue })).values();
  const sides = asked.map((each) => (isDesign(each) ? sideOf(each, proposals.next().value!) : each));
  const titles = toldApart(sides.map(({ name }, index) => ({ name, file: files[index] ?? name })));
  return sides.map((side, index) => ({
    ...side,
    name: titles[index]!,
    column: files.length > 1 && index < PLACES.length ? said(PLACES[index]!) : side.name,
  }));
}

/** Columns of two files: their names may be long. */
const PLACES = ['First', 'Second'] as const;

function isDesign(each: NamedDesign | Side): each is NamedDesign {
  return 'cameras' in each;
}

function sideOf(design: NamedDesign, proposal: ExplainedProposal): Side {
  return {
    name: design.name,
    column: design.name,
    answer: answerText(proposal),
    isIssued: false,
    figures: comparedFigures(proposal),
    whole: () => ({ design, result: proposal, derivations: explainAll(proposal) }),
  };
}

/** Where one was issued, settings and cameras are compared too. */
function differencesBetween(sides: readonly Side[], catalogue: Catalogue): readonly Differing[] {
  const [before, after] = sides;
  if (before === undefined || after === undefined || !sides.some(({ isIssued }) => isIssued)) {
    return differencesOf(sides.map(({ figures }) => figures));
  }
  return ownSpeaker
    .rendered(compareProposals(before.whole(), after.whole(), catalogue))
    .map(({ before: was, after: is, ...difference }) => ({ ...difference, values: [was, is] }));
}

interface Printing {
  readonly typed: Typed;
  readonly shell: Shell;
}

function printed(sides: readonly Side[], differences: readonly Differing[], { typed, shell }: Printing): string {
  if (typed.csv) {
    const rows = differences.map(({ title, values, unit }) => [
      title,
      ...values.map((value) => value ?? ''),
      unit === '1' ? '' : unit,
    ]);
    return csvOf([['Value', ...sides.map(({ name }) => name), 'Unit'], ...rows.map((row) => row.map(String))]);
  }
  if (typed.json) {
    const names = sides.map(({ name }) => name);
    const data = typed.variant === undefined ? { differences: differences.map(pairOf) } : { names, differences };
    return `${JSON.stringify(data, undefined, 2)}\n`;
  }
  return `${comparisonLines(sides, differences, shell.out).join('\n')}\n`;
}
