import type { Design } from '@site-designer/sizing-engine';
import type { Proposal } from '@site-designer/texts';
import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { sizedExplainer, type Explainer } from '../../explained/explainer.ts';
import { useCatalogue } from '../../lib/state/catalogue-context.ts';
import { useSettled } from '../../lib/hooks/use-settled.ts';
import { useIsPainted } from '../../lib/hooks/use-is-painted.ts';
import type { Question } from '../../lib/sizing/sizing-task.ts';
import { useSized, type SizedQuestion, type SizingProgress } from '../../lib/sizing/use-sized.ts';
import { MANY_ROWS } from '../../features/design-editor/document/many-rows.ts';
import { useIsOpen, useRowsBehind, useServerSettings } from '../../features/design-editor/document/editor-context.ts';
import { useCableRuns } from './use-cable-runs.ts';

interface Answer {
  /** The newest answer; undefined where there is none. */
  readonly proposal: Proposal | undefined;
  /** The design that it is the answer to. */
  readonly question?: Design | undefined;
  /** The same as the worker has it: what else is asked about it is not sent again. */
  readonly asked?: Question | undefined;
  readonly explainer?: Explainer | undefined;
  /** Whether the design is on the screen and its first answer is not. */
  readonly isPending: boolean;
}

/** A pause in typing before many rows are sent: copying them, and showing an answer that is obsolete, would delay the next key. */
const BETWEEN_KEYS_MS = 150;

/** The table of cameras shows the servers of each group, however many servers there are. */
const LIVE = { plan: true };

const NO_PROGRESS: SizingProgress = { isPending: false, stopped: undefined, cancel: () => {}, again: () => {} };

const AnswerContext = createContext<Answer>({ proposal: undefined, isPending: false });
const ProgressContext = createContext<SizingProgress>(NO_PROGRESS);

/** Sizes the design on the screen, unsaved changes included, once for all parts that show the answer. */
export function AnswerProvider({ children }: { readonly children: ReactNode }): ReactNode {
  const catalogue = useCatalogue();
  const rows = useRowsBehind();
  const isOpen = useIsOpen();
  const shown = isOpen ? rows : undefined;
  // The rows of a design that has just been opened are settled: none are of the page before it.
  const settled = useSettled(shown, rows.length < MANY_ROWS ? 0 : BETWEEN_KEYS_MS) ?? shown;
  const cameras = useIsPainted(isOpen) ? settled : undefined;
  const serverSettings = useServerSettings();
  const runs = useCableRuns(cameras);
  const question = useMemo((): Question | undefined => {
    if (!cameras || !serverSettings) return undefined;
    // Nobody else asks for cables: without a network a moved camera sizes nothing.
    const cables = runs && serverSettings.network !== null && { cableRuns: runs };
    return { design: { cameras, serverSettings, ...cables }, catalogue, options: LIVE };
  }, [catalogue, cameras, serverSettings, runs]);
  const { last, isPending, stopped, cancel, again } = useSized(question);
  const isFirst = last === undefined && (cameras === undefined || question !== undefined);
  const answer = useMemo(() => answerOf(last, isFirst), [last, isFirst]);
  const progress = useMemo(() => ({ isPending, stopped, cancel, again }), [isPending, stopped, cancel, again]);
  return (
    <AnswerContext value={answer}>
      <ProgressContext value={progress}>{children}</ProgressContext>
    </AnswerContext>
  );
}

function answerOf(last: SizedQuestion | undefined, isPending: boolean): Answer {
  if (last === undefined) return { proposal: undefined, isPending };
  const { question, sized } = last;
  const explainer = sized && sizedExplainer(question, sized.paths);
  return { proposal: sized?.proposal, question: question.design, asked: question, explainer, isPending };
}

export function useAnswer(): Answer {
  return useContext(AnswerContext);
}

/** How far the answer to the newest change is. */
export function useAnswerProgress(): SizingProgress {
  return useContext(ProgressContext);
}
