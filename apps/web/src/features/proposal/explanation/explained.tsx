import { EXPLANATION_TEXTS } from '#texts/proposal-explanation.ts';
import type { ReactNode } from 'react';
import styles from './explained.module.css';
import { useExplanation } from './explanation-context.tsx';

interface ExplainedProps {
  /** Path of the figure in the proposal. */
  readonly path: string;
  /** Where the share of one figure in another is shown: the path of the other. */
  readonly of?: string;
  /** Where a part of a sum is shown: numbers of the rows in the design that it is the sum of. */
  readonly numbers?: readonly number[];
  /** What the figure is, for the heading of its explanation. */
  readonly name: string;
  readonly children: ReactNode;
}

/** A figure that opens into its explanation. */
export function Explained({ path, of, numbers, name, children }: ExplainedProps): ReactNode {
  const explanation = useExplanation();
  if (!explanation?.paths.has(path) || (of !== undefined && !explanation.paths.has(of))) return children;
  const { asked, ask } = explanation;
  return (
    <button
      type="button"
      className={styles.figure}
      aria-haspopup="dialog"
      aria-expanded={asked?.path === path && asked.of === of && asked.name === name}
      title={EXPLANATION_TEXTS.explain(name)}
      data-figure={path}
      onClick={({ currentTarget }) => ask({ path, of, numbers, name }, currentTarget)}
    >
      {children}
    </button>
  );
}
