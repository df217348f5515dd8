import { EDITOR_ACTIONS } from '#texts/editor/editor.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { logError } from '../calls/log.ts';
import { noneOutOfBounds } from '../state/unless-out-of-bounds.ts';
import type { Question, Sized } from './sizing-task.ts';
import { sizing } from './sizing.ts';

export interface SizedQuestion {
  readonly question: Question;
  /** Undefined where the design is out of bounds. */
  readonly sized: Sized | undefined;
}

/** How far the answer to a question is. */
export interface SizingProgress {
  readonly isPending: boolean;
  /** Why there is none; undefined where there is, or will be. */
  readonly stopped: 'cancelled' | 'failed' | undefined;
  readonly cancel: () => void;
  /** Asks again what was cancelled or has failed. */
  readonly again: () => void;
}

interface State {
  readonly last?: SizedQuestion;
  readonly stopped?: { readonly question: Question; readonly why: SizingProgress['stopped'] } | undefined;
}

export interface UsedSizing extends SizingProgress {
  /** The newest answer: of this question, or of one before while it is pending or stopped. */
  readonly last: SizedQuestion | undefined;
}

/** Sizes a question in the worker, and again when it changes. The newest wins; the last answer stays until the next. */
export function useSized(question: Question | undefined): UsedSizing {
  const [{ last, stopped }, setState] = useState<State>({});
  const [turn, setTurn] = useState(0);
  const running = useRef<AbortController>(undefined);
  // Where nothing is asked, what was answered before is of another design.
  if (question === undefined && last !== undefined) setState({});

  useEffect(() => {
    if (question === undefined) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    sizing
      .ask({ kind: 'size' }, question, signal)
      .catch(noneOutOfBounds)
      .then(
        (sized) => !signal.aborted && setState({ last: { question, sized } }),
        (cause: unknown) => {
          if (signal.aborted) return;
          logError(EDITOR_ACTIONS.notSized, cause);
          setState((before) => ({ ...before, stopped: { question, why: 'failed' } }));
        },
      );
    return () => controller.abort();
  }, [question, turn]);

  const cancel = useCallback(() => {
    running.current?.abort();
    if (question) setState((before) => ({ ...before, stopped: { question, why: 'cancelled' } }));
  }, [question]);
  const again = useCallback(() => {
    setState((before) => ({ ...before, stopped: undefined }));
    setTurn((before) => before + 1);
  }, []);

  const why = question && stopped?.question === question ? stopped.why : undefined;
  const isPending = question !== undefined && last?.question !== question && why === undefined;
  return { last, isPending, stopped: why, cancel, again };
}
