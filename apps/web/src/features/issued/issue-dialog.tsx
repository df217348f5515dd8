import { COMMON_TEXTS } from '#texts/pages/common.ts';
import { ISSUE_TEXTS as TEXTS } from '#texts/proposal/issued.ts';
import {
  getCover,
  getIssuedProposal,
  issueProposal,
  listIssuedProposals,
  type Cover,
  type Integrator,
} from '@site-designer/api-contract/proposal-addresses';
import { PRICES_SECTION } from '@site-designer/api-contract/price-bounds';
import { useState, type ReactNode } from 'react';
import { useLoaded } from '../../lib/hooks/use-loaded.ts';
import { ButtonGroup } from '../../ui/buttons/button-group.tsx';
import { ChoiceList } from '../../ui/fields/choice-list.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { LoadingDots } from '../../ui/states/loading-dots.tsx';
import { NumberField } from '../../ui/fields/number-field.tsx';
import { CoverFields, isGoodCover } from './cover-fields.tsx';
import type { IssuedHost } from './issued-api.ts';
import styles from './issued.module.css';

export interface OfferedSections {
  readonly sections: readonly { readonly id: string; readonly title: string }[];
  /** Default sections of each reader. Those of the first reader are selected when the dialog opens. */
  readonly readers: readonly { readonly name: string; readonly ids: readonly string[] }[];
}

interface IssueDialogProps {
  readonly host: IssuedHost;
  readonly place: { readonly projectId: number; readonly siteId: number; readonly siteDesignId: number };
  readonly offered: OfferedSections;
  readonly integrator: Partial<Integrator> | undefined;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onIssued: (proposalId: number) => void;
}

/** The bounds of the server. */
const DAYS = { min: 1, max: 365 };
const USUAL_DAYS = 30;

export function IssueDialog({ isOpen, onClose, ...rest }: IssueDialogProps): ReactNode {
  return (
    <Dialog title={TEXTS.open} isOpen={isOpen} onClose={onClose}>
      <IssueForm {...rest} onClose={onClose} />
    </Dialog>
  );
}

interface Answers extends Cover {
  readonly validDays: number;
  readonly sections: readonly string[];
}

function IssueForm({
  host,
  place,
  offered,
  integrator,
  onClose,
  onIssued,
}: Omit<IssueDialogProps, 'isOpen'>): ReactNode {
  const { data } = useLoaded(String(place.siteDesignId), () => startingAnswers(host, place, offered));
  const [changed, setChanged] = useState<Answers>();
  const [isPending, setIsPending] = useState(false);
  const answers = changed ?? data;
  if (answers === undefined) return <LoadingDots />;
  const change = (patch: Partial<Answers>): void => setChanged({ ...answers, ...patch });

  async function issue(body: Answers): Promise<void> {
    setIsPending(true);
    try {
      const full = { ...body, sections: [...body.sections], ...(integrator && { integrator: { ...integrator } }) };
      const { data: issued } = await host.call(issueProposal, { params: place, body: full });
      onIssued(issued.proposal.id);
    } catch (cause) {
      host.report(TEXTS.failed, cause);
    }
    setIsPending(false);
  }

  return (
    <div className={styles.form}>
      <p className="muted">{TEXTS.hint}</p>
      <CoverFields cover={answers} onChange={change} />
      <NumberField
        label={TEXTS.validDays}
        unit={TEXTS.days}
        value={answers.validDays}
        bounds={DAYS}
        onChange={(validDays) => change({ validDays })}
      />
      <ChoiceList
        legend={TEXTS.sections}
        choices={offered.sections}
        chosen={answers.sections}
        presets={offered.readers.map(({ name, ids }) => ({
          name,
          isChosen: isSame(ids, answers.sections),
          onPress: () => change({ sections: ids }),
        }))}
        onChange={(ids) => change({ sections: ids })}
      />
      <ButtonGroup
        primary={{
          text: TEXTS.issue,
          onPress: () => void issue(answers),
          isDisabled: isPending || !isGoodCover(answers),
        }}
        secondary={{ text: COMMON_TEXTS.cancel, onPress: onClose }}
      />
    </div>
  );
}

function isSame(some: readonly string[], others: readonly string[]): boolean {
  return some.length === others.length && some.every((id) => others.includes(id));
}

/** The cover of the project; validity and sections as in the last issue of the project. */
async function startingAnswers(
  { call }: IssuedHost,
  { projectId }: IssueDialogProps['place'],
  { readers }: OfferedSections,
): Promise<Answers> {
  const params = { projectId };
  const [cover, listed] = await Promise.all([call(getCover, { params }), call(listIssuedProposals, { params })]);
  const [last] = listed.data.proposals;
  const usual = readers[0]?.ids ?? [];
  const start = { ...cover.data.cover, validDays: USUAL_DAYS, sections: usual };
  if (last === undefined) return start;
  const { proposal } = (await call(getIssuedProposal, { params: { ...params, proposalId: last.id } })).data;
  // Whether a customer sees prices is asked each time, without a default from the last issue.
  const named = proposal.sections.filter((section) => section !== PRICES_SECTION);
  return {
    ...start,
    validDays: daysBetween(proposal.issuedUtc, proposal.validUntilUtc),
    sections: named.length > 0 ? named : usual,
  };
}

const DAY_MS = 86_400_000;

function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
}
