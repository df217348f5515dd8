import { Type, type Static } from 'typebox';
import { TEXT_LIMITS } from '../basics/typed-texts.ts';
import { MOST_OF_PAGE, PageQuery, PAGES_BY_ID } from '../basics/list-page.ts';
import { FOUND, GROWN, Problem, PROTECTED, WRITTEN } from '../basics/problem.ts';
import { route } from '../basics/route.ts';
import { AsRead, EXACT, Id, IdOfAddress, Instant, List, NoContent, Nullable } from '../basics/schema.ts';
import { ProjectParams } from './projects.ts';
import { SiteDesignParams } from './site-designs.ts';

const TAG = 'Comments';

const EXAMPLE = 'Is 30 days enough for the gate?';
const body = Type.String({
  description: `1 to ${TEXT_LIMITS.comment} characters after trimming; \`@Name\` mentions a person`,
  examples: [EXAMPLE],
});
const field = Type.String({
  description: `The setting or figure that it is about, as the client names it, up to ${TEXT_LIMITS.line} characters; empty: none`,
  examples: [''],
});
const noMoment = (description: string) => Nullable(Type.String({ format: 'date-time', description, examples: [null] }));

/** The design that a comment is about. */
const CommentPlace = Type.Object(
  {
    siteId: Id('Site id'),
    siteName: Type.String({ examples: ['North gate'] }),
    siteDesignId: Id('Site design id'),
    siteDesignName: Type.String({ examples: ['Perimeter'] }),
  },
  { description: 'The design that it is about; null where a question outlives its design' },
);

const AskedProposal = Type.Object(
  {
    id: Id('Id of the issued proposal'),
    number: Type.String({ examples: ['P-0001'] }),
    revision: Type.String({ examples: ['A'] }),
  },
  { description: 'The proposal that a question is about; null for comments, and where its link was revoked' },
);

export const Comment = Type.Object(
  {
    id: Id('Comment id'),
    place: Nullable(CommentPlace),
    cameraGroupId: Nullable(
      Type.Integer({ description: 'The camera group that it is about, which may be gone', examples: [1, null] }),
    ),
    field,
    parentId: Nullable(Type.Integer({ description: 'The first comment of its thread', examples: [null] })),
    author: Type.String({ description: 'Name of who wrote it; empty where it is not known', examples: ['Jo Smith'] }),
    isYours: Type.Boolean({ description: 'Whether the caller wrote it, and may edit it', examples: [true] }),
    isQuestion: Type.Boolean({ description: 'Whether a customer asked it by a link', examples: [false, true] }),
    proposal: Nullable(AskedProposal),
    body: Type.String({ description: 'Empty where it was deleted and has replies', examples: [EXAMPLE] }),
    createdUtc: Instant('When it was written'),
    editedUtc: noMoment('When its text was changed last'),
    resolvedUtc: noMoment('Since when its thread is resolved'),
    deletedUtc: noMoment('When it was deleted; only a comment with replies is listed after that'),
    isUnread: Type.Boolean({ description: 'Whether the caller has not yet marked it as read', examples: [false] }),
  },
  { title: 'Comment' },
);
export type Comment = Static<typeof Comment>;

const CommentAnswer = Type.Object({ comment: Comment });
const CommentParams = Type.Object({ ...SiteDesignParams.properties, commentId: Id('Comment id') });
const ADDRESS = '/project/:projectId/site/:siteId/sitedesign/:siteDesignId/comment';

export const listComments = route(TAG, {
  method: 'GET',
  url: ADDRESS,
  need: 'view',
  schema: {
    operationId: 'listComments',
    summary: 'Comments on a design, oldest first',
    description: 'A comment stays when its camera group is deleted. ' + PAGES_BY_ID,
    params: SiteDesignParams,
    querystring: PageQuery,
    response: { 200: Type.Object({ comments: List(Comment) }), ...FOUND },
  },
});

