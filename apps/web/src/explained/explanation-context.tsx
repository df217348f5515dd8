import type { Design, ExplainedResult } from '@site-designer/sizing-engine';
import type { Catalogue } from '@site-designer/sizing-engine';
import { createContext, useContext, useId, useMemo, useState, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { useCatalogue } from '../lib/state/catalogue-context.ts';
import { explainerOf, explainerOfDesign, storedExplainer, type Explainer, type KeptHistories } from './explainer.ts';
import type { Source } from './source.ts';
import type { RowNames } from './words.ts';

export interface AskedFigure {
  readonly source: Source;
  readonly name: string;
  readonly from: HTMLElement;
  /** The provider around it. */
  readonly provider: string;
}

/** The figure that was asked last. Hundreds of figures follow it: in a context it would render all of them again. */
type AskedStore = StoreApi<AskedFigure | undefined>;

export interface Explanation extends Explainer, RowNames {
  readonly provider: string;
  readonly lastAsked: AskedStore;
}

const ExplanationContext = createContext<Explanation | undefined>(undefined);

/** The explanations of the surrounding proposal; undefined if its design is unknown. */
export function useExplanation(): Explanation | undefined {
  return useContext(ExplanationContext);
}

/** What a component reads of the figure whose explanation is shown: it is rendered again when that changes. */
export function useAsked<T>(explanation: Explanation, selector: (asked: AskedFigure | undefined) => T): T {
  const { provider, lastAsked, paths } = explanation;
  // An updated proposal may no longer have the figure.
  const isShown = (asked?: AskedFigure) => asked?.provider === provider && paths.has(asked.source.path);
  return useStore(lastAsked, (asked) => selector(isShown(asked) ? asked : undefined));
}

export function ask({ provider, lastAsked }: Explanation, figure: Omit<AskedFigure, 'provider'>): void {
  lastAsked.setState({ ...figure, provider });
}

export function close({ lastAsked }: Explanation): void {
  const from = lastAsked.getState()?.from;
  lastAsked.setState(undefined);
  from?.focus();
}

const AskedContext = createContext<AskedStore | undefined>(undefined);

function useAskedStore(): AskedStore {
  const [own] = useState(() => createStore<AskedFigure | undefined>(() => undefined));
  return useContext(AskedContext) ?? own;
}

/** Lets all providers below share one panel: the figure that was opened last is shown. */
export function OneExplanation({ children }: { readonly children: ReactNode }): ReactNode {
  return <AskedContext value={useAskedStore()}>{children}</AskedContext>;
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
  const lastAsked = useAskedStore();
  const provider = useId();
  const explanation = useMemo(
    () =>
      question &&
      explainer && { ...explainer, products: catalogue.names, rows: question.cameras, reported, provider, lastAsked },
    [question, reported, explainer, catalogue, provider, lastAsked],
  );
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
