import { answerOf, type WorkerReply } from '../../../lib/workers/worker-answers.ts';
import { WorkerClient } from '../../../lib/workers/worker-client.ts';
import type {
  AnyImportAnswer,
  ImportAnswers,
  ImportDesign,
  ImportProgress,
  ImportQuestion,
  SentQuestion,
} from './import-question.ts';

interface AskOptions {
  readonly signal?: AbortSignal | undefined;
  readonly onProgress?: ((progress: ImportProgress) => void) | undefined;
}

/** The worker that reads a list. The file and its lines stay there. */
export class ImportClient {
  readonly #client = new WorkerClient<SentQuestion, WorkerReply<AnyImportAnswer>, ImportProgress>({
    start: () => new Worker(new URL('import-worker.ts', import.meta.url), { type: 'module' }),
    failed: 'The import could not be started',
    onEnd: () => {
      this.#sent = undefined;
    },
  });
  /** The design that the worker has. */
  #sent: ImportDesign | undefined;

  async ask<K extends ImportQuestion['kind']>(
    question: Extract<ImportQuestion, { kind: K }>,
    design: ImportDesign,
    options: AskOptions = {},
  ): Promise<ImportAnswers[K]> {
    const reply = await this.#client.ask(() => this.#toSend(question, design), options);
    return answerOf(reply) as ImportAnswers[K];
  }

  /** Ends what is read: no pending question is answered. */
  end(): void {
    this.#client.end();
  }

  #toSend(question: ImportQuestion, design: ImportDesign): SentQuestion {
    if (this.#sent === design) return { question };
    this.#sent = design;
    return { question, design };
  }
}
