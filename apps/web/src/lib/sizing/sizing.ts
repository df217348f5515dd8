import { SizingError, type Catalogue } from '@site-designer/sizing-engine';
import { WorkerClient } from '../workers/worker-client.ts';
import type { Question, SentQuestion, SizingAnswers, SizingReply, SizingRequest, SizingTask } from './sizing-task.ts';

/** An obsolete sizing may run so long before it is ended: starting the worker anew takes part of that. */
const MAY_RUN_MS = 1000;

type Reply = Exclude<SizingReply, { readonly kind: 'ready' }>;

/** The worker that sizes designs and explains the results, one request after another. It starts with the first. */
export class Sizing {
  readonly #client = new WorkerClient<SizingRequest, Reply>({
    start: () => new Worker(new URL('sizing-worker.ts', import.meta.url), { type: 'module' }),
    failed: 'The sizing could not be started',
    onEnd: () => {
      this.#sent.clear();
      this.#catalogues.clear();
    },
  });
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
  async ask<K extends SizingTask['kind']>(
    task: Extract<SizingTask, { kind: K }>,
    question: Question,
    signal?: AbortSignal,
  ): Promise<SizingAnswers[K]> {
    const reply = await this.#client.ask(() => this.#requestOf(task, question), { signal, mayRunMs: MAY_RUN_MS });
    switch (reply.kind) {
      case 'answer':
        return reply.answer as SizingAnswers[K];
      case 'unknown':
        this.#sent.delete(this.#numberOf(question));
        return this.ask(task, question, signal);
      case 'failed':
        throw new Error(reply.message);
      case 'refused':
        throw new SizingError(reply.code, reply.subject, reply.problem);
    }
  }

  #requestOf(task: SizingTask, question: Question): SizingRequest {
    const number = this.#numberOf(question);
    const isSent = this.#sent.has(number);
    this.#sent.add(number);
    return { task, number, ...(!isSent && { question: this.#toSend(question) }) };
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
}

export const sizing = new Sizing();
