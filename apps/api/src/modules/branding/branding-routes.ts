import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { getBranding, updateBranding, type Branding, type FrozenBranding } from '@site-designer/api-contract';
import type { FieldError } from '@site-designer/texts';
import { refuseInvalid } from '../../http/problem.ts';
import { caller } from '../../http/caller.ts';
import { languageErrors, textErrors, trimmedTexts } from '../texts/texts.ts';
import type { BrandingStore } from './branding-store.ts';
import { BRANDING_TEXTS, NO_BRANDING } from './branding-texts.ts';
import { logoFault } from './logo.ts';
import { apiTexts } from '../../texts/language-in-use.ts';

interface BrandingDependencies {
  readonly brandings: BrandingStore;
}

export const brandingRoutes: FastifyPluginAsyncTypebox<BrandingDependencies> = async (app, { brandings }) => {
  app.route({
    ...getBranding,
    handler: async (request) => ({ branding: { ...NO_BRANDING, ...(await brandings.read(caller(request))) } }),
  });

  app.route({
    ...updateBranding,
    handler: async (request) => {
      const { branding: given, ...fields } = request.body;
      const branding = checkedBranding(given ?? fields);
      await brandings.write(caller(request), branding);
      return { branding };
    },
  });
};

function checkedBranding(given: Partial<FrozenBranding>): Branding {
  const { paper = NO_BRANDING.paper, language = NO_BRANDING.language } = given;
  const texts = trimmedTexts(BRANDING_TEXTS, given);
  const logo = given.logo === '' ? null : (given.logo ?? null);
  const locale = canonicalLocale(texts.locale || NO_BRANDING.locale);
  const ofTexts = textErrors(BRANDING_TEXTS, given);
  refuseInvalid([
    ...ofTexts,
    ...accentErrors(texts.accent),
    ...logoErrors(logo),
    ...emailErrors(texts.email),
    ...localeErrors(locale),
    ...languageErrors('language', language),
  ]);
  const accent = texts.accent.toLowerCase();
  return { ...texts, logo, paper, language, accent, locale: locale ?? NO_BRANDING.locale };
}

function emailErrors(email: string): FieldError[] {
  const isAddress = email === '' || /^[^\s@]+@[^\s@]+$/.test(email);
  return isAddress ? [] : [{ path: 'email', message: apiTexts().fields.email }];
}

function localeErrors(locale: string | undefined): FieldError[] {
  return locale === undefined ? [{ path: 'locale', message: apiTexts().fields.locale }] : [];
}

/** The usual way to write a language tag; undefined if it is none. */
function canonicalLocale(tag: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(tag)[0];
  } catch {
    return undefined;
  }
}

function accentErrors(accent: string): FieldError[] {
  const isColour = accent === '' || /^#[0-9a-f]{6}$/i.test(accent);
  return isColour ? [] : [{ path: 'accent', message: apiTexts().fields.colour }];
}

function logoErrors(logo: string | null): FieldError[] {
  const message = logo === null ? undefined : logoFault(logo);
  return message === undefined ? [] : [{ path: 'logo', message }];
}
