import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Branding, FrozenBranding } from '@site-designer/api-contract';
import type { LanguageCode } from '@site-designer/texts';
import { Type, type Static } from 'typebox';
import { readJsonFile, type FileContent } from '../../settings/json-file.ts';
import { textErrors } from '../texts/texts.ts';
import { BRANDING_TEXTS, NO_BRANDING } from './branding-texts.ts';
import { de } from '../../texts/de.ts';
import { en } from '../../texts/en.ts';
import { es } from '../../texts/es.ts';
import { fr } from '../../texts/fr.ts';
import { languageInUse } from '../../texts/language-in-use.ts';
import { logoFault } from './logo.ts';

/** Content of the web app's branding file. The build of the web app writes it. */
const FILE = 'branding/default.json';

const LEGAL_TEXT = Type.Optional(Type.String({ minLength: 1 }));

const BrandingFile = Type.Object(
  {
    name: Type.String({ minLength: 1 }),
    logo: Type.String({ minLength: 1 }),
    legalText: Type.String({ minLength: 1 }),
    legalTexts: Type.Optional(
      Type.Object({ de: LEGAL_TEXT, fr: LEGAL_TEXT, es: LEGAL_TEXT }, { additionalProperties: false }),
    ),
  },
  { additionalProperties: false },
);

type BrandingFile = Static<typeof BrandingFile>;

/** Branding of companies that have set none, with its terms in other languages as far as it has them. */
export type UsualBranding = Branding & { readonly legalTexts?: Partial<Record<LanguageCode, string>> };

/** A grey square with round corners. */
const SQUARE =
  'iVBORw0KGgoAAAANSUhEUgAAABwAAAAcCAYAAAByDd+UAAABIUlEQVR4nOyWsUoDQRRF7x3EWhtBG79AsMwfiH6Eq5I+rD+QTWW5VmIhiIK1WOknWKaxtxK0kLTBzTznTZwQYhXIm2pPtfN2mMNjZpjrkJm1xUJV3244sqSgI+A+iS0sgQi+CBkK8epF6qo8Hc3/5/xgUN8dknJDcAcrQCAfIuz2y+L5n3BweX/gIC8wwAuOkjQKL64eNptx8xZG2zBAO/W+2avOu99OCz/jSWElU3SLHNeP9TsemrBvHRiTHLHD0LO5MDmm14LYhTV/DofMtMJW2ApbYTahfMKcqSMKQ3YZwpjkiMLw7JsLkyMKJ+KvQwwYwQhdWx0zYYhy70KewYiw9ok6ZkKl3yseNV1p4MGKiOFJE1uveEo1Lk7KGoRz8AsAAP//eEn6vAAAAAZJREFUAwB/S3fRaFu09gAAAABJRU5ErkJggg==';

/** Branding of a server without a branding file. It is complete, so that no later branding file fills in a part of it. */
const NEUTRAL_BRANDING: UsualBranding = {
  ...NO_BRANDING,
  name: en.proposals.company,
  logo: `data:image/png;base64,${SQUARE}`,
  legalText: en.proposals.legalText,
  legalTexts: { de: de.proposals.legalText, fr: fr.proposals.legalText, es: es.proposals.legalText },
};

/** Branding of a JSON file in the form that the build of the web app writes, or all errors in it. */
export function readBrandingFile(path: string): FileContent<UsualBranding> {
  const { value, problems } = readJsonFile(BrandingFile, path);
  if (value === undefined) return { value, problems };
  const wrong = textErrors(BRANDING_TEXTS, value).map(({ path: field, message }) => `${field}: ${message}`);
  const fault = logoFault(value.logo);
  const all = [...problems, ...wrong, ...(fault === undefined ? [] : [`logo: ${fault}`])];
  return { value: all.length === 0 ? { ...NO_BRANDING, ...value } : undefined, problems: all };
}

/** Branding of companies that have set none: the branding file of the web app, or a neutral one if there is no web app. */
export function readDefaultBranding(webAppFolder: string): UsualBranding {
  const file = join(webAppFolder, FILE);
  if (!existsSync(file)) return NEUTRAL_BRANDING;
  return { ...NO_BRANDING, ...(JSON.parse(readFileSync(file, 'utf8')) as BrandingFile) };
}

/** Branding as an issued proposal stores it. Defaults are frozen as well, so that the proposal never changes. */
export function completeBranding(own: FrozenBranding | undefined, { legalTexts, ...company }: UsualBranding): Branding {
  const usual = { ...company, legalText: legalTexts?.[languageInUse()] ?? company.legalText };
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
