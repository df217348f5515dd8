import { ISSUED_TEXTS as TEXTS } from '#texts/proposal/issued.ts';
import {
  compareInProject,
  compareIssuedProposal,
  type ProjectComparison,
} from '@site-designer/api-contract/proposal-addresses';
import { ANSWER_WORDS } from '@site-designer/texts';
import type { ReactNode } from 'react';
import { moneyText } from '../../../lib/format/format-money.ts';
import { useLoaded } from '../../../lib/hooks/use-loaded.ts';
import { Link } from '../../../ui/base/link.tsx';
import { Banner } from '../../../ui/dialogs/banner.tsx';
import { compareAddress, withToday } from './compare-sides.ts';
import type { IssuedHost } from '../opened/issued-api.ts';
import { ModelChanges } from './model-changes.tsx';

interface TodayNoteProps {
  readonly host: IssuedHost;
  readonly projectId: number;
  readonly proposalId: number;
}

/** Shown if the same design would give another result today: what would be bought, and its price. */
export function TodayNote({ host, projectId, proposalId }: TodayNoteProps): ReactNode {
  const sides = withToday({ id: proposalId });
  const { data } = useLoaded(`${projectId} ${proposalId}`, async () => {
    const input = { params: { projectId, proposalId }, querystring: { to: 'today' } };
    const { differences, modelChanges } = (await host.call(compareIssuedProposal, input)).data;
    if (differences.length === 0) return null;
    const compared = await host.call(compareInProject, { params: { projectId }, querystring: sides });
    return { today: todayText(compared.data), modelChanges };
  });
  if (data === undefined || data === null) return null;
  return (
    <Banner tone="near" action={<Link to={compareAddress(projectId, sides)}>{TEXTS.seeToday}</Link>}>
      <p>{TEXTS.changedSince(data.today)}</p>
      <ModelChanges changes={data.modelChanges} />
    </Banner>
  );
}

/** What the design would be today; its price only where it was issued with prices. */
function todayText({ a, b }: ProjectComparison): string {
  const price = a.priced ? b.result.answer?.price : null;
  const sum =
    !price || price.amount === null || price.currency === null
      ? []
      : [moneyText(price.amount, price.currency), ANSWER_WORDS.forLines(price.priced, price.lines)];
  const [hardware, money] = [b.errorMessage ?? b.headline, sum.filter((part) => part !== '').join(' ')];
  return [hardware, money].filter((part) => part !== '').join(', ');
}
