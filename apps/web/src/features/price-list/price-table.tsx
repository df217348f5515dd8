import { PRICE_LIST_TEXTS as TEXTS } from '#texts/pages/price-list.ts';
import type { ReactNode } from 'react';
import { classNames } from '../../lib/format/class-names.ts';
import { IconButton } from '../../ui/buttons/button.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { removeBeside, useFocusReturn } from '../../ui/dialogs/use-focus-return.ts';
import { DRAFT_FIELDS, isEmptyLine, type DraftErrors, type DraftField, type DraftLine } from './price-draft.ts';
import styles from './price-list.module.css';

interface PriceTableProps {
  readonly lines: readonly DraftLine[];
  readonly errors: DraftErrors;
  /** Whether empty required fields are reported. */
  readonly tellsMissing: boolean;
  /** The line whose first field gets the focus. */
  readonly focused: number | undefined;
  /** Why a line prices nothing. */
  readonly noteOf: (line: DraftLine) => string | undefined;
  /** Id of the list of designations. */
  readonly namesId: string;
  readonly onChange: (key: number, patch: Partial<DraftLine>) => void;
  readonly onRemove: (key: number) => void;
}

export function PriceTable(props: PriceTableProps): ReactNode {
  return (
    <div className={styles.frame}>
      <table className={styles.table} aria-label={TEXTS.title}>
        <thead>
          <tr>
            {DRAFT_FIELDS.map((field) => (
              <th key={field} scope="col" className={classNames(styles[field], isNumber(field) && styles.number)}>
                {TEXTS.columns[field]}
              </th>
            ))}
            <th scope="col" className={styles.last}>
              <span className="visually-hidden">{TEXTS.actions}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {props.lines.map((line) => (
            <Row key={line.key} {...props} line={line} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

const NUMBERS: readonly DraftField[] = ['unitPrice', 'margin', 'leadTimeDays'];

function isNumber(field: DraftField): boolean {
  return NUMBERS.includes(field);
}

interface RowProps extends PriceTableProps {
  readonly line: DraftLine;
}

function Row(props: RowProps): ReactNode {
  const { line, noteOf, onRemove } = props;
  const row = useFocusReturn(removeBeside);
  const name = line.designation || line.sku || TEXTS.newLine;
  const note = (line.designation || line.sku) === '' ? undefined : noteOf(line);
  return (
    <tr ref={row}>
      {DRAFT_FIELDS.map((field) => (
        <td key={field} data-label={TEXTS.columns[field]} className={isNumber(field) ? styles.number : undefined}>
          <Cell {...props} field={field} name={name} />
          {field === 'designation' && note !== undefined && <span className={styles.unmatched}>{note}</span>}
        </td>
      ))}
      <td className={styles.last}>
        <IconButton icon="trash" label={TEXTS.remove(name)} data-remove onClick={() => onRemove(line.key)} />
      </td>
    </tr>
  );
}

interface CellProps extends RowProps {
  readonly field: DraftField;
  readonly name: string;
}

function Cell({ line, field, name, errors, tellsMissing, focused, namesId, onChange }: CellProps): ReactNode {
  const message = errors.get(line.key)?.[field];
  const isTold = tellsMissing || (line[field].trim() !== '' && !isEmptyLine(line));
  return (
    <TextField
      label={TEXTS.field(TEXTS.columns[field], name)}
      isLabelHidden
      dir={isNumber(field) ? undefined : 'auto'}
      inputMode={field === 'unitPrice' || field === 'margin' ? 'decimal' : undefined}
      list={field === 'designation' ? namesId : undefined}
      value={line[field]}
      message={isTold ? message : undefined}
      ref={field === 'designation' && focused === line.key ? focusOnce : undefined}
      onChange={(text) => onChange(line.key, { [field]: text })}
    />
  );
}

/** Runs when the field mounts, not at each render. */
function focusOnce(input: HTMLInputElement | null): void {
  input?.focus();
}
