import type { EventStore, Presence, StoredEvent } from '../../modules/events/event-store.ts';
import { hasProject } from '../stores/tree/project-tree.ts';
import type { Connection } from '../stores/base/schema.ts';
import { atOneMoment, type StoreContext } from '../stores/base/store-context.ts';
import { nameOf } from '../../modules/ports/name-of.ts';
import type { PresenceHub } from './presence-hub.ts';
import { selectEvents, storedEvent, type EventHub } from './event-hub.ts';

/** Who has read the project just before misses nothing. */
const RECENT_MS = 60_000;

interface EventOptions {
  readonly hub: EventHub;
  readonly presence: PresenceHub;
  /** Hands it to all processes, this one among them. */
  readonly tellPresence: (presence: Presence) => void;
  readonly overlapMs: number;
}

export function eventStore(
  context: StoreContext,
  { hub, presence, tellPresence, overlapMs }: EventOptions,
): EventStore {
  const { connection, now } = context;

  async function missedSince(transaction: Connection, projectId: number, after: number | undefined) {
    const ofProject = transaction.selectFrom('events').where('project_id', '=', projectId);
    const known =
      after === undefined ? undefined : await ofProject.where('id', '=', after).select('created_at').executeTakeFirst();
    const isReset = after !== undefined && known === undefined;
    // Nothing is added to what a client reads anew after a reset, but what comes meanwhile.
    const since = known === undefined ? Date.parse(now()) - RECENT_MS : Date.parse(known.created_at) - overlapMs;
    const missed = await selectEvents(transaction)
      .where('project_id', '=', projectId)
      .where((event) =>
        event.or([
          ...(known === undefined || overlapMs > 0
            ? [event('events.created_at', '>', new Date(since).toISOString())]
            : []),
          ...(known === undefined ? [] : [event('events.id', '>', after!)]),
        ]),
      )
      .where('events.id', '!=', after ?? 0)
      .orderBy('events.id')
      .execute();
    const last = await ofProject.select(({ fn }) => fn.max<number | null>('id').as('last')).executeTakeFirst();
    return { missed: missed.map(storedEvent), isReset, lastId: last?.last ?? 0 };
  }

  return {
    follow: async (actor, { projectId, after }, onEvent) => {
      if (!(await hasProject(connection, actor, projectId))) return undefined;
      const early: StoredEvent[] = [];
      let tell: (event: StoredEvent) => void = (event) => early.push(event);
      // First, so that no event comes between the two.
      const stop = await hub.subscribe(projectId, (event) => tell(event));
      try {
        const found = await atOneMoment(context, (transaction) => missedSince(transaction, projectId, after));
        const known = new Set(found.missed.map(({ id }) => id));
        tell = onEvent;
        return { ...found, missed: [...found.missed, ...early.filter(({ id }) => !known.has(id))], stop };
      } catch (error) {
        stop();
        throw error;
      }
    },

    ...presenceStore(connection, { presence, tellPresence }),

    maySee: async (actor, projectId) => {
      const user = connection.selectFrom('users').select('id').where('id', '=', actor.userId);
      const isEnabled = (await user.where('disabled_at', 'is', null).executeTakeFirst()) !== undefined;
      return isEnabled && (await hasProject(connection, actor, projectId));
    },
  };
}

type PresenceParts = Pick<EventStore, 'tellPresence' | 'followPresence'>;

function presenceStore(
  connection: Connection,
  { presence, tellPresence }: Pick<EventOptions, 'presence' | 'tellPresence'>,
): PresenceParts {
  return {
    tellPresence: async ({ userId }, place) => {
      const users = connection.selectFrom('users').select(['name', 'subject']).where('id', '=', userId);
      tellPresence({ ...place, userId, userName: nameOf(await users.executeTakeFirstOrThrow()) });
    },

    followPresence: ({ userId }, projectId, onPresence) => {
      const ofOthers = (each: Presence) => {
        if (each.userId !== userId) onPresence(each);
      };
      const { here, stop } = presence.follow(projectId, ofOthers);
      for (const each of here) ofOthers(each);
      return stop;
    },
  };
}
