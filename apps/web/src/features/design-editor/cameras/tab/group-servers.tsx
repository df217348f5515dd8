/* eslint-disable jsx-a11y/prefer-tag-over-role -- a table lays its rows out by itself, and so cannot leave most of them out */
import { CAMERA_TEXTS } from '#texts/editor/cameras.ts';
import { columnOf, joinedRuns, serversOfGroups, type ServerRun, type SortColumn } from '@site-designer/camera-table';
import type { ServerPlan } from '@site-designer/sizing-engine';
import {
  createContext,
  memo,
  useContext,
  useMemo,
  type AriaAttributes,
  type CSSProperties,
  type ReactNode,
} from 'react';
import styles from '../grid/camera-grid.module.css';
import { SERVERS_INDEX } from '../columns/drawn-columns.ts';

const { servers: TEXTS } = CAMERA_TEXTS;

/** The servers of the answer to the design on the screen; null while there is none. */
export const PlannedServersContext = createContext<ServerPlan['servers']>(null);

const GroupServersContext = createContext<ReadonlyMap<number, readonly ServerRun[]> | undefined>(undefined);

interface GroupServersProps {
  readonly isShown: boolean;
  readonly children: ReactNode;
}

/** Provides the servers of each group to the cells that show them, without rerendering the rest of the table. */
export function GroupServers({ isShown, children }: GroupServersProps): ReactNode {
  const planned = useContext(PlannedServersContext);
  const servers = useMemo(() => (isShown ? serversOfGroups(planned ?? []) : undefined), [isShown, planned]);
  return <GroupServersContext value={servers}>{children}</GroupServersContext>;
}

/** By group; undefined if they are not shown. */
export function useGroupServers(): ReadonlyMap<number, readonly ServerRun[]> | undefined {
  return useContext(GroupServersContext);
}

export function sortTitle(column: SortColumn): string {
  return column === 'servers' ? TEXTS.title : columnOf(column).title;
}

interface ServersHeadingProps {
  readonly sort: AriaAttributes['aria-sort'];
  readonly style: CSSProperties;
  readonly children: ReactNode;
}

export function ServersHeading({ sort, style, children }: ServersHeadingProps): ReactNode {
  return (
    <span
      role="columnheader"
      aria-colindex={SERVERS_INDEX}
      aria-sort={sort}
      className={styles.groupHeading}
      style={style}
    >
      {children}
    </span>
  );
}

interface ServersCellProps {
  readonly cameraGroupId: number;
  readonly groupNumber: number;
  readonly style: CSSProperties;
}

/** The servers that record the cameras of a group; the title has the cameras per server. */
export const ServersCell = memo(function ServersCell({
  cameraGroupId,
  groupNumber,
  style,
}: ServersCellProps): ReactNode {
  const servers = useGroupServers();
  if (!servers) return null;
  const runs = servers.get(cameraGroupId) ?? [];
  const shown = TEXTS.list(joinedRuns(runs).map(({ first, last }) => TEXTS.one(first, last)));
  const dealt = TEXTS.list(runs.map(({ first, last, cameras }) => TEXTS.dealt(first, last, cameras)));
  return (
    <div
      role="gridcell"
      aria-colindex={SERVERS_INDEX}
      aria-label={TEXTS.cell(groupNumber, shown, dealt)}
      className={styles.servers}
      data-label={TEXTS.title}
      title={dealt}
      style={style}
    >
      {shown}
    </div>
  );
});
