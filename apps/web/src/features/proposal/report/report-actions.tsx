import { SECTION_TEXTS as TEXTS } from '#texts/proposal/sections.ts';
import { PROPOSAL_TEXTS } from '#texts/proposal/proposal.ts';
import { COLON } from '@site-designer/texts';
import { useState, type ReactNode } from 'react';
import { Button } from '../../../ui/buttons/button.tsx';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import type { ReportInput } from './report-input.ts';
import styles from './report.module.css';

interface ReportActionsProps extends Pick<ReportInput, 'proposal' | 'actions' | 'printFor'> {
  readonly onPrint: () => void;
}

/** What can be done with the proposal, in one row. */
export function ReportActions({ actions = (print) => print, ...input }: ReportActionsProps): ReactNode {
  return <div className={styles.actions}>{actions(<PrintActions {...input} />)}</div>;
}

function PrintActions({ proposal, printFor = {}, onPrint }: Omit<ReportActionsProps, 'actions'>): ReactNode {
  const [withPrices, setWithPrices] = useState(false);
  const readers = (['customer', 'sales', 'installer', 'network'] as const).filter((reader) => printFor[reader]);
  const hasPrices = (proposal.billTotal?.pricedLines ?? 0) > 0;
  return (
    <>
      <Button icon="print" onClick={onPrint}>
        {PROPOSAL_TEXTS.print}
      </Button>
      {readers.length > 0 && (
        <>
          <span className="muted">{TEXTS.printFor + COLON.trimEnd()}</span>
          {readers.map((reader) => (
            <Button key={reader} onClick={() => printFor[reader]?.(withPrices)}>
              {TEXTS.readers[reader]}
            </Button>
          ))}
          {hasPrices && printFor.customer && (
            <Checkbox label={TEXTS.withPrices} isSelected={withPrices} onChange={setWithPrices} />
          )}
        </>
      )}
    </>
  );
}
