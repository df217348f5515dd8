const NAME = 'site-designer.stream';

export interface OnlyStream {
  /** While it is this tab's turn: the signal that ends it. */
  readonly turn: () => AbortSignal | undefined;
  /** While it is not: a signal that fires when it is. */
  readonly begun: () => AbortSignal;
  /** Takes it from the tab that has it. */
  readonly take: () => void;
}

/** Tabs of this browser share one stream: the tab with the focus takes it, the others wait until it is free. */
export function onlyStream(ended: AbortSignal): OnlyStream {
  // Without locks, on an address without TLS, each tab has a stream of its own.
  const locks = (navigator as { readonly locks?: LockManager }).locks;
  if (!locks) return { turn: () => ended, begun: () => ended, take: () => undefined };
  let mine: AbortController | undefined;
  let idle = new AbortController();
  let waiting = new AbortController();

  async function request(isTaken: boolean): Promise<void> {
    waiting.abort();
    waiting = new AbortController();
    const turn = new AbortController();
    const options = isTaken ? { steal: true } : { signal: AbortSignal.any([ended, waiting.signal]) };
    await locks!.request(NAME, options, () => hold(turn)).catch(() => undefined);
    turn.abort();
    if (mine !== turn) return;
    mine = undefined;
    idle = new AbortController();
    if (!ended.aborted) await request(false);
  }

  function hold(turn: AbortController): Promise<void> {
    mine = turn;
    idle.abort();
    return new Promise((resolve) => {
      if (ended.aborted) resolve();
      ended.addEventListener('abort', () => resolve(), { once: true });
    });
  }

  const take = () => {
    if (!mine) void request(true);
  };
  void request(document.hasFocus());
  return { turn: () => mine?.signal, begun: () => idle.signal, take };
}
