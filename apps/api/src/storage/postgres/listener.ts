import { Client, type Pool } from 'pg';
import type { Presence } from '../../modules/events/event-store.ts';

const CHANNEL = 'site_designer';
const PRESENCE_CHANNEL = 'site_designer_presence';
const AGAIN_AFTER_MS = 1000;

/** Tells the processes on one database that one of them has recorded an event. */
export const NOTIFY = `notify ${CHANNEL}`;

/** Nobody waits for it, and it is told again: if it fails, nothing is lost. */
export async function tellPresence(pool: Pool, presence: Presence): Promise<void> {
  await pool.query('select pg_notify($1, $2)', [PRESENCE_CHANNEL, JSON.stringify(presence)]).catch(() => undefined);
}

interface Told {
  readonly onEvent: () => void;
  readonly onPresence: (presence: Presence) => void;
}

export interface Listener {
  /** Connects, if it has not yet. */
  readonly start: () => void;
  readonly close: () => Promise<void>;
}

/**
 * Listens on a connection of its own, and connects again when it breaks. What it misses meanwhile is found by polling, which also serves
 * databases and poolers without notifications.
 */
export function listener(url: string, { onEvent, onPresence }: Told): Listener {
  let client: Client | undefined;
  let isClosed = false;
  let again: ReturnType<typeof setTimeout> | undefined;

  function connect(): void {
    if (isClosed || client !== undefined) return;
    const made = new Client({ connectionString: url, application_name: 'site-designer events', keepAlive: true });
    client = made;
    const lost = () => {
      if (client !== made) return;
      client = undefined;
      void made.end().catch(() => undefined);
      if (!isClosed) again = setTimeout(connect, AGAIN_AFTER_MS).unref();
    };
    made.on('error', lost);
    made.on('end', lost);
    made.on('notification', ({ channel, payload = '' }) => {
      if (channel === PRESENCE_CHANNEL) onPresence(JSON.parse(payload) as Presence);
      else onEvent();
    });
    made
      .connect()
      .then(() => made.query(`listen ${CHANNEL}; listen ${PRESENCE_CHANNEL}`))
      .then(onEvent, lost);
  }

  return {
    start: connect,
    close: async () => {
      isClosed = true;
      clearTimeout(again);
      await client?.end().catch(() => undefined);
    },
  };
}
