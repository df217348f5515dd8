import { Type, type Static } from 'typebox';
import { MOST_PRICE_LINES, PRICE_BOUNDS, PRICE_PATTERN, PRICE_TEXT_LIMITS } from './price-bounds.ts';
import { PROTECTED, Problem } from '../basics/problem.ts';
import { route } from '../basics/route.ts';
import { Bounded, EXACT, Nullable } from '../basics/schema.ts';

const TAG = 'Price list';

const designation = Type.String({
  maxLength: PRICE_TEXT_LIMITS.designation,
  description: 'Designation on bills of materials; empty if the SKU identifies the line',
  examples: ['Standard server'],
});
const unitPrice = Type.String({
  pattern: PRICE_PATTERN,
  description: 'Unit cost for the user, a decimal number',
  examples: ['1850.00'],
});

const rest = {
  sku: Type.String({
    maxLength: PRICE_TEXT_LIMITS.sku,
    description: 'Order number, matched if the designation is not',
    examples: [''],
  }),
  description: Type.String({ maxLength: PRICE_TEXT_LIMITS.description, examples: ['Rack server, 12 bays'] }),
  margin: Nullable(
    Type.Number({
      minimum: PRICE_BOUNDS.margin.min,
      maximum: PRICE_BOUNDS.margin.max,
      description: 'Margin as a share of the selling price, which is cost / (1 - margin); null for none',
      examples: [null],
    }),
  ),
  leadTimeDays: Nullable(Bounded(PRICE_BOUNDS.leadTimeDays, 'Lead time in days', { examples: [14] })),
};

export const PriceLine = Type.Object({ designation, unitPrice, ...rest }, { title: 'PriceLine' });
export type PriceLine = Static<typeof PriceLine>;

const currency = Type.String({ pattern: '^[A-Z]{3}$', description: 'ISO 4217 code for all prices', examples: ['EUR'] });

export const PriceList = Type.Object(
  { currency, lines: Type.Array(PriceLine) },
  { title: 'PriceList', description: 'Prices of the user' },
);
export type PriceList = Static<typeof PriceList>;

const PriceLineInput = Type.Object(
  { designation: Type.Optional(designation), unitPrice, ...Type.Partial(Type.Object(rest)).properties },
  { ...EXACT, title: 'PriceLineInput', description: 'Needs a designation or an SKU' },
);
const lines = Type.Array(PriceLineInput, { maxItems: MOST_PRICE_LINES });

export const PriceListUpdate = Type.Object(
  { priceList: Type.Object({ currency, lines }, EXACT) },
  { ...EXACT, title: 'PriceListUpdate', description: 'The whole list, as it was read' },
);
export type PriceListUpdate = Static<typeof PriceListUpdate>;

const PriceListAnswer = Type.Object({ priceList: PriceList });

export const getPriceList = route(TAG, {
  method: 'GET',
  url: '/price-list',
  need: 'edit',
  schema: {
    operationId: 'getPriceList',
    summary: "The user's prices",
    response: { 200: PriceListAnswer, ...PROTECTED },
  },
});

export const updatePriceList = route(TAG, {
  method: 'PUT',
  url: '/price-list',
  need: 'manage',
  schema: {
    operationId: 'updatePriceList',
    summary: "Replace the user's prices",
    description: 'Bills of materials get the prices of lines with the same designation or SKU.',
    body: PriceListUpdate,
    response: { 200: PriceListAnswer, 400: Problem, ...PROTECTED, 507: Problem },
  },
});
