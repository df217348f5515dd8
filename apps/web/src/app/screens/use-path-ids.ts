import { usePathParams } from '../pages/path-params.ts';

interface PathIds {
  readonly projectId: number;
  readonly siteId: number;
  readonly siteDesignId: number;
}

/** Ids of the address. Any other text becomes NaN, which is never an id. */
export function usePathIds(): PathIds {
  const { projectId, siteId, siteDesignId } = usePathParams();
  return { projectId: Number(projectId), siteId: Number(siteId), siteDesignId: Number(siteDesignId) };
}
