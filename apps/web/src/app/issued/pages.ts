/** The pages about issued proposals come together: whoever opens one of them opens others. */
export { CompanyRoute } from './company-route.tsx';
export { CompareRoute } from './compare-route.tsx';
export { IssuedRoute } from './issued-route.tsx';
export { ProposalsRoute } from './proposals-route.tsx';
export { SharedRoute } from './shared-route.tsx';
