import type { NumberedAnswer, NumberedQuestion, WorkerAnswers, WorkerQuestion } from './report-worker.ts';

interface Waiting {
  readonly resolve: (answer: never) => void;
  readonly reject: (cause: Error) => void;
}

/** Client of the worker, which starts with the first request. */
export class ReportWorker {
  readonly #waiting = new Map<number, Waiting>();
  #worker: Worker | undefined;
  #asked = 0;

  ask<K extends WorkerQuestion['kind']>(question: Extract<WorkerQuestion, { kind: K }>): Promise<WorkerAnswers[K]> {
    this.#asked += 1;
    const number = this.#asked;
    return new Promise((resolve, reject) => {
      this.#waiting.set(number, { resolve, reject });
      this.#started().postMessage({ number, question } satisfies NumberedQuestion);
    });
  }

  /** Cancels all pending requests. */
  end(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    this.#waiting.clear();
  }

  #started(): Worker {
    if (this.#worker) return this.#worker;
    const worker = new Worker(new URL('report-worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<NumberedAnswer>) => this.#receive(data));
    worker.addEventListener('error', ({ message }) => this.#fail(message));
    this.#worker = worker;
    return worker;
  }

  #receive(answer: NumberedAnswer): void {
    const waiting = this.#waiting.get(answer.number);
    this.#waiting.delete(answer.number);
    if ('problem' in answer) waiting?.reject(new Error(answer.problem));
    else waiting?.resolve(answer.answer as never);
  }

  /** The worker could not be loaded or crashed: the next request starts another one. */
  #fail(message: string): void {
    const all = [...this.#waiting.values()];
    this.end();
    for (const { reject } of all) reject(new Error(message));
  }
}
