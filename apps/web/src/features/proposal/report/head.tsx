import type { ReactNode } from 'react';
import { AnswerCard } from '../answer/answer-card.tsx';
import { noLink } from '../answer/answer-lines.tsx';
import { spareKind } from '@site-designer/texts';
import type { ReportInput, ShownResult } from './report-input.ts';
import type { CalculationResult } from '@site-designer/api-contract';

interface HeadProps extends ReportInput {
  /** Of the heading. */
  readonly id: string;
}

/** The answer as the head of a proposal; of a result without one, its line in lists. */
export function Head({ id, proposal, question, headline, ...card }: HeadProps): ReactNode {
  if (!isAnswered(proposal)) return <h2 id={id}>{headline}</h2>;
  const { onUse, enterPrices, whatIf, isPaper = false } = card;
  const toEnter = isPaper || enterPrices === undefined ? noLink : enterPrices;
  const hasPriceLine = proposal.answer.price !== null || toEnter !== noLink;
  return (
    <AnswerCard
      proposal={proposal}
      headingId={id}
      kindOfSpare={spareKind(question)}
      enterPrices={hasPriceLine ? toEnter : undefined}
      {...(!isPaper && { onUse, whatIf })}
    />
  );
}

/** Results that have an answer have all that came before it. */
function isAnswered(proposal: ShownResult): proposal is CalculationResult {
  return proposal.answer !== undefined;
}
