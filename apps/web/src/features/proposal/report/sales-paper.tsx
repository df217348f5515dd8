import type { ReactNode } from 'react';
import { useId } from 'react';
import { classNames } from '../../../lib/format/class-names.ts';
import { CoverFacts, IssueFacts } from '../print/issue-facts.tsx';
import paper from '../print/paper.module.css';
import { Head } from './head.tsx';
import { partApplies, PartSection } from './part.tsx';
import type { PartId } from './parts.tsx';
import type { ReportInput } from './report-input.ts';
import styles from './report.module.css';

/** The print layout of a proposal, behind its cover; then the annex. */
const PARTS_ON_PAPER: readonly PartId[] = [
  'cameras',
  'request',
  'solution',
  'server',
  'network',
  'live-database',
  'archive',
  'management-server',
  'information',
  'terms',
  'warnings',
  'retention-rules',
  'bill',
  'alternatives',
  'licences',
  'headroom',
  'plan',
  'recorded',
  'demand',
  'storage-by-group',
  'loads',
  'ledger',
  'retention',
  'failure',
  'failing-disks',
  'physical',
];

/** Final parts that share a page, so that it is not nearly empty. */
const CLOSING = 2;

/** What the sales engineer prints, behind the cover. */
export function SalesPaper(shown: ReportInput): ReactNode {
  const id = useId();
  const input = { ...shown, isPaper: true };
  const parts = PARTS_ON_PAPER.filter((part) => partApplies(part, input));
  return (
    <div className={styles.whole}>
      {input.issue && <IssueFacts issue={input.issue} />}
      {input.cover && <CoverFacts cover={input.cover} />}
      <Head id={id} {...input} />
      {parts.map((part, place) => (
        <PartSection
          key={part}
          part={part}
          input={input}
          className={classNames(place >= parts.length - CLOSING && paper.closing)}
        />
      ))}
    </div>
  );
}
