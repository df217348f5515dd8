import { answerOf, type WorkerReply } from '../../../lib/workers/worker-answers.ts';
import { WorkerClient } from '../../../lib/workers/worker-client.ts';
import type { WorkerAnswers, WorkerQuestion } from './report-worker.ts';

/** Client of the worker that reads reports. */
export class ReportWorker {
  readonly #client = new WorkerClient<WorkerQuestion, WorkerReply<WorkerAnswers[WorkerQuestion['kind']]>>({
    start: () => new Worker(new URL('report-worker.ts', import.meta.url), { type: 'module' }),
    failed: 'The report could not be read',
  });

  async ask<K extends WorkerQuestion['kind']>(
    question: Extract<WorkerQuestion, { kind: K }>,
  ): Promise<WorkerAnswers[K]> {
    return answerOf(await this.#client.ask(() => question)) as WorkerAnswers[K];
  }

  /** Cancels all pending requests. */
  end(): void {
    this.#client.end();
  }
}
