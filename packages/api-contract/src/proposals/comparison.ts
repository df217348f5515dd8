import { COMPARED_FIGURES } from '@site-designer/sizing-engine/enumerations';
import { Type, type Static } from 'typebox';
import { FOUND, Problem } from '../basics/problem.ts';
import { route } from '../basics/route.ts';
import { EXACT, Id, Instant, List, Nullable } from '../basics/schema.ts';
import { ProjectParams } from '../designs/projects.ts';
import { BillLine } from '../results/proposal-bill.ts';
import { Versions } from '../results/proposal.ts';
import { FrozenResult } from './frozen-result.ts';
import { ModelChange, ProposalDifference } from './issued-proposals.ts';

/** What can be compared: a design as it is, an issued proposal, or the design of one sized and priced now. */
export const SIDE_KINDS = ['design', 'proposal', 'today'] as const;
export type SideKind = (typeof SIDE_KINDS)[number];

const Side = (description: string, example: string) =>
  Type.String({ pattern: '^(design|proposal|today):[1-9][0-9]{0,14}$', description, examples: [example] });

const SideResult = Type.Pick(
  FrozenResult,
  [
    'answer',
    'totals',
    'warnings',
    'evidenceLock',
    'tiers',
    'failure',
    'loads',
    'huskyProposal',
    'managementServer',
    'alternatives',
    'bill',
    'billTotal',
  ],
  { title: 'ComparedResult', description: 'What its answer is told from; one of earlier versions has no `answer`' },
);

export const ComparedSide = Type.Object(
  {
    kind: Type.Enum([...SIDE_KINDS], { examples: ['proposal'] }),
    siteDesignId: Id('Id of the design; that of an issued proposal may be gone'),
    siteId: Nullable(Id('Site of the design; null where the design is gone')),
    proposalId: Nullable(Id('Id of the issued proposal; null for a design')),
    number: Nullable(Type.String({ description: 'Of the issued proposal', examples: ['P-0001'] })),
    revision: Nullable(Type.String({ description: 'Of the issued proposal', examples: ['A'] })),
    siteDesignName: Type.String({ examples: ['Perimeter'] }),
    headline: Type.String({
      description: 'Recommendation in a few words; empty where nothing fits',
      examples: ['1 x Entry server, 3 x 6 TB RAID 5'],
    }),
    atUtc: Instant('When it was issued, or last changed, or sized'),
    priced: Type.Boolean({ description: 'Whether its bill has prices', examples: [false] }),
    errorMessage: Nullable(Type.String({ description: 'Why nothing fits', examples: [null] })),
    spareKind: Type.Enum(['cold', 'hot'], {
      description: 'Kind of its spare servers, if it has any',
      examples: ['cold'],
    }),
    result: SideResult,
  },
  { title: 'ComparedSide', description: 'One side of a comparison' },
);
export type ComparedSide = Static<typeof ComparedSide>;

const Value = (example: number | string | null) =>
  Type.Union([Type.Number(), Type.String(), Type.Boolean(), Type.Null()], { examples: [example] });
const unit = (example: string) => Type.String({ description: '1: none', examples: [example] });

export const ComparedChange = Type.Object(
  {
    title: Type.String({ description: 'A field of the group, or a setting', examples: ['Cameras'] }),
    group: Nullable(Type.String({ description: 'The camera group; null for a setting', examples: ['Group 1'] })),
    before: Value(1),
    after: Value(9),
    unit: unit('camera'),
  },
  { title: 'ComparedChange', description: 'What was changed; null where it did not exist, or a rate is calculated' },
);
export type ComparedChange = Static<typeof ComparedChange>;

export const ComparedFigure = Type.Object(
  {
    code: Type.Enum([...COMPARED_FIGURES], { examples: ['cameras'] }),
    title: Type.String({ examples: ['Cameras'] }),
    before: Type.Union([Type.Number(), Type.String()], { description: 'An amount is a decimal number', examples: [1] }),
    after: Type.Union([Type.Number(), Type.String()], { examples: [9] }),
    change: Type.Union([Type.Number(), Type.String(), Type.Null()], {
      description: 'What is more after it; null between texts, and for a price of which a line is missing',
      examples: [8],
    }),
    percent: Nullable(Type.Number({ description: 'The change in percent, for video and price', examples: [null] })),
    unit: unit('camera'),
  },
  { title: 'ComparedFigure' },
);
export type ComparedFigure = Static<typeof ComparedFigure>;

const Money = (description: string) => Nullable(Type.String({ description, examples: [null] }));

const LineSide = Type.Object(
  {
    quantity: Type.Number({ examples: [1] }),
    unitPrice: Money('Decimal number; null where one of the sides has no prices'),
    total: Money('Decimal number'),
    currency: Money('ISO 4217'),
  },
  { title: 'ComparedLineSide' },
);

export const ComparedLine = Type.Object(
  {
    ...Type.Pick(BillLine, ['kind', 'designation', 'purpose']).properties,
    isOptional: Type.Boolean({ description: 'Whether it is left out of the total', examples: [false] }),
    before: Type.Union([LineSide, Type.Null()], { description: 'Null: the line was added' }),
    after: Type.Union([LineSide, Type.Null()], { description: 'Null: the line was removed' }),
    change: Money('Decimal number: what the line costs more; null where a price is missing'),
  },
  { title: 'ComparedLine', description: 'A line of the bill that differs' },
);
export type ComparedLine = Static<typeof ComparedLine>;

const SideVersions = Type.Object(
  {
    ...Versions.properties,
    pricesUtc: Nullable(
      Type.String({ format: 'date-time', description: 'Of which day its prices are', examples: [null] }),
    ),
  },
  { title: 'ComparedVersions' },
);

export const ProjectComparison = Type.Object(
  {
    a: ComparedSide,
    b: ComparedSide,
    changes: List(ComparedChange, { description: 'What was changed, camera groups first' }),
    figures: List(ComparedFigure, {
      description: 'What it does, at most twelve: cameras and servers always, the rest where it differs',
    }),
    bill: List(ComparedLine, { description: 'Lines that were added or removed, or have another quantity or price' }),
    versions: Type.Object({
      before: SideVersions,
      after: SideVersions,
      modelChanges: List(ModelChange, { description: 'Of the calculation, oldest first', examples: [[]] }),
    }),
    differences: List(ProposalDifference, { description: 'Every value that differs, for a file' }),
  },
  { title: 'ProjectComparison' },
);
export type ProjectComparison = Static<typeof ProjectComparison>;

export const compareInProject = route('Proposals', {
  method: 'GET',
  url: '/project/:projectId/difference',
  need: 'view',
  schema: {
    operationId: 'compareInProject',
    summary: 'Compare any two of designs, issued proposals and what their designs would be today',
    description:
      'a is before, b after. design:{siteDesignId}: the design as it is, priced now. proposal:{id}: as it was issued. today:{proposalId}: its frozen design, sized and priced now. Camera groups are matched by id, else by name, else by order. A figure that an earlier version did not have is left out.',
    params: ProjectParams,
    querystring: Type.Object({ a: Side('What is before', 'proposal:1'), b: Side('What is after', 'design:1') }, EXACT),
    response: { 200: ProjectComparison, ...FOUND, 409: Problem },
  },
});
