import { PRINT_TEXTS as TEXTS } from '#texts/printing.ts';
import { PROPOSAL_TEXTS, REPORT_TEXTS } from '#texts/proposal.ts';
import { COMMON_TEXTS } from '#texts/common.ts';
import { useState, type ReactNode } from 'react';
import { ButtonGroup } from '../../../ui/buttons/button-group.tsx';
import { ChoiceList } from '../../../ui/fields/choice-list.tsx';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import type { Recommendation } from '../answer/recommendation.ts';
import { PAPERS, PagePreview } from './page-preview.tsx';
import styles from './print-dialog.module.css';
import type { ReportInput } from './report-input.ts';
import { PRINT_VERSIONS } from './report-section.ts';
import type { PrintState } from './use-print-choice.ts';

interface PrintDialogProps {
  readonly print: PrintState;
  readonly input: ReportInput;
  readonly recommendation: Recommendation;
  readonly onClose: () => void;
}

export function PrintDialog({ print, input, recommendation, onClose }: PrintDialogProps): ReactNode {
  const { choice, offered, printed, isUsual, change } = print;
  const [paper, setPaper] = useState(0);
  return (
    <Dialog title={TEXTS.title} size="wide" isOpen onClose={onClose}>
      <div className={styles.columns}>
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
        <div className={styles.preview}>
          <Select
            label={TEXTS.paper}
            hint={TEXTS.paperHint}
            value={paper}
            options={PAPERS.map(({ name }, id) => ({ id, name }))}
            onChange={setPaper}
          />
          <PagePreview paper={PAPERS[paper]!} reader={choice.reader} {...{ input, recommendation, printed }} />
        </div>
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
