import type { FromWorker } from './worker-client.ts';

/** The reply of a worker that answers questions, in plain data. */
export type WorkerReply<Answer> =
  { readonly kind: 'answer'; readonly answer: Answer } | { readonly kind: 'failed'; readonly message: string };

/** The worker's side: answers each message with what a function returns for it, now or later. */
export function answerMessages<Question, Answer, Progress = never>(
  answerTo: (question: Question, tell: (progress: Progress) => void) => Answer | Promise<Answer>,
): void {
  const say = (said: FromWorker<WorkerReply<Answer>, Progress>): void => postMessage(said);
  const tell = (progress: Progress): void => say({ kind: 'progress', progress });
  addEventListener('message', ({ data }: MessageEvent<Question>) => {
    void replyTo(() => answerTo(data, tell)).then(say);
  });
  say({ kind: 'ready' });
}

async function replyTo<Answer>(answer: () => Answer | Promise<Answer>): Promise<WorkerReply<Answer>> {
  try {
    return { kind: 'answer', answer: await answer() };
  } catch (cause) {
    return { kind: 'failed', message: String(cause) };
  }
}

/** The answer of a reply; throws where there is none. */
export function answerOf<Answer>(reply: WorkerReply<Answer>): Answer {
  if (reply.kind === 'failed') throw new Error(reply.message);
  return reply.answer;
}
