import type { ReactNode } from 'react';
import { AnswerCard } from '../answer/answer-card.tsx';
import { spareWord } from '../answer/answer-hardware.ts';
import type { ReportInput, ShownResult } from './report-input.ts';
import type { CalculationResult } from '@site-designer/api-contract';

interface HeadProps extends ReportInput {
  /** Of the heading. */
  readonly id: string;
}

/** The answer as the head of a proposal; of a result without one, its line in lists. */
export function Head({ id, proposal, question, headline, ...card }: HeadProps): ReactNode {
  if (!isAnswered(proposal)) return <h2 id={id}>{headline}</h2>;
  const { onUse, enterPrices = namesOnly, whatIf, isPaper = false } = card;
  return (
    <AnswerCard
      proposal={proposal}
      headingId={id}
      kindOfSpare={spareWord(question)}
      {...(isPaper ? { enterPrices: namesOnly } : { onUse, enterPrices, whatIf })}
    />
  );
}

/** Results that have an answer have all that came before it. */
function isAnswered(proposal: ShownResult): proposal is CalculationResult {
  return proposal.answer !== undefined;
}

/** Where no prices can be entered, the names without one still stand there. */
function namesOnly(): ReactNode {
  return null;
}
