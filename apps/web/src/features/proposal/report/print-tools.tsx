import { PRINT_TEXTS } from '#texts/proposal/printing.ts';
import { BILL_TEXTS, PROPOSAL_TEXTS, REPORT_TEXTS as TEXTS } from '#texts/proposal/proposal.ts';
import { useState, type ReactNode } from 'react';
import { Button } from '../../../ui/buttons/button.tsx';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { PrintDialog } from './print-dialog.tsx';
import type { ReportInput } from './report-input.ts';
import styles from './report.module.css';
import { PRINT_VERSIONS } from './report-section.ts';
import type { PrintState } from './use-print-choice.ts';

interface PrintToolsProps {
  readonly print: PrintState;
  readonly input: ReportInput;
  /** Switches prices in print on and off; omitted if there is no choice. */
  readonly onPrintPrices: ((isOn: boolean) => void) | undefined;
}

export function PrintTools({ print, input, onPrintPrices }: PrintToolsProps): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  const { choice, change } = print;
  return (
    <div className={styles.print}>
      {change && (
        <>
          <Select
            label={TEXTS.printFor}
            value={PRINT_VERSIONS.indexOf(choice.reader)}
            options={PRINT_VERSIONS.map((each, id) => ({ id, name: TEXTS.versions[each] }))}
            onChange={(id) => change({ reader: PRINT_VERSIONS[id] ?? choice.reader })}
          />
          <Button onClick={() => setIsOpen(true)}>{PRINT_TEXTS.open}</Button>
        </>
      )}
      {onPrintPrices && (
        <Checkbox label={BILL_TEXTS.printPrices} isSelected={input.printsPrices === true} onChange={onPrintPrices} />
      )}
      <Button icon="print" onClick={() => window.print()}>
        {PROPOSAL_TEXTS.print}
      </Button>
      {isOpen && <PrintDialog print={print} onClose={() => setIsOpen(false)} />}
    </div>
  );
}
