import type { ReactNode } from 'react';
import { Cover } from '../print/cover.tsx';
import { IssueFacts } from '../print/issue-facts.tsx';
import paper from '../print/paper.module.css';
import { ReportHeader } from '../print/report-header.tsx';
import { classNames } from '../../../lib/format/class-names.ts';
import { Head } from './head.tsx';
import { PartSection } from './part.tsx';
import { PARTS, type Part, type PartId } from './parts.tsx';
import type { ReportInput } from './report-input.ts';
import styles from './report.module.css';

/** What a proposal shows its customer that was issued when the parts were chosen one by one; the same on screen and paper. */
export function ChosenParts({ id, ...input }: ReportInput & { readonly id: string }): ReactNode {
  const shown = (Object.keys(PARTS) as PartId[]).filter((part) => isShown(part, input));
  return (
    <div className={styles.whole} data-print-for="customer">
      <Cover {...input} />
      {input.issue && <IssueFacts issue={input.issue} />}
      <Head id={id} {...input} />
      <div className={styles.header}>
        <ReportHeader proposal={input.proposal} integrator={input.integrator} />
      </div>
      {shown.map((part, place) => (
        <PartSection
          key={part}
          part={part}
          input={input}
          className={classNames(place >= shown.length - CLOSING && paper.closing)}
        />
      ))}
    </div>
  );
}

/** Final parts that share a page, so that it is not nearly empty. */
const CLOSING = 3;

function isShown(part: PartId, input: ReportInput): boolean {
  const { applies, isForCustomers }: Part = PARTS[part];
  return input.sections?.includes(part) === true && applies(input) && (isForCustomers?.(input) ?? true);
}
