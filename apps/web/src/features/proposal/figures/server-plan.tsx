import { PROPOSAL_CHAPTERS, SERVER_PLAN_TEXTS as TEXTS } from '#texts/proposal/proposal.ts';
import type { CameraRow } from '@site-designer/sizing-engine';
import { rowsByGroup } from '@site-designer/sizing-engine/design';
import type { ReactNode } from 'react';
import { classNames } from '../../../lib/format/class-names.ts';
import { numberText } from '../../../lib/format/format-quantity.ts';
import { Figure } from '../../../ui/figures/figure.tsx';
import { Explained } from '../../../explained/explained.tsx';
import { groupText } from '../../../explained/words.ts';
import type { ReportInput } from '../report/report-input.ts';
import styles from './server-plan.module.css';
import table from '../../../explained/table.module.css';
import { Table, type Column } from '../../../explained/table.tsx';

/** Groups of a server that are named; on the screen the others can be unfolded. On paper a row with more would take half a page. */
const MOST_GROUPS = { screen: 3, paper: 24 } as const;

/** The server plan; equal servers share one row. */
export function ServerPlan({ proposal, question }: Pick<ReportInput, 'proposal' | 'question'>): ReactNode {
  const plan = proposal.serverPlan;
  if (plan === null) return null;
  const hasLive = plan.servers?.some(({ liveTb }) => liveTb > 0) ?? false;
  const hasDaily = plan.servers?.every(({ dailyTb }) => dailyTb !== undefined) ?? false;
  return (
    <>
      <p className={styles.bound}>
        <Explained path="serverPlan.lowerBound" name={TEXTS.lowerBound}>
          {TEXTS.least(plan.lowerBound, plan.provenLeast)}
        </Explained>
      </p>
      {plan.servers === null ? (
        <p>{TEXTS.tooMany}</p>
      ) : (
        <div className={styles.plan}>
          <Table
            label={PROPOSAL_CHAPTERS.serverPlan}
            columns={[...FIGURES, ...(hasLive ? [LIVE] : []), ...(hasDaily ? [DAILY] : []), GROUPS]}
            rows={rowsOf(plan.servers, question?.cameras ?? [])}
            rowKey={({ path }) => path}
          />
        </div>
      )}
    </>
  );
}

type Plan = NonNullable<ReportInput['proposal']['serverPlan']>;
type PlannedServer = NonNullable<Plan['servers']>[number];

interface PlanRow extends PlannedServer {
  readonly title: string;
  /** The title within a sentence. */
  readonly phrase: string;
  readonly path: string;
  /** Its groups, each with its cameras. */
  readonly named: readonly string[];
}

function rowsOf(servers: readonly PlannedServer[], cameras: readonly CameraRow[]): readonly PlanRow[] {
  const names = groupNames(cameras);
  let last = 0;
  return servers.map((server, index) => {
    const first = last + 1;
    last += server.count;
    return {
      ...server,
      ...TEXTS.servers(first, last),
      path: `serverPlan.servers[${index}]`,
      named: server.groups.map(({ cameraGroupId, cameras: count }) =>
        TEXTS.ofGroup(count, names.get(cameraGroupId) ?? TEXTS.group(cameraGroupId)),
      ),
    };
  });
}

function groupNames(cameras: readonly CameraRow[]): ReadonlyMap<number, string> {
  const places = new Map(cameras.map((row, place) => [row, place]));
  return new Map([...rowsByGroup(cameras)].map(([id, rows]) => [id, groupText(places.get(rows[0]!)!, cameras)]));
}

function firstOf(named: readonly string[], most: number): string {
  const others = named.length - most;
  return [...named.slice(0, most), ...(others > 0 ? [TEXTS.moreGroups(others)] : [])].join(', ');
}

function Groups({ named }: Pick<PlanRow, 'named'>): ReactNode {
  if (named.length <= MOST_GROUPS.screen) return named.join(', ');
  return (
    <>
      <details className="no-print">
        <summary>{firstOf(named, MOST_GROUPS.screen)}</summary>
        {named.slice(MOST_GROUPS.screen).join(', ')}
      </details>
      <span className="paper-only">{firstOf(named, MOST_GROUPS.paper)}</span>
    </>
  );
}

type PlanField = Exclude<keyof PlannedServer, 'count' | 'groups'>;

function figureColumn(title: string, field: PlanField, unit: string): Column<PlanRow> {
  return {
    title,
    isNumber: true,
    cell: (row) => (
      <Explained path={`${row.path}.${field}`} name={TEXTS.of(title, row.phrase)}>
        <Figure value={row[field] ?? 0} unit={unit} />
      </Explained>
    ),
  };
}

function serverCell(row: PlanRow): ReactNode {
  return (
    <>
      {row.title}
      <div className={classNames(table.narrowOnly, styles.groups)}>
        <Groups {...row} />
      </div>
    </>
  );
}

const LIVE = figureColumn(TEXTS.live, 'liveTb', 'TB');

/** Plans of proposals that were issued before the figure existed do not have it. */
const DAILY = { ...figureColumn(TEXTS.daily, 'dailyTb', 'TB/day'), isWideOnly: true };

/** The figures of every plan: one that a server gets is shown, or this does not compile. */
const ALWAYS: Readonly<Record<Exclude<PlanField, 'liveTb' | 'dailyTb'>, Column<PlanRow>>> = {
  cameras: figureColumn(TEXTS.cameras, 'cameras', 'cameras'),
  cameraStreams: { ...figureColumn(TEXTS.streams, 'cameraStreams', 'streams'), isWideOnly: true },
  peakMbit: figureColumn(TEXTS.rate, 'peakMbit', 'Mbit/s'),
  storageTb: figureColumn(TEXTS.storage, 'storageTb', 'TB'),
};

const FIGURES: readonly Column<PlanRow>[] = [
  { title: TEXTS.server, cell: serverCell },
  {
    title: TEXTS.count,
    isNumber: true,
    isWideOnly: true,
    cell: ({ path, phrase, count }) => (
      <Explained path={`${path}.count`} name={TEXTS.of(TEXTS.count, phrase)}>
        {numberText(count)}
      </Explained>
    ),
  },
  ...Object.values(ALWAYS),
];

const GROUPS: Column<PlanRow> = {
  title: TEXTS.groups,
  cell: (row) => <Groups {...row} />,
  isLong: true,
  isWideOnly: true,
};
