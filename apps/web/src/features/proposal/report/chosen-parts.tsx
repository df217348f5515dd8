import { ASSUMED_TEXTS } from '#texts/proposal/printing.ts';
import { CAPACITY_TEXTS } from '#texts/proposal/proposal-hardware.ts';
import { PROPOSAL_TEXTS } from '#texts/proposal/proposal.ts';
import type { ReactNode } from 'react';
import { useHasAssumed } from '../../../explained/use-assumed.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { isVendor } from '../figures/formatted.tsx';
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
  const hasAssumed = useHasAssumed();
  const shown = (Object.keys(PARTS) as PartId[]).filter((part) => isShown(part, input));
  return (
    <div className={styles.whole} data-print-for="customer">
      <Cover {...input} />
      {input.issue && <IssueFacts issue={input.issue} />}
      <Head id={id} {...input} />
      <div className="no-print">
        <Button icon="print" onClick={() => window.print()}>
          {PROPOSAL_TEXTS.print}
        </Button>
      </div>
      {hasAssumed && <p className="caption no-print">{ASSUMED_TEXTS.onScreen}</p>}
      {isVendor(input.question) && <p className="caption">{CAPACITY_TEXTS.convention}</p>}
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
