import { SUMMARY_TEXTS } from '#texts/summary.ts';
import { chooseSiteDesign } from '@site-designer/api-contract/addresses';
import { useApp, useAppStore } from '../use-app.ts';

interface ChosenDesign {
  /** Null where none was chosen; undefined while that is not known. */
  readonly chosenId: number | null | undefined;
  /** The design that counts in the summary, the chosen one, else the newest; undefined where there is only one. */
  readonly countingId: number | undefined;
  readonly choose: (siteDesignId: number | null) => void;
}

interface SitePlace {
  readonly projectId: number;
  readonly siteId: number;
}

/** Which design of a site counts in the summary of its project. Whoever shows it loads the sites. */
export function useChosenDesign(place: SitePlace): ChosenDesign {
  const { host } = useAppStore();
  const { items, reload } = useApp(({ sites }) => sites);
  const designs = useApp(({ siteDesign }) => siteDesign.items);
  const chosenId = items.find(({ id }) => id === place.siteId)?.chosenSiteDesignId;

  async function choose(siteDesignId: number | null): Promise<void> {
    await host.call(chooseSiteDesign, { params: place, body: { siteDesignId } });
    await reload();
  }

  return {
    chosenId,
    // Of a single design there is nothing to tell.
    countingId: chosenId === undefined || designs.length < 2 ? undefined : (chosenId ?? designs[0]?.id),
    choose: (siteDesignId) =>
      void choose(siteDesignId).catch((cause: unknown) => host.report(SUMMARY_TEXTS.failed, cause)),
  };
}
