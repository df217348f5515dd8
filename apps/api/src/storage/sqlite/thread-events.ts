import { BroadcastChannel, isMainThread } from 'node:worker_threads';

/** Tells the threads of this process that one of them has recorded an event. */
export interface ThreadEvents {
  readonly tell: () => void;
  readonly close: () => void;
}

/** Followers are on the main thread: only it listens, and the others tell it. */
export function threadEvents(path: string, onEvent: () => void): ThreadEvents {
  const channel = new BroadcastChannel(`site-designer-events ${path}`);
  channel.onmessage = () => {
    if (isMainThread) onEvent();
  };
  channel.unref();
  return {
    tell: () => {
      if (isMainThread) onEvent();
      else channel.postMessage(null);
    },
    close: () => channel.close(),
  };
}
