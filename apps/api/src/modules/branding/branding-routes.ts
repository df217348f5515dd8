import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { getBranding, updateBranding, type Branding } from '@site-designer/api-contract';
import type { FieldError } from '@site-designer/sizing-engine/design';
import { refuseInvalid } from '../../http/problem.ts';
import { caller } from '../../http/caller.ts';
import { textErrors, trimmedTexts } from '../texts/texts.ts';
import type { BrandingStore } from './branding-store.ts';
import { BRANDING_TEXTS, NO_BRANDING } from './branding-texts.ts';
import { logoFault } from './logo.ts';

interface BrandingDependencies {
  readonly brandings: BrandingStore;
}

export const brandingRoutes: FastifyPluginAsyncTypebox<BrandingDependencies> = async (app, { brandings }) => {
  app.route({
    ...getBranding,
    handler: async (request) => ({ branding: (await brandings.read(caller(request))) ?? NO_BRANDING }),
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

function checkedBranding(given: Partial<Branding>): Branding {
  const texts = trimmedTexts(BRANDING_TEXTS, given);
  const logo = given.logo === '' ? null : (given.logo ?? null);
  refuseInvalid([...textErrors(BRANDING_TEXTS, given), ...accentErrors(texts.accent), ...logoErrors(logo)]);
  return { ...texts, logo, accent: texts.accent.toLowerCase() };
}

function accentErrors(accent: string): FieldError[] {
  const isColour = accent === '' || /^#[0-9a-f]{6}$/i.test(accent);
  return isColour ? [] : [{ path: 'accent', message: 'Must be a colour such as #0b5cad' }];
}

function logoErrors(logo: string | null): FieldError[] {
  const message = logo === null ? undefined : logoFault(logo);
  return message === undefined ? [] : [{ path: 'logo', message }];
}
