import { ALTERNATIVE_TEXTS as TEXTS } from '#texts/alternatives.ts';
import { isApplicable, type Alternative } from '@site-designer/sizing-engine';
import type { ReactNode } from 'react';
import { quantityText } from '../../../lib/format-quantity.ts';
import { Button } from '../../../ui/button.tsx';
import { Explained } from '../explanation/explained.tsx';
import { amountText } from '../explanation/words.ts';
import type { ReportInput } from '../report/report-input.ts';
import styles from './alternatives.module.css';

type AlternativesProps = Pick<ReportInput, 'proposal' | 'onApply'>;

/** What else would do: what differs from the proposal in words, its disks, and what taking it over changes. */
export function Alternatives({ proposal, onApply }: AlternativesProps): ReactNode {
  return (
    <table className={styles.table} aria-label={TEXTS.table}>
      <thead>
        <tr>
          {Object.values(TEXTS.columns).map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {proposal.alternatives.map((alternative, index) => (
          <Row key={alternative.title} alternative={alternative} index={index} onApply={onApply} />
        ))}
      </tbody>
    </table>
  );
}

interface RowProps extends Pick<AlternativesProps, 'onApply'> {
  readonly alternative: Alternative;
  /** Its place in the proposal. */
  readonly index: number;
}

function Row({ alternative, index, onApply }: RowProps): ReactNode {
  const { title, differences, servers, rawTb, storages, warnings } = alternative;
  const { columns } = TEXTS;
  return (
    <tr>
      <th scope="row">
        {title}
        <Lines lines={differences.map((text) => TEXTS.differs(text))} />
      </th>
      <td data-title={columns.servers} className={styles.number}>
        <Explained path={`alternatives[${index}].servers`} name={TEXTS.servers(title)}>
          {quantityText(servers, 'x')}
        </Explained>
      </td>
      <td data-title={columns.disks}>
        <Lines lines={storages.map((storage) => TEXTS.storage(storage, storages.length > 1))} />
      </td>
      <td data-title={columns.nameplate} className={styles.number}>
        <Explained path={`alternatives[${index}].rawTb`} name={TEXTS.nameplate(title)}>
          {amountText(rawTb, 'TB')}
        </Explained>
      </td>
      <td data-title={columns.warnings}>
        <Lines lines={warnings.map(({ message }) => message)} none={TEXTS.nothing} />
      </td>
      <td data-title={columns.settings}>
        <Settings alternative={alternative} onApply={onApply} />
      </td>
    </tr>
  );
}

function Settings({ alternative, onApply }: Omit<RowProps, 'index'>): ReactNode {
  const { title, changes } = alternative;
  if (!isApplicable(alternative)) return TEXTS.notApplicable;
  return (
    <>
      <Lines
        lines={changes.map((change) =>
          TEXTS.change(
            settingTitle(change.title),
            valueText(change.before, change.unit),
            valueText(change.after, change.unit),
          ),
        )}
        none={TEXTS.noChanges}
      />
      {onApply && (
        <Button size="small" className="no-print" onClick={() => onApply(alternative)}>
          {TEXTS.take}
          <span className="visually-hidden">{TEXTS.takeFor(title)}</span>
        </Button>
      )}
    </>
  );
}

/** That it is a setting, and of which hardware, stands in the head of the column. */
function settingTitle(title: string): string {
  const name = title.replace(/^Settings: (?:(?:appliances|generic servers), )?/, '');
  return name.charAt(0).toUpperCase() + name.slice(1);
}

type Change = Alternative['changes'][number];

function valueText(value: Change['before'], unit: Change['unit']): string {
  if (value === null) return TEXTS.none;
  return typeof value === 'number' ? amountText(value, unit) : String(value);
}

function Lines({ lines, none }: { readonly lines: readonly string[]; readonly none?: string }): ReactNode {
  if (lines.length === 0) return none;
  return (
    <ul className={styles.lines}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
