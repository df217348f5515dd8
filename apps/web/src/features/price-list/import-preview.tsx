import { COMMON_TEXTS } from '#texts/pages/common.ts';
import { PRICE_IMPORT_TEXTS as TEXTS } from '#texts/pages/price-list.ts';
import type { PriceLine } from '@site-designer/api-contract';
import { matcherOf, nearestName, PRICE_COLUMNS, type ReadPrices, type RefusedCell } from '@site-designer/price-list';
import { useMemo, useState, type ReactNode } from 'react';
import { moneyText } from '../../lib/format/format-money.ts';
import { Banner } from '../../ui/dialogs/banner.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { CurrencyField } from './currency-field.tsx';
import { TableHead } from '../../ui/tables/table-head.tsx';
import styles from './price-list.module.css';

/** Lines of a file that the user imports. */
export interface TakenPrices {
  readonly currency: string;
  readonly lines: readonly PriceLine[];
  readonly replaces: boolean;
}

/** The lines of a file, with a currency for a file that names none. */
export type PricesIn = (currency: string | undefined) => ReadPrices;

interface ImportPreviewProps {
  readonly readAs: PricesIn;
  /** Currency of the list; undefined if it has no lines. */
  readonly listCurrency: string | undefined;
  /** Designations of bills of materials. */
  readonly names: readonly string[];
  readonly onTake: (taken: TakenPrices) => void;
  readonly onClose: () => void;
}

const USUAL_CURRENCY = 'EUR';

/** Preview of the lines of a file: what they price, and what could not be read. */
export function ImportPreview({ readAs, listCurrency, names, onTake, onClose }: ImportPreviewProps): ReactNode {
  const [chosen, setChosen] = useState(listCurrency ?? USUAL_CURRENCY);
  const read = useMemo(() => readAs(chosen), [readAs, chosen]);
  const { lines, refused } = read;
  const matchOf = useMemo(() => matcherOf(names), [names]);
  const currency = read.currency ?? chosen;
  const canMerge = listCurrency === undefined || listCurrency === currency;
  const take = (replaces: boolean) => () => onTake({ currency, lines, replaces });
  return (
    <Dialog title={TEXTS.title} size="wide" isOpen onClose={onClose}>
      <div className="stack">
        <p className={styles.muted}>{TEXTS.read(lines.length, lines.filter((line) => matchOf(line)).length)}</p>
        {read.currency === undefined && <CurrencyField label={TEXTS.currency} value={currency} onChange={setChosen} />}
        {refused.length > 0 && <Refused cells={refused} />}
        {lines.length > 0 && <Lines {...{ lines, currency, names, matchOf }} />}
        {!canMerge && listCurrency !== undefined && (
          <Banner tone="near">{TEXTS.otherCurrency(currency, listCurrency)}</Banner>
        )}
        <div className={styles.actions}>
          <Button onClick={onClose}>{COMMON_TEXTS.cancel}</Button>
          {listCurrency !== undefined && (
            <Button disabled={lines.length === 0} onClick={take(true)}>
              {TEXTS.replace}
            </Button>
          )}
          <Button look="primary" disabled={lines.length === 0 || !canMerge} onClick={take(false)}>
            {listCurrency === undefined ? TEXTS.take : TEXTS.merge}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

function Refused({ cells }: { readonly cells: readonly RefusedCell[] }): ReactNode {
  const label = TEXTS.refused(cells.length);
  return (
    <>
      <Banner tone="near">{label}</Banner>
      <table className={styles.small} aria-label={label}>
        <TableHead titles={[TEXTS.line, TEXTS.column, TEXTS.text, TEXTS.problem]} />
        <tbody>
          {cells.slice(0, MOST_SHOWN).map(({ line, column, text, message }) => (
            <tr key={`${line} ${column} ${message}`}>
              <td>{line}</td>
              <td>{PRICE_COLUMNS.find(({ readAs }) => readAs === column)?.name}</td>
              <td dir="auto">{text}</td>
              <td>{message}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <More count={cells.length - MOST_SHOWN} />
    </>
  );
}

/** A dialog shows no more lines. */
const MOST_SHOWN = 50;

function More({ count }: { readonly count: number }): ReactNode {
  return count > 0 && <p className={styles.muted}>{TEXTS.more(count)}</p>;
}

interface LinesProps extends Pick<ImportPreviewProps, 'names'> {
  readonly lines: readonly PriceLine[];
  readonly currency: string;
  readonly matchOf: (line: PriceLine) => string | undefined;
}

/** Lines that price something come first. */
function Lines({ lines, currency, names, matchOf }: LinesProps): ReactNode {
  const matched = lines.filter((line) => matchOf(line) !== undefined);
  const sorted = [...matched, ...lines.filter((line) => matchOf(line) === undefined)];
  return (
    <>
      <table className={styles.small} aria-label={TEXTS.priced}>
        <thead>
          <tr>
            <th scope="col">{TEXTS.name}</th>
            <th scope="col" className={styles.amount}>
              {TEXTS.price}
            </th>
            <th scope="col">{TEXTS.bills}</th>
          </tr>
        </thead>
        <tbody>
          {sorted.slice(0, MOST_SHOWN).map((line) => (
            <tr key={`${line.designation} ${line.sku}`}>
              <td dir="auto">{[line.designation, line.sku].filter((name) => name !== '').join(', ')}</td>
              <td className={styles.amount}>{moneyText(line.unitPrice, currency)}</td>
              <td>
                {matchOf(line) ?? (
                  <span className={styles.unmatched}>{TEXTS.notInBills(nearestName(line, names))}</span>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <More count={sorted.length - MOST_SHOWN} />
    </>
  );
}
