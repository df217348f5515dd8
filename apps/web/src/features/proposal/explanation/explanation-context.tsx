import type { Design, ExplainedResult } from '@site-designer/sizing-engine';
import type { Catalogue } from '@site-designer/sizing-engine/catalogue';
import { createContext, useCallback, useContext, useId, useMemo, useRef, useState, type ReactNode } from 'react';
import { useCatalogue } from '../../../lib/catalogue-context.ts';
import { explainerOf, explainerOfDesign, storedExplainer, type Explainer, type KeptHistories } from './explainer.ts';
import type { Source } from './source.ts';
import type { RowNames } from './words.ts';

export interface AskedFigure {
  readonly source: Source;
  readonly name: string;
}

export interface Explanation extends Explainer, RowNames {
  readonly asked: AskedFigure | undefined;
  readonly ask: (figure: AskedFigure, from: HTMLElement) => void;
  readonly close: () => void;
}

const ExplanationContext = createContext<Explanation | undefined>(undefined);

/** The explanations of the surrounding proposal; undefined if its design is unknown. */
export function useExplanation(): Explanation | undefined {
  return useContext(ExplanationContext);
}

interface PanelOwner {
  /** Provider whose figure was opened last; undefined where there is only one provider. */
  readonly owner: string | undefined;
  readonly take: (owner: string) => void;
}

const PanelContext = createContext<PanelOwner>({ owner: undefined, take: () => undefined });

/** Lets all providers below share one panel: the figure that was opened last is shown. */
export function OneExplanation({ children }: { readonly children: ReactNode }): ReactNode {
  const [owner, take] = useState<string>();
  const value = useMemo(() => ({ owner, take }), [owner]);
  return <PanelContext value={value}>{children}</PanelContext>;
}

interface ExplanationProviderProps {
  readonly question: Design | undefined;
  /** The stored derivations of the result; undefined: the design is calculated again here. */
  readonly stored?: KeptHistories | undefined;
  /** The answer, if it was calculated here. */
  readonly answer?: ExplainedResult | undefined;
  readonly reported?: readonly string[] | undefined;
  readonly children: ReactNode;
}

export function ExplanationProvider({
  question,
  stored,
  answer,
  reported,
  children,
}: ExplanationProviderProps): ReactNode {
  const catalogue = useCatalogue();
  const explainer = useMemo(
    () => explainerFor({ question, stored, answer, catalogue }),
    [stored, question, answer, catalogue],
  );
  const [asked, setAsked] = useState<AskedFigure>();
  const askedFrom = useRef<HTMLElement>(undefined);

  const id = useId();
  const { owner, take } = useContext(PanelContext);
  const ask = useCallback(
    (figure: AskedFigure, from: HTMLElement) => {
      askedFrom.current = from;
      setAsked(figure);
      take(id);
    },
    [id, take],
  );
  const close = useCallback(() => {
    setAsked(undefined);
    askedFrom.current?.focus();
  }, []);

  const explanation = useMemo(() => {
    if (question === undefined || explainer === undefined) return undefined;
    // An updated proposal may no longer have the figure.
    const isShown =
      asked !== undefined && (owner === undefined || owner === id) && explainer.paths.has(asked.source.path);
    const shown = isShown ? asked : undefined;
    return { ...explainer, rows: question.cameras, reported, asked: shown, ask, close };
  }, [question, reported, explainer, asked, ask, close, owner, id]);

  return <ExplanationContext value={explanation}>{children}</ExplanationContext>;
}

interface Explained extends Pick<ExplanationProviderProps, 'question' | 'stored' | 'answer'> {
  readonly catalogue: Catalogue;
}

function explainerFor({ question, stored, answer, catalogue }: Explained): Explainer | undefined {
  if (stored) return storedExplainer(stored);
  if (answer) return explainerOf(answer);
  return question && explainerOfDesign(question, catalogue);
}
