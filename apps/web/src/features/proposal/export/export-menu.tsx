import { BILL_TEXTS as TEXTS } from '#texts/proposal/proposal.ts';
import type { ShownResult } from '../report/report-input.ts';
import type { ReactNode } from 'react';
import { logError } from '../../../lib/calls/log.ts';
import { useTimedMessage } from '../../../lib/hooks/use-timed-message.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { copyTable, downloadCsv, downloadXlsx } from './export-files.ts';
import styles from './export-menu.module.css';

export function ExportMenu({ proposal }: { readonly proposal: ShownResult }): ReactNode {
  const { message, show } = useTimedMessage();
  const say = (done: Promise<void>, success: string | undefined, failure: string): void => {
    done.then(
      () => success && show(success),
      (cause: unknown) => {
        logError(failure, cause);
        show(failure);
      },
    );
  };
  return (
    <div className={`${styles.menu} no-print`}>
      <Button size="small" icon="copy" onClick={() => say(copyTable(proposal), TEXTS.copied, TEXTS.notCopied)}>
        {TEXTS.copy}
      </Button>
      <Button size="small" onClick={() => downloadCsv(proposal)}>
        {TEXTS.csv}
      </Button>
      <Button size="small" onClick={() => say(downloadXlsx(proposal), undefined, TEXTS.noWorkbook)}>
        {TEXTS.xlsx}
      </Button>
      <output className="muted">{message}</output>
    </div>
  );
}
