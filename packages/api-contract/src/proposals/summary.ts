import type { ProjectDocument, ProjectNetworkDocument } from '@site-designer/texts';
import { Type, type Static } from 'typebox';
import { FOUND } from '../basics/problem.ts';
import { ProjectParams, ProjectSystem } from '../designs/projects.ts';
import { Answer } from '../results/answer.ts';
import { BillLine, BillTotal, Licence, PhysicalTotals } from '../results/proposal-bill.ts';
import { Totals } from '../results/proposal.ts';
import { route } from '../basics/route.ts';
import { EXACT, Id, List, Nullable } from '../basics/schema.ts';

/** Why a design counts in the summary of a project, the strongest reason first. */
export const DESIGN_REASONS = ['accepted', 'chosen', 'issued', 'newest'] as const;
export type DesignReason = (typeof DESIGN_REASONS)[number];

const SiteMachine = Type.Object(Type.Pick(BillLine, ['kind', 'designation', 'quantity', 'rackUnits']).properties, {
  title: 'SiteMachine',
});

const NETWORK = {
  switches: Type.Integer({ description: 'In all closets' }),
  ports: Type.Integer({ description: 'Of them, that cameras take' }),
  reservedW: Type.Number({ description: 'What they reserve for the cameras, W' }),
  workstations: Type.Integer({ description: 'For live view' }),
};
const SiteNetwork = Type.Object(NETWORK, {
  description: 'What is outside the machine room; null where nobody asks for a network or workstations',
  examples: [null],
});
export type SiteNetwork = Static<typeof SiteNetwork>;

export const SummarySite = Type.Object(
  {
    siteId: Id('Site id'),
    name: Type.String({ examples: ['North gate'] }),
    siteDesignId: Nullable(Id('The design that counts; null where the site has none with cameras')),
    from: Type.Unsafe<DesignReason | null>({
      type: ['string', 'null'],
      enum: [...DESIGN_REASONS, null],
      description:
        'Why it counts: its proposal was accepted, it was chosen, its proposal was issued last, or it is the newest with cameras',
      examples: ['chosen'],
    }),
    proposalId: Nullable(Id('The accepted or issued proposal, whose frozen result counts; else null', 5)),
    number: Nullable(Type.String({ description: 'Of that proposal', examples: ['P-0002'] })),
    revision: Nullable(Type.String({ description: 'Of that proposal', examples: ['A'] })),
    siteDesignName: Nullable(Type.String({ examples: ['Perimeter'] })),
    totals: Nullable(Totals),
    hardware: Nullable(
      Type.String({
        description: 'Recommendation in a few words; null if there is none',
        examples: ['1 x Entry server, 3 x 6 TB RAID 5'],
      }),
    ),
    answer: Nullable(Answer),
    bill: List(BillLine, {
      description: 'What the site buys for itself, with the own lines of its offer; empty if nothing fits',
    }),
    billTotal: Nullable(BillTotal),
    physical: Nullable(PhysicalTotals),
    machines: List(SiteMachine, { description: 'What stands at the site: the machines of one system at one of them' }),
    network: Nullable(SiteNetwork),
    failed: Type.Boolean({ description: 'Whether nothing fits its design' }),
    errorMessage: Nullable(Type.String({ description: 'Why nothing fits', examples: [null] })),
  },
  { title: 'SummarySite', description: 'A site without a design adds nothing' },
);
export type SummarySite = Static<typeof SummarySite>;

export const ProjectSummary = Type.Object(
  {
    system: ProjectSystem,
    sites: List(SummarySite),
    totals: Totals,
    bill: List(BillLine),
    systemLines: Type.Integer({
      description: 'How many lines at the end of the bill are for the whole system; 0 where each site is one',
      examples: [0],
    }),
    systemTotal: Nullable(BillTotal),
    problem: Nullable(
      Type.String({ description: 'Why the bill has no total; null where nothing is wrong', examples: [null] }),
    ),
    billTotal: BillTotal,
    physical: PhysicalTotals,
    network: Nullable(SiteNetwork),
    licences: List(Licence),
  },
  { title: 'ProjectSummary', description: 'One design per site; equal lines of their bills of materials are merged' },
);
export type ProjectSummary = Static<typeof ProjectSummary>;

export const getProjectSummary = route('Projects', {
  method: 'GET',
  url: '/project/:projectId/summary',
  need: 'view',
  schema: {
    operationId: 'getProjectSummary',
    summary: 'Sums of one design of each site',
    description:
      "Sites newest first. Accepted and issued proposals count as they were frozen, with their prices; lines without a price have the caller's.",
    params: ProjectParams,
    response: { 200: ProjectSummary, ...FOUND },
  },
});

const NetworkRequest = Type.Unsafe<ProjectNetworkDocument>(
  Type.Object(
    {},
    { additionalProperties: true, description: 'Sums over the sites, and the sheet of each, as they are printed' },
  ),
);

export const getNetworkRequest = route('Proposals', {
  method: 'GET',
  url: '/project/:projectId/network-request',
  need: 'view',
  schema: {
    operationId: 'getNetworkRequest',
    summary: "What to ask the customer's IT for: the request sheet of all sites with a network",
    description: 'Of the designs that the summary counts. A project without a network has a sheet without sites.',
    params: ProjectParams,
    response: { 200: Type.Object({ document: NetworkRequest }), ...FOUND },
  },
});

const WholeDocument = Type.Unsafe<ProjectDocument | null>(
  Type.Object(
    {},
    {
      type: ['object', 'null'],
      additionalProperties: true,
      description: 'What each site gets, the items of all and one price, as printed; null where no site has hardware',
    },
  ),
);

export const getProjectDocument = route('Proposals', {
  method: 'GET',
  url: '/project/:projectId/document',
  need: 'view',
  schema: {
    operationId: 'getProjectDocument',
    summary: "The customer's document of all sites of a project",
    description: 'Of the designs that the summary counts, for the customer of the cover. Nothing is issued or stored.',
    params: ProjectParams,
    querystring: Type.Object(
      {
        withPrices: Type.Optional(
          Type.Boolean({
            description: "With the caller's prices for lines that have none; false if absent",
            examples: [],
          }),
        ),
      },
      EXACT,
    ),
    response: { 200: Type.Object({ document: WholeDocument }), ...FOUND },
  },
});
