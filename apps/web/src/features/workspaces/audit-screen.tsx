import { AUDIT_TEXTS as TEXTS } from '#texts/pages/audit.ts';
import type { AuditAction, AuditEntry, Member, Workspace } from '@site-designer/api-contract';
import { exportAudit, listAudit, listMembers } from '@site-designer/api-contract/proposal-addresses';
import { useState, type ReactNode } from 'react';
import { classNames } from '../../lib/format/class-names.ts';
import { formatDay, timeText } from '../../lib/format/dates.ts';
import { download, fileNameOf } from '../../lib/files/download.ts';
import { useLoaded } from '../../lib/hooks/use-loaded.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Select } from '../../ui/fields/select.tsx';
import { Missing } from '../../ui/states/missing.tsx';
import table from '../../ui/tables/card-table.module.css';
import { TableHead } from '../../ui/tables/table-head.tsx';
import { detailsText, didText, objectText } from './audit-details.ts';
import { fetched, type FetchHost } from './fetched.ts';
import styles from './members.module.css';

interface AuditScreenProps {
  readonly host: FetchHost;
  readonly workspace: Workspace;
}

const PAGE = 100;
const ACTIONS = Object.keys(TEXTS.did) as AuditAction[];

/** What was done in a workspace, by whom, newest first. */
export function AuditScreen({ host, workspace }: AuditScreenProps): ReactNode {
  const [action, setAction] = useState<AuditAction>();
  const [userId, setUserId] = useState<number>();
  const { entries, members, cause, reload, more } = useEntries(host, workspace.id, { action, userId });
  if (entries === undefined) return <Missing cause={cause} onRetry={reload} />;
  const people = members.map(({ userId: id, name }) => ({ id, name }));
  return (
    <section className={styles.card} aria-label={TEXTS.title}>
      <div className={styles.head}>
        <div className={styles.filters}>
          <Select
            label={TEXTS.actions}
            isLabelHidden
            value={action === undefined ? 0 : ACTIONS.indexOf(action) + 1}
            options={[TEXTS.allActions, ...ACTIONS.map((each) => TEXTS.did[each])].map((name, id) => ({ id, name }))}
            onChange={(id) => setAction(ACTIONS[id - 1])}
          />
          <Select
            label={TEXTS.people}
            isLabelHidden
            value={userId ?? 0}
            options={[{ id: 0, name: TEXTS.everybody }, ...people]}
            onChange={(id) => setUserId(id === 0 ? undefined : id)}
          />
        </div>
        <DownloadButton {...{ host, workspace }} />
      </div>
      {entries.length === 0 ? (
        <p className="muted">{action === undefined && userId === undefined ? TEXTS.none : TEXTS.noneOf}</p>
      ) : (
        <Entries {...{ entries, members }} />
      )}
      {more && (
        <div>
          <Button onClick={more}>{TEXTS.more}</Button>
        </div>
      )}
      <p className="caption">{TEXTS.hint}</p>
    </section>
  );
}

interface Asked {
  readonly action: AuditAction | undefined;
  readonly userId: number | undefined;
}

function useEntries({ call, report }: FetchHost, workspaceId: number, { action, userId }: Asked) {
  const params = { workspaceId };
  const ask = async (after?: number) => {
    const querystring = {
      limit: PAGE,
      ...(action && { action }),
      ...(userId && { user: userId }),
      ...(after && { after }),
    };
    return (await call(listAudit, { params, querystring })).data.entries;
  };
  const key = `${workspaceId} ${action} ${userId}`;
  const first = useLoaded(key, () => ask());
  const people = useLoaded(String(workspaceId), async () => (await call(listMembers, { params })).data.members);
  const [later, setLater] = useState<{ readonly key: string; readonly entries: readonly AuditEntry[] }>();
  const added = later?.key === key ? later.entries : [];
  const entries = first.data && [...first.data, ...added];
  const last = entries?.at(-1);

  async function more(after: number): Promise<void> {
    try {
      const found = await ask(after);
      setLater({ key, entries: [...added, ...found] });
    } catch (cause) {
      report(TEXTS.moreFailed, cause);
    }
  }

  const mayBeMore = entries !== undefined && entries.length > 0 && entries.length % PAGE === 0;
  return {
    entries,
    members: people.data ?? [],
    cause: first.cause,
    reload: first.reload,
    more: mayBeMore && last ? () => void more(last.id) : undefined,
  };
}

interface EntriesProps {
  readonly entries: readonly AuditEntry[];
  readonly members: readonly Member[];
}

function Entries({ entries, members }: EntriesProps): ReactNode {
  const titles = [TEXTS.when, TEXTS.who, TEXTS.didHead, TEXTS.what, TEXTS.details];
  return (
    <table className={classNames(table.table, styles.rows)} aria-label={TEXTS.title}>
      <TableHead titles={titles} classOf={() => undefined} />
      <tbody>
        {entries.map((entry) => (
          <tr key={entry.id}>
            <td data-title={TEXTS.when}>
              <time dateTime={entry.atUtc} className={styles.moment}>
                {formatDay(entry.atUtc)} {timeText(Date.parse(entry.atUtc))}
              </time>
            </td>
            <td data-title={TEXTS.who} className={styles.person}>
              <Who {...entry} />
            </td>
            <td data-title={TEXTS.didHead}>
              <span>{didText(entry)}</span>
            </td>
            <td data-title={TEXTS.what} className={styles.person}>
              <strong dir="auto">{objectText(entry)}</strong>
            </td>
            <td data-title={TEXTS.details} className={styles.person}>
              <span className="muted">{detailsText(entry, members)}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Without an account: a customer by a link. */
function Who({ user, token, action, details }: AuditEntry): ReactNode {
  const isByLink = action === 'linkOpened' || details['linkId'] !== undefined;
  return (
    <span>
      <strong dir="auto">{user ?? (isByLink ? TEXTS.link : TEXTS.server)}</strong>{' '}
      {token !== null && <span className={styles.you}>{TEXTS.token}</span>}
    </span>
  );
}

function DownloadButton({ host, workspace }: AuditScreenProps): ReactNode {
  const [isWorking, setIsWorking] = useState(false);

  async function run(): Promise<void> {
    setIsWorking(true);
    try {
      const address = exportAudit.url.replace(':workspaceId', String(workspace.id));
      download(await fetched(host, address), fileNameOf(TEXTS.fileName(workspace.name)));
    } catch (cause) {
      host.report(TEXTS.downloadFailed, cause);
    }
    setIsWorking(false);
  }

  return (
    <Button icon="download" disabled={isWorking} onClick={() => void run()}>
      {isWorking ? TEXTS.downloading : TEXTS.download}
    </Button>
  );
}
