import { COMPARE_TEXTS as TEXTS } from '#texts/proposal/compare.ts';
import type { ComparedLine, ProjectComparison } from '@site-designer/api-contract/proposal-addresses';
import type { ReactNode } from 'react';
import { Link } from '../../../ui/base/link.tsx';
import { moneyText } from '../../../lib/format/format-money.ts';
import { changeText } from '../../../lib/format/format-figure.ts';
import { numberText } from '../../../lib/format/format-quantity.ts';
import { compareAddress, sideName, type Sides } from './compare-sides.ts';
import { ComparedTable } from './compared-table.tsx';
import { FigureChange } from './compared-tables.tsx';
import { figureText, signedMoney } from './compared-text.ts';

interface ComparedBillProps extends Pick<ProjectComparison, 'a' | 'b' | 'bill' | 'figures'> {
  readonly projectId: number;
  readonly sides: Sides;
}

/** Lines of the bill that differ; their prices only where both sides have some. */
export function ComparedBill({ projectId, sides, a, b, bill, figures }: ComparedBillProps): ReactNode {
  const unpriced = a.priced === b.priced ? undefined : a.priced ? b : a;
  return (
    <>
      {unpriced !== undefined && (
        <p>
          {TEXTS.noPrices(sideName(unpriced))}{' '}
          {unpriced.kind === 'proposal' && (
            <Link to={compareAddress(projectId, { a: ofToday(sides.a), b: ofToday(sides.b) })}>
              {TEXTS.pricesOfToday}
            </Link>
          )}
        </p>
      )}
      {bill.length === 0 ? (
        <p className="muted">{TEXTS.sameBill}</p>
      ) : a.priced && b.priced ? (
        <PricedLines bill={bill} figures={figures} />
      ) : (
        <Quantities bill={bill} />
      )}
    </>
  );
}

function ofToday(side: string): string {
  return side.replace(/^proposal:/, 'today:');
}

function Quantities({ bill }: Pick<ProjectComparison, 'bill'>): ReactNode {
  return (
    <ComparedTable
      label={TEXTS.bill}
      heads={[TEXTS.line, TEXTS.before, TEXTS.after, TEXTS.change]}
      rows={bill.map((line, index) => {
        const [before, after] = quantitiesOf(line);
        return {
          key: `${index}`,
          cells: [nameOf(line), numberText(before), numberText(after), changeText(before, after, '1')],
        };
      })}
      firstNumber={1}
    />
  );
}

function PricedLines({ bill, figures }: Pick<ProjectComparison, 'bill' | 'figures'>): ReactNode {
  const price = figures.find(({ code }) => code === 'price');
  const total = price && {
    key: 'price',
    cells: [
      price.title,
      '',
      '',
      figureText(price, price.before),
      figureText(price, price.after),
      <FigureChange key="price" figure={price} />,
    ],
  };
  return (
    <ComparedTable
      label={TEXTS.bill}
      heads={[TEXTS.line, TEXTS.quantity, TEXTS.unitPrice, TEXTS.before, TEXTS.after, TEXTS.change]}
      rows={[...bill.map(pricedRow), ...(total ? [total] : [])]}
      firstNumber={1}
    />
  );
}

function pricedRow(line: ComparedLine, index: number) {
  const { before, after, change } = line;
  const currency = after?.currency ?? before?.currency ?? null;
  const money = (side: ComparedLine['before'], amount: 'unitPrice' | 'total'): string => {
    const value = side?.[amount] ?? null;
    return value === null || side?.currency === null || side === null ? '–' : moneyText(value, side.currency);
  };
  return {
    key: `${index}`,
    cells: [
      nameOf(line),
      fromTo(...quantitiesOf(line).map(numberText)),
      fromTo(...[before, after].filter((side) => side !== null).map((side) => money(side, 'unitPrice'))),
      money(before, 'total'),
      money(after, 'total'),
      change === null || currency === null ? '' : signedMoney(change, currency),
    ],
  };
}

/** Once where both are the same. */
function fromTo(before = '', after = before): string {
  return before === after ? before : TEXTS.fromTo(before, after);
}

function quantitiesOf({ before, after }: ComparedLine): [before: number, after: number] {
  return [before?.quantity ?? 0, after?.quantity ?? 0];
}

function nameOf({ designation, purpose, isOptional }: ComparedLine): string {
  const name = purpose === null ? designation : `${designation} (${purpose})`;
  return isOptional ? TEXTS.optional(name) : name;
}
