import type { CameraRow, Design } from '@site-designer/sizing-engine';
import { createContext, useCallback, useContext, useMemo, useRef, useState, type ReactNode } from 'react';
import { useCatalogue } from '../../../lib/catalogue-context.ts';
import { explainerOfDesign, storedExplainer, type Explainer, type KeptHistories } from './explainer.ts';
import type { Source } from './source.ts';

/** A figure that somebody asked about. */
export interface AskedFigure {
  readonly source: Source;
  /** What the proposal calls it. */
  readonly name: string;
}

export interface Explanation extends Explainer {
  readonly rows: readonly CameraRow[];
  readonly asked: AskedFigure | undefined;
  readonly ask: (figure: AskedFigure, from: HTMLElement) => void;
  readonly close: () => void;
}

const ExplanationContext = createContext<Explanation | undefined>(undefined);

/** The explanations of the proposal around; undefined where its question is not known. */
export function useExplanation(): Explanation | undefined {
  return useContext(ExplanationContext);
}

interface ExplanationProviderProps {
  /** The design that the proposal answers. */
  readonly question: Design | undefined;
  /** The histories that were kept with the result; where there are none, the question is answered once more here. */
  readonly stored?: KeptHistories | undefined;
  readonly children: ReactNode;
}

/** Hands the figures below their histories. */
export function ExplanationProvider({ question, stored, children }: ExplanationProviderProps): ReactNode {
  const catalogue = useCatalogue();
  const explainer = useMemo(
    () => (stored ? storedExplainer(stored) : question && explainerOfDesign(question, catalogue)),
    [stored, question, catalogue],
  );
  const [asked, setAsked] = useState<AskedFigure>();
  const askedFrom = useRef<HTMLElement>(undefined);

  const ask = useCallback((figure: AskedFigure, from: HTMLElement) => {
    askedFrom.current = from;
    setAsked(figure);
  }, []);
  const close = useCallback(() => {
    setAsked(undefined);
    askedFrom.current?.focus();
  }, []);

  const explanation = useMemo(() => {
    if (question === undefined || explainer === undefined) return undefined;
    // A proposal that was updated meanwhile may not have the figure any more.
    const shown = asked !== undefined && explainer.paths.has(asked.source.path) ? asked : undefined;
    return { ...explainer, rows: question.cameras, asked: shown, ask, close };
  }, [question, explainer, asked, ask, close]);

  return <ExplanationContext value={explanation}>{children}</ExplanationContext>;
}
