import { BILL_KINDS, LICENCE_KINDS } from '@site-designer/sizing-engine/enumerations';
import { Type } from 'typebox';
import { OFFER_KINDS } from '../designs/offer-bounds.ts';
import { Offer } from '../designs/offer.ts';
import { Nullable } from '../basics/schema.ts';

const CURRENCY = { description: 'ISO 4217', examples: ['EUR'] };

/** An amount of money as a decimal number in a text: no binary rounding on the way. */
const Money = (description: string) => Nullable(Type.String({ description, examples: ['1850.00'] }));

/** Sums of an offer, each rounded to the decimals of the currency. */
const OfOffer = (description: string, example: string) =>
  Type.Optional(
    Nullable(Type.String({ description: `${description}. Only with prices and an offer`, examples: [example] })),
  );

const Watts = (description: string, example: number | null) =>
  Nullable(Type.Number({ description, examples: [example] }));

export const BillLine = Type.Object(
  {
    kind: Type.Enum([...BILL_KINDS], { examples: ['recording-server'] }),
    designation: Type.String({ description: 'Designation on orders and price lists', examples: ['Standard server'] }),
    purpose: Nullable(Type.String({ description: 'Distinguishes lines with the same designation', examples: [null] })),
    description: Type.String({ examples: ['12-core server CPU, 32 GB RAM, 2 x 480 GB SSD, RAID 1 for the system'] }),
    quantity: Type.Number({ examples: [1] }),
    unitPrice: Money('Decimal number; null where the price list does not have the line'),
    total: Money('Decimal number'),
    currency: Nullable(Type.String(CURRENCY)),
    leadTimeDays: Nullable(Type.Number({ examples: [14] })),
    typicalW: Watts('W of the whole quantity; null where it is not known', 180),
    greatestW: Watts('W with everything that fits; null where it is not known', null),
    heatBtuPerHour: Nullable(Type.Number({ description: 'BTU/h', examples: [614.186] })),
    rackUnits: Nullable(Type.Number({ description: 'U; 0 for devices outside racks', examples: [2] })),
    weightKg: Nullable(Type.Number({ description: 'kg without separately ordered disks', examples: [null] })),
    offerKind: Type.Optional(
      Type.Enum([...OFFER_KINDS], { description: 'What an own line is about; own lines only', examples: [] }),
    ),
    isOptional: Type.Optional(
      Type.Literal(true, { description: 'Only where the line is left out of the total', examples: [] }),
    ),
  },
  { title: 'BillLine', description: 'Lines to buy; physical figures are of the whole quantity' },
);

export const BillTotal = Type.Object(
  {
    amount: Money('Decimal number: the sum of the priced lines, before discount and VAT'),
    currency: Nullable(Type.String(CURRENCY)),
    pricedLines: Type.Number({ description: 'Lines with a price', examples: [1] }),
    lines: Type.Number({ description: 'Lines that are not optional', examples: [11] }),
    longestLeadTime: Nullable(
      Type.Object(
        { designation: Type.String(), days: Type.Number() },
        { examples: [{ designation: 'Standard server', days: 14 }] },
      ),
    ),
    discount: OfOffer('Of the priced lines, decimal number', '74.00'),
    net: OfOffer('Decimal number: the amount without the discount', '1776.00'),
    vat: OfOffer('Of the net sum, decimal number; null where the offer tells no VAT', '444.00'),
    gross: OfOffer('Decimal number: net and VAT', '2220.00'),
    discountPercent: Type.Optional(Offer.properties.discountPercent),
    vatPercent: Type.Optional(Offer.properties.vatPercent),
  },
  { title: 'BillTotal', description: 'A total over fewer than all lines is incomplete' },
);

export const Licence = Type.Object(
  {
    kind: Type.Enum([...LICENCE_KINDS], { examples: ['base'] }),
    quantity: Type.Number({ examples: [1] }),
    note: Type.String({ examples: ['One for the whole system'] }),
  },
  { title: 'Licence' },
);

export const PhysicalTotals = Type.Object(
  {
    typicalW: Type.Number({ description: 'W; lines of unknown power count as 0', examples: [355.6] }),
    greatestW: Nullable(Type.Number({ description: 'W; null if it is unknown for a line', examples: [null] })),
    heatBtuPerHour: Type.Number({ description: 'BTU/h', examples: [1213.36] }),
    rackUnits: Type.Number({ description: 'U', examples: [3] }),
    energyKwhPerYear: Type.Number({ description: 'kWh', examples: [3115.06] }),
    ups: Type.Object({
      va: Type.Number({ description: 'VA that the UPS must be rated for', examples: [493.889] }),
      wattHours: Type.Number({ description: 'Wh that its battery must hold', examples: [104.588] }),
    }),
    isWithoutHost: Type.Optional(
      Type.Literal(true, { description: 'Only where the power of the hosts of virtual machines is missing' }),
    ),
  },
  { title: 'PhysicalTotals', description: 'Sums of the lines of the bill' },
);
