import { FAILURE_TEXTS as TEXTS, STATE_TEXTS, STORAGE_NAMES } from '#texts/failures.ts';
import { PROPOSAL_CHAPTERS } from '#texts/proposal.ts';
import type { FailureState } from '@site-designer/sizing-engine';
import { english, type Failure, type Proposal } from '@site-designer/texts';
import type { ReactNode } from 'react';
import { numberText, quantityText, smallText } from '../../../lib/format/format-quantity.ts';
import { Figure } from '../../../ui/figures/figure.tsx';
import { Explained } from '../../../explained/explained.tsx';
import type { ReportInput } from '../report/report-input.ts';
import { FailurePicture } from './failure-picture.tsx';
import styles from './failure-states.module.css';
import { Table, type Column } from '../../../explained/table.tsx';

export function FailureStates({ proposal }: Pick<ReportInput, 'proposal'>): ReactNode {
  const { failure } = proposal;
  if (failure === null) return null;
  const down = failure.states.findIndex(({ state }) => state === 'serverDown');
  return (
    <>
      <Table
        label={PROPOSAL_CHAPTERS.failure}
        columns={COLUMNS}
        rows={rowsOf(failure, serversOf(proposal))}
        rowKey={({ path }) => path}
      />
      <div className={styles.notes}>
        <p className={styles.note}>
          <Explained path={`failure.states[${down}].tbNotRecordedPerHour`} name={TEXTS.lostPerHour}>
            {smallText(failure.states[down]!.tbNotRecordedPerHour, 'TB')}
          </Explained>
          {TEXTS.perHour}
          {TEXTS.historyWaits}
        </p>
        <p className={styles.note}>{TEXTS.fullDisks}</p>
      </div>
    </>
  );
}

interface StateRow extends FailureState {
  readonly path: string;
  readonly title: string;
  readonly servers: number;
  readonly spares: number;
  readonly gap: Failure['gapSeconds'];
}

function rowsOf({ states, spares, gapSeconds }: Failure, servers: number): readonly StateRow[] {
  return states.map((state, index) => ({
    ...state,
    path: `failure.states[${index}]`,
    title: titleOf(state),
    servers,
    spares,
    gap: state.state === 'serverDownFailover' ? gapSeconds : null,
  }));
}

function titleOf({ state, storage }: FailureState): string {
  return storage === null ? STATE_TEXTS[state] : TEXTS.inStorage(STATE_TEXTS[state], STORAGE_NAMES[storage].phrase);
}

/** Number of recording servers of either hardware type. */
function serversOf({ genericProposal, huskyProposal }: Pick<Proposal, 'genericProposal' | 'huskyProposal'>): number {
  return genericProposal?.quantity ?? huskyProposal?.serverQuantity ?? 0;
}

type StateFigure = 'camerasNotRecorded' | 'serverLoadPercent' | 'storagePercent' | 'retentionDays';

function figureColumn(title: string, field: StateFigure, unit: string): Column<StateRow> {
  return {
    title,
    isNumber: true,
    isWideOnly: field === 'serverLoadPercent' || field === 'storagePercent',
    cell: (row) => (
      <Explained path={`${row.path}.${field}`} name={TEXTS.of(title, row.title)}>
        <Figure value={row[field]} unit={unit} />
      </Explained>
    ),
  };
}

const COLUMNS: readonly Column<StateRow>[] = [
  { title: TEXTS.state, cell: ({ title }) => title },
  { title: TEXTS.picture, isWideOnly: true, cell: (row) => <FailurePicture {...row} /> },
  figureColumn(TEXTS.notRecorded, 'camerasNotRecorded', 'cameras'),
  figureColumn(TEXTS.load, 'serverLoadPercent', '%'),
  figureColumn(TEXTS.storage, 'storagePercent', '%'),
  figureColumn(TEXTS.days, 'retentionDays', 'days'),
  { title: TEXTS.gap, isNumber: true, isWideOnly: true, cell: gapCell },
  { title: TEXTS.verdict, cell: (row) => <Verdict {...row} /> },
];

function gapCell({ gap }: StateRow): ReactNode {
  if (gap === null) return TEXTS.noGap;
  const latest = (
    <Explained path="failure.gapSeconds.high" name={TEXTS.latest}>
      {quantityText(gap.high, 's')}
    </Explained>
  );
  if (gap.low === gap.high) return latest;
  return (
    <>
      <Explained path="failure.gapSeconds.low" name={TEXTS.earliest}>
        {numberText(gap.low)}
      </Explained>
      {TEXTS.to}
      {latest}
    </>
  );
}

/** As text, shape and colour. */
function Verdict({ camerasNotRecorded, broken }: FailureState): ReactNode {
  const [tone, mark, text] =
    camerasNotRecorded > 0
      ? (['lost', '✕', TEXTS.lost] as const)
      : broken.length > 0
        ? ([
            'over',
            '▲',
            TEXTS.over(broken.map((limit) => english.say({ say: 'limit.phrase', limit })).join(', ')),
          ] as const)
        : (['fine', '✓', TEXTS.fine] as const);
  return (
    <span className={styles[tone]}>
      <span aria-hidden="true">{mark}</span> {text}
    </span>
  );
}
