import { ANSWER_TEXTS } from '#texts/proposal/answer-card.ts';
import type { AnswerLine } from '@site-designer/texts';
import { createContext, useContext, type ReactNode } from 'react';
import { classNames } from '../../../lib/format/class-names.ts';
import { Icon, type IconName } from '../../../ui/buttons/icon.tsx';
import styles from './answer-card.module.css';

type LineName = AnswerLine['of'];

/** The lines that say something else than the card beside it. */
export const DifferentLines = createContext<ReadonlySet<LineName>>(new Set());

interface PlaceProps {
  /** The lines of the answer that it shows. */
  readonly of: readonly LineName[];
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A place of the card, marked where it differs from the card beside it. */
export function Place({ of, className, children }: PlaceProps): ReactNode {
  const different = useContext(DifferentLines);
  const isDifferent = of.some((line) => different.has(line));
  return (
    <div className={classNames(className, isDifferent && styles.different)}>
      {isDifferent && <span className="visually-hidden">{ANSWER_TEXTS.different}</span>}
      {children}
    </div>
  );
}

interface LineProps {
  readonly of: LineName;
  readonly icon: IconName;
  readonly tone?: 'good' | 'near' | undefined;
  readonly children: ReactNode;
}

/** One line of the card; it keeps its place while it has nothing to say. */
export function Line({ of, icon, tone, children }: LineProps): ReactNode {
  return (
    <Place of={[of]} className={styles.line}>
      <span className={classNames(styles.icon, tone && styles[tone])}>
        <Icon name={icon} />
      </span>
      <div>{children}</div>
    </Place>
  );
}
