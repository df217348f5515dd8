import { FAILURE_TEXTS as TEXTS, STATE_TEXTS, STORAGE_NAMES } from '#texts/proposal/failures.ts';
import { PROPOSAL_CHAPTERS } from '#texts/proposal/proposal.ts';
import type { FailureState } from '@site-designer/sizing-engine';
import { isCut, listedKept, ownSpeaker, shownStates, type Failure, type Proposal } from '@site-designer/texts';
import { Fragment, type ReactNode } from 'react';
import { smallText } from '../../../lib/format/format-figure.ts';
import { numberText, quantityText } from '../../../lib/format/format-quantity.ts';
import { Figure } from '../../../ui/figures/figure.tsx';
import { Explained } from '../../../explained/explained.tsx';
import type { ReportInput } from '../report/report-input.ts';
import { FailurePicture } from './failure-picture.tsx';
import styles from './failure-states.module.css';
import { Table, type Column } from '../../../explained/table.tsx';

export function FailureStates({ proposal }: Pick<ReportInput, 'proposal'>): ReactNode {
  const { failure } = proposal;
  if (failure === null) return null;
  const isFormer = isOfFormerVersion(failure);
  const down = failure.spares > 0 && !isFormer ? -1 : failure.states.findIndex(({ state }) => state === 'serverDown');
  return (
    <>
      <Table
        label={PROPOSAL_CHAPTERS.failure}
        columns={isFormer ? FORMER_COLUMNS : COLUMNS}
        rows={rowsOf(failure, serversOf(proposal))}
        rowKey={({ path }) => path}
      />
      <div className={styles.notes}>
        <p className={styles.note}>
          {down >= 0 && (
            <>
              <Explained path={`failure.states[${down}].tbNotRecordedPerHour`} name={TEXTS.lostPerHour}>
                {smallText(failure.states[down]!.tbNotRecordedPerHour, 'TB')}
              </Explained>
              {TEXTS.perHour}
            </>
          )}
          {TEXTS.historyWaits}
        </p>
        <LostDisks failure={failure} />
        <p className={styles.note}>{isFormer ? TEXTS.formerFullDisks : TEXTS.fullDisks}</p>
      </div>
    </>
  );
}

function LostDisks({ failure: { states } }: { readonly failure: Failure }): ReactNode {
  return states.map(({ storage, tbLost }, index) =>
    tbLost === undefined || storage === null ? null : (
      <p key={storage} className={styles.note}>
        {TEXTS.upToStart}
        <Explained path={`failure.states[${index}].tbLost`} name={TEXTS.lostWithDisk}>
          {smallText(tbLost, 'TB')}
        </Explained>
        {TEXTS.lostOf(STORAGE_NAMES[storage].phrase)}
      </p>
    ),
  );
}

/** Issued before the days of each retention were told: it shows what it showed then. */
function isOfFormerVersion({ states }: Failure): boolean {
  return states.every(({ kept }) => kept.length === 0);
}

interface StateRow extends FailureState {
  readonly path: string;
  readonly title: string;
  readonly servers: number;
  readonly spares: number;
  readonly isFormer: boolean;
  readonly gap: Failure['gapSeconds'];
  /** What is not recorded until a spare records: its row stands for the failed server. Null for other rows. */
  readonly until: { readonly path: string; readonly cameras: number } | null;
}

function rowsOf(failure: Failure, servers: number): readonly StateRow[] {
  const { states, spares, gapSeconds } = failure;
  const isFormer = isOfFormerVersion(failure);
  const down = states.findIndex(({ state }) => state === 'serverDown');
  const rows = states.map((state, index): StateRow => {
    const isOfSpare = state.state === 'serverDownFailover';
    const isWhole = isOfSpare && !isFormer && down >= 0;
    return {
      ...state,
      path: `failure.states[${index}]`,
      title: isWhole ? STATE_TEXTS.serverDown : titleOf(state),
      servers,
      spares,
      isFormer,
      gap: isOfSpare ? gapSeconds : null,
      until: isWhole
        ? { path: `failure.states[${down}].camerasNotRecorded`, cameras: states[down]!.camerasNotRecorded }
        : null,
    };
  });
  return isFormer ? rows : shownStates(rows, spares);
}

function titleOf({ state, storage }: FailureState): string {
  return storage === null ? STATE_TEXTS[state] : TEXTS.inStorage(STATE_TEXTS[state], STORAGE_NAMES[storage].phrase);
}

/** Number of recording servers of either hardware type. */
function serversOf({ genericProposal, huskyProposal }: Pick<Proposal, 'genericProposal' | 'huskyProposal'>): number {
  return genericProposal?.quantity ?? huskyProposal?.serverQuantity ?? 0;
}

type StateFigure = 'camerasNotRecorded' | 'serverLoadPercent' | 'storagePercent';

function figureColumn(title: string, field: StateFigure, unit: string): Column<StateRow> {
  return {
    title,
    isNumber: true,
    isWideOnly: field === 'serverLoadPercent' || field === 'storagePercent',
    cell: (row) =>
      field !== 'camerasNotRecorded' && isNoServerLeft(row) ? (
        TEXTS.noServer
      ) : (
        <Explained path={`${row.path}.${field}`} name={TEXTS.of(title, row.title)}>
          <Figure value={row[field]} unit={unit} />
        </Explained>
      ),
  };
}

