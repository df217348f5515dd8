import { Client } from 'pg';

const CHANNEL = 'site_designer';
const AGAIN_AFTER_MS = 1000;

/** Tells the processes on one database that one of them has recorded an event. */
export const NOTIFY = `notify ${CHANNEL}`;

export interface Listener {
  /** Connects, if it has not yet. */
  readonly start: () => void;
  readonly close: () => Promise<void>;
}

/**
 * Listens on a connection of its own, and connects again when it breaks. What it misses meanwhile is found by polling, which also serves
 * databases and poolers without notifications.
 */
export function listener(url: string, onEvent: () => void): Listener {
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
    made.on('notification', onEvent);
    made
      .connect()
      .then(() => made.query(`listen ${CHANNEL}`))
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
