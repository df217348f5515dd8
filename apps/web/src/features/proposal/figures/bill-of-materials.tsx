import { BILL_TEXTS as TEXTS, PROPOSAL_CHAPTERS } from '#texts/proposal/proposal.ts';
import type { CalculationResult } from '@site-designer/api-contract';
import type { BillTotal } from '@site-designer/sizing-engine';
import type { BillLine } from '@site-designer/texts';
import { Fragment, type ReactNode } from 'react';
import { classNames } from '../../../lib/format/class-names.ts';
import { moneyText } from '../../../lib/format/format-money.ts';
import { numberText } from '../../../lib/format/format-quantity.ts';
import { ExportMenu } from '../export/export-menu.tsx';
import { Explained } from '../../../explained/explained.tsx';
import paper from '../print/paper.module.css';
import type { ReportInput } from '../report/report-input.ts';
import styles from './bill-of-materials.module.css';
import { LineName } from './line-name.tsx';
import { Table, type Column } from '../../../explained/table.tsx';

type PriceChoice = Pick<ReportInput, 'printsPrices' | 'enterPrices'>;

export function BillOfMaterials(input: Pick<ReportInput, 'proposal' | 'sections'> & PriceChoice): ReactNode {
  const { proposal, sections, printsPrices, enterPrices } = input;
  return (
    <>
      <BillTable {...proposal} {...{ printsPrices, enterPrices }} isForCustomer={sections !== undefined} />
      <ExportMenu proposal={proposal} />
    </>
  );
}

interface BillInput extends Pick<CalculationResult, 'bill' | 'billTotal'>, PriceChoice {
  /** Whether missing prices are not mentioned to its reader. */
  readonly isForCustomer?: boolean;
  /** How many lines at the end are for a whole system of several sites: they are a block of their own. */
  readonly systemLines?: number;
}

function totalOf(billTotal: BillTotal | null): BillTotal {
  return billTotal ?? NO_TOTAL;
}

const NO_TOTAL: BillTotal = { amount: null, currency: null, pricedLines: 0, lines: 0, longestLeadTime: null };

export function BillTable({ bill, billTotal, enterPrices, systemLines = 0, ...choice }: BillInput): ReactNode {
  const { printsPrices = false, isForCustomer = false } = choice;
  const total = totalOf(billTotal);
  const { currency, pricedLines } = total;
  const prices = currency === null ? undefined : { currency, isScreenOnly: !printsPrices };
  const lines = bill ?? [];
  const placed = lines.map((line, index) => ({ line, index }));
  const table = { columns: columnsWith(prices), rowKey: ({ index }: PlacedLine) => String(index) };
  const blocks = blocksOf(placed, systemLines);
  return (
    <>
      {blocks.map(({ label, rows }, index) => (
        <Fragment key={label}>
          {index > 0 && <h3>{label}</h3>}
          <Table
            label={label}
            rows={rows}
            {...table}
            total={rows === blocks.at(-1)?.rows ? prices && totalCells(total, prices) : undefined}
          />
        </Fragment>
      ))}
      {(pricedLines > 0 || !isForCustomer) && (
        <TotalNotes billTotal={total} className={printsPrices ? undefined : 'no-print'} />
      )}
      <div className="no-print">{pricedLines < total.lines && enterPrices?.(namesWithoutPrice(lines))}</div>
    </>
  );
}

/** The lines in one table, or those for the whole system in a second one. */
function blocksOf(lines: readonly PlacedLine[], systemLines: number) {
  const ofSites = lines.slice(0, lines.length - systemLines);
  const all = { label: PROPOSAL_CHAPTERS.billOfMaterials, rows: ofSites };
  return systemLines === 0 ? [all] : [all, { label: TEXTS.wholeSystem, rows: lines.slice(ofSites.length) }];
}

function namesWithoutPrice(lines: readonly BillLine[]): readonly string[] {
  return [...new Set(lines.flatMap(({ unitPrice, designation }) => (unitPrice === null ? [designation] : [])))];
}

/** How many lines the sum has, and the longest delivery time. */
function TotalNotes({
  billTotal: { pricedLines, lines, longestLeadTime },
  className,
}: {
  readonly billTotal: BillTotal;
  readonly className: string | undefined;
}): ReactNode {
  return (
    <p className={classNames(styles.notes, className)}>
      <span className={classNames(pricedLines > 0 && pricedLines < lines && styles.partial)}>
        {TEXTS.priced(pricedLines, lines)}
      </span>
      {longestLeadTime && <span>{TEXTS.longestLeadTime(longestLeadTime.days, longestLeadTime.designation)}</span>}
    </p>
  );
}

interface PlacedLine {
  readonly line: BillLine;
  /** Its index in the bill of materials, part of the paths of its figures. */
  readonly index: number;
}

interface Prices {
  readonly currency: string;
  readonly isScreenOnly: boolean;
}

function columnsWith(prices: Prices | undefined): readonly Column<PlacedLine>[] {
  return [
    {
      title: TEXTS.item,
      cell: ({ line }) => (prices === undefined ? line.designation : <LineName line={line} isDescribed />),
    },
    { title: TEXTS.description, cell: descriptionText, isWideOnly: prices !== undefined },
    { title: TEXTS.quantity, cell: quantityFigure, isNumber: true },
    ...(prices === undefined
      ? []
      : [
          { ...priceColumn(TEXTS.unitPrice, prices, ({ unitPrice }) => unitPrice), isWideOnly: true },
          priceColumn(TEXTS.total, prices, ({ total }) => total),
        ]),
  ];
}

function priceColumn(
  title: string,
  { currency, isScreenOnly }: Prices,
  amountOf: (line: BillLine) => string | null,
): Column<PlacedLine> {
  return {
    title,
    isNumber: true,
    isScreenOnly,
    cell: ({ line }) => {
      const amount = amountOf(line);
      if (amount === null) return <span className={styles.missing}>{TEXTS.noPrice}</span>;
      return <Amount amount={amount} currency={currency} />;
    },
  };
}

function Amount({ amount, currency }: { readonly amount: string; readonly currency: string }): ReactNode {
  return <span className={styles.amount}>{moneyText(amount, currency)}</span>;
}

/** The sum of the priced lines, which is a total only where no line lacks a price. */
function totalCells(
  { amount, pricedLines, lines }: BillTotal,
  { currency, isScreenOnly }: Prices,
): readonly ReactNode[] | undefined {
  if (amount === null) return undefined;
  const label = (
    <span key="label" className={isScreenOnly ? 'no-print' : undefined}>
      {pricedLines < lines ? TEXTS.subtotal : TEXTS.total}
    </span>
  );
  const sum = <Amount key="sum" amount={amount} currency={currency} />;
  return [label, null, null, null, sum];
}

/** Notes on licences are only for the person who orders them. */
function descriptionText({ line: { kind, description } }: PlacedLine): ReactNode {
  return <span className={classNames(kind === 'licence' && paper.forEngineer)}>{description}</span>;
}

function quantityFigure({ line: { designation, quantity }, index }: PlacedLine): ReactNode {
  return (
    <Explained path={`bill[${index}].quantity`} name={TEXTS.quantityOf(designation)}>
      {numberText(quantity)}
    </Explained>
  );
}
