import {
  calculateProposal,
  figurePaths,
  type CameraRow,
  type Design,
  type ExplainedProposal,
} from '@site-designer/sizing-engine';
import { createContext, useCallback, useContext, useMemo, useRef, useState, type ReactNode } from 'react';
import { useCatalogue } from '../../../lib/catalogue-context.ts';
import type { Source } from './source.ts';

/** A figure that somebody asked about. */
export interface AskedFigure {
  readonly source: Source;
  /** What the proposal calls it. */
  readonly name: string;
}

export interface Explanation {
  readonly proposal: ExplainedProposal;
  readonly rows: readonly CameraRow[];
  readonly paths: ReadonlySet<string>;
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
  readonly children: ReactNode;
}

/** Answers the question once more here, with the histories that do not travel with an answer. */
export function ExplanationProvider({ question, children }: ExplanationProviderProps): ReactNode {
  const catalogue = useCatalogue();
  const proposal = useMemo(() => question && calculateProposal(question, catalogue), [question, catalogue]);
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
    if (question === undefined || proposal === undefined) return undefined;
    const paths = new Set(figurePaths(proposal));
    // A proposal that was updated meanwhile may not have the figure any more.
    const shown = asked !== undefined && paths.has(asked.source.path) ? asked : undefined;
    return { proposal, rows: question.cameras, paths, asked: shown, ask, close };
  }, [question, proposal, asked, ask, close]);

  return <ExplanationContext value={explanation}>{children}</ExplanationContext>;
}
