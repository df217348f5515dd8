import type { NamedDesign } from '@site-designer/design-file';
import type { BillTotal, CapacityConvention } from '@site-designer/sizing-engine';
import {
  answerLines as answerTexts,
  documentFormatsOf,
  ownSpeaker,
  spareKind,
  type Proposal,
} from '@site-designer/texts';
import { locale } from '../texts/language.ts';
import type { Stream } from '../shell/shell.ts';
import { amount, ofState, rangeText } from './amount.ts';
import { findingTable } from './findings.ts';
import { paintFor } from './paint.ts';
import { printable } from './printable.ts';
import { failureTables } from './failure.ts';
import { answerSentence, solutionTables } from './solution.ts';
import { siteTables } from './site.ts';
import { PAIRS, sectionLines, wrapped, type Section } from './table.ts';
import { said, type Phrase } from '../texts/said.ts';

/** The answer to a design, with the rows of the rules that it breaks. */
interface Answer {
  readonly design: NamedDesign;
  readonly title: string;
  readonly proposal: Proposal;
  readonly findings: readonly (readonly string[])[];
}

export function proposalLines({ design, title: name, proposal, findings }: Answer, out: Stream): string[] {
  const { capacityConvention } = design.serverSettings;
  const paint = paintFor(out);
  const failure = proposal.failure === null ? [] : failureTables(proposal.failure);
  const sections = [
    demandTable(proposal),
    ...solutionTables(proposal, capacityConvention),
    ...failure,
    ...siteTables(proposal),
    findingTable(findings),
    billTable(proposal),
  ];
  return [
    paint.bold(printable(name)),
    ...cardLines(proposal, design, out),
    ...listLines(
      said('Warnings'),
      proposal.warnings.map(({ message }) => message),
      out,
    ),
    ...sections.flatMap((section) => sectionLines(section, out)),
    ...listLines(
      said('Notes'),
      (proposal.failure?.notes ?? []).map(({ message }) => message),
      out,
    ),
    ...listLines(said('Alternatives'), alternativeTexts(proposal), out),
    ...listLines(said('Headroom'), headroomTexts(proposal, capacityConvention), out),
    '',
    ...wrapped(
      paint.dim([UNITS_TEXT, SHARES_TEXTS[capacityConvention], RANGES_TEXT].map((each) => said(each)).join(' ')),
      out.columns,
    ),
  ];
}

const UNITS_TEXT: Phrase = 'TB are 10^12 bytes, TiB 2^40 bytes: 1 TiB is 1.1 TB.';
const RANGES_TEXT: Phrase = 'Ranges: one scene in ten stays below, one in ten exceeds them.';

const SHARES_TEXTS: Readonly<Record<CapacityConvention, Phrase>> = {
  vendor: 'Shares of storage set TB against TiB as vendors do: byte for byte they are about a tenth lower.',
  exact: 'Shares of storage set bytes against bytes.',
};

/** The whole answer, as the answer card of the web says it. */
function cardLines(proposal: Proposal, design: NamedDesign, out: Stream): string[] {
  const paint = paintFor(out);
  const headline = proposal.errorMessage === null ? paint.green : paint.red;
  return answerTexts(proposal, spareKind(design), documentFormatsOf(locale(), ownSpeaker)).flatMap(
    ({ of, tone, text }) => {
      const lines = wrapped(text, out.columns);
      if (of === 'what') return lines.map(headline);
      return tone === 'near' ? lines.map(paint.yellow) : lines;
    },
  );
}

/** What to buy in one line, or why there is nothing. */
export function answerLines(proposal: Proposal, out: Stream): string[] {
  const paint = paintFor(out);
  const colour = proposal.errorMessage === null ? paint.green : paint.red;
  return wrapped(answerText(proposal), out.columns).map(colour);
}

export function answerText(proposal: Proposal): string {
  const { errorMessage } = proposal;
  if (errorMessage === null) return answerSentence(proposal);
  return isForWantOfHardware(proposal) ? said('Nothing fits: {why}', { why: errorMessage }) : errorMessage;
}

