import { EDITOR_ACTIONS } from '#texts/editor.ts';
import {
  calculateProposal,
  calculateTotals,
  SizingError,
  type Proposal,
  type Totals,
} from '@site-designer/sizing-engine';
import { createContext, useContext, useDeferredValue, useMemo, type ReactNode } from 'react';
import { useCatalogue } from '../../lib/catalogue-context.ts';
import { logError } from '../../lib/log.ts';
import { useRows, useServerSettings } from '../../features/design-editor/editor-context.ts';

const AnswerContext = createContext<Proposal | undefined>(undefined);

/**
 * Calculates what the design on the screen needs, unsaved changes included, once for all that show it. A change of the
 * cameras is answered once it is on the screen, a change of the settings with it.
 */
export function AnswerProvider({ children }: { readonly children: ReactNode }): ReactNode {
  const catalogue = useCatalogue();
  const cameras = useDeferredValue(useRows());
  const serverSettings = useServerSettings();
  const answer = useMemo(
    () => serverSettings && unlessOutOfBounds(() => calculateProposal({ cameras, serverSettings }, catalogue)),
    [catalogue, cameras, serverSettings],
  );
  return <AnswerContext value={answer}>{children}</AnswerContext>;
}

/** The answer to the design on the screen; undefined where there is none. */
export function useAnswer(): Proposal | undefined {
  return useContext(AnswerContext);
}

/** What the cameras on the screen add up to, with the frame that shows what was typed. */
export function useTotals(): Totals | undefined {
  const catalogue = useCatalogue();
  const cameras = useRows();
  return useMemo(() => unlessOutOfBounds(() => calculateTotals(cameras, catalogue)), [catalogue, cameras]);
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
