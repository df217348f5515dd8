import { createSizer } from '../../src/lib/sizing/sizer.ts';
import type { SizingReply, SizingRequest } from '../../src/lib/sizing/sizing-task.ts';

/** The worker that sizes designs, in the process of the test: what is sent is copied as between threads. */
export class FakeSizingWorker extends EventTarget {
  readonly #answerTo = createSizer();
  #isEnded = false;

  constructor() {
    super();
    void this.#reply({ kind: 'ready' });
  }

  postMessage(request: SizingRequest): void {
    const received = structuredClone(request);
    void Promise.resolve().then(() => this.#reply(this.#answerTo(received)));
  }

  terminate(): void {
    this.#isEnded = true;
  }

  async #reply(reply: SizingReply): Promise<void> {
    const data = structuredClone(reply);
    await Promise.resolve();
    if (!this.#isEnded) this.dispatchEvent(new MessageEvent('message', { data }));
  }
}
