import type { StoredEvent } from '../../modules/events/event-store.ts';
import { nameOf } from '../../modules/ports/name-of.ts';
import type { Connection } from '../stores/base/schema.ts';

type OnEvent = (event: StoredEvent) => void;

export interface EventHub {
  /** Resolves once every later event reaches the follower. */
  readonly subscribe: (projectId: number, onEvent: OnEvent) => Promise<() => void>;
  /** Reads what is new: something was recorded. */
  readonly wake: () => void;
  readonly close: () => void;
}

/** Read this often even if nobody tells of a new event: another process may have recorded one. */
const POLL_MS = 1000;
/** Least time between two reads, which gathers the events of many writers. */
const GATHER_MS = 20;

const EVENT = [
  'events.id',
  'project_id as projectId',
  'site_id as siteId',
  'site_design_id as siteDesignId',
  'kind',
  'version',
  'user_id as userId',
  'users.name as userName',
  'subject',
] as const;

/** Events with the names of those who made them. */
export function selectEvents(connection: Connection) {
  return connection.selectFrom('events').leftJoin('users', 'users.id', 'user_id').select(EVENT);
}

type EventRow = Awaited<ReturnType<ReturnType<typeof selectEvents>['execute']>>[number];

export function storedEvent({ subject, userName, ...event }: EventRow): StoredEvent {
  return { ...event, userName: subject === null ? null : nameOf({ name: userName ?? '', subject }) };
}

interface HubOptions {
  readonly connection: Connection;
  /** How long after a later event one with a lower id may appear: ids are given out before the commit. */
  readonly overlapMs: number;
}

/** Reads the events that were recorded since it was started, each once. */
function eventReader({ connection, overlapMs }: HubOptions) {
  /** When events were read, by id: those of the overlap, which are read again. */
  const seen = new Map<number, number>();
  /** All events up to this one were read long enough ago. */
  let floor = 0;

  async function start(): Promise<void> {
    const { last } = await connection
      .selectFrom('events')
      .select(({ fn }) => fn.max<number | null>('id').as('last'))
      .$if(overlapMs > 0, (events) => events.where('created_at', '<', new Date(Date.now() - overlapMs).toISOString()))
      .executeTakeFirstOrThrow();
    floor = last ?? 0;
    seen.clear();
  }

  async function read(tell: OnEvent): Promise<void> {
    const events = await selectEvents(connection).where('events.id', '>', floor).orderBy('events.id').execute();
    const now = performance.now();
    for (const event of events) {
      if (seen.has(event.id)) continue;
      seen.set(event.id, now);
      tell(storedEvent(event));
    }
    for (const { id } of events) {
      if ((seen.get(id) ?? now) > now - overlapMs && overlapMs > 0) break;
      floor = id;
      seen.delete(id);
    }
  }

  return { start, read };
}

/** Reads new events once for all followers of this process. Without followers, it reads nothing. */
export function eventHub(options: HubOptions): EventHub {
  const reader = eventReader(options);
  const followers = new Map<number, Set<OnEvent>>();
  let started: Promise<void> | undefined;
  let polling: ReturnType<typeof setInterval> | undefined;
  let reading: Promise<void> | undefined;
  let isWanted = false;

  async function start(): Promise<void> {
    await reader.start();
    polling ??= setInterval(wake, POLL_MS).unref();
  }

  function tellFollowers(event: StoredEvent): void {
    for (const tell of followers.get(event.projectId) ?? []) tell(event);
  }

  async function readAll(): Promise<void> {
    while (isWanted && followers.size > 0) {
      // The save that woke it answers first.
      await new Promise((resolve) => setTimeout(resolve, GATHER_MS).unref());
      isWanted = false;
      // A database that is away is asked again with the next poll.
      await reader.read(tellFollowers).catch(() => undefined);
    }
  }

  function wake(): void {
    if (followers.size === 0) return;
    isWanted = true;
    reading ??= readAll().finally(() => {
      reading = undefined;
    });
  }

  function pause(): void {
    clearInterval(polling);
    polling = undefined;
    started = undefined;
  }

  function leave(projectId: number, onEvent: OnEvent): void {
    const others = followers.get(projectId);
    others?.delete(onEvent);
    if (others?.size === 0) followers.delete(projectId);
    if (followers.size === 0) pause();
  }

  return {
    subscribe: async (projectId, onEvent) => {
      const those = followers.get(projectId) ?? new Set();
      followers.set(projectId, those.add(onEvent));
      try {
        await (started ??= start());
      } catch (error) {
        leave(projectId, onEvent);
        pause();
        throw error;
      }
      return () => leave(projectId, onEvent);
    },
    wake,
    close: () => {
      followers.clear();
      pause();
    },
  };
}
