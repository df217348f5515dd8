import { TERMS } from '#texts/pages/terms.ts';
import type { FrozenBranding } from '@site-designer/api-contract/proposal-addresses';
import { drawnLogo } from '../../lib/files/drawn-logo.ts';
import { branding as branded } from '../../lib/state/branding.ts';
import type { Brand } from '../../features/proposal/report/report-input.ts';

/** Branding of proposals; the branding file replaces what a company has not set. */
export function brandOf({ name, logo, accent, legalText, notes }: FrozenBranding): Brand {
  const terms = [notes, legalText].filter((text) => text !== '');
  return {
    name: name || branded.provider.name,
    logo: drawnLogo(logo ?? branded.provider.logo),
    accent: accent || undefined,
    terms: terms.length > 0 ? terms : TERMS,
  };
}

/** The branding of the branding file only. */
export const USUAL_BRAND: Brand = {
  name: branded.provider.name,
  logo: branded.provider.logo,
  terms: TERMS,
};
