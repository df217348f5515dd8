import { catalogue as catalogueDe } from '../de/catalogue.ts';
import { checks as checksDe } from '../de/checks.ts';
import { de } from '../de/de.ts';
import * as fieldsDe from '../de/fields.ts';
import { LEVELS as LEVELS_DE } from '../de/levels.ts';
import { names as namesDe } from '../de/names.ts';
import { catalogue } from '../en/catalogue.ts';
import { checks } from '../en/checks.ts';
import { en } from '../en/en.ts';
import * as fields from '../en/fields.ts';
import { LEVELS } from '../en/levels.ts';
import { names } from '../en/names.ts';
import { catalogue as catalogueEs } from '../es/catalogue.ts';
import { checks as checksEs } from '../es/checks.ts';
import { es } from '../es/es.ts';
import * as fieldsEs from '../es/fields.ts';
import { LEVELS as LEVELS_ES } from '../es/levels.ts';
import { names as namesEs } from '../es/names.ts';
import { catalogue as catalogueFr } from '../fr/catalogue.ts';
import { checks as checksFr } from '../fr/checks.ts';
import { fr } from '../fr/fr.ts';
import * as fieldsFr from '../fr/fields.ts';
import { LEVELS as LEVELS_FR } from '../fr/levels.ts';
import { names as namesFr } from '../fr/names.ts';
import type { SpokenLanguage } from './language-in-use.ts';
import type { LANGUAGES, LanguageCode } from '../basics/languages.ts';

type Complete = Extract<(typeof LANGUAGES)[number], { readonly isComplete: true }>['code'];

/** All sentences of the languages that are complete: one that `LANGUAGES` calls so does not compile without its entry here. */
export const SPOKEN: Record<Complete, SpokenLanguage> & Partial<Record<LanguageCode, SpokenLanguage>> = {
  en: { ...en, code: 'en', checks, names, fields, catalogue, levels: LEVELS },
  de: {
    ...de,
    code: 'de',
    checks: checksDe,
    names: namesDe,
    fields: fieldsDe,
    catalogue: catalogueDe,
    levels: LEVELS_DE,
  },
  fr: {
    ...fr,
    code: 'fr',
    checks: checksFr,
    names: namesFr,
    fields: fieldsFr,
    catalogue: catalogueFr,
    levels: LEVELS_FR,
  },
  es: {
    ...es,
    code: 'es',
    checks: checksEs,
    names: namesEs,
    fields: fieldsEs,
    catalogue: catalogueEs,
    levels: LEVELS_ES,
  },
};
