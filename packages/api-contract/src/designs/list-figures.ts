import { Type, type Static } from 'typebox';
import { EXACT, Nullable } from '../basics/schema.ts';
import { PAGE } from '../basics/list-page.ts';
import { ProposalStatus } from '../basics/proposal-status.ts';

/** Asks a list for the figures of its entries, or for a part of it. */
export const ListQuery = Type.Object(
  {
    figures: Type.Optional(Type.Boolean({ description: 'Whether each entry has its figures' })),
    ...PAGE,
  },
  EXACT,
);

const Price = Type.Object(
  {
    amount: Nullable(
      Type.String({
        description: 'Decimal number: the sum of the priced lines; null in several currencies or where it has no sum',
        examples: ['1850.00'],
      }),
    ),
    currency: Nullable(Type.String({ description: 'ISO 4217', examples: ['EUR'] })),
    priced: Type.Integer({ description: 'Lines with a price', examples: [1] }),
    lines: Type.Integer({ examples: [10] }),
  },
  { description: 'By the price list of the caller; null without prices' },
);

const LastProposal = Type.Object(
  {
    number: Type.String({ description: 'Counted by owner', examples: ['P-0001'] }),
    revision: Type.String({ description: 'A, B … Z, AA', examples: ['A'] }),
  },
  { description: 'Which proposal has that status' },
);

/**
 * What a list tells of an entry: of a design its own figures, of a site those of the design that counts in the summary of its
 * project, of a project the sum of its sites as its summary has it.
 */
export const ListFigures = Type.Object(
  {
    customer: Type.String({
      description: 'Of the last issued proposal, else of the cover of the project; empty if there is none',
      examples: ['Harbour Authority'],
    }),
    hardware: Type.Unsafe<string | null>({
      type: ['string', 'null'],
      description: 'Recording servers, with spares after a plus; null if nothing fits or there are no cameras',
      examples: ['1 x Standard server'],
    }),
    cameras: Type.Integer({ examples: [120] }),
    storageTb: Type.Number({ description: 'Video, decimal TB', examples: [42.021504] }),
    price: Nullable(Price),
    status: Type.Union([Type.Literal('draft'), ...ProposalStatus.anyOf], {
      description: 'Of the last issued proposal; draft: none was issued',
      examples: ['issued'],
    }),
    proposal: Nullable(LastProposal),
  },
  { title: 'ListFigures' },
);
export type ListFigures = Static<typeof ListFigures>;

/** The figures of an entry; null where a design cannot be sized with the catalogue in force. Only if they were asked for. */
export const OptionalFigures = Type.Optional(Nullable(ListFigures));