/** Nothing is loaded and nothing kept while no server runs. */
function isNoServerLeft({ state, servers, isFormer }: StateRow): boolean {
  return state === 'serverDown' && servers === 1 && !isFormer;
}

/** Most retentions of a state that are listed. */
const MOST_KEPT = 4;

/** The days of each retention that are kept; of a spare, those of an outage. */
function keptCell(row: StateRow): ReactNode {
  const { path, title, kept, retentionDays } = row;
  const name = TEXTS.of(TEXTS.keeps, title);
  if (isNoServerLeft(row)) return TEXTS.noServer;
  if (kept.length === 0) return <DaysFigure path={path} days={retentionDays} name={name} />;
  const listed = listedKept(kept, MOST_KEPT).map((each) => ({
    ...each,
    place: kept.indexOf(each),
    isLess: isCut(each),
  }));
  return (
    <>
      {listed.map(({ place, keptDays, retentionDays: asked, isLess }, index) => (
        <Fragment key={place}>
          {index > 0 && ', '}
          <Explained path={`${path}.kept[${place}].keptDays`} name={TEXTS.keptOf(name, asked)}>
            <Figure value={keptDays} unit="days" />
          </Explained>
          {isLess && (
            <>
              {TEXTS.outOf}
              <Explained path={`${path}.kept[${place}].retentionDays`} name={TEXTS.askedOf(title, asked)}>
                {numberText(asked)}
              </Explained>
            </>
          )}
        </Fragment>
      ))}
      {kept.length > MOST_KEPT && TEXTS.moreKept(kept.length - MOST_KEPT)}
    </>
  );
}

function DaysFigure({
  path,
  days,
  name,
}: {
  readonly path: string;
  readonly days: number;
  readonly name: string;
}): ReactNode {
  return (
    <Explained path={`${path}.retentionDays`} name={name}>
      <Figure value={days} unit="days" />
    </Explained>
  );
}

const KEEPS: Column<StateRow> = { title: TEXTS.keeps, isNumber: true, cell: keptCell };

const FULL_AFTER: Column<StateRow> = {
  title: TEXTS.formerDays,
  isNumber: true,
  cell: ({ path, title, retentionDays }) => (
    <DaysFigure path={path} days={retentionDays} name={TEXTS.of(TEXTS.formerDays, title)} />
  ),
};

const VERDICT: Column<StateRow> = { title: TEXTS.verdict, cell: (row) => <Verdict {...row} /> };

const COLUMNS: readonly Column<StateRow>[] = [
  { title: TEXTS.state, cell: ({ title }) => title },
  { title: TEXTS.picture, isWideOnly: true, cell: (row) => <FailurePicture {...row} /> },
  figureColumn(TEXTS.notRecorded, 'camerasNotRecorded', 'cameras'),
  figureColumn(TEXTS.load, 'serverLoadPercent', '%'),
  figureColumn(TEXTS.storage, 'storagePercent', '%'),
  KEEPS,
  VERDICT,
];

const GAP: Column<StateRow> = { title: TEXTS.gap, isNumber: true, isWideOnly: true, cell: gapCell };

const FORMER_COLUMNS = COLUMNS.flatMap((column) => {
  if (column === KEEPS) return [FULL_AFTER];
  return column === VERDICT ? [GAP, VERDICT] : [column];
});

function gapCell({ gap }: StateRow): ReactNode {
  return gap === null ? TEXTS.noGap : <Gap {...gap} />;
}

function Gap(gap: NonNullable<Failure['gapSeconds']>): ReactNode {
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
function Verdict({ state, camerasNotRecorded, broken, gap, until }: StateRow): ReactNode {
  const [tone, mark, text] =
    state === 'diskLost'
      ? (['lost', '✕', TEXTS.recordingsLost] as const)
      : camerasNotRecorded > 0
        ? (['lost', '✕', TEXTS.lost] as const)
        : broken.length > 0
          ? ([
              'over',
              '▲',
              TEXTS.over(broken.map((limit) => ownSpeaker.say({ say: 'limit.phrase', limit })).join(', ')),
            ] as const)
          : (['fine', '✓', until === null ? TEXTS.fine : ''] as const);
  return (
    <span className={styles[tone]}>
      <span aria-hidden="true">{mark}</span> {gap !== null && until !== null && <SpareRecords {...{ gap, until }} />}
      {text}
    </span>
  );
}

type OfSpare = { readonly [K in 'gap' | 'until']: NonNullable<StateRow[K]> };

function SpareRecords({ gap, until: { path, cameras } }: OfSpare): ReactNode {
  return (
    <>
      {TEXTS.spareRecords}
      <Gap {...gap} />
      {TEXTS.join}
      <Explained path={path} name={TEXTS.of(TEXTS.notRecorded, STATE_TEXTS.serverDown)}>
        {quantityText(cameras, 'cameras')}
      </Explained>
      {TEXTS.withGap(cameras)}
    </>
  );
}
