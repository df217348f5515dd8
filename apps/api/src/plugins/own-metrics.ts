import { existsSync, statSync } from 'node:fs';
import { Counter, Gauge, type Registry } from 'prom-client';
import type { FastifyInstance } from 'fastify';
import { issueProposal } from '@site-designer/api-contract';
import type { Config } from '../settings/config.ts';
import type { Stores } from '../modules/ports/stores.ts';
import { QuotaProblem, USUAL_QUOTAS } from '../modules/ports/quota.ts';
import { countStreams } from '../modules/events/open-streams.ts';
import type { WorkerPool } from '../workers/worker-pool.ts';

export interface Watched {
  readonly config: Config;
  readonly stores: Stores;
  readonly workers?: WorkerPool | undefined;
}

const MS_PER_SECOND = 1000;
const ISSUE = `/api${issueProposal.url}`;

/** Figures of this product; docs/operations.md says what each of them means. */
export function ownMetrics(app: FastifyInstance, register: Registry, { config, stores, workers }: Watched): void {
  const registers = [register];
  const { version, build } = config.release;
  new Gauge({
    name: 'site_designer_build_info',
    help: 'Version and build that run, always 1',
    labelNames: ['version', 'build'],
    registers,
  }).set({ version, build }, 1);
  measured('site_designer_worker_queue', 'Large requests that wait for a thread', () => workers?.waiting() ?? 0);
  measured('site_designer_worker_threads', 'Threads that answer large requests', () => workers?.threads() ?? 0);
  measured('site_designer_worker_jobs', 'Large requests answered since the start', () => workers?.answered() ?? 0);
  measured('site_designer_worker_job_seconds', 'Time that threads have worked on large requests', () => {
    return workers?.seconds() ?? 0;
  });
  measured('site_designer_worker_heap_bytes', 'Heap of the threads after their last requests', () => {
    return workers?.heapBytes() ?? 0;
  });
  measured('site_designer_database_wait_seconds', 'Time that requests have waited for a connection', () => {
    return stores.waitedSeconds();
  });
  const pool = new Gauge({
    name: 'site_designer_database_connections',
    help: 'Connections to PostgreSQL by state; waiting are requests without one',
    labelNames: ['state'],
    registers,
    collect() {
      for (const [state, count] of Object.entries(stores.connections())) pool.set({ state }, count);
    },
  });
  measured('site_designer_event_streams', 'Open streams of changes', countStreams);
  measured('site_designer_sqlite_bytes', 'Size of the SQLite file and its log', () => sqliteBytes(config));
  measured(
    'site_designer_last_backup_timestamp_seconds',
    'End of the last backup of the SQLite file, 0 before the first',
    () => lastBackup(config),
  );
  measured(
    'site_designer_last_purge_timestamp_seconds',
    'End of the last removal of what was deleted',
    stores.purgedSeconds,
  );
  refusals(app, register);

  function measured(name: string, help: string, read: () => number): void {
    const gauge: Gauge = new Gauge({ name, help, registers, collect: () => gauge.set(read()) });
  }
}

function refusals(app: FastifyInstance, register: Registry): void {
  const limited = counter('site_designer_rate_limited_total', 'Requests above the limit of a user or an address');
  const quotas = new Counter({
    name: 'site_designer_quota_refusals_total',
    help: 'Writes refused by a quota',
    labelNames: ['quota'],
    registers: [register],
  });
  // From 0 on: what begins with the first refusal does not show it as an increase.
  for (const quota of Object.keys(USUAL_QUOTAS)) quotas.inc({ quota }, 0);
  const issued = counter('site_designer_proposals_issued_total', 'Proposals issued');
  const signIns = counter(
    'site_designer_sign_ins_total',
    'Access tokens of sign-ins and renewals, met for the first time',
  );
  app.addHook('onResponse', async ({ method, routeOptions: { url }, isNewToken, exceeded }, { statusCode }) => {
    if (statusCode === 429) limited.inc();
    if (exceeded !== undefined) quotas.inc({ quota: exceeded });
    if (isNewToken) signIns.inc();
    if (method === 'POST' && statusCode === 201 && url === ISSUE) issued.inc();
  });
  app.addHook('onError', async (_request, _reply, error) => {
    if (error instanceof QuotaProblem) quotas.inc({ quota: error.exceeded });
  });

  function counter(name: string, help: string): Counter {
    return new Counter({ name, help, registers: [register] });
  }
}

function sqliteBytes({ database }: Config): number {
  if (database.kind === 'postgres') return 0;
  const files = ['', '-wal'].map((end) => `${database.path}${end}`).filter((path) => existsSync(path));
  return files.reduce((sum, path) => sum + statSync(path).size, 0);
}

/** `npm run backup` writes this file beside the database. */
function lastBackup({ database }: Config): number {
  if (database.kind === 'postgres') return 0;
  const mark = `${database.path}.last-backup`;
  return existsSync(mark) ? statSync(mark).mtimeMs / MS_PER_SECOND : 0;
}
