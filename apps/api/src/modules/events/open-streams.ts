import type { PassThrough } from 'node:stream';
import { RequestProblem } from '../../http/problem.ts';
import { apiTexts } from '../../texts/language-in-use.ts';

/** Streams that one user may have open at this process: one a browser. */
const MOST_OF_USER = 20;
const RETRY_AFTER_SECONDS = 30;

export interface OpenStream {
  readonly write: (text: string) => void;
  /** Ends it, after a last text. */
  readonly end: (last: string) => void;
}

let open = 0;

/** Number of open streams of this process. */
export function countStreams(): number {
  return open;
}

export function openStreams() {
  const ofUsers = new Map<number, number>();
  const all = new Set<OpenStream>();

  return {
    /** @throws RequestProblem 429 if the user has too many. */
    open: (user: number, body: PassThrough): OpenStream => {
      const before = ofUsers.get(user) ?? 0;
      if (before >= MOST_OF_USER) {
        const text = apiTexts().requests.openStreams(before);
        throw new RequestProblem(429, text, { retryAfterSeconds: RETRY_AFTER_SECONDS });
      }
      ofUsers.set(user, before + 1);
      open += 1;
      const stream: OpenStream = {
        write: (text) => void body.write(text),
        end: (last) => void (body.writableEnded || body.end(last)),
      };
      all.add(stream);
      body.once('close', () => {
        open -= 1;
        all.delete(stream);
        const left = (ofUsers.get(user) ?? 1) - 1;
        if (left > 0) ofUsers.set(user, left);
        else ofUsers.delete(user);
      });
      return stream;
    },
    endAll: (last: string): void => {
      for (const stream of all) stream.end(last);
    },
  };
}
