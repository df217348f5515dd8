import { SUMMARY_TEXTS } from '#texts/pages/summary.ts';
import { chooseSiteDesign } from '@site-designer/api-contract/addresses';
import { useApp, useAppStore } from '../store/use-app.ts';

interface ChosenDesign {
  /** Null if none was chosen; undefined until it is known. */
  readonly chosenId: number | null | undefined;
  readonly choose: (siteDesignId: number | null) => void;
}

interface SitePlace {
  readonly projectId: number;
  readonly siteId: number;
}

/** The design of a site that was chosen for the summary of its project. Callers load the sites. */
export function useChosenDesign(place: SitePlace): ChosenDesign {
  const { host } = useAppStore();
  const { items, reload } = useApp(({ sites }) => sites);
  const chosenId = items.find(({ id }) => id === place.siteId)?.chosenSiteDesignId;

  async function choose(siteDesignId: number | null): Promise<void> {
    await host.call(chooseSiteDesign, { params: place, body: { siteDesignId } });
    await reload();
  }

  return {
    chosenId,
    choose: (siteDesignId) =>
      void choose(siteDesignId).catch((cause: unknown) => host.report(SUMMARY_TEXTS.failed, cause)),
  };
}
