import { Type, type Static } from 'typebox';
import { FOUND } from './problem.ts';
import { ProjectParams } from './projects.ts';
import { BillLine, BillTotal, Licence, PhysicalTotals } from './proposal-bill.ts';
import { Totals } from './proposal.ts';
import { route } from './route.ts';
import { Id, List, Nullable } from './schema.ts';

export const SummarySite = Type.Object(
  {
    siteId: Id('Site id'),
    name: Type.String({ examples: ['North gate'] }),
    siteDesignId: Nullable(Id('The chosen design, else the newest; null where the site has none')),
    isChosen: Type.Boolean({ description: 'Whether the design was chosen; otherwise it is the newest' }),
    siteDesignName: Nullable(Type.String({ examples: ['Perimeter'] })),
    totals: Nullable(Totals),
    hardware: Nullable(
      Type.String({
        description: 'Recommendation in a few words; null if there is none',
        examples: ['1 x Standard server, 3 x 1 TB RAID 5 and 4 x 20 TB RAID 5'],
      }),
    ),
    physical: Nullable(PhysicalTotals),
    failed: Type.Boolean({ description: 'Whether nothing fits its design' }),
    errorMessage: Nullable(Type.String({ description: 'Why nothing fits', examples: [null] })),
  },
  { title: 'SummarySite', description: 'A site without a design adds nothing' },
);
export type SummarySite = Static<typeof SummarySite>;

export const ProjectSummary = Type.Object(
  {
    sites: List(SummarySite),
    totals: Totals,
    bill: List(BillLine),
    billTotal: BillTotal,
    physical: PhysicalTotals,
    licences: List(Licence),
  },
  { title: 'ProjectSummary', description: 'One design per site; equal lines of their bills of materials are merged' },
);
export type ProjectSummary = Static<typeof ProjectSummary>;

export const getProjectSummary = route('Projects', {
  method: 'GET',
  url: '/project/:projectId/summary',
  schema: {
    operationId: 'getProjectSummary',
    summary: 'Sums of the chosen designs of all sites',
    description: "Sites newest first. The bill of materials has the caller's prices.",
    params: ProjectParams,
    response: { 200: ProjectSummary, ...FOUND },
  },
});
