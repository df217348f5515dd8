/** The pages about issued proposals, and what is said of them, are one chunk: users open several of them in a row. */
export { CommentsRoute } from './comments-route.tsx';
export { CompanyRoute } from './company-route.tsx';
export { CompareRoute } from './compare-route.tsx';
export { IssuedRoute } from './issued-route.tsx';
export { ProposalsRoute } from './proposals-route.tsx';
export { SharedRoute } from './shared-route.tsx';
export { NetworkRequestRoute } from './network-request-route.tsx';
export { ProjectDocumentRoute } from './project-document-route.tsx';
