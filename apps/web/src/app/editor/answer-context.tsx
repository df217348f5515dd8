import { EDITOR_ACTIONS } from '#texts/editor.ts';
import {
  calculateProposal,
  calculateTotals,
  SizingError,
  type Design,
  type Proposal,
  type Totals,
} from '@site-designer/sizing-engine';
import { createContext, useContext, useDeferredValue, useMemo, useState, type ReactNode } from 'react';
import { catalogue } from '../../lib/catalogue.ts';
import { logError } from '../../lib/log.ts';
import { useRows, useServerSettings } from '../../store/use-design.ts';

type AnswerTo = (design: Design) => Proposal | undefined;

const AnswerContext = createContext<AnswerTo>(answerTo);

/** Works out what the design on the screen needs, unsaved changes included, once for all that show it. */
export function AnswerProvider({ children }: { readonly children: ReactNode }): ReactNode {
  const [rememberingAnswerTo] = useState(() => remembering(answerTo));
  return <AnswerContext value={rememberingAnswerTo}>{children}</AnswerContext>;
}

/** The answer to the design on the screen; undefined where there is none. */
export function useAnswer(): Proposal | undefined {
  const cameras = useRows();
  const serverSettings = useServerSettings();
  const answer = useContext(AnswerContext);
  return serverSettings && answer({ cameras, serverSettings });
}

/** What the cameras on the screen add up to, with the frame that shows what was typed. */
export function useTotals(): Totals | undefined {
  const cameras = useRows();
  return useMemo(() => unlessOutOfBounds(() => calculateTotals(cameras, catalogue)), [cameras]);
}

/** The answer as {@link useAnswer} gives it, worked out as soon as nothing else is to be done. */
export function useLaterAnswer(): Proposal | undefined {
  const cameras = useDeferredValue(useRows());
  const serverSettings = useDeferredValue(useServerSettings());
  const answer = useContext(AnswerContext);
  return useMemo(() => serverSettings && answer({ cameras, serverSettings }), [answer, cameras, serverSettings]);
}

function remembering(answer: AnswerTo): AnswerTo {
  let last: { readonly design: Design; readonly answer: Proposal | undefined } | undefined;
  return (design) => {
    const isSame = last?.design.cameras === design.cameras && last.design.serverSettings === design.serverSettings;
    if (!isSame || !last) last = { design, answer: answer(design) };
    return last.answer;
  };
}

function answerTo(design: Design): Proposal | undefined {
  return unlessOutOfBounds(() => calculateProposal(design, catalogue));
}

/** A design out of its bounds has no answer; it must still open, so that it can be corrected. */
function unlessOutOfBounds<T>(calculate: () => T): T | undefined {
  try {
    return calculate();
  } catch (cause) {
    if (!(cause instanceof SizingError)) throw cause;
    logError(EDITOR_ACTIONS.notSized, cause);
    return undefined;
  }
}
