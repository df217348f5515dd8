import type { Catalogue } from '@site-designer/sizing-engine';
import type { InstallerDocument, NetworkDocument, SalesDocument } from '@site-designer/texts';
import { Type, type Static } from 'typebox';
import { FrozenBranding } from './branding.ts';
import { CatalogueInForce } from '../service/catalogue.ts';
import { AUDIENCE, INTEGRATOR, ISSUE_TEXTS, ProposalIssue, SECTIONS, WITH_PRICES } from './proposal-issue.ts';
import { CustomerDocument } from './customer-document.ts';
import { Derivations } from '../results/derivation.ts';
import { FrozenResult } from './frozen-result.ts';
import { PageQuery } from '../basics/list-page.ts';
import { FOUND, GROWN, Problem } from '../basics/problem.ts';
import { ProjectParams } from '../designs/projects.ts';
import { ProposalStatus } from '../basics/proposal-status.ts';
import { LanguageOf } from '../basics/languages.ts';
import { differenceOf } from './difference.ts';
import { Plans } from './proposal-plans.ts';
import { Versions } from '../results/proposal.ts';
import { route } from '../basics/route.ts';
import { EXACT, Id, IN_30_DAYS, Instant, List, Nullable } from '../basics/schema.ts';
import { SiteDesign, SiteDesignParams } from '../designs/site-designs.ts';

export { ProposalStatus };

const TAG = 'Proposals';

const shown = {
  number: Type.String({ description: 'Counted by owner', examples: ['P-0001'] }),
  revision: Type.String({ description: 'A, B … Z, AA', examples: ['A'] }),
  status: ProposalStatus,
  statusUtc: Instant('Since when it has this status'),
  statusBy: Nullable(Type.String({ description: 'Who decided by a link; null: the owner', examples: [null] })),
  issuedUtc: Instant('When it was issued'),
  validUntilUtc: Instant('Until when it is valid', IN_30_DAYS),
  siteDesignName: Type.String({ description: 'Of the design, when it was issued', examples: ['Perimeter'] }),
  customer: ISSUE_TEXTS.customer,
  headline: Type.String({
    description: 'Recommendation in a few words',
    examples: ['1 x Entry server, 3 x 6 TB RAID 5'],
  }),
  language: LanguageOf('In which it was issued: what it says never changes', { examples: ['en'] }),
  versions: Versions,
};

const heading = { id: Id('Id of the proposal'), ...shown, siteDesignId: Id('Of the design, which may be gone') };

export const IssuedProposalHeading = Type.Object(heading, { title: 'IssuedProposalHeading' });
export type IssuedProposalHeading = Static<typeof IssuedProposalHeading>;

const FormulaCard = Type.Object({
  id: Type.String({ examples: ['recording.event-average'] }),
  title: Type.String({ examples: ['Average rate while recording on events'] }),
  expression: Type.String({ examples: ['motionKbps * motionShare'] }),
  inputs: Type.Record(Type.String(), Type.Union([Type.String(), Type.Object({ each: Type.String() })]), {
    description: 'Units of the inputs; each: of a list of them',
    examples: [{ motionKbps: 'kbit/s', motionShare: '1' }],
  }),
  unit: Type.String({ examples: ['kbit/s'] }),
  source: Type.String({ description: 'Chapter of the model', examples: ['docs/model.md#recording'] }),
});

/** Proposals issued before catalogues had product names have none. */
const FrozenCatalogue = Type.Unsafe<Omit<Catalogue, 'names'> & Partial<Pick<Catalogue, 'names'>>>(CatalogueInForce);

const content = {
  contact: ISSUE_TEXTS.contact,
  reference: ISSUE_TEXTS.reference,
  note: ISSUE_TEXTS.note,
  sections: SECTIONS,
  // Proposals issued before there were documents have none of these.
  audience: Type.Optional(AUDIENCE),
  withPrices: Type.Optional(WITH_PRICES),
  integrator: Nullable(Type.Object(INTEGRATOR)),
  branding: FrozenBranding,
  // Proposals issued before designs had an offer have none.
  design: Type.Object({ ...SiteDesign.properties, offer: Type.Optional(SiteDesign.properties.offer) }),
  result: FrozenResult,
  derivations: Derivations,
  formulas: List(FormulaCard, { description: 'The formulas of the derivations, as they were at the time of issue' }),
  catalogue: FrozenCatalogue,
};

