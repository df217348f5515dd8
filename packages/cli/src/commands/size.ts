import {
  billOfMaterials,
  calculateProposal,
  type Proposal,
  type RangedFigure,
  type Totals,
} from '@site-designer/sizing-engine';
import { publishedCatalogue } from '@site-designer/sizing-engine/catalogue';
import { EXIT, type ExitCode, type Io } from '../io.ts';
import { numberText, quantityText } from '../quantity-text.ts';
import { readDesign } from '../read-design.ts';
import { textTable } from '../text-table.ts';

interface SizeOptions {
  readonly json: boolean;
}

/** Sizes a design file: what to buy, what limits it, how near the next step is. */
export async function size(file: string, { json }: SizeOptions, io: Io): Promise<ExitCode> {
  const design = await readDesign(file, io);
  const proposal = calculateProposal(design, publishedCatalogue);
  io.print(json ? JSON.stringify(proposal, undefined, 2) : report(design.name, proposal));
  return proposal.calculationSuccess ? EXIT.done : EXIT.noAnswer;
}

function report(name: string, proposal: Proposal): string {
  const { calculationSuccess, errorMessage, totals } = proposal;
  return [
    `${name}, ${proposal.xProtectPlatform}`,
    totalsTable(totals),
    calculationSuccess ? solution(proposal) : `Cannot be built: ${errorMessage ?? ''}`,
    ...warnings(proposal),
  ].join('\n\n');
}

const TOTALS: readonly (readonly [figure: keyof Totals, title: string, unit: string])[] = [
  ['cameras', 'Cameras', ''],
  ['cameraStreams', 'Camera streams', ''],
  ['averageMbit', 'Average data rate', 'Mbit/s'],
  ['peakMbit', 'Peak data rate', 'Mbit/s'],
  ['storageTb', 'Recorded video', 'TB'],
];

function totalsTable(totals: Totals): string {
  return textTable(
    ['Demand', 'Value', 'Likely range'],
    TOTALS.map(([figure, title, unit]) => [
      title,
      quantityText(totals[figure].value, unit),
      range(totals[figure], unit),
    ]),
  );
}

function range({ low, high }: RangedFigure, unit: string): string {
  return low === high ? 'exact' : `${numberText(low)} to ${quantityText(high, unit)}`;
}

function solution(proposal: Proposal): string {
  const { bindingConstraint, headroom } = proposal;
  const bill = textTable(
    ['Quantity', 'Item', 'Description'],
    billOfMaterials(proposal).map(({ quantity, item, description }) => [quantity, item, description]),
  );
  const limit =
    bindingConstraint &&
    `Tightest limit: ${bindingConstraint.title}, ${quantityText(bindingConstraint.value, bindingConstraint.unit)} of ${quantityText(bindingConstraint.max, bindingConstraint.unit)}`;
  return [bill, [limit, ...headroom.map(({ message }) => message)].filter(Boolean).join('\n')].join('\n\n');
}

function warnings({ warnings: found }: Proposal): string[] {
  return found.length === 0 ? [] : [found.map(({ message }) => `Warning: ${message}`).join('\n')];
}
