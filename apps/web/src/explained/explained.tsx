import { EXPLANATION_TEXTS } from '#texts/proposal/proposal-explanation.ts';
import type { ReactNode } from 'react';
import { classNames } from '../lib/format/class-names.ts';
import styles from './explained.module.css';
import { ask, useAsked, useExplanation, type Explanation } from './explanation-context.tsx';
import { keyOfSource, type Source } from './source.ts';
import { useIsAssumed } from './use-assumed.ts';

interface ExplainedProps extends Source {
  /** Name of the figure, the heading of its explanation. */
  readonly name: string;
  readonly children: ReactNode;
}

/** A number that opens its explanation. A star marks numbers based on an assumed fact. */
export function Explained({ children, ...figure }: ExplainedProps): ReactNode {
  const explanation = useExplanation();
  if (!explanation?.paths.has(figure.path)) return children;
  return (
    <FigureButton explanation={explanation} {...figure}>
      {children}
    </FigureButton>
  );
}

interface FigureButtonProps extends ExplainedProps {
  readonly explanation: Explanation;
}

function FigureButton({ explanation, name, children, ...source }: FigureButtonProps): ReactNode {
  const isAssumed = useIsAssumed(explanation, source.path);
  const isAsked = useAsked(
    explanation,
    (asked) => asked?.name === name && keyOfSource(asked.source) === keyOfSource(source),
  );
  return (
    <button
      type="button"
      className={classNames(styles.figure, isAssumed && styles.assumed)}
      aria-haspopup="dialog"
      aria-expanded={isAsked}
      title={EXPLANATION_TEXTS.explain(name)}
      data-figure={source.path}
      data-is-told={isTold(source)}
      data-is-assumed={isAssumed}
      onClick={({ currentTarget }) => ask(explanation, { source, name, from: currentTarget })}
    >
      {children}
    </button>
  );
}

/** Whether the result has the number itself, and not only its inputs. */
function isTold({ numbers, isShare, isChance }: Source): boolean {
  return numbers === undefined && isShare === undefined && isChance === undefined;
}
