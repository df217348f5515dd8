import { COVER_TEXTS as TEXTS } from '#texts/issued.ts';
import { getBranding, getCover } from '@site-designer/api-contract/proposal-addresses';
import type { Brand, CoverCard } from '../../features/proposal/report/report-input.ts';
import { useLoaded } from '../../lib/use-loaded.ts';
import { brandOf } from '../brand.ts';
import { useAppStore } from '../use-app.ts';

interface Letterhead {
  readonly brand: Brand;
  readonly cover: CoverCard;
}

/** What the print of a proposal starts with: for whom it is, and the company that it is from; once it has come. */
export function useLetterhead(projectId: number | undefined): Letterhead | undefined {
  const { host } = useAppStore();
  const { data } = useLoaded(String(projectId), async () => {
    if (projectId === undefined) return undefined;
    try {
      const [cover, branding] = await Promise.all([
        host.call(getCover, { params: { projectId } }),
        host.call(getBranding, {}),
      ]);
      return { cover: cover.data.cover, brand: brandOf(branding.data.branding) };
    } catch (cause) {
      host.report(TEXTS.notLoaded, cause);
      return undefined;
    }
  });
  return data;
}
