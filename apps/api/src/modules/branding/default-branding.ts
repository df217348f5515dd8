import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Branding } from '@site-designer/api-contract';
import { NO_BRANDING } from './branding-routes.ts';

/** What the branding file of the web app says, written beside it when it is built. */
const FILE = 'branding/default.json';

/** What proposals show of a company that has set nothing: the branding file of the web app, or nothing without a web app. */
export function readDefaultBranding(webAppFolder: string): Branding {
  const file = join(webAppFolder, FILE);
  if (!existsSync(file)) return NO_BRANDING;
  return {
    ...NO_BRANDING,
    ...(JSON.parse(readFileSync(file, 'utf8')) as Pick<Branding, 'name' | 'logo' | 'legalText'>),
  };
}

/** A company's branding as a proposal keeps it: what it has not set is frozen as well, so that it never changes. */
export function completeBranding(own: Branding | undefined, usual: Branding): Branding {
  if (own === undefined) return usual;
  const hasTerms = own.legalText !== '' || own.notes !== '';
  return {
    ...own,
    name: own.name || usual.name,
    logo: own.logo ?? usual.logo,
    legalText: hasTerms ? own.legalText : usual.legalText,
  };
}
