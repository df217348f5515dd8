import { useContext } from 'react';
import { AccessContext, refusalOf } from '../../lib/state/access.ts';
import type { IssuePlace } from '../../features/issued/issue/issue-start.ts';
import { enterPrices } from './enter-prices.tsx';
import { isInAccount } from './issue-place.ts';

/** What an answer offers to the user: ways to change the design, and prices to enter. */
export function useOffers(place: IssuePlace | undefined) {
  const access = useContext(AccessContext);
  const seesPrices = isInAccount(place) && (access.noPrices ?? '') === '';
  return {
    mayUse: refusalOf(access, 'edit') === undefined,
    enterPrices: seesPrices ? enterPrices : undefined,
  };
}
