import { FIGURE_TEXTS as TEXTS } from '#texts/pages/lists.ts';
import type { ListFigures } from '@site-designer/api-contract/addresses';
import type { ReactNode } from 'react';
import { amountText, moneyText } from '../../lib/format/format-money.ts';
import { numberText } from '../../lib/format/format-quantity.ts';
import type { FiguresById } from '../../lib/state/list-figures.ts';
import { Figure } from '../figures/figure.tsx';
import { FigureStatus } from './figure-status.tsx';
import { nothingFits, statusText } from './figure-status-text.ts';
import styles from './figures.module.css';
import type { SortValue } from './use-list-view.ts';

export interface FigureColumn {
  readonly id: string;
  readonly title: string;
  /** Pixels. */
  readonly width: number;
  /** Whether it shares what the other columns leave with the name; its width is then its least one. */
  readonly isFlexible?: boolean;
  readonly isNumber: boolean;
  /** @param currency - That of all prices, which the head says; undefined where they have several. */
  readonly cell: (figures: ListFigures, currency: string | undefined) => ReactNode;
  readonly valueOf: (figures: ListFigures) => SortValue;
}

/** In the order of the specification's figures, after its own columns. */
export const FIGURE_COLUMNS: readonly FigureColumn[] = [
  {
    id: 'customer',
    title: TEXTS.customer,
    width: 116,
    isFlexible: true,
    isNumber: false,
    cell: ({ customer }) =>
      customer && (
        <span dir="auto" title={customer}>
          {customer}
        </span>
      ),
    valueOf: ({ customer }) => customer || undefined,
  },
  {
    id: 'hardware',
    title: TEXTS.hardware,
    width: 160,
    isNumber: false,
    // The status of a draft says it already.
    cell: (figures) =>
      nothingFits(figures) && figures.status !== 'draft' ? (
        <span className={styles.wrong}>{TEXTS.nothingFits}</span>
      ) : (
        figures.hardware
      ),
    valueOf: ({ hardware }) => hardware ?? undefined,
  },
  {
    id: 'cameras',
    title: TEXTS.cameras,
    width: 72,
    isNumber: true,
    cell: ({ cameras }) => cameras > 0 && numberText(cameras),
    valueOf: ({ cameras }) => cameras || undefined,
  },
  {
    id: 'video',
    title: TEXTS.video,
    width: 106,
    isNumber: true,
    cell: ({ cameras, storageTb }) => cameras > 0 && <Figure value={storageTb} unit="TB" />,
    valueOf: ({ cameras, storageTb }) => (cameras > 0 ? storageTb : undefined),
  },
  {
    id: 'price',
    title: TEXTS.price,
    width: 96,
    isNumber: true,
    cell: ({ price }, currency) => price && <Price price={price} inHead={currency} />,
    valueOf: ({ price }) => (price?.amount == null ? undefined : Number(price.amount)),
  },
  {
    id: 'status',
    title: TEXTS.status,
    width: 157,
    isNumber: false,
    cell: (figures) => <FigureStatus figures={figures} />,
    valueOf: statusText,
  },
];

interface PriceProps {
  readonly price: NonNullable<ListFigures['price']>;
  /** The currency that the head says. */
  readonly inHead: string | undefined;
}

/** A price that is not whole is muted and says so below. */
function Price({ price, inHead }: PriceProps): ReactNode {
  const { amount, currency, priced, lines } = price;
  const isWhole = priced === lines;
  return (
    <span className={isWhole ? styles.price : styles.part}>
      <span>{amount === null ? TEXTS.none : sumOf(amount, currency, inHead)}</span>
      {!isWhole && <small>{TEXTS.pricedLines(priced, lines)}</small>}
    </span>
  );
}

/** The currency stands where the language has it; it is hidden where a head says it. */
function sumOf(amount: string, currency: string | null, inHead: string | undefined): ReactNode {
  const figure = amountText(amount);
  const text = currency === null ? figure : moneyText(amount, currency);
  if (inHead === undefined) return text;
  const [before = '', after = ''] = text.split(figure);
  return (
    <>
      {before !== '' && <small className={styles.currency}>{before}</small>}
      {figure}
      {after !== '' && <small className={styles.currency}>{after}</small>}
    </>
  );
}

/** The currency of the prices where they have one in common. */
export function commonCurrency(figures: FiguresById | undefined): string | undefined {
  const currencies = new Set([...(figures?.values() ?? [])].flatMap((each) => each?.price?.currency ?? []));
  const [first, ...others] = currencies;
  return others.length === 0 ? first : undefined;
}
