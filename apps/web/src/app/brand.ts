import type { Branding } from '@site-designer/api-contract/proposal-addresses';
import { branding as branded } from '../branding.ts';
import type { Brand } from '../features/proposal/report/report-input.ts';

/** What a company puts on its proposals; the branding file stands in for what it has not set. */
export function brandOf({ name, logo, accent, legalText, notes }: Branding): Brand {
  const terms = [notes, legalText].filter((text) => text !== '');
  return {
    name: name || branded.provider.name,
    logo: logo ?? branded.provider.logo,
    accent: accent || undefined,
    terms: terms.length > 0 ? terms : branded.terms,
  };
}

/** That of the branding file alone. */
export const USUAL_BRAND: Brand = {
  name: branded.provider.name,
  logo: branded.provider.logo,
  terms: branded.terms,
};
