import { OFFER_TEXTS as TEXTS } from '#texts/editor/offer.ts';
import { OFFER_KINDS } from '@site-designer/api-contract/offer-bounds';
import { ownTotal, typedDecimal, typedPrice, type SuggestedLine } from '@site-designer/price-list';
import type { ReactNode } from 'react';
import { moneyText } from '../../../lib/format/format-money.ts';
import { textToType } from '../../../lib/format/typed-digits.ts';
import { IconButton } from '../../../ui/buttons/button.tsx';
import { removeBeside, useFocusReturn } from '../../../ui/dialogs/use-focus-return.ts';
import { Select } from '../../../ui/fields/select.tsx';
import type { OfferField, OfferLine } from './offer-edits.ts';
import styles from './own-lines.module.css';
import { TypedField } from './typed-field.tsx';

export interface OwnLineProps {
  readonly line: OfferLine;
  readonly currency: string;
  readonly suggestions: readonly SuggestedLine[];
  /** Id of the list of the suggested designations. */
  readonly namesId: string;
  readonly messageOf: (field: OfferField) => string | undefined;
  /** Whether its first field gets the focus when it appears. */
  readonly isFocused: boolean;
  readonly onChange: (field: OfferField, patch: Partial<OfferLine>) => void;
  readonly onRemove: () => void;
}

const KIND_OPTIONS = OFFER_KINDS.map((kind, id) => ({ id, name: TEXTS.kinds[kind] }));

export function OwnLineRow(props: OwnLineProps): ReactNode {
  const { line, currency, onChange, onRemove } = props;
  const row = useFocusReturn(removeBeside);
  const name = line.designation.trim() || TEXTS.newLine;
  const total = ownTotal(line, currency);
  const { columns } = TEXTS;
  return (
    <tr ref={row} data-optional={line.isOptional}>
      <td data-label={columns.kind}>
        <Select
          label={TEXTS.field(columns.kind, name)}
          isCell
          value={OFFER_KINDS.indexOf(line.kind)}
          options={KIND_OPTIONS}
          onChange={(id) => onChange('kind', { kind: OFFER_KINDS[id]! })}
        />
      </td>
      <TextCells {...props} name={name} />
      <td className={styles.number} data-label={columns.total}>
        <span className={styles.amount}>{total === null ? TEXTS.noSum : shownTotal(line, total, currency)}</span>
      </td>
      <td className={styles.tick} data-label={columns.isOptional}>
        <input
          type="checkbox"
          aria-label={TEXTS.field(columns.isOptional, name)}
          checked={line.isOptional}
          onChange={({ target }) => onChange('isOptional', { isOptional: target.checked })}
        />
      </td>
      <td className={styles.last}>
        <IconButton icon="trash" label={TEXTS.remove(name)} data-remove onClick={onRemove} />
      </td>
    </tr>
  );
}

/** In brackets where it is left out of the total. */
function shownTotal({ isOptional }: OfferLine, total: string, currency: string): string {
  const text = moneyText(total, currency);
  return isOptional ? `(${text})` : text;
}

type TextFieldName = 'designation' | 'description' | 'quantity' | 'unitPrice';

const TEXT_FIELDS: readonly TextFieldName[] = ['designation', 'description', 'quantity', 'unitPrice'];

function TextCells({ line, name, messageOf, isFocused, ...rest }: OwnLineProps & { readonly name: string }): ReactNode {
  const { currency, suggestions, namesId, onChange } = rest;
  return TEXT_FIELDS.map((field) => {
    const isNumber = field === 'quantity' || field === 'unitPrice';
    return (
      <td key={field} className={isNumber ? styles.number : undefined} data-label={TEXTS.columns[field]}>
        <TypedField
          label={TEXTS.field(TEXTS.columns[field], name)}
          isLabelHidden
          dir={isNumber ? undefined : 'auto'}
          inputMode={isNumber ? 'decimal' : undefined}
          list={field === 'designation' ? namesId : undefined}
          value={isNumber ? textToType(line[field] ?? '') : (line[field] ?? '')}
          message={messageOf(field)}
          ref={isFocused && field === 'designation' ? focusOnce : undefined}
          onType={(text) => {
            onChange(field, patchOf(field, text, { line, currency, suggestions }));
            return true;
          }}
        />
      </td>
    );
  });
}

type Known = Pick<OwnLineProps, 'line' | 'currency' | 'suggestions'>;

function patchOf(field: TextFieldName, text: string, { line, currency, suggestions }: Known): Partial<OfferLine> {
  switch (field) {
    case 'quantity':
      return { quantity: typedDecimal(text) };
    case 'unitPrice':
      return { unitPrice: typedPrice(text, currency) };
    case 'description':
      return { description: text };
    case 'designation': {
      const chosen = suggestions.find(({ designation }) => designation === text);
      return { designation: text, ...(chosen !== undefined && filledIn(line, chosen)) };
    }
  }
}

/** What a line of the price list adds where nothing has been typed. */
function filledIn({ description, unitPrice }: OfferLine, chosen: SuggestedLine): Partial<OfferLine> {
  return { description: description || chosen.description, unitPrice: unitPrice ?? chosen.unitPrice };
}

/** Runs when the field mounts, not at each render. */
function focusOnce(input: HTMLInputElement | null): void {
  input?.focus();
}
