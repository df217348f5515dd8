import { Type, type Static } from 'typebox';
import { Line, Paragraphs } from './cover.ts';
import { MOST_LOGO_BYTES, MOST_LOGO_PIXELS } from './proposal-bounds.ts';
import { FOUND, WRITTEN } from '../basics/problem.ts';
import { LanguageOf } from '../basics/languages.ts';
import { route } from '../basics/route.ts';
import { EXACT, Nullable, OfWorkspace } from '../basics/schema.ts';

const TAG = 'Proposals';

const fields = {
  name: Line('Name of the company', 'Northern Security Ltd'),
  logo: Nullable(
    Type.String({
      description: `Data address of a PNG image of at most ${MOST_LOGO_BYTES / 1024} kB and ${MOST_LOGO_PIXELS} pixels a side; null for none. What was stored before may be an SVG, which is no longer taken: draw it only if it holds no use, mask, filter, pattern or style and at most 5000 elements`,
      examples: [null],
    }),
  ),
  accent: Type.String({
    description: 'Colour of headings as #rrggbb; empty for the default one',
    examples: ['#0b5cad'],
  }),
  legalText: Paragraphs('Terms at the end of a proposal', 'Prices without VAT.'),
  notes: Paragraphs('What every proposal says besides its own note', 'We install within six weeks.'),
};

/** Later than the first brandings: optional in what is written, and absent from what was frozen before. */
const laterFields = {
  locale: Type.String({
    description: 'BCP 47 tag of the language and country of its documents; the default is en-GB',
    examples: ['en-GB'],
  }),
  language: LanguageOf('Of documents that are issued in no other; the default is en', { examples: ['en'] }),
  paper: Type.Union([Type.Literal('A4'), Type.Literal('Letter')], {
    description: 'Paper of its documents; the default is A4',
  }),
  phone: Line('Telephone for questions about its proposals', '+44 20 7946 0000'),
  email: Line('Address for questions about its proposals', 'sales@example.com'),
};
const laterOptional = Type.Partial(Type.Object(laterFields)).properties;

export const Branding = Type.Object(
  { ...fields, ...laterFields },
  { title: 'Branding', description: "Branding of the user's company on its proposals" },
);
export type Branding = Static<typeof Branding>;

/** Branding as a proposal froze it. */
export const FrozenBranding = Type.Object(
  { ...fields, ...laterOptional },
  { title: 'FrozenBranding', description: 'Branding of the company when the proposal was issued' },
);
export type FrozenBranding = Static<typeof FrozenBranding>;

export const BrandingUpdate = Type.Object(
  {
    ...Type.Partial(Type.Object(fields)).properties,
    ...laterOptional,
    branding: Type.Optional(
      Type.Object({ ...fields, ...laterOptional }, { ...EXACT, description: 'The same as it was read' }),
    ),
  },
  { ...EXACT, title: 'BrandingUpdate', description: 'The whole branding: omitted fields become empty' },
);
export type BrandingUpdate = Static<typeof BrandingUpdate>;

const BrandingAnswer = Type.Object({ branding: Branding });

export const getBranding = route(TAG, {
  method: 'GET',
  url: '/branding',
  need: 'view',
  schema: {
    operationId: 'getBranding',
    summary: 'Name, logo, colour, texts and contact of the company of a workspace',
    querystring: Type.Object(OfWorkspace, EXACT),
    response: { 200: BrandingAnswer, ...FOUND },
  },
});

export const updateBranding = route(TAG, {
  method: 'PUT',
  url: '/branding',
  need: 'manage',
  schema: {
    operationId: 'updateBranding',
    summary: 'Change name, logo, colour, texts and contact of the company of a workspace',
    querystring: Type.Object(OfWorkspace, EXACT),
    description:
      'The type of a logo is read from its content. PNG alone is taken, and an SVG, as was stored before, is refused.',
    body: BrandingUpdate,
    response: { 200: BrandingAnswer, ...WRITTEN },
  },
});
