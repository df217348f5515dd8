import type { EventData, PresenceData } from '@site-designer/api-contract';
import type { Tokens } from '../calls/call.ts';
import { eventMessages, type EventMessage } from './event-messages.ts';
import { onlyStream, type OnlyStream } from './only-stream.ts';

/** `opening`, `open` and `lost` tell of the stream itself, `reset` that events were missed, and the others are those of the API. */
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
/** A tab that gets the focus wants the stream of the browser for the tab that reads the events of its project. */
const LOOKED_AT = 'lookedAt';
/** Without the stream, events are asked for this often: a change is on screen within half a second. */
const POLL_MS = 400;
/** A short look at another tab ends no stream. */
const LOOKED_AWAY_MS = 10_000;

/**
 * Follows the changes of a project until the returned function is called. One tab of the browser reads them and tells the others, and
 * none does while nobody looks at it. Browsers limit the connections to a server: the project that was looked at last has the only stream,
 * and another one in sight asks for what is new. What was missed comes when it is looked at again.
 */
export function followProject({ projectId, tokens, onEvent }: Followed): () => void {
  const name = `site-designer.events.${projectId}`;
  const stopped = new AbortController();
  const resumed: Resumed = { lastId: undefined, heardMs: 0, told: new Set(), retryMs: RETRY_MS };
  const channel = new BroadcastChannel(name);
  let turns: OnlyStream | undefined;
  let isOpen: boolean | undefined;

  function tell(event: ProjectEvent): void {
    if (stopped.signal.aborted) return;
    channel.postMessage(event);
    onEvent(event);
  }

  channel.onmessage = ({ data }: MessageEvent<ProjectEvent>) => {
    if (data.kind === LOOKED_AT) turns?.take();
    else if (data.kind !== ASK) onEvent(data);
    else if (turns && isOpen !== undefined) channel.postMessage({ kind: isOpen ? 'open' : 'lost' });
  };

  async function lead(signal: AbortSignal): Promise<void> {
    turns = onlyStream(signal);
    const address = `/api/project/${projectId}/events`;
    isOpen = undefined;
    await readAgain({
      address,
      tokens,
      signal,
      resumed,
      turns,
      tell: (event) => {
        if (event.kind === 'open' || event.kind === 'lost') {
          if (isOpen === (event.kind === 'open')) return;
          isOpen = event.kind === 'open';
        }
        tell(event);
      },
    });
    turns = undefined;
  }

  function onFocus(): void {
    if (turns) turns.take();
    else channel.postMessage({ kind: LOOKED_AT });
  }

  addEventListener('focus', onFocus);

  const stopLooking = whileLookedAt((looking) => {
    const signal = AbortSignal.any([stopped.signal, looking]);
    channel.postMessage({ kind: ASK });
    const locks = (navigator as { readonly locks?: LockManager }).locks;
    void (locks ? locks.request(name, { signal }, () => lead(signal)) : lead(signal)).catch(() => undefined);
  });

  return () => {
    removeEventListener('focus', onFocus);
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
  readonly turns: OnlyStream;
  readonly tell: (event: ProjectEvent) => void;
}

/** What is known of a stream for its next connection. */
interface Resumed {
  lastId: string | undefined;
  /** When the server was heard last. */
  heardMs: number;
  /** Ids of the events told so far: some come twice. */
  readonly told: Set<string>;
  retryMs: number;
}

/** Reads events, again and again after the stream is lost, until there is nothing to see for the user. */
async function readAgain(stream: Stream): Promise<void> {
  const { signal, tell, resumed, turns } = stream;
  let failures = 0;
  while (!signal.aborted) {
    if (!turns.turn()) await pause(POLL_MS, AbortSignal.any([signal, turns.begun()]));
    const turn = turns.turn();
    const outcome = await readOnce(stream, turn).catch(() => 'failed' as const);
    const isPolled = turn === undefined && outcome === 'ended';
    if (!isPolled) tell({ kind: 'lost' });
    if (outcome === 'refused') return;
    if (isPolled || turn?.aborted === true) continue;
    failures = outcome === 'ended' ? 0 : failures + 1;
    // Not all clients of a server that has stopped come back at the same moment.
    const delayMs = Math.min(LONGEST_RETRY_MS, resumed.retryMs * 2 ** Math.max(0, failures - 1));
    await pause(delayMs * (0.5 + Math.random()), signal);
  }
}

/** Reads the stream until it ends while it is this tab's turn; otherwise only what is new. */
async function readOnce(
  { address, tokens, signal, resumed, tell }: Stream,
  turn: AbortSignal | undefined,
): Promise<'ended' | 'failed' | 'refused'> {
  const token = await tokens.accessToken();
  if (token === undefined) return 'refused';
  const silence = new AbortController();
  let timer = setTimeout(() => silence.abort(), SILENT_MS);
  try {
    const response = await fetch(turn ? address : `${address}?follow=false`, {
      headers: {
        accept: 'text/event-stream',
        authorization: `Bearer ${token}`,
        ...resumeAfter(resumed),
      },
      cache: 'no-store',
      signal: AbortSignal.any([signal, silence.signal, ...(turn ? [turn] : [])]),
    });
    const { body } = response;
    if (!response.ok || body === null) return await afterRefusal(response.status, tokens);
    tell({ kind: 'open' });
    for await (const message of eventMessages(body)) {
      clearTimeout(timer);
      timer = setTimeout(() => silence.abort(), SILENT_MS);
      if (isNew(message, resumed)) tell({ ...(JSON.parse(message.data) as Partial<EventData>), kind: message.event });
    }
    return 'ended';
  } finally {
    clearTimeout(timer);
  }
}

/** Remembers what the next connection needs. */
function isNew({ event, id, retryMs }: EventMessage, resumed: Resumed): boolean {
  resumed.heardMs = Date.now();
  if (id !== undefined) resumed.lastId = id;
  if (retryMs !== undefined) resumed.retryMs = retryMs;
  if (event === '') return false;
  if (id === undefined) return true;
  const isFirst = !resumed.told.has(id);
  resumed.told.add(id);
  return isFirst;
}

/** An id of 0 says that the project has no events yet: resuming after it would be a reset. Without an id, the last minute is sent. */
function resumeAfter({ lastId, heardMs }: Resumed): Record<string, string> {
  const isRecent = Date.now() - heardMs < SILENT_MS;
  return lastId === undefined || (lastId === '0' && isRecent) ? {} : { 'last-event-id': lastId };
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
