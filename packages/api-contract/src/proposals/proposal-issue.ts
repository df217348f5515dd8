import { Type, type Static } from 'typebox';
import { LanguageOf } from '../basics/languages.ts';
import { EXACT } from '../basics/schema.ts';
import { Line, Paragraphs } from './cover.ts';
import { AUDIENCES, PROPOSAL_DAYS } from './proposal-bounds.ts';

const DAYS = { minimum: PROPOSAL_DAYS.min, maximum: PROPOSAL_DAYS.max, examples: [PROPOSAL_DAYS.default] };

export const ISSUE_TEXTS = {
  customer: Line('For whom it was issued', 'Harbour Authority'),
  contact: Line('Whom it addresses', 'Jo Smith, Facilities'),
  reference: Line("The customer's reference", 'RFQ 2026-114'),
  note: Paragraphs('What it says besides its figures', 'Cabling is not included.'),
};

export const SECTIONS = Type.Array(Type.String(), {
  description: 'Sections of the customer version of proposals that were issued before there were documents; else empty',
  examples: [[]],
});

export const AUDIENCE = Type.Enum([...AUDIENCES], {
  description:
    'For whom it is: a customer reads its document alone; for an installer and for the IT (`network`, which needs a design with a network) it has no prices',
  examples: ['customer'],
});
export const WITH_PRICES = Type.Boolean({ description: 'Whether it has prices', examples: [false] });

export const INTEGRATOR = {
  name: Line('Who issued it', 'Alice Archer'),
  company: Line('Of which company', 'Northern Security Ltd'),
  email: Line('Address for answers', 'alice@example.com'),
  phone: Line('Telephone', '+44 20 7946 0000'),
};
export const Integrator = Type.Object(INTEGRATOR, { title: 'Integrator', description: 'Contact data of the issuer' });
export type Integrator = Static<typeof Integrator>;

export const ProposalIssue = Type.Object(
  {
    customer: Type.Optional(ISSUE_TEXTS.customer),
    reference: Type.Optional(ISSUE_TEXTS.reference),
    validDays: Type.Optional(Type.Integer(DAYS)),
    note: Type.Optional(ISSUE_TEXTS.note),
    sections: Type.Optional(
      Type.Array(Type.String({ examples: ['bill'] }), { description: 'Ignored: `audience` says what it shows' }),
    ),
    audience: Type.Optional(AUDIENCE),
    withPrices: Type.Optional(WITH_PRICES),
    language: Type.Optional(
      LanguageOf(
        'Of its sentences, numbers and days; omitted: that of the revision before, else the one of `/branding`, else English',
        { examples: ['en'] },
      ),
    ),
    expectedTotal: Type.Optional(
      Type.Object(
        {
          amount: Type.String({ pattern: '^[0-9]{1,15}([.][0-9]{1,15})?$', description: 'A decimal number' }),
          currency: Type.String({ description: 'ISO 4217' }),
        },
        {
          ...EXACT,
          examples: [],
          description:
            'The price that the issuer has seen: gross where the offer tells VAT, else net. Where the design costs something else now, nothing is issued: 409',
        },
      ),
    ),
    contact: Type.Optional(ISSUE_TEXTS.contact),
    integrator: Type.Optional(Type.Partial(Type.Object(INTEGRATOR), EXACT)),
  },
  { ...EXACT, title: 'ProposalIssue', description: "Omitted texts are those of the project's cover page" },
);
export type ProposalIssue = Static<typeof ProposalIssue>;