export const createComment = route(TAG, {
  method: 'POST',
  url: ADDRESS,
  need: 'comment',
  schema: {
    operationId: 'createComment',
    summary: 'Comment on a design, on one of its camera groups, settings or figures, or reply',
    params: SiteDesignParams,
    body: Type.Object(
      {
        body,
        cameraGroupId: Type.Optional(
          Nullable(Type.Integer({ description: 'A group of the design; null: none', examples: [null] })),
        ),
        field: Type.Optional(field),
        parentId: Type.Optional(
          Nullable(
            Type.Integer({
              description: 'The first comment of a thread of this design; the reply is about the same',
              examples: [null],
            }),
          ),
        ),
      },
      { ...EXACT, title: 'CommentCreate' },
    ),
    response: { 201: CommentAnswer, ...GROWN },
  },
});

export const updateComment = route(TAG, {
  method: 'PUT',
  url: `${ADDRESS}/:commentId`,
  need: 'comment',
  schema: {
    operationId: 'updateComment',
    summary: 'Change the text of a comment; its author alone may',
    params: CommentParams,
    body: AsRead(Comment, { id: IdOfAddress, body }, { title: 'CommentUpdate' }),
    response: { 200: CommentAnswer, ...WRITTEN, 403: Problem },
  },
});

export const deleteComment = route(TAG, {
  method: 'DELETE',
  url: `${ADDRESS}/:commentId`,
  need: 'comment',
  schema: {
    operationId: 'deleteComment',
    summary: 'Delete a comment; its author and the owner may',
    description: 'Replies to it stay.',
    params: CommentParams,
    response: { 204: NoContent, ...WRITTEN },
  },
});

export const resolveComment = route(TAG, {
  method: 'POST',
  url: `${ADDRESS}/:commentId/resolve`,
  need: 'comment',
  schema: {
    operationId: 'resolveComment',
    summary: 'Resolve the thread of a comment, or open it again',
    params: CommentParams,
    body: Type.Object(
      {
        isResolved: Type.Optional(
          Type.Boolean({ description: 'false opens it again; true without it', examples: [true] }),
        ),
      },
      EXACT,
    ),
    response: { 200: CommentAnswer, ...WRITTEN },
  },
});

export const listProjectComments = route(TAG, {
  method: 'GET',
  url: '/project/:projectId/comment',
  need: 'view',
  schema: {
    operationId: 'listProjectComments',
    summary: 'Comments and questions of a project, newest first',
    description: '100 at once unless said; those of deleted designs are left out, but for questions.',
    params: ProjectParams,
    querystring: PageQuery,
    response: {
      200: Type.Object({
        comments: List(Comment, { maxItems: MOST_OF_PAGE }),
        unread: Type.Integer({ description: 'Comments of the project that are unread', examples: [1] }),
      }),
      ...FOUND,
    },
  },
});

export const readComments = route(TAG, {
  method: 'PUT',
  url: '/project/:projectId/comment/read',
  need: 'view',
  schema: {
    operationId: 'readComments',
    summary: 'Mark comments of a project as read, up to one of them',
    params: ProjectParams,
    body: Type.Object({ id: Id('The newest comment that was read') }, { ...EXACT, title: 'CommentsRead' }),
    response: {
      200: Type.Object({
        unread: Type.Integer({ description: 'Comments of the project that are unread after it', examples: [0] }),
      }),
      ...WRITTEN,
    },
  },
});

export const listUnreadComments = route(TAG, {
  method: 'GET',
  url: '/comment/unread',
  need: 'view',
  schema: {
    operationId: 'listUnreadComments',
    summary: 'How many comments are unread, by project; projects without any are left out',
    description: 'Ids of pages are those of the projects.',
    querystring: PageQuery,
    response: {
      200: Type.Object({
        projects: List(
          Type.Object({ projectId: Id('Project id'), unread: Type.Integer({ minimum: 1, examples: [1] }) }),
        ),
      }),
      400: Problem,
      ...PROTECTED,
    },
  },
});
