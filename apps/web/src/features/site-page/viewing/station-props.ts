import type { Station } from '../page/network-plan.ts';
import type { SiteInput } from '../page/site-input.ts';

/** A station on the page of the site. */
export interface StationProps {
  readonly input: SiteInput;
  readonly station: Station;
  /** Its place in the settings. */
  readonly place: number;
}
