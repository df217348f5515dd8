import type { EventData, PresenceData } from '@site-designer/api-contract';
import type { Tokens } from '../calls/call.ts';
import { eventMessages } from './event-messages.ts';

/** `open` and `lost` tell of the stream itself, `reset` that events were missed, and the others are those of the API. */
export interface ProjectEvent extends Partial<EventData>, Partial<Pick<PresenceData, 'cameraGroupId' | 'field'>> {
  readonly kind: string;
}

interface Followed {
  readonly projectId: number;
  readonly tokens: Tokens;
  readonly onEvent: (event: ProjectEvent) => void;
}

/** The server says something every 20 s. */
const SILENT_MS = 50_000;
const RETRY_MS = 2000;
const LONGEST_RETRY_MS = 30_000;
/** A tab that begins to follow asks the one with the stream whether it is open. */
const ASK = 'ask';
/** A short look at another tab ends no stream. */
const LOOKED_AWAY_MS = 10_000;

/**
 * Follows the changes of a project until the returned function is called. One tab of the browser has the stream and tells the others, and
 * none has one while nobody looks at it: browsers limit the connections to a server. What was missed comes when it is looked at again.
 */
export function followProject({ projectId, tokens, onEvent }: Followed): () => void {
  const name = `site-designer.events.${projectId}`;
  const stopped = new AbortController();
  const resumed: Resumed = { lastId: undefined, retryMs: RETRY_MS };
  const channel = new BroadcastChannel(name);
  let isLeading = false;
  let isOpen = false;

  function tell(event: ProjectEvent): void {
    if (stopped.signal.aborted) return;
    channel.postMessage(event);
    onEvent(event);
  }

  channel.onmessage = ({ data }: MessageEvent<ProjectEvent>) => {
    if (data.kind !== ASK) onEvent(data);
    else if (isLeading) channel.postMessage({ kind: isOpen ? 'open' : 'lost' });
  };

  async function lead(signal: AbortSignal): Promise<void> {
    isLeading = true;
    const address = `/api/project/${projectId}/events`;
    await readAgain({
      address,
      tokens,
      signal,
      resumed,
      tell: (event) => {
        if (event.kind === 'open' || event.kind === 'lost') isOpen = event.kind === 'open';
        tell(event);
      },
    });
    isLeading = false;
  }

  const stopLooking = whileLookedAt((looking) => {
    const signal = AbortSignal.any([stopped.signal, looking]);
    channel.postMessage({ kind: ASK });
    // Without locks, on an address without TLS, each tab has a stream of its own.
    const locks = (navigator as { readonly locks?: LockManager }).locks;
    void (locks ? locks.request(name, { signal }, () => lead(signal)) : lead(signal)).catch(() => undefined);
  });

  return () => {
    stopLooking();
    stopped.abort();
    channel.close();
  };
}

/** Begins something whenever the page is looked at, with a signal that ends it when it no longer is. */
function whileLookedAt(begin: (looking: AbortSignal) => void): () => void {
  let looking: AbortController | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function look(): void {
    clearTimeout(timer);
    if (document.visibilityState === 'hidden') {
      timer = setTimeout(() => {
        looking?.abort();
        looking = undefined;
      }, LOOKED_AWAY_MS);
    } else if (looking === undefined) {
      looking = new AbortController();
      begin(looking.signal);
    }
  }

  document.addEventListener('visibilitychange', look);
  look();
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', look);
  };
}

interface Stream {
  readonly address: string;
  readonly tokens: Tokens;
  readonly signal: AbortSignal;
  readonly resumed: Resumed;
  readonly tell: (event: ProjectEvent) => void;
}

/** What is known of a stream for its next connection. */
interface Resumed {
  lastId: string | undefined;
  retryMs: number;
}

/** Reads the stream, again and again after it is lost, until there is nothing to see for the user. */
async function readAgain(stream: Stream): Promise<void> {
  const { signal, tell, resumed } = stream;
  let failures = 0;
  while (!signal.aborted) {
    const outcome = await readOnce(stream).catch(() => 'failed' as const);
    tell({ kind: 'lost' });
    if (outcome === 'refused') return;
    failures = outcome === 'ended' ? 0 : failures + 1;
    // Not all clients of a server that has stopped come back at the same moment.
    const delayMs = Math.min(LONGEST_RETRY_MS, resumed.retryMs * 2 ** Math.max(0, failures - 1));
    await pause(delayMs * (0.5 + Math.random()), signal);
  }
}

async function readOnce({ address, tokens, signal, resumed, tell }: Stream): Promise<'ended' | 'failed' | 'refused'> {
  const token = await tokens.accessToken();
  if (token === undefined) return 'refused';
  const silence = new AbortController();
  let timer = setTimeout(() => silence.abort(), SILENT_MS);
  try {
    const response = await fetch(address, {
      headers: {
        accept: 'text/event-stream',
        authorization: `Bearer ${token}`,
        ...(resumed.lastId !== undefined && { 'last-event-id': resumed.lastId }),
      },
      cache: 'no-store',
      signal: AbortSignal.any([signal, silence.signal]),
    });
    const { body } = response;
    if (!response.ok || body === null) return await afterRefusal(response.status, tokens);
    tell({ kind: 'open' });
    for await (const { event, data, id, retryMs } of eventMessages(body)) {
      clearTimeout(timer);
      timer = setTimeout(() => silence.abort(), SILENT_MS);
      if (id !== undefined) resumed.lastId = id;
      if (retryMs !== undefined) resumed.retryMs = retryMs;
      if (event !== '') tell({ ...(JSON.parse(data) as Partial<EventData>), kind: event });
    }
    return 'ended';
  } finally {
    clearTimeout(timer);
  }
}

async function afterRefusal(status: number, tokens: Stream['tokens']): Promise<'failed' | 'refused'> {
  if (status === 401) return (await tokens.renew()) === undefined ? 'refused' : 'failed';
  return status === 404 || status === 403 ? 'refused' : 'failed';
}

/** Waits, no longer than until the browser is online again. */
function pause(delayMs: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      removeEventListener('online', done);
      resolve();
    };
    const timer = setTimeout(done, delayMs);
    addEventListener('online', done);
    signal.addEventListener('abort', done, { once: true });
  });
}
