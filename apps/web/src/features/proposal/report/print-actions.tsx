import { SECTION_TEXTS as TEXTS } from '#texts/proposal/sections.ts';
import { PROPOSAL_TEXTS } from '#texts/proposal/proposal.ts';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/buttons/button.tsx';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import type { Reader, ReportInput } from './report-input.ts';
import styles from './report.module.css';

interface PrintActionsProps {
  readonly input: ReportInput;
  /** Whether a customer gets prices. */
  readonly withPrices: boolean;
  readonly onPrices: (isOn: boolean) => void;
  readonly onPrint: (reader: Reader) => void;
}

export function PrintActions({ input, withPrices, onPrices, onPrint }: PrintActionsProps): ReactNode {
  const { proposal, actions, documents = {} } = input;
  const readers = (['customer', 'installer'] as const).filter((reader) => documents[reader]);
  const hasPrices = (proposal.billTotal?.pricedLines ?? 0) > 0;
  return (
    <div className={styles.actions}>
      {actions}
      <Button icon="print" onClick={() => onPrint('sales')}>
        {PROPOSAL_TEXTS.print}
      </Button>
      {readers.length > 0 && (
        <>
          <span className="muted">{TEXTS.printFor}:</span>
          {readers.map((reader) => (
            <Button key={reader} onClick={() => onPrint(reader)}>
              {TEXTS.readers[reader]}
            </Button>
          ))}
          {hasPrices && readers.includes('customer') && (
            <Checkbox label={TEXTS.withPrices} isSelected={withPrices} onChange={onPrices} />
          )}
        </>
      )}
    </div>
  );
}
