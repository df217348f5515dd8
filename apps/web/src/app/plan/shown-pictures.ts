import { getPlanPicture } from '@site-designer/api-contract/design-addresses';
import { getProposalPlanPicture, getSharedPlanPicture } from '@site-designer/api-contract/proposal-addresses';
import { useContext, useMemo } from 'react';
import { SessionContext } from '../../features/session/session-context.ts';
import { pictureCalls } from '../../lib/calls/picture-call.ts';
import type { PictureOf } from './plan-pages.tsx';

/** Where the pictures of plans come from: a site, an issued proposal, or the link to one. */
export type PicturePlace =
  | { readonly projectId: number; readonly siteId: number }
  | { readonly projectId: number; readonly proposalId: number }
  | { readonly secret: string };

const NOBODY = { accessToken: async () => undefined, renew: async () => undefined };

export function usePictureOf(place: PicturePlace | undefined): PictureOf {
  const session = useContext(SessionContext);
  return useMemo(() => {
    const { get } = pictureCalls(session ?? NOBODY);
    return async (planId) => {
      if (place === undefined) throw new Error('There is no plan');
      if ('secret' in place) return get(getSharedPlanPicture, { ...place, planId });
      if ('siteId' in place) return get(getPlanPicture, { projectId: place.projectId, siteId: place.siteId, planId });
      return get(getProposalPlanPicture, { ...place, planId });
    };
  }, [session, place]);
}
