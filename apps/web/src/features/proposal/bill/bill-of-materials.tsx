import { BILL_TEXTS as TEXTS, PROPOSAL_CHAPTERS } from '#texts/proposal/proposal.ts';
import type { CalculationResult } from '@site-designer/api-contract';
import type { BillTotal } from '@site-designer/sizing-engine';
import type { BillLine } from '@site-designer/texts';
import { Fragment, type ReactNode } from 'react';
import { classNames } from '../../../lib/format/class-names.ts';
import { moneyText } from '../../../lib/format/format-money.ts';
import { exactText } from '../../../lib/format/format-figure.ts';
import { numberText } from '../../../lib/format/format-quantity.ts';
import { ExportMenu } from '../export/export-menu.tsx';
import { Explained } from '../../../explained/explained.tsx';
import paper from '../print/paper.module.css';
import type { ReportInput } from '../report/report-input.ts';
import styles from './bill-of-materials.module.css';
import { LineName } from './line-name.tsx';
import { Table, type Column } from '../../../explained/table.tsx';

type BillOfMaterialsInput = Pick<ReportInput, 'proposal' | 'sections' | 'ownLines' | 'enterPrices' | 'isPaper'>;

/** On the screen, own lines and sums stand where they are edited. */
export function BillOfMaterials(input: BillOfMaterialsInput): ReactNode {
  const { proposal, sections, enterPrices, ownLines, isPaper = false } = input;
  const { bill, billTotal } = proposal;
  const isEdited = ownLines !== undefined && !isPaper && billTotal !== null && hasOffer(bill, billTotal);
  return (
    <>
      <BillTable
        {...{ bill, billTotal, enterPrices }}
        printsPrices
        isForCustomer={sections !== undefined}
        isHardwareOnly={isEdited}
      />
      {!isPaper && (
        <div className={styles.below}>
          {ownLines}
          <ExportMenu proposal={proposal} />
        </div>
      )}
    </>
  );
}

function hasOffer(bill: readonly BillLine[] | null, { net }: BillTotal): boolean {
  return net !== undefined || bill?.some(({ kind }) => kind === 'own') === true;
}

interface BillInput extends Pick<CalculationResult, 'bill' | 'billTotal'>, Pick<ReportInput, 'enterPrices'> {
  /** Whether prices are printed; the screen shows them. */
  readonly printsPrices?: boolean;
  /** Whether missing prices are not mentioned to its reader. */
  readonly isForCustomer?: boolean;
  /** How many lines at the end are for a whole system of several sites: they are a block of their own. */
  readonly systemLines?: number;
  /** Without own lines and sums. */
  readonly isHardwareOnly?: boolean;
}

function totalOf(billTotal: BillTotal | null): BillTotal {
  return billTotal ?? NO_TOTAL;
}

const NO_TOTAL: BillTotal = { amount: null, currency: null, pricedLines: 0, lines: 0, longestLeadTime: null };

export function BillTable({ bill, billTotal, enterPrices, systemLines = 0, ...choice }: BillInput): ReactNode {
  const { printsPrices = false, isForCustomer = false, isHardwareOnly = false } = choice;
  const total = totalOf(billTotal);
  const { currency, pricedLines } = total;
  const prices = currency === null ? undefined : { currency, isScreenOnly: !printsPrices };
  const lines = (bill ?? []).filter(({ kind }) => !isHardwareOnly || kind !== 'own');
  const unpriced = namesWithoutPrice(lines);
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
            {...(rows === blocks.at(-1)?.rows && !isHardwareOnly && footOf(total, prices))}
          />
        </Fragment>
      ))}
      <div className={styles.notes}>
        {(pricedLines > 0 || !isForCustomer) && (
          <TotalNotes billTotal={total} className={printsPrices ? undefined : 'no-print'} />
        )}
        {unpriced.length > 0 && <span className="no-print">{enterPrices?.(unpriced, TEXTS.enterPrices)}</span>}
      </div>
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
  const open = lines.filter(({ unitPrice, kind }) => unitPrice === null && kind !== 'own');
  return [...new Set(open.map(({ designation }) => designation))];
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
      cell: ({ line }) => (
        <>
          {prices === undefined ? line.designation : <LineName line={line} isDescribed />}
          {line.isOptional === true && <span className="muted"> {TEXTS.optional}</span>}
        </>
      ),
    },
    { title: TEXTS.description, cell: descriptionText, isWideOnly: prices !== undefined },
    { title: TEXTS.quantity, cell: quantityFigure, isNumber: true },
    ...(prices === undefined
      ? []
      : [{ ...priceColumn(prices, 'unitPrice'), isWideOnly: true }, priceColumn(prices, 'total')]),
  ];
}

/** What is optional is left out of the total: its price is in brackets. */
function priceColumn({ currency, isScreenOnly }: Prices, amount: 'unitPrice' | 'total'): Column<PlacedLine> {
  return {
    title: TEXTS[amount],
    isNumber: true,
    isScreenOnly,
    cell: ({ line }) => {
      const { [amount]: price, isOptional } = line;
      if (price === null) return <span className={styles.missing}>{TEXTS.noPrice}</span>;
      return <Amount amount={price} currency={currency} isBracketed={amount === 'total' && isOptional === true} />;
    },
  };
}

interface AmountProps {
  readonly amount: string;
  readonly currency: string;
  readonly isBracketed?: boolean;
}

function Amount({ amount, currency, isBracketed = false }: AmountProps): ReactNode {
  const text = moneyText(amount, currency);
  return <span className={styles.amount}>{isBracketed ? `(${text})` : text}</span>;
}

/** The sum of the priced lines, which is a total only where no line lacks a price. */
function totalCells({ amount, pricedLines, lines }: BillTotal, prices: Prices): readonly ReactNode[] | undefined {
  return amount === null ? undefined : sumCells(pricedLines < lines ? TEXTS.subtotal : TEXTS.total, amount, prices);
}

function sumCells(title: string, amount: string, { currency, isScreenOnly }: Prices): readonly ReactNode[] {
  const label = (
    <span key="label" className={isScreenOnly ? 'no-print' : undefined}>
      {title}
    </span>
  );
  return [label, null, null, null, <Amount key="sum" amount={amount} currency={currency} />];
}

/** The sum of the lines, and those of the offer: a discount or VAT that there is not has none. */
function footOf(billTotal: BillTotal, prices: Prices | undefined) {
  if (prices === undefined) return {};
  const { discountPercent = 0, discount, net, vat, vatPercent, gross } = billTotal;
  const sums = [
    { key: TEXTS.discount(discountPercent), amount: discountPercent > 0 && discount ? `-${discount}` : null },
    { key: TEXTS.net, amount: net },
    { key: TEXTS.vat(vatPercent ?? 0), amount: vat },
    { key: TEXTS.gross, amount: gross },
  ];
  return {
    total: totalCells(billTotal, prices),
    sums: sums.flatMap(({ key, amount }) => (amount ? [{ key, cells: sumCells(key, amount, prices) }] : [])),
  };
}

/** Notes on licences are only for the person who orders them. */
function descriptionText({ line: { kind, description } }: PlacedLine): ReactNode {
  return <span className={classNames(kind === 'licence' && paper.forEngineer)}>{description}</span>;
}

function quantityFigure({ line: { kind, designation, quantity }, index }: PlacedLine): ReactNode {
  // A typed quantity explains itself.
  if (kind === 'own') return exactText(quantity);
  return (
    <Explained path={`bill[${index}].quantity`} name={TEXTS.quantityOf(designation)}>
      {numberText(quantity)}
    </Explained>
  );
}
