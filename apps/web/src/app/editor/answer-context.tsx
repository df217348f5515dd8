import { calculateProposal, SizingError, type Design, type Proposal } from '@site-designer/sizing-engine';
import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { catalogue } from '../../lib/catalogue.ts';
import { logError } from '../../lib/log.ts';
import { useRows, useServerSettings } from '../../store/use-design.ts';

const AnswerContext = createContext<Proposal | undefined>(undefined);

/** Works out what the design on the screen needs, unsaved changes included, once for all that show it. */
export function AnswerProvider({ children }: { readonly children: ReactNode }): ReactNode {
  const cameras = useRows();
  const serverSettings = useServerSettings();
  const answer = useMemo(
    () => (serverSettings ? answerTo({ cameras, serverSettings }) : undefined),
    [cameras, serverSettings],
  );
  return <AnswerContext value={answer}>{children}</AnswerContext>;
}

/** The answer to the design on the screen; undefined where there is none. */
export function useAnswer(): Proposal | undefined {
  return useContext(AnswerContext);
}

/** A design out of its bounds has no answer; it must still open, so that it can be corrected. */
function answerTo(design: Design): Proposal | undefined {
  try {
    return calculateProposal(design, catalogue);
  } catch (cause) {
    if (!(cause instanceof SizingError)) throw cause;
    logError('The design could not be sized', cause);
    return undefined;
  }
}
