import type { PriceList } from '@site-designer/api-contract';
import { csvOf } from '@site-designer/camera-table';
import type { NamedDesign } from '@site-designer/design-file';
import { BILL_FILE_TEXTS, priceBill, priceCells, priceHeads, priceResult } from '@site-designer/price-list';
import type { Command } from 'commander';
import type { Catalogue } from '@site-designer/sizing-engine';
import type { ExplainedProposal } from '@site-designer/texts';
import { EXIT } from '../shell/exit-code.ts';
import { catalogueOption, loadCatalogue, type CatalogueOption } from '../files/load-catalogue.ts';
import { loadDesign } from '../files/load-design.ts';
import { loadPrices, priceOptions, warnOfUnmatched, type PriceOptions } from '../files/load-prices.ts';
import { shownName, toldApart } from '../files/read-text.ts';
import { FINDING_HEADS, findingRows } from '../print/findings.ts';
import { paintFor } from '../print/paint.ts';
import { printable } from '../print/printable.ts';
import { isForWantOfHardware, proposalLines } from '../print/proposal.ts';
import { resultOf } from '../answers/result.ts';
import type { Session } from '../shell/session.ts';
import { addSettingsOptions, withTypedSettings, type SettingsOptions } from '../options/settings-options.ts';
import type { Shell } from '../shell/shell.ts';
import { sizedDesigns } from './sized-designs.ts';
import { said } from '../texts/said.ts';

interface Typed extends CatalogueOption, PriceOptions, SettingsOptions {
  readonly json?: true;
  readonly bill?: true;
  readonly findings?: true;
}

interface Sized {
  readonly file: string;
  readonly design: NamedDesign;
  /** Its name; with the file where another design has the same. */
  readonly title: string;
  readonly proposal: ExplainedProposal;
  /** Rows of {@link findingRows}. */
  readonly findings: readonly (readonly string[])[];
}

export function addSize(program: Command, { shell, endWith }: Session): void {
  const size = addSettingsOptions(
    program
      .command('size')
      .description('size designs: servers or appliances, storage, network, what to order')
      .argument('<designs...>', 'design files, or - for standard input')
      .option('--json', 'print the whole result as JSON, a list for several designs (its schema: `schema proposal`)')
      .option('--bill', 'print what to order as CSV')
      .option('--findings', 'print the camera groups that break a rule on retention as CSV'),
  ).addOption(catalogueOption());
  for (const option of priceOptions()) size.addOption(option);
  size.action(async (files: readonly string[], typed: Typed) => {
    const catalogue = await loadCatalogue(shell, typed);
    const priceList = await loadPrices(shell, typed, catalogue);
    const sizing = { ...typed, priceList, catalogue };
    const sized = await sizedFiles(shell, files, sizing);
    const bill = sized.flatMap(({ proposal }) => proposal.bill ?? []);
    if (typed.prices !== undefined && priceList !== undefined && bill.length > 0) {
      warnOfUnmatched(shell, typed.prices, { list: priceList, bill });
    }
    shell.out.write(printed(sized, sizing, shell));
    if (sized.some(({ proposal }) => !proposal.calculationSuccess)) endWith(EXIT.noAnswer);
  });
}

/** What was asked for of the answers. */
function printed(sized: readonly Sized[], typed: Sizing, shell: Shell): string {
  if (typed.bill) return billOf(sized, typed.priceList, shell);
  return typed.findings ? findingsOf(sized, shell) : answersOf(sized, typed, shell);
}

interface Sizing extends Omit<Typed, 'catalogue'> {
  readonly catalogue: Catalogue;
  readonly priceList: PriceList | undefined;
}

async function sizedFiles(shell: Shell, files: readonly string[], sizing: Sizing): Promise<Sized[]> {
  const { catalogue, priceList, json } = sizing;
  const designs: NamedDesign[] = [];
  for (const file of files) {
    designs.push(withTypedSettings(await loadDesign(shell, file, catalogue), sizing, catalogue));
  }
  // As data the server plan is whole; as text it is as long as a reader takes.
  const proposals = await sizedDesigns(designs, { shell, catalogue, options: { plan: json === true } });
  const titles = toldApart(designs.map(({ name }, index) => ({ name, file: files[index]! })));
  return designs.map((design, index) => {
    const proposal = priceResult(proposals[index]!, priceList);
    return {
      file: files[index]!,
      design,
      title: titles[index]!,
      proposal,
      findings: findingRows(design, proposal, catalogue),
    };
  });
}

function answersOf(sized: readonly Sized[], { json }: Sizing, shell: Shell): string {
  if (json) {
    const results = sized.map(({ design, proposal }) => resultOf(design, proposal));
    return `${JSON.stringify(results.length === 1 ? results[0] : results, undefined, 2)}\n`;
  }
  return sized.map((each) => `${proposalLines(each, shell.out).join('\n')}\n`).join('\n');
}

/** One table for all designs; a design that nothing fits has no line in it, and is reported separately. */
function billOf(sized: readonly Sized[], priceList: PriceList | undefined, shell: Shell): string {
  warnOfUnanswered(sized, shell);
  const lines = sized.flatMap(({ title, proposal }) =>
    (proposal.bill ?? []).map((line) => [
      title,
      line.quantity,
      line.designation,
      line.description,
      ...(priceList === undefined ? [] : priceCells(line)),
    ]),
  );
  const head = ['Design', 'Quantity', 'Item', 'Description'];
  if (priceList === undefined) return csvOf([head, ...lines]);
  return csvOf([[...head, ...priceHeads(priceList.currency)], ...lines, totalOf(sized, priceList)]);
}

/** One table for all designs, as of their bills. */
function findingsOf(sized: readonly Sized[], shell: Shell): string {
  warnOfUnanswered(sized, shell);
  const lines = sized.flatMap(({ title, findings }) => findings.map((cells) => [title, ...cells]));
  return csvOf([['Design', ...FINDING_HEADS], ...lines]);
}

function warnOfUnanswered(sized: readonly Sized[], { err }: Shell): void {
  for (const { file, proposal } of sized) {
    if (proposal.calculationSuccess) continue;
    const why = proposal.errorMessage ?? '';
    const told = isForWantOfHardware(proposal) ? said('nothing fits: {why}', { why }) : why;
    const text = printable(`${shownName(file)}: ${told}`);
    err.write(`${paintFor(err).yellow(said('warning: {text}', { text }))}\n`);
  }
}

/** The sum of the bills of all designs. */
function totalOf(sized: readonly Sized[], priceList: PriceList): readonly (string | number)[] {
  const { billTotal } = priceBill(
    sized.flatMap(({ proposal }) => proposal.bill ?? []),
    priceList,
  );
  const { sum, partOf } = BILL_FILE_TEXTS;
  const { amount, pricedLines, lines, longestLeadTime } = billTotal;
  return [sum(billTotal), '', '', partOf(pricedLines, lines), '', amount ?? '', longestLeadTime?.days ?? ''];
}