/** Its texts and numbers are those of the paper: nothing reads single ones. */
const Installation = Type.Unsafe<InstallerDocument>(
  Type.Object({}, { additionalProperties: true, description: 'What an installer reads, as it is printed' }),
);

const ForSales = Type.Unsafe<SalesDocument>(
  Type.Object({}, { additionalProperties: true, description: 'What a sales engineer reads, as it is printed' }),
);

const ForNetwork = Type.Unsafe<NetworkDocument>(
  Type.Object({}, { additionalProperties: true, description: "What the customer's IT reads, as it is printed" }),
);

export const IssuedProposal = Type.Object(
  {
    ...heading,
    ...content,
    document: Type.Optional(CustomerDocument),
    installerDocument: Type.Optional(Installation),
    salesDocument: Type.Optional(ForSales),
    networkDocument: Type.Optional(ForNetwork),
    plans: Plans,
  },
  {
    title: 'IssuedProposal',
    description: 'Design and result as they were when it was issued, whatever the server computes today',
  },
);
export type IssuedProposal = Static<typeof IssuedProposal>;

/** A proposal for readers with a link: of the owner, it has the integrator's card alone. */
export const SharedProposal = Type.Object(
  {
    ...shown,
    ...content,
    design: Type.Omit(SiteDesign, ['id', 'siteId', 'projectId', 'offer'], { title: 'SharedDesign' }),
    catalogue: Type.Unsafe<Static<typeof FrozenCatalogue>>({
      ...CatalogueInForce,
      description: 'The names of the products and options alone',
    }),
  },
  { title: 'SharedProposal' },
);
export type SharedProposal = Static<typeof SharedProposal>;

const documentHead = {
  ...Type.Pick(Type.Object(shown), [
    'number',
    'revision',
    'status',
    'statusUtc',
    'statusBy',
    'issuedUtc',
    'validUntilUtc',
    'customer',
    'language',
  ]).properties,
  branding: FrozenBranding,
};

/** What a customer gets with a link: the head of the proposal and its document. */
export const SharedDocument = Type.Object(
  { ...documentHead, audience: Type.Literal('customer'), document: CustomerDocument, plans: Plans },
  { description: "A customer's proposal: its document alone" },
);
export type SharedDocument = Static<typeof SharedDocument>;

/** What a document that has no head of its own is about. */
const builtNames = { projectName: Type.String(), siteName: Type.String(), siteDesignName: Type.String() };

/** What an installer gets with a link, with the names of what is built. */
export const SharedInstallation = Type.Object(
  {
    ...documentHead,
    audience: Type.Literal('installer'),
    installerDocument: Installation,
    plans: Plans,
    ...builtNames,
  },
  { description: "An installer's proposal: its document alone, without prices" },
);
export type SharedInstallation = Static<typeof SharedInstallation>;

/** What the IT of a customer gets with a link. */
export const SharedNetworkSheet = Type.Object(
  { ...documentHead, audience: Type.Literal('network'), networkDocument: ForNetwork, ...builtNames },
  { description: 'An IT request sheet: its document alone, without prices' },
);
export type SharedNetworkSheet = Static<typeof SharedNetworkSheet>;

/** What a sales engineer gets with a link. */
export const SharedSalesDocument = Type.Object(
  { ...documentHead, audience: Type.Literal('sales'), salesDocument: ForSales },
  { description: "A sales engineer's proposal: its document alone, without the margin" },
);
export type SharedSalesDocument = Static<typeof SharedSalesDocument>;

export const ProposalParams = Type.Object({ ...ProjectParams.properties, proposalId: Id('Id of the proposal') });
const HeadingAnswer = Type.Object({ proposal: IssuedProposalHeading });

