import { COVER_TEXTS as TEXTS } from '#texts/proposal/issued.ts';
import { getBranding, getCover, type Branding } from '@site-designer/api-contract/proposal-addresses';
import type { ReportInput } from '../../features/proposal/report/report-input.ts';
import { useContext } from 'react';
import { AccessContext } from '../../lib/state/access.ts';
import { useLoaded } from '../../lib/hooks/use-loaded.ts';
import { brandOf, USUAL_BRAND } from '../layout/brand.ts';
import { useAppStore } from '../store/use-app.ts';
import type { IssuePlace } from '../../features/issued/issue/issue-start.ts';
import { isInAccount } from './issue-place.ts';

export interface Letterhead extends Pick<ReportInput, 'brand' | 'cover'> {
  /** Undefined until it is loaded, and without an account. */
  readonly branding?: Branding | undefined;
}

const USUAL: Letterhead = { brand: USUAL_BRAND };

/** The head of a printed proposal: its customer and the issuing company. */
export function useLetterhead(place: IssuePlace | undefined, hasProposal: boolean): Letterhead {
  const { host } = useAppStore();
  const { workspaceId } = useContext(AccessContext);
  const projectId = hasProposal && isInAccount(place) ? place.projectId : undefined;
  const { data } = useLoaded(`${projectId} ${workspaceId}`, async (): Promise<Letterhead> => {
    if (projectId === undefined) return USUAL;
    try {
      const [cover, branding] = await Promise.all([
        host.call(getCover, { params: { projectId } }),
        host.call(getBranding, { querystring: workspaceId === undefined ? {} : { workspaceId } }),
      ]);
      const own = branding.data.branding;
      return { cover: cover.data.cover, brand: brandOf(own), branding: own };
    } catch (cause) {
      host.report(TEXTS.notLoaded, cause);
      return USUAL;
    }
  });
  return data ?? USUAL;
}
