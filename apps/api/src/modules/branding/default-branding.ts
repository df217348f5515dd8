import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Branding } from '@site-designer/api-contract';
import { NO_BRANDING } from './branding-routes.ts';

/** Content of the web app's branding file. The build of the web app writes it. */
const FILE = 'branding/default.json';

/** Branding of companies that have set none: the branding file of the web app, or nothing without a web app. */
export function readDefaultBranding(webAppFolder: string): Branding {
  const file = join(webAppFolder, FILE);
  if (!existsSync(file)) return NO_BRANDING;
  return {
    ...NO_BRANDING,
    ...(JSON.parse(readFileSync(file, 'utf8')) as Pick<Branding, 'name' | 'logo' | 'legalText'>),
  };
}

/** Branding as an issued proposal stores it. Defaults are frozen as well, so that the proposal never changes. */
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