export const issueProposal = route(TAG, {
  method: 'POST',
  url: '/project/:projectId/site/:siteId/sitedesign/:siteDesignId/proposal',
  need: 'edit',
  schema: {
    operationId: 'issueProposal',
    summary: 'Issue the proposal for a design: numbered, and frozen with its result',
    description:
      'A design that was issued before keeps its number and gets the next revision; the one before becomes superseded. Refused where the sizing fails, and with 409 and the total of now where the design does not cost `expectedTotal`.',
    params: SiteDesignParams,
    body: ProposalIssue,
    response: { 201: Type.Object({ proposal: IssuedProposal }), ...GROWN },
  },
});

export const listIssuedProposals = route(TAG, {
  method: 'GET',
  url: '/project/:projectId/proposal',
  need: 'view',
  schema: {
    operationId: 'listIssuedProposals',
    summary: 'All issued proposals of a project, newest first',
    params: ProjectParams,
    querystring: PageQuery,
    response: { 200: Type.Object({ proposals: List(IssuedProposalHeading) }), ...FOUND },
  },
});

export const getIssuedProposal = route(TAG, {
  method: 'GET',
  url: '/project/:projectId/proposal/:proposalId',
  need: 'view',
  schema: {
    operationId: 'getIssuedProposal',
    summary: 'An issued proposal with its design and result',
    description: 'The frozen content, in which only the status changes.',
    params: ProposalParams,
    response: { 200: Type.Object({ proposal: IssuedProposal }), ...FOUND },
  },
});

export const updateProposalStatus = route(TAG, {
  method: 'PUT',
  url: '/project/:projectId/proposal/:proposalId/status',
  need: 'edit',
  schema: {
    operationId: 'updateProposalStatus',
    summary: 'Mark a proposal as accepted or declined, or withdraw it',
    description:
      'A withdrawn proposal stays withdrawn and its links lead nowhere; a superseded one can only be withdrawn. Anything else is refused with 409.',
    params: ProposalParams,
    body: Type.Object(
      { status: Type.Union([Type.Literal('accepted'), Type.Literal('declined'), Type.Literal('withdrawn')]) },
      EXACT,
    ),
    response: { 200: HeadingAnswer, ...GROWN },
  },
});

export const ProposalDifference = differenceOf(
  { path: 'Camera group 1.retentionDays', title: 'Camera group 1: retention days', value: 30, unit: 'day' },
  { title: 'ProposalDifference', description: 'A value that differs; null on a side that does not have it' },
);
export type ProposalDifference = Static<typeof ProposalDifference>;

export const ModelChange = Type.Object(
  {
    model: Type.String({ description: 'Version of the model that brought the change' }),
    change: Type.String({ description: 'A sentence' }),
  },
  { description: 'A change of the calculation model between the two proposals' },
);

export const ProposalDifferences = Type.Object({
  differences: List(ProposalDifference),
  modelChanges: List(ModelChange, {
    description: 'Oldest first; empty where one version of the model computed both',
    examples: [[]],
  }),
});
export type ProposalDifferences = Static<typeof ProposalDifferences>;

export const compareIssuedProposal = route(TAG, {
  method: 'GET',
  url: '/project/:projectId/proposal/:proposalId/difference',
  need: 'view',
  schema: {
    operationId: 'compareIssuedProposal',
    summary: "Differences between an issued proposal and its design, another issued proposal, or today's result",
    description:
      'design: the design as it is now. today: the frozen design, sized by the engine and catalogue of now. A number: the issue of the same project with that id.',
    params: ProposalParams,
    querystring: Type.Object(
      {
        to: Type.Optional(
          Type.String({
            pattern: '^(design|today|[1-9][0-9]*)$',
            description: 'design if absent',
            examples: ['design'],
          }),
        ),
      },
      EXACT,
    ),
    response: { 200: ProposalDifferences, ...FOUND, 409: Problem },
  },
});
