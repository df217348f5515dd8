export * from './proposals/branding.ts';
export * from './proposals/price-bounds.ts';
export * from './proposals/price-list.ts';
export * from './results/calculation.ts';
export * from './designs/camera-row.ts';
export * from './designs/camera-templates.ts';
export * from './designs/cameras.ts';
export * from './service/catalogue.ts';
export * from './proposals/comparison.ts';
export * from './proposals/customer-document.ts';
export {
  AUDIENCES,
  Integrator,
  PROPOSAL_DAYS,
  ProposalIssue,
  SECTION_LIMITS,
  type Audience,
} from './proposals/proposal-issue.ts';
export { contracts } from './contracts.ts';
export * from './proposals/cover.ts';
export * from './results/derivation.ts';
export { exampleOf } from './basics/example.ts';
export * from './designs/form-data.ts';
export * from './proposals/frozen-result.ts';
export * from './service/health.ts';
export * from './service/identity.ts';
export * from './proposals/issued-proposals.ts';
export * from './designs/offer-bounds.ts';
export * from './designs/offer.ts';
export { Problem, ProblemField } from './basics/problem.ts';
export * from './designs/projects.ts';
export * from './proposals/proposal-links.ts';
export * from './proposals/proposal-statuses.ts';
export * from './proposals/shared-proposals.ts';
export * from './results/proposal.ts';
export { route, type Address, type Input, type Output, type RouteContract } from './basics/route.ts';
export * from './designs/server-settings.ts';
export * from './designs/site-designs.ts';
export * from './designs/sites.ts';
export * from './proposals/summary.ts';
export * from './designs/tools.ts';