/** Whether the hardware is the reason, and not a failover group with more spares than servers. */
export function isForWantOfHardware({ bindingConstraint }: Pick<Proposal, 'bindingConstraint'>): boolean {
  return bindingConstraint?.limit !== 'spareServers';
}

function demandTable({ totals, evidenceLock }: Proposal): Section {
  const { cameras, cameraStreams, averageMbit, peakMbit, storageTb } = totals;
  const rows = [
    { title: said('Cameras'), figure: cameras, unit: 'cameras' },
    { title: said('Camera streams'), figure: cameraStreams, unit: 'streams' },
    { title: said('Average data rate'), figure: averageMbit, unit: 'Mbit/s' },
    { title: said('Peak data rate'), figure: peakMbit, unit: 'Mbit/s' },
    { title: said('Storage'), figure: storageTb, unit: 'TB' },
    ...(evidenceLock === undefined
      ? []
      : [{ title: said('Evidence lock'), figure: evidenceLock.storageTb, unit: 'TB' }]),
  ];
  return {
    title: said('What the cameras need'),
    columns: [{ title: said('Demand') }, { title: said('Expected'), isNumber: true }, { title: said('Range') }],
    rows: rows.map(({ title, figure, unit }) => [title, amount(figure.value, unit), rangeText(figure, unit)]),
  };
}

function billTable({ bill, billTotal }: Proposal): Section {
  const currency = billTotal?.currency ?? null;
  const prices =
    currency === null ? [] : [said('Unit price ({currency})', { currency }), said('Total ({currency})', { currency })];
  const rows = (bill ?? []).map(({ quantity, designation, description, unitPrice, total }) => [
    amount(quantity, ''),
    designation,
    ...(currency === null ? [] : [unitPrice ?? said(NO_PRICE), total ?? said(NO_PRICE)]),
    description,
  ]);
  return {
    title: said('Bill of materials'),
    columns: [
      { title: said('Quantity'), isNumber: true },
      { title: said('Item') },
      ...prices.map((title) => ({ title, isNumber: true })),
      { title: said('Description') },
    ],
    rows: billTotal === null || currency === null ? rows : [...rows, totalRow(billTotal)],
  };
}

const NO_PRICE = 'no price';

function totalRow({ amount: sum, pricedLines, lines, longestLeadTime }: BillTotal): string[] {
  const part = said('{priced} of {lines} lines priced', { priced: pricedLines, lines });
  const latest =
    longestLeadTime === null
      ? ''
      : said('; longest lead time {days} days: {item}', {
          days: longestLeadTime.days,
          item: longestLeadTime.designation,
        });
  return ['', said(pricedLines < lines ? 'Subtotal' : 'Total'), '', sum ?? '', `${part}${latest}`];
}

/** What differs, its warnings, and the settings that applying it changes. */
function alternativeTexts({ alternatives }: Proposal): string[] {
  return alternatives.map(({ title, differences, warnings, changes }) => {
    const sets = changes.map(
      ({ path, before, after }) => `${ownSpeaker.say({ say: 'setting.title', path })}: ${before} -> ${after}`,
    );
    return [
      `${title}: ${differences.join('; ')}.`,
      ...warnings.map(({ message }) => message),
      sets.length === 0
        ? said('No setting gives it.')
        : said('To have it, set {changes}.', { changes: sets.join('; ') }),
    ].join(' ');
  });
}

/** The limit that decides, and each step of the hardware that is near. */
function headroomTexts({ bindingConstraint, headroom }: Proposal, convention: CapacityConvention): string[] {
  const steps = headroom.filter(({ distance }) => distance !== null).map(({ message }) => message);
  if (bindingConstraint === null) return steps;
  const { limit, percent } = bindingConstraint;
  const share = amount(percent, '%');
  return [
    said('Tightest limit: {limit}, {use} ({share}).', {
      limit: ownSpeaker.say({ say: 'limit.phrase', limit }),
      use: ofState(bindingConstraint, convention),
      share,
    }),
    ...steps,
  ];
}

function listLines(title: string, items: readonly string[], out: Stream): string[] {
  return sectionLines({ title, columns: PAIRS, rows: items.map((item) => ['-', item]) }, out);
}
