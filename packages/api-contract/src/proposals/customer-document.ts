import { TERM_CODES } from '@site-designer/texts';
import { Type, type Static } from 'typebox';
import { List, Nullable } from '../basics/schema.ts';

const Text = (description: string, example: string) => Type.String({ description, examples: [example] });
const Money = (description: string) =>
  Nullable(Type.String({ description: `${description}, a decimal number`, examples: [null] }));

const Amount = (description: string) => Type.String({ description });
const AmountOrNull = (description: string) => Nullable(Amount(description));

/** Without examples of its own: an example of a proposal has no prices. */
const Price = Type.Object(
  {
    currency: Amount('ISO 4217'),
    sum: Amount('Of the items with a price, before discount and VAT; a decimal number'),
    discountPercent: Type.Number(),
    discount: AmountOrNull('A decimal number; null without one'),
    net: Amount('A decimal number'),
    vatPercent: Nullable(Type.Number({ description: 'Null where the offer tells none' })),
    vat: AmountOrNull('A decimal number; null where the offer tells none'),
    gross: Amount('What a customer accepts: net where the offer tells no VAT; a decimal number'),
    onRequest: List(Type.String(), { description: 'Items that have no price and are in no sum' }),
  },
  { description: 'Each sum once; only with prices', examples: [null] },
);

const Fps = (description: string, example: number | null) =>
  Nullable(Type.Number({ description, examples: [example] }));

const Promised = Type.Object({
  group: Text('A camera group, or several with equal values', 'Group 1'),
  stream: Nullable(Type.String({ description: 'Of a further stream; null for the first one', examples: [null] })),
  cameras: Type.Number({ description: '0 for a further stream', examples: [1] }),
  picture: Text('Its size, and its name', '1920 × 1080'),
  fps: Type.Object({
    continuous: Fps('Always; null where it is recorded on events alone', null),
    motion: Fps('On events; null where it is recorded always alike', 15),
  }),
  recorded: Text('When it is recorded', 'on events, 24 h a day'),
  days: Type.Number({ description: 'For which recordings are kept', examples: [30] }),
});

const Item = Type.Object({
  item: Text('A server has its disks in it', 'Entry server with 3 x 6 TB 7.2k HDD'),
  use: Text('For what', 'Records all cameras'),
  quantity: Type.Number({ examples: [1] }),
  unitPrice: Money('Null without a price'),
  price: Money('Null without a price'),
  isOptional: Type.Boolean({ description: 'Whether it is left out of the sum', examples: [false] }),
});

const Term = Type.Object({
  code: Type.Enum([...TERM_CODES], { examples: ['basis'] }),
  title: Text('Its heading', 'What this rests on'),
  lines: List(Type.String({ examples: ['Power: a UPS bridges 15 minutes.'] })),
});

/** What a customer reads of a proposal, and nothing else. */
export const CustomerDocument = Type.Object(
  {
    title: Text('For which site', 'Video recording for North gate'),
    locale: Text('BCP 47: how its numbers and days are written', 'en-GB'),
    paper: Type.Union([Type.Literal('A4'), Type.Literal('Letter')]),
    number: Text('Number and revision', 'P-0001 A'),
    customer: Text('For whom', 'Harbour Authority'),
    contact: Text('Whom it addresses', ''),
    reference: Text("The customer's", ''),
    date: Text('Of the issue', '01/03/2026'),
    validUntil: Text('A day', '31/03/2026'),
    seller: Type.Object({
      name: Text('The company', 'Your company'),
      person: Text('Who issued it', ''),
      phone: Text('Of the person, else of the company', ''),
      email: Text('Of the person, else of the company', ''),
    }),
    sentences: List(Type.String({ examples: ['If the server fails, no camera is recorded until it is repaired.'] }), {
      description: 'What the customer gets',
    }),
    emphasis: List(Type.String({ examples: ['(Entry server) with 3 disks of 6 TB'] }), {
      description: 'Parts of the sentences that are drawn strong',
    }),
    price: Nullable(Price),
    promises: List(Promised, {
      description: 'In the order of the design; of more than 40 groups those with equal values as one',
    }),
    cameras: Type.Number({ description: 'All of them', examples: [1] }),
    annex: Type.Optional(
      List(Type.Unsafe<Static<typeof Promised>>(Type.Object({}, { additionalProperties: true })), {
        description: 'As promises, of every group, where those do not name them all',
        examples: [],
      }),
    ),
    promiseNote: Text(
      'What is meant by events; empty where nothing is recorded on events',
      'Recorded on events means …',
    ),
    items: List(Item),
    terms: List(Term, { description: 'The second page; parts without lines are left out' }),
  },
  { description: 'What a customer reads: sentences in English, whatever the server says today' },
);
export type CustomerDocument = Static<typeof CustomerDocument>;
