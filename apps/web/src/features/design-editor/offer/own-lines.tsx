import { OFFER_TEXTS as TEXTS } from '#texts/editor/offer.ts';
import type { Offer } from '@site-designer/api-contract';
import { MOST_OFFER_LINES } from '@site-designer/api-contract/offer-bounds';
import { isEmptyOffer, offerErrors, pastedLines, type SuggestedLine } from '@site-designer/price-list';
import type { BillTotal } from '@site-designer/sizing-engine';
import { useId, useState, type ClipboardEvent, type ReactNode } from 'react';
import { classNames } from '../../../lib/format/class-names.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Icon } from '../../../ui/buttons/icon.tsx';
import { useEditor } from '../document/editor-context.ts';
import { isFull, withNewLine, withoutLine, withPasted, withPatch } from './offer-edits.ts';
import { OfferSums } from './offer-sums.tsx';
import { OwnLineRow } from './own-line-row.tsx';
import styles from './own-lines.module.css';

interface OwnLinesProps {
  readonly offer: Offer;
  /** With the own lines. */
  readonly billTotal: BillTotal;
  readonly currency: string;
  readonly suggestions: readonly SuggestedLine[];
}

/** The own lines of a design below its bill, edited in place, with discount and VAT. */
export function OwnLines({ offer, billTotal, currency, suggestions }: OwnLinesProps): ReactNode {
  const changeOffer = useEditor(({ siteDesignEditor }) => siteDesignEditor.changeOffer);
  const [note, setNote] = useState('');
  const [focused, setFocused] = useState<number>();
  const [isAsked, setIsAsked] = useState(false);
  const hasSums = isAsked || !isEmptyOffer(offer);
  const errors = new Map(offerErrors(offer).map(({ path, message }) => [path, message]));
  const headingId = useId();

  function add(): void {
    const next = withNewLine(offer);
    setFocused(next.lines.at(-1)?.id);
    changeOffer(TEXTS.steps.add, next);
  }

  /** The cells of a spreadsheet become lines; a single text goes into its field. */
  function paste(event: ClipboardEvent): void {
    const text = event.clipboardData.getData('text/plain');
    if (!/[\t\n]/.test(text.trim())) return;
    event.preventDefault();
    const pasted = pastedLines(text, currency);
    const next = withPasted(offer, pasted);
    const isTooMany = next.lines.length > MOST_OFFER_LINES;
    setNote(isTooMany ? TEXTS.tooMany(next.lines.length, MOST_OFFER_LINES) : TEXTS.pasted(pasted.length));
    if (!isTooMany) changeOffer(TEXTS.steps.paste, next);
  }

  return (
    <section className={classNames(styles.offer, 'no-print')} aria-labelledby={headingId} onPaste={paste}>
      <h4 id={headingId} className={hasSums ? undefined : 'visually-hidden'}>
        {TEXTS.title}
      </h4>
      {offer.lines.length > 0 && (
        <LinesTable {...{ offer, currency, suggestions, errors, focused, headingId }} onChange={changeOffer} />
      )}
      <div className={styles.foot}>
        <div className={styles.actions}>
          <div className={styles.buttons}>
            <Button disabled={isFull(offer)} onClick={add}>
              <Icon name="plus" />
              {TEXTS.add}
            </Button>
            {!hasSums && <Button onClick={() => setIsAsked(true)}>{TEXTS.addSums}</Button>}
          </div>
          {hasSums && (
            <>
              <p className="muted">{TEXTS.hint(offer.lines.length, MOST_OFFER_LINES)}</p>
              <p className="muted">{TEXTS.currency(currency)}</p>
            </>
          )}
          <output>{note}</output>
          {errors.size > 0 && <output className={styles.wrong}>{TEXTS.corrections(errors.size)}</output>}
        </div>
        {hasSums && (
          <OfferSums
            {...{ offer, billTotal, currency }}
            messageOf={(field) => errors.get(field)}
            onChange={(label, patch) => changeOffer(label, { ...offer, ...patch })}
          />
        )}
      </div>
    </section>
  );
}

interface LinesTableProps extends Pick<OwnLinesProps, 'offer' | 'currency' | 'suggestions'> {
  readonly errors: ReadonlyMap<string, string>;
  readonly focused: number | undefined;
  readonly headingId: string;
  readonly onChange: (label: string, offer: Offer) => void;
}

const { columns } = TEXTS;
const COLUMNS = ['kind', 'designation', 'description', 'quantity', 'unitPrice', 'total', 'isOptional'] as const;

function LinesTable({ offer, errors, focused, headingId, onChange, ...rest }: LinesTableProps): ReactNode {
  const namesId = useId();
  return (
    <>
      <table className={styles.lines} aria-labelledby={headingId}>
        <thead>
          <tr>
            {COLUMNS.map((column) => (
              <th key={column} scope="col" className={styles[column]}>
                {columns[column]}
              </th>
            ))}
            <th scope="col" className={styles.last}>
              <span className="visually-hidden">{TEXTS.actions}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {offer.lines.map((line, index) => (
            <OwnLineRow
              key={line.id}
              {...rest}
              line={line}
              namesId={namesId}
              messageOf={(field) => errors.get(`lines[${index}].${field}`)}
              isFocused={focused === line.id}
              onChange={(field, patch) =>
                onChange(TEXTS.steps.field(index + 1, columns[field]), withPatch(offer, line.id, patch))
              }
              onRemove={() => onChange(TEXTS.steps.remove, withoutLine(offer, line.id))}
            />
          ))}
        </tbody>
      </table>
      <datalist id={namesId}>
        {rest.suggestions.map(({ designation, unitPrice, description }) => (
          <option key={designation} value={designation}>
            {[description, `${rest.currency} ${unitPrice}`].filter((text) => text !== '').join(', ')}
          </option>
        ))}
      </datalist>
    </>
  );
}
