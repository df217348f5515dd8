import { BILL_TEXTS as TEXTS } from '#texts/proposal/proposal.ts';
import type { ReactNode } from 'react';
import schemaUrl from '../../../../../../docs/schemas/proposal.schema.json?url';
import { Button } from '../../../ui/buttons/button.tsx';
import type { ReportInput } from '../report/report-input.ts';
import { downloadResult } from './export-files.ts';
import styles from './export-menu.module.css';

export function ForDevelopers({ proposal }: Pick<ReportInput, 'proposal'>): ReactNode {
  return (
    <div className={styles.menu}>
      <Button size="small" onClick={() => downloadResult(proposal)}>
        {TEXTS.json}
      </Button>
      <a href={schemaUrl} download="proposal.schema.json">
        {TEXTS.schema}
      </a>
    </div>
  );
}
