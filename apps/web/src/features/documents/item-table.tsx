import { DOCUMENT_TEXTS as TEXTS } from '#texts/proposal/customer.ts';
import type { CustomerDocument, DocumentItem, DocumentPrice, Formats } from '@site-designer/texts';
import type { ReactNode } from 'react';
import { classNames } from '../../lib/format/class-names.ts';
import styles from './tables.module.css';
import { inSentence } from '../../lib/format/in-sentence.ts';

interface ItemTableProps extends Pick<CustomerDocument, 'items' | 'price'> {
  readonly formats: Formats;
  /** Whether it ends with the sums of the document. */
  readonly hasSums?: boolean;
}

const QUANTITY_DECIMALS = 3;

/** What is delivered, with its prices where the document has some. */
export function ItemTable({ items, price, formats, hasSums = true }: ItemTableProps): ReactNode {
  return (
    <table className={classNames(styles.table, styles.items)}>
      {items.length > 0 && <Heads price={price} />}
      <tbody>
        {items.map((item, index) => (
          // Lines may be equal.
          <tr key={`${index} ${item.item}`} className={item.isOptional ? styles.optional : undefined}>
            <th scope="row">{item.isOptional ? TEXTS.optional(item.item) : item.item}</th>
            <td className={styles.use}>{item.isOptional ? TEXTS.notInTotal(item.use) : item.use}</td>
            <td className={classNames(styles.number, styles.quantity)} data-title={inSentence(TEXTS.quantity)}>
              {formats.number(item.quantity, QUANTITY_DECIMALS)}
            </td>
            {price !== null && <PriceCells item={item} formats={formats} />}
          </tr>
        ))}
      </tbody>
      {price !== null && hasSums && <Sums price={price} formats={formats} />}
    </table>
  );
}

/** The price of all sites may stand alone. */
function Heads({ price }: Pick<ItemTableProps, 'price'>): ReactNode {
  return (
    <thead>
      <tr>
        <th scope="col">{TEXTS.item}</th>
        <th scope="col">{TEXTS.use}</th>
        <th scope="col" className={styles.number}>
          {TEXTS.quantity}
        </th>
        {price !== null && (
          <>
            <th scope="col" className={styles.number}>
              {TEXTS.unitPrice}
            </th>
            <th scope="col" className={styles.number}>
              {TEXTS.price(price.currency)}
            </th>
          </>
        )}
      </tr>
    </thead>
  );
}

function PriceCells({ item, formats }: { readonly item: DocumentItem; readonly formats: Formats }): ReactNode {
  const { unitPrice, price, isOptional } = item;
  const total = price === null ? TEXTS.onRequest : formats.amount(price);
  return (
    <>
      <td className={classNames(styles.number, styles.unitPrice)}>
        {unitPrice === null ? '' : formats.amount(unitPrice)}
      </td>
      <td className={classNames(styles.number, styles.price)}>{isOptional && price !== null ? `(${total})` : total}</td>
    </>
  );
}

/** Sums that are alike are told once. */
function Sums({ price, formats }: { readonly price: DocumentPrice; readonly formats: Formats }): ReactNode {
  const { sum, discount, discountPercent, net, vat, vatPercent, gross, currency, onRequest } = price;
  const sumTitle = onRequest.length > 0 ? TEXTS.sumOfPriced : TEXTS.sum;
  const percent = (value: number | null) => formats.number(value ?? 0, 2);
  const rows = [
    ...(discount === null && onRequest.length === 0 ? [] : [[sumTitle, formats.amount(sum)] as const]),
    ...(discount === null
      ? []
      : [
          [
            discountPercent === 0 ? TEXTS.discounts : TEXTS.discount(percent(discountPercent)),
            `−${formats.amount(discount)}`,
          ] as const,
        ]),
    ...(vat === null
      ? [[TEXTS.net, formats.money(net, currency)] as const]
      : [
          [TEXTS.net, formats.amount(net)] as const,
          [TEXTS.vat(percent(vatPercent)), formats.amount(vat)] as const,
          [TEXTS.gross, formats.money(gross, currency)] as const,
        ]),
  ];
  return (
    <tfoot>
      {rows.map(([title, text]) => (
        <tr key={title}>
          <th scope="row" colSpan={4} className={styles.number}>
            {title}
          </th>
          <td className={classNames(styles.number, styles.price)}>{text}</td>
        </tr>
      ))}
    </tfoot>
  );
}
