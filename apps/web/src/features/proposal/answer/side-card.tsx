import type { ComparedSide } from '@site-designer/api-contract';
import type { AnswerLine } from '@site-designer/texts';
import { useMemo, type ReactNode } from 'react';
import styles from './answer-card.module.css';
import { AnswerCard } from './answer-card.tsx';
import { answerTexts } from './answer-hardware.ts';
import { noLink, type CardProposal } from './answer-lines.tsx';
import { DifferentLines } from './line.tsx';

type Side = Pick<ComparedSide, 'headline' | 'spareKind' | 'result'>;

interface SideCardProps {
  readonly side: Side;
  /** The other one of the comparison. */
  readonly other: Side;
}

/** The answer of one side of a comparison, marked where that of the other one differs; of a result without one, its line in lists. */
export function SideCard({ side, other }: SideCardProps): ReactNode {
  const different = useMemo(() => differentLines(side, other), [side, other]);
  const { result, spareKind, headline } = side;
  if (!isAnswered(result)) return <p>{headline}</p>;
  return (
    <DifferentLines value={different}>
      <div className={styles.side}>
        <AnswerCard
          proposal={result}
          kindOfSpare={spareKind}
          enterPrices={result.answer.price === null ? undefined : noLink}
        />
      </div>
    </DifferentLines>
  );
}

/** The lines in which two answers differ; none where one of them has no answer. */
function differentLines(one: Side, other: Side): ReadonlySet<AnswerLine['of']> {
  if (!isAnswered(one.result) || !isAnswered(other.result)) return new Set();
  const [own, beside] = [answerTexts(one.result, one.spareKind), answerTexts(other.result, other.spareKind)];
  return new Set([...own.keys(), ...beside.keys()].filter((line) => own.get(line) !== beside.get(line)));
}

/** Results that have an answer have all that came before it. */
function isAnswered(result: Side['result']): result is CardProposal {
  return result.answer !== undefined;
}
