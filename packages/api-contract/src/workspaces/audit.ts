import { Type, type Static } from 'typebox';
import { FOUND } from '../basics/problem.ts';
import { route } from '../basics/route.ts';
import { EXACT, Id, Instant, List, Nullable } from '../basics/schema.ts';
import { WorkspaceParams } from './workspaces.ts';

const TAG = 'Workspaces';

/** What is recorded, by what it is about. Saves of designs are not: versions tell of them. */
export const AUDIT_ACTIONS = [
  'workspaceMade',
  'workspaceRenamed',
  'workspaceDeleted',
  'workspaceRestored',
  'memberJoined',
  'memberRole',
  'memberRemoved',
  'invitationMade',
  'invitationRevoked',
  'tokenMade',
  'tokenRevoked',
  'projectDeleted',
  'projectRestored',
  'projectMoved',
  'projectAccess',
  'projectRole',
  'siteDeleted',
  'siteRestored',
  'designDeleted',
  'designRestored',
  'proposalIssued',
  'proposalStatus',
  'linkMade',
  'linkOpened',
  'linkRevoked',
  'priceListChanged',
  'brandingChanged',
  'exported',
  'accountDeleted',
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/** What an entry can be about. */
export const AUDIT_OBJECTS = [
  'workspace',
  'user',
  'invitation',
  'token',
  'project',
  'site',
  'design',
  'proposal',
  'link',
] as const;
export type AuditObject = (typeof AUDIT_OBJECTS)[number];

export const AuditEntry = Type.Object(
  {
    id: Id('Id of the entry'),
    atUtc: Instant('When it was done'),
    userId: Nullable(
      Type.Integer({ description: 'Who did it; null: somebody without an account, or the server', examples: [1] }),
    ),
    user: Nullable(Type.String({ description: 'Their name today', examples: ['Alice Andersen'] })),
    token: Nullable(
      Type.Integer({ description: 'Id of the API token with which it was done; null: by hand', examples: [null] }),
    ),
    action: Type.Unsafe<AuditAction>({ type: 'string', enum: [...AUDIT_ACTIONS], examples: ['workspaceMade'] }),
    object: Type.Object(
      {
        kind: Type.Unsafe<AuditObject>({ type: 'string', enum: [...AUDIT_OBJECTS], examples: ['workspace'] }),
        id: Nullable(Type.Integer({ examples: [1] })),
      },
      { description: 'What it is about' },
    ),
    details: Type.Record(Type.String(), Type.Union([Type.String(), Type.Number(), Type.Null()]), {
      description: 'Further facts, such as the role that was given',
      examples: [{}],
    }),
  },
  { title: 'AuditEntry', description: 'Something that was done in a workspace' },
);
export type AuditEntry = Static<typeof AuditEntry>;

/** Most entries of a page. */
export const MOST_AUDIT_ENTRIES = 1000;

export const listAudit = route(TAG, {
  method: 'GET',
  url: '/workspace/:workspaceId/audit',
  need: 'manage',
  schema: {
    operationId: 'listAudit',
    summary: 'What was done in a workspace and by whom, newest first',
    description: 'Entries are kept for 400 days. Nothing changes or removes one before.',
    params: WorkspaceParams,
    querystring: Type.Object(
      {
        after: Type.Optional(
          Type.Integer({
            minimum: 1,
            description: 'The last id of the page before: entries with lower ids follow',
            examples: [],
          }),
        ),
        limit: Type.Optional(
          Type.Integer({
            minimum: 1,
            maximum: MOST_AUDIT_ENTRIES,
            description: 'Most entries; 100 unless said',
            examples: [100],
          }),
        ),
        action: Type.Optional(
          Type.Unsafe<AuditAction>({
            type: 'string',
            enum: [...AUDIT_ACTIONS],
            description: 'Those of this kind alone',
            examples: [],
          }),
        ),
        user: Type.Optional(
          Type.Integer({ minimum: 1, description: 'Id of a person: what they did alone', examples: [] }),
        ),
      },
      EXACT,
    ),
    response: { 200: Type.Object({ entries: List(AuditEntry) }), ...FOUND },
  },
});

export const exportAudit = route(TAG, {
  method: 'GET',
  url: '/workspace/:workspaceId/audit/export',
  need: 'manage',
  schema: {
    operationId: 'exportAudit',
    summary: 'The whole audit of a workspace, oldest first, as one JSON object a line',
    description: 'Fields as in the list.',
    params: WorkspaceParams,
    response: {
      200: Type.String({ contentMediaType: 'application/x-ndjson', examples: ['{"id":…'] }),
      ...FOUND,
    },
  },
});
