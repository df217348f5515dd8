/** What a worker says: that it is loaded, how far it is, and one reply to each request in turn. */
export type FromWorker<Reply, Progress = never> =
  { readonly kind: 'ready' } | { readonly kind: 'progress'; readonly progress: Progress } | Reply;

interface RequestOptions<Progress> {
  /** Says that the reply is no longer wanted. A request that waits is dropped. */
  readonly signal?: AbortSignal | undefined;
  /** How long one that runs may go on after that before it is ended with its worker; without it, until it is answered. */
  readonly mayRunMs?: number;
  readonly onProgress?: ((progress: Progress) => void) | undefined;
}

interface Job<Request, Reply, Progress> extends RequestOptions<Progress> {
  readonly request: () => Request;
  readonly resolve: (reply: Reply) => void;
  readonly reject: (cause: unknown) => void;
}

interface Running<Request, Reply, Progress> {
  readonly job: Job<Request, Reply, Progress>;
  readonly since: number;
}

interface Worked {
  readonly start: () => Worker;
  /** Said where the worker could not be loaded and the browser does not say why. */
  readonly failed: string;
  /** What the worker knew is gone with it. */
  readonly onEnd?: () => void;
}

type Kind = { readonly kind: string };

/** The page's side of a worker, which starts with the first request and answers one after another. */
export class WorkerClient<Request, Reply extends Kind, Progress = never> {
  readonly #worked: Worked;
  #worker: Worker | undefined;
  #isReady = false;
  #running: Running<Request, Reply, Progress> | undefined;
  #waiting: readonly Job<Request, Reply, Progress>[] = [];

  constructor(worked: Worked) {
    this.#worked = worked;
  }

  /**
   * @param request - Made when the worker takes it.
   * @returns Rejected with the reason of the signal, or where the worker could not be loaded or has crashed.
   */
  ask(request: () => Request, options: RequestOptions<Progress> = {}): Promise<Reply> {
    return new Promise((resolve, reject) => {
      const job = { ...options, request, resolve, reject };
      const { signal } = options;
      if (signal?.aborted === true) return reject(signal.reason);
      this.#waiting = [...this.#waiting, job];
      signal?.addEventListener('abort', () => this.#drop(job, signal), { once: true });
      this.#next();
    });
  }

  /** Ends the worker with what it does: no pending request is answered. */
  end(): void {
    this.#waiting = [];
    this.#stop();
  }

  #drop(job: Job<Request, Reply, Progress>, { reason }: AbortSignal): void {
    job.reject(reason);
    this.#waiting = this.#waiting.filter((each) => each !== job);
    if (this.#running?.job !== job || job.mayRunMs === undefined) return;
    const leftMs = this.#running.since + job.mayRunMs - performance.now();
    setTimeout(() => this.#running?.job === job && this.#restart(), Math.max(0, leftMs));
  }

  #next(): void {
    this.#worker ??= this.#started();
    const [job, ...others] = this.#waiting;
    if (!this.#isReady || this.#running !== undefined || job === undefined) return;
    this.#waiting = others;
    this.#running = { job, since: performance.now() };
    this.#worker.postMessage(job.request());
  }

  #started(): Worker {
    const worker = this.#worked.start();
    worker.addEventListener('message', ({ data }: MessageEvent<FromWorker<Reply, Progress>>) => {
      // What an ended worker had already sent answers nothing.
      if (worker === this.#worker) this.#receive(data);
    });
    worker.addEventListener('error', ({ message }) => worker === this.#worker && this.#crashed(message));
    return worker;
  }

  #receive(said: FromWorker<Reply, Progress>): void {
    const job = this.#running?.job;
    if (isProgress(said)) {
      if (job?.signal?.aborted !== true) job?.onProgress?.(said.progress);
      return;
    }
    if (said.kind === 'ready') this.#isReady = true;
    else {
      this.#running = undefined;
      job?.resolve(said as Reply);
    }
    this.#next();
  }

  /** The worker could not be loaded, or has crashed: the next request starts another one. */
  #crashed(message: string): void {
    const all = [...(this.#running ? [this.#running.job] : []), ...this.#waiting];
    this.end();
    for (const { reject } of all) reject(new Error(message || this.#worked.failed));
  }

  #restart(): void {
    this.#stop();
    if (this.#waiting.length > 0) this.#next();
  }

  #stop(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    this.#isReady = false;
    this.#running = undefined;
    this.#worked.onEnd?.();
  }
}

function isProgress<Progress>(said: Kind): said is { readonly kind: 'progress'; readonly progress: Progress } {
  return said.kind === 'progress';
}
