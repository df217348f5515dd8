import type { SiteDesignHeading } from '@site-designer/api-contract';

/** The site that a design belongs to. */
export type SitePlace = Pick<SiteDesignHeading, 'projectId' | 'siteId'>;
