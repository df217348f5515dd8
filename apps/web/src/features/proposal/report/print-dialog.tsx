import { COMMON_TEXTS } from '#texts/pages/common.ts';
import { PRINT_TEXTS as TEXTS } from '#texts/proposal/printing.ts';
import { PROPOSAL_TEXTS, REPORT_TEXTS } from '#texts/proposal/proposal.ts';
import type { ReactNode } from 'react';
import { ButtonGroup } from '../../../ui/buttons/button-group.tsx';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { ChoiceList } from '../../../ui/fields/choice-list.tsx';
import styles from './print-dialog.module.css';
import { PRINT_VERSIONS } from './report-section.ts';
import type { PrintState } from './use-print-choice.ts';

interface PrintDialogProps {
  readonly print: PrintState;
  readonly onClose: () => void;
}

export function PrintDialog({ print, onClose }: PrintDialogProps): ReactNode {
  const { choice, offered, printed, isUsual, change } = print;
  return (
    <Dialog title={TEXTS.title} isOpen onClose={onClose}>
      <div className={styles.sections}>
        <ChoiceList
          legend={TEXTS.sections}
          choices={offered}
          chosen={[...printed]}
          presets={PRINT_VERSIONS.map((reader) => ({
            name: REPORT_TEXTS.versions[reader],
            isChosen: isUsual && choice.reader === reader,
            onPress: () => change?.({ reader }),
          }))}
          onChange={(sections) => change?.({ ...choice, sections })}
        />
      </div>
      <ButtonGroup
        align="right"
        primary={{ text: PROPOSAL_TEXTS.print, onPress: () => printAfter(onClose) }}
        secondary={{ text: COMMON_TEXTS.close, onPress: onClose }}
      />
    </Dialog>
  );
}

/** An open dialog would be printed. */
function printAfter(onClose: () => void): void {
  onClose();
  requestAnimationFrame(() => window.print());
}
