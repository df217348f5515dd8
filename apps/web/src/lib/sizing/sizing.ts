import { SizingError, type Catalogue } from '@site-designer/sizing-engine';
import type { Question, SentQuestion, SizingAnswers, SizingReply, SizingRequest, SizingTask } from './sizing-task.ts';

/** An obsolete sizing may run so long before it is ended: starting the worker anew takes part of that. */
const MAY_RUN_MS = 1000;

interface Job {
  readonly task: SizingTask;
  readonly question: Question;
  readonly resolve: (answer: never) => void;
  readonly reject: (cause: unknown) => void;
}

interface RunningJob {
  readonly job: Job;
  readonly since: number;
}

/** The worker that sizes designs and explains the results, one request after another. It starts with the first. */
export class Sizing {
  #worker: Worker | undefined;
  #isReady = false;
  #running: RunningJob | undefined;
  #waiting: readonly Job[] = [];
  readonly #numbers = new WeakMap<Question, number>();
  #asked = 0;
  /** What the worker has had. */
  readonly #sent = new Set<number>();
  readonly #catalogues = new Map<Catalogue, number>();

  /**
   * @param signal - Says that the answer is no longer wanted. A request that waits is dropped; one that has run for a second
   * is ended with its worker.
   * @returns Rejected with a SizingError as the engine throws it, or with the reason of the signal.
   */
  ask<K extends SizingTask['kind']>(
    task: Extract<SizingTask, { kind: K }>,
    question: Question,
    signal?: AbortSignal,
  ): Promise<SizingAnswers[K]> {
    return new Promise((resolve, reject) => {
      const job = { task, question, resolve, reject };
      this.#waiting = [...this.#waiting, job];
      signal?.addEventListener('abort', () => this.#drop(job, signal), { once: true });
      this.#next();
    });
  }

  #drop(job: Job, { reason }: AbortSignal): void {
    job.reject(reason);
    this.#waiting = this.#waiting.filter((each) => each !== job);
    if (this.#running?.job !== job) return;
    const leftMs = this.#running.since + MAY_RUN_MS - performance.now();
    setTimeout(() => this.#running?.job === job && this.#restart(), Math.max(0, leftMs));
  }

  #next(): void {
    this.#worker ??= this.#started();
    const [job, ...others] = this.#waiting;
    if (!this.#isReady || this.#running !== undefined || job === undefined) return;
    this.#waiting = others;
    this.#running = { job, since: performance.now() };
    this.#post(job);
  }

  #post({ task, question }: Job): void {
    const number = this.#numberOf(question);
    const isSent = this.#sent.has(number);
    this.#sent.add(number);
    const request: SizingRequest = { task, number, ...(!isSent && { question: this.#toSend(question) }) };
    this.#worker?.postMessage(request);
  }

  #numberOf(question: Question): number {
    const known = this.#numbers.get(question);
    if (known !== undefined) return known;
    this.#asked += 1;
    this.#numbers.set(question, this.#asked);
    return this.#asked;
  }

  #toSend({ catalogue: entries, ...question }: Question): SentQuestion {
    const known = this.#catalogues.get(entries);
    if (known !== undefined) return { ...question, catalogue: known };
    const catalogue = this.#catalogues.size;
    this.#catalogues.set(entries, catalogue);
    return { ...question, catalogue, entries };
  }

  #started(): Worker {
    const worker = new Worker(new URL('sizing-worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<SizingReply>) => {
      // What an ended worker had already sent answers nothing.
      if (worker === this.#worker) this.#receive(data);
    });
    worker.addEventListener('error', ({ message }) => worker === this.#worker && this.#crashed(message));
    return worker;
  }

  #receive(reply: SizingReply): void {
    if (reply.kind === 'ready') this.#isReady = true;
    else if (this.#running) this.#answered(this.#running.job, reply);
    this.#next();
  }

  #answered(job: Job, reply: Exclude<SizingReply, { kind: 'ready' }>): void {
    if (reply.kind === 'unknown') {
      this.#sent.delete(this.#numberOf(job.question));
      return this.#post(job);
    }
    this.#running = undefined;
    if (reply.kind === 'answer') job.resolve(reply.answer as never);
    else if (reply.kind === 'failed') job.reject(new Error(reply.message));
    else job.reject(new SizingError(reply.code, reply.subject, reply.message));
  }

  /** The worker could not be loaded, or has crashed: the next request starts another one. */
  #crashed(message: string): void {
    const all = [...(this.#running ? [this.#running.job] : []), ...this.#waiting];
    this.#waiting = [];
    this.#end();
    for (const { reject } of all) reject(new Error(message || 'The sizing could not be started'));
  }

  #restart(): void {
    this.#end();
    if (this.#waiting.length > 0) this.#next();
  }

  #end(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    this.#isReady = false;
    this.#running = undefined;
    this.#sent.clear();
    this.#catalogues.clear();
  }
}

export const sizing = new Sizing();
