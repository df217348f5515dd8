/** The pages about workspaces are one chunk: whoever accepts an invitation, or adds a workspace, looks at its members next. */
export { AccountRoute } from './account-route.tsx';
export { AuditRoute } from './audit-route.tsx';
export { InvitationRoute } from './invitation-route.tsx';
export { MembersRoute } from './members-route.tsx';
