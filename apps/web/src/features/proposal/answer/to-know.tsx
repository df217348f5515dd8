import { TO_KNOW_TEXTS as TEXTS } from '#texts/proposal/sections.ts';
import type { Catalogue } from '@site-designer/sizing-engine';
import { namedGroups } from '@site-designer/sizing-engine/design';
import {
  documentFormatsOf,
  failureSentences,
  groupTitles,
  namesText,
  ownSpeaker,
  SEMICOLON,
} from '@site-designer/texts';
import { BILL_TEXTS } from '#texts/proposal/proposal.ts';
import { useState, type ReactNode } from 'react';
import { LOCALE } from '../../../lib/format/locale.ts';
import { useCatalogue } from '../../../lib/state/catalogue-context.ts';
import { Icon } from '../../../ui/buttons/icon.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { isForCustomers } from '../figures/warnings.tsx';
import { RetentionFindings } from '../figures/retention-findings.tsx';
import type { ReportInput } from '../report/report-input.ts';
import styles from './to-know.module.css';

/** Lines that stand there unasked. */
const FIRST = 6;

interface Note {
  readonly icon: 'warning' | 'check' | 'info';
  readonly text: string;
  readonly action?: ReactNode;
}

export function hasToKnow(input: ReportInput): boolean {
  return notesOf(input).length > 0 || hasRules(input) || input.proposal.failure !== null;
}

/** What to do and what to say before the proposal is sold, a line each: what concerns the customer first. */
export function ToKnow(input: ReportInput): ReactNode {
  const catalogue = useCatalogue();
  const [isWhole, setIsWhole] = useState(false);
  const notes = [...notesOf(input), ...onFailure(input, catalogue)];
  const shown = isWhole ? notes : notes.slice(0, FIRST);
  return (
    <>
      <ul className={styles.notes}>
        {shown.map(({ icon, text, action }) => (
          <li key={text} className={styles.note} data-note>
            <span className={styles[icon]}>
              <Icon name={icon} />
            </span>
            <span>{text}</span>
            {action}
          </li>
        ))}
      </ul>
      {shown.length < notes.length && (
        <Button size="small" className={styles.more} onClick={() => setIsWhole(true)}>
          {TEXTS.more(notes.length - shown.length)}
        </Button>
      )}
      {hasRules(input) && <RetentionFindings {...input} />}
    </>
  );
}

function hasRules({ question }: ReportInput): boolean {
  return question !== undefined && question.serverSettings.retentionRules.length > 0;
}

function notesOf(input: ReportInput): readonly Note[] {
  const { proposal } = input;
  const warnings = proposal.answer?.warnings ?? proposal.warnings;
  const sorted = [...warnings.filter(isForCustomers), ...warnings.filter((each) => !isForCustomers(each))];
  return [
    ...missingPrices(input),
    ...inBusyScenes(input),
    ...sorted.map(({ message }): Note => ({ icon: 'warning', text: message })),
  ];
}

function missingPrices({ proposal: { answer }, enterPrices }: ReportInput): readonly Note[] {
  const { missing = [], lines = 0 } = answer?.price ?? {};
  if (missing.length === 0) return [];
  return [
    {
      icon: 'warning',
      text: `${TEXTS.noPrice(missing.length, lines)} ${namesText(missing, SEMICOLON)}`,
      action: enterPrices?.(missing, BILL_TEXTS.enterPrices),
    },
  ];
}

/** The groups that busy scenes keep for fewer days than is asked. */
function inBusyScenes({ proposal: { answer }, drawn, question = drawn }: ReportInput): readonly Note[] {
  const busyDays = answer?.keeps?.busyDays ?? null;
  if (question === undefined || busyDays === null) return [];
  const { cameras } = question;
  const shorter = cameras.filter(({ retentionDays }) => retentionDays > busyDays);
  const [only, ...others] = new Set(shorter.map(({ cameraGroupId }) => cameraGroupId));
  if (only === undefined) return [];
  const days = Math.floor(busyDays);
  const most = Math.max(...shorter.map(({ retentionDays }) => retentionDays));
  const text =
    others.length === 0
      ? TEXTS.busyGroup(groupTitles(namedGroups(cameras), ownSpeaker).get(only)!, days, most)
      : TEXTS.busyGroups(1 + others.length, days, most);
  return [{ icon: 'warning', text }];
}

/** What holds has a tick. A server without a spare and disks without redundancy are told by their warnings. */
function onFailure({ proposal, drawn, question = drawn }: ReportInput, catalogue: Catalogue): readonly Note[] {
  if (question === undefined) return [];
  return failureSentences({ result: proposal, design: question, catalogue }, FORMATS)
    .filter(({ of, holds }) => holds || of === 'power')
    .map(({ text, holds }): Note => ({ icon: holds ? 'check' : 'info', text }));
}

const FORMATS = documentFormatsOf(LOCALE, ownSpeaker);
