import { calculateProposal, type CameraRow, type Design } from '@site-designer/sizing-engine';
import { english, type ExplainedProposal } from '@site-designer/texts';
import { createContext, useContext, useDeferredValue, useMemo, type ReactNode } from 'react';
import { useCatalogue } from '../../lib/catalogue-context.ts';
import { unlessOutOfBounds } from '../../lib/unless-out-of-bounds.ts';
import { useIsPainted } from '../../lib/use-is-painted.ts';
import { useSettled } from '../../lib/use-settled.ts';
import { useIsOpen, useRowsBehind, useServerSettings } from '../../features/design-editor/editor-context.ts';
import { MANY_ROWS } from '../../features/design-editor/many-rows.ts';

interface Answer {
  /** Undefined where there is none. */
  readonly proposal: ExplainedProposal | undefined;
  readonly question?: Design | undefined;
  /** Whether the design is on the screen and its first answer is not. */
  readonly isPending: boolean;
}

/** A pause in typing before the answer is computed: otherwise the next key would wait for an obsolete answer. */
const BETWEEN_KEYS_MS = 150;

/** The table of cameras shows the servers of each group, however many servers there are. */
const LIVE = { plan: true };

const AnswerContext = createContext<Answer>({ proposal: undefined, isPending: false });

/**
 * Sizes the design on the screen, unsaved changes included, once for all parts that show the answer. Changed cameras are
 * painted before they are sized; changed settings are sized at once.
 */
export function AnswerProvider({ children }: { readonly children: ReactNode }): ReactNode {
  const catalogue = useCatalogue();
  const rows = useRowsBehind();
  const isOpen = useIsOpen();
  const shown = isOpen ? rows : null;
  // The rows of a design that has just been opened are settled: none are of the page before it.
  const settled = useSettled(shown, rows.length < MANY_ROWS ? 0 : BETWEEN_KEYS_MS) ?? shown;
  const isPainted = useIsPainted(isOpen);
  const cameras = useDeferredValue<readonly CameraRow[] | null>(isPainted ? settled : null, null);
  const serverSettings = useServerSettings();
  const answer = useMemo((): Answer => {
    if (cameras === null) return { proposal: undefined, isPending: true };
    const question = serverSettings && { cameras, serverSettings };
    const proposal =
      question && unlessOutOfBounds(() => english.rendered(calculateProposal(question, catalogue, LIVE)));
    return { proposal, question, isPending: false };
  }, [catalogue, cameras, serverSettings]);
  return <AnswerContext value={answer}>{children}</AnswerContext>;
}

export function useAnswer(): Answer {
  return useContext(AnswerContext);
}
