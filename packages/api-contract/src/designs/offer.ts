import { Type, type Static } from 'typebox';
import { EXACT, List, Nullable } from '../basics/schema.ts';
import { MOST_OFFER_LINES, OFFER_BOUNDS, OFFER_KINDS, OFFER_TEXT_LIMITS } from './offer-bounds.ts';

// Bounds are checked with the texts of the product: here they are only described.
const between = ({ min, max }: { readonly min: number; readonly max: number }) => `${min} to ${max}`;
const { discountPercent, vatPercent } = OFFER_BOUNDS;

export const OfferLine = Type.Object(
  {
    id: Type.Integer({ description: 'Made by the writer: at least 1, unique in the offer', examples: [1] }),
    kind: Type.Enum([...OFFER_KINDS], { description: 'What it is about', examples: ['service'] }),
    designation: Type.String({
      description: `1 to ${OFFER_TEXT_LIMITS.designation} characters after trimming`,
      examples: ['Installation, day'],
    }),
    description: Type.String({
      description: `Up to ${OFFER_TEXT_LIMITS.description} characters`,
      examples: ['Two technicians'],
    }),
    quantity: Type.String({
      description: 'Decimal number above 0, at most 7 digits before and 3 after the decimal point',
      examples: ['9'],
    }),
    unitPrice: Nullable(
      Type.String({
        description:
          'Selling price, a decimal number with at most 12 digits before and 6 after the decimal point; null where it is not known yet',
        examples: ['960.00'],
      }),
    ),
    isOptional: Type.Boolean({ description: 'Listed with its price, but left out of the total', examples: [false] }),
  },
  EXACT,
);
export type OfferLine = Static<typeof OfferLine>;

export const Offer = Type.Object(
  {
    lines: List(OfferLine, { description: `Own lines in their order, at most ${MOST_OFFER_LINES}` }),
    discountPercent: Type.Number({
      description: `${between(discountPercent)}, of all priced lines that are not optional; at most 2 decimals`,
      examples: [4],
    }),
    vatPercent: Nullable(
      Type.Number({
        description: `${between(vatPercent)}, of the sum after the discount; at most 2 decimals. null: no VAT is told`,
        examples: [25],
      }),
    ),
  },
  { ...EXACT, description: 'What is offered besides the hardware that the sizing proposes' },
);
export type Offer = Static<typeof Offer>;
