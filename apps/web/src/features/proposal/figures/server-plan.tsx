import { PROPOSAL_CHAPTERS, SERVER_PLAN_TEXTS as TEXTS } from '#texts/proposal.ts';
import type { CameraRow, PlannedServer, ServerPlan as Plan } from '@site-designer/sizing-engine';
import { rowsByGroup } from '@site-designer/sizing-engine/design';
import type { ReactNode } from 'react';
import { classNames } from '../../../lib/class-names.ts';
import { numberText } from '../../../lib/format-quantity.ts';
import { Figure } from '../../../ui/figure.tsx';
import { Explained } from '../explanation/explained.tsx';
import { groupText } from '../explanation/words.ts';
import type { ReportInput } from '../report/report-input.ts';
import styles from './server-plan.module.css';
import table from './table.module.css';
import { Table, type Column } from './table.tsx';

/** Further groups of one server are counted. */
const MOST_GROUPS = 3;

/** The server plan; equal servers share one row. */
export function ServerPlan({ proposal, question }: Pick<ReportInput, 'proposal' | 'question'>): ReactNode {
  const plan = proposal.serverPlan;
  if (plan === null) return null;
  const hasLive = plan.servers?.some(({ liveTb }) => liveTb > 0) ?? false;
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
            columns={hasLive ? [...FIGURES, LIVE, GROUPS] : [...FIGURES, GROUPS]}
            rows={rowsOf(plan.servers, question?.cameras ?? [])}
            rowKey={({ path }) => path}
          />
        </div>
      )}
    </>
  );
}

interface PlanRow extends PlannedServer {
  readonly title: string;
  /** The title within a sentence. */
  readonly phrase: string;
  readonly path: string;
  readonly groupsText: string;
}

function rowsOf(servers: NonNullable<Plan['servers']>, cameras: readonly CameraRow[]): readonly PlanRow[] {
  const names = groupNames(cameras);
  let last = 0;
  return servers.map((server, index) => {
    const first = last + 1;
    last += server.count;
    return {
      ...server,
      ...TEXTS.servers(first, last),
      path: `serverPlan.servers[${index}]`,
      groupsText: groupsText(server, names),
    };
  });
}

function groupNames(cameras: readonly CameraRow[]): ReadonlyMap<number, string> {
  const places = new Map(cameras.map((row, place) => [row, place]));
  return new Map([...rowsByGroup(cameras)].map(([id, rows]) => [id, groupText(places.get(rows[0]!)!, cameras)]));
}

function groupsText({ groups }: PlannedServer, names: ReadonlyMap<number, string>): string {
  const named = groups
    .slice(0, MOST_GROUPS)
    .map(({ cameraGroupId, cameras }) =>
      TEXTS.ofGroup(cameras, names.get(cameraGroupId) ?? TEXTS.group(cameraGroupId)),
    );
  const others = groups.length - named.length;
  return [...named, ...(others > 0 ? [TEXTS.moreGroups(others)] : [])].join(', ');
}

type PlanField = 'cameras' | 'cameraStreams' | 'peakMbit' | 'storageTb' | 'liveTb';

function figureColumn(title: string, field: PlanField, unit: string): Column<PlanRow> {
  return {
    title,
    isNumber: true,
    cell: (row) => (
      <Explained path={`${row.path}.${field}`} name={TEXTS.of(title, row.phrase)}>
        <Figure value={row[field]} unit={unit} />
      </Explained>
    ),
  };
}

function serverCell({ title, groupsText: groups }: PlanRow): ReactNode {
  return (
    <>
      {title}
      <span className={classNames(table.narrowOnly, styles.groups)}>{groups}</span>
    </>
  );
}

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
  figureColumn(TEXTS.cameras, 'cameras', 'cameras'),
  { ...figureColumn(TEXTS.streams, 'cameraStreams', 'streams'), isWideOnly: true },
  figureColumn(TEXTS.rate, 'peakMbit', 'Mbit/s'),
  figureColumn(TEXTS.storage, 'storageTb', 'TB'),
];

const LIVE = figureColumn(TEXTS.live, 'liveTb', 'TB');

const GROUPS: Column<PlanRow> = {
  title: TEXTS.groups,
  cell: ({ groupsText: text }) => text,
  isLong: true,
  isWideOnly: true,
};
