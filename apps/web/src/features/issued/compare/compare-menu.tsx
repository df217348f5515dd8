import { COMPARE_ACTIONS as TEXTS } from '#texts/proposal/compare.ts';
import type { IssuedProposalHeading } from '@site-designer/api-contract/proposal-addresses';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { Menu, type MenuAction } from '../../../ui/buttons/menu.tsx';
import { compareAddress, inOrder, withDraft, withToday, type Sides } from './compare-sides.ts';
import { proposalName } from '../opened/issued-api.ts';

interface CompareMenuProps {
  readonly projectId: number;
  readonly proposal: IssuedProposalHeading;
  readonly all: readonly IssuedProposalHeading[];
}

/** The page of the comparison offers all others. */
const MOST_OTHERS = 3;

/** What an issued proposal is compared with: other issues, those of the same number first, its design, and today. */
export function CompareMenu({ projectId, proposal, all }: CompareMenuProps): ReactNode {
  const navigate = useNavigate();
  const action = (id: string, text: string, sides: Sides): MenuAction => ({
    id,
    text,
    icon: 'sliders',
    onAction: () => void navigate(compareAddress(projectId, sides)),
  });
  const others = all
    .filter(({ id }) => id !== proposal.id)
    .toSorted((a, b) => Number(b.number === proposal.number) - Number(a.number === proposal.number) || b.id - a.id)
    .slice(0, MOST_OTHERS);
  return (
    <Menu
      label={TEXTS.of(proposalName(proposal))}
      actions={[
        action('draft', TEXTS.withDraft, withDraft(proposal)),
        action('today', TEXTS.withToday, withToday(proposal)),
        ...others.map((other) =>
          action(`${other.id}`, TEXTS.withOther(proposalName(other)), inOrder('proposal', proposal.id, other.id)),
        ),
      ]}
    />
  );
}
