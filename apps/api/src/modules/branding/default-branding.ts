import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Branding, FrozenBranding } from '@site-designer/api-contract';
import { Type, type Static } from 'typebox';
import { readJsonFile, type FileContent } from '../../settings/json-file.ts';
import { textErrors } from '../texts/texts.ts';
import { BRANDING_TEXTS, NO_BRANDING } from './branding-texts.ts';
import { logoFault } from './logo.ts';

/** Content of the web app's branding file. The build of the web app writes it. */
const FILE = 'branding/default.json';

const BrandingFile = Type.Object(
  {
    name: Type.String({ minLength: 1 }),
    logo: Type.String({ minLength: 1 }),
    legalText: Type.String({ minLength: 1 }),
  },
  { additionalProperties: false },
);

type BrandingFile = Static<typeof BrandingFile>;

/** Branding of a server without a branding file. It is complete, so that no later branding file fills in a part of it. */
const NEUTRAL_BRANDING: Branding = {
  ...NO_BRANDING,
  name: 'Your company',
  logo: dataAddressOf(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 28 28"><rect x="1" y="1" width="26" height="26" rx="7" fill="#8390a1"/></svg>',
  ),
  legalText: 'This proposal is a calculation and not an offer.',
};

function dataAddressOf(svg: string): string {
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
}

/** Branding of a JSON file in the form that the build of the web app writes, or all errors in it. */
export function readBrandingFile(path: string): FileContent<Branding> {
  const { value, problems } = readJsonFile(BrandingFile, path);
  if (value === undefined) return { value, problems };
  const wrong = textErrors(BRANDING_TEXTS, value).map(({ path: field, message }) => `${field}: ${message}`);
  const fault = logoFault(value.logo);
  const all = [...problems, ...wrong, ...(fault === undefined ? [] : [`logo: ${fault}`])];
  return { value: all.length === 0 ? { ...NO_BRANDING, ...value } : undefined, problems: all };
}

/** Branding of companies that have set none: the branding file of the web app, or a neutral one if there is no web app. */
export function readDefaultBranding(webAppFolder: string): Branding {
  const file = join(webAppFolder, FILE);
  if (!existsSync(file)) return NEUTRAL_BRANDING;
  return { ...NO_BRANDING, ...(JSON.parse(readFileSync(file, 'utf8')) as BrandingFile) };
}

/** Branding as an issued proposal stores it. Defaults are frozen as well, so that the proposal never changes. */
export function completeBranding(own: FrozenBranding | undefined, usual: Branding): Branding {
  if (own === undefined) return usual;
  const hasTerms = own.legalText !== '' || own.notes !== '';
  return {
    ...NO_BRANDING,
    ...own,
    name: own.name || usual.name,
    logo: own.logo ?? usual.logo,
    legalText: hasTerms ? own.legalText : usual.legalText,
  };
}
