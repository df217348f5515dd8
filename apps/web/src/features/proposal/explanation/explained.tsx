import type { ReactNode } from 'react';
import styles from './explained.module.css';
import { useExplanation } from './explanation-context.tsx';

interface ExplainedProps {
  /** Path of the figure in the proposal. */
  readonly path: string;
  /** Where the share of one figure in another is shown: the path of the other. */
  readonly of?: string;
  /** What the figure is, for the heading of its explanation. */
  readonly name: string;
  readonly children: ReactNode;
}

/** A figure that opens into its explanation. */
export function Explained({ path, of, name, children }: ExplainedProps): ReactNode {
  const explanation = useExplanation();
  if (!explanation?.paths.has(path) || (of !== undefined && !explanation.paths.has(of))) return children;
  const { asked, ask } = explanation;
  return (
    <button
      type="button"
      className={styles.figure}
      aria-haspopup="dialog"
      aria-expanded={asked?.path === path && asked.of === of}
      data-figure={path}
      onClick={({ currentTarget }) => ask({ path, of, name }, currentTarget)}
    >
      {children}
      <span className="visually-hidden">, explain {name}</span>
    </button>
  );
}
