import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  createComment,
  deleteComment,
  listComments,
  listProjectComments,
  listUnreadComments,
  readComments,
  resolveComment,
  updateComment,
  type Comment,
} from '@site-designer/api-contract';
import { checkText } from '@site-designer/api-contract/typed-texts';
import { caller } from '../../http/caller.ts';
import { optionalBody } from '../../http/optional-body.ts';
import { found, invalidRequest, RequestProblem } from '../../http/problem.ts';
import { numberText, revisionText } from '../proposals/proposal-view.ts';
import { refuseOtherId } from '../texts/names.ts';
import { requiredText } from '../texts/texts.ts';
import type { CommentStore, StoredComment } from './comment-store.ts';
import { apiTexts } from '../../texts/language-in-use.ts';

interface CommentDependencies {
  readonly comments: CommentStore;
}

const PAGE = 100;

export const commentRoutes: FastifyPluginAsyncTypebox<CommentDependencies> = async (app, { comments }) => {
  app.route({
    ...listComments,
    handler: async (request) => ({
      comments: found(await comments.ofDesign(caller(request), request.params, request.query)).map(commentView),
    }),
  });

  app.route({
    ...createComment,
    handler: async (request, reply) => {
      const { body: text, cameraGroupId = null, field = '', parentId = null } = request.body;
      const wrongField = checkText('line', field);
      const body = requiredText(
        'comment',
        { path: 'body', text },
        wrongField === undefined ? [] : [{ path: 'field', message: wrongField }],
      );
      const comment = { body, cameraGroupId, field: field.trim(), parentId };
      const stored = found(await comments.create(caller(request), request.params, comment));
      if (typeof stored === 'string') throw invalidRequest([{ path: stored, message: apiTexts().comments[stored] }]);
      return reply.code(201).send({ comment: commentView(stored) });
    },
  });

  app.route({
    ...updateComment,
    handler: async (request) => {
      refuseOtherId(request.body.id, request.params.commentId);
      const body = requiredText('comment', { path: 'body', text: request.body.body });
      const stored = found(await comments.edit(caller(request), request.params, body));
      if (stored === 'not the author') throw notTheAuthor('change');
      return { comment: commentView(stored) };
    },
  });

  app.route({
    ...deleteComment,
    handler: async (request, reply) => {
      const removed = found(await comments.remove(caller(request), request.params));
      if (removed === 'not the author') throw notTheAuthor('delete');
      return reply.code(204).send(null);
    },
  });

  app.route({
    ...resolveComment,
    preValidation: optionalBody,
    handler: async (request) => {
      const { isResolved = true } = request.body;
      return { comment: commentView(found(await comments.resolve(caller(request), request.params, isResolved))) };
    },
  });

  await app.register(projectCommentRoutes, { comments });
};

/** What a project lists of the comments of all its designs. */
const projectCommentRoutes: FastifyPluginAsyncTypebox<CommentDependencies> = async (app, { comments }) => {
  app.route({
    ...listProjectComments,
    handler: async (request) => {
      const page = { limit: PAGE, ...request.query };
      const listed = found(await comments.ofProject(caller(request), request.params.projectId, page));
      return { ...listed, comments: listed.comments.map(commentView) };
    },
  });

  app.route({
    ...readComments,
    handler: async (request) => {
      const { params, body } = request;
      const unread = found(await comments.read(caller(request), params.projectId, body.id));
      if (unread === 'unknown') throw invalidRequest([{ path: 'id', message: apiTexts().comments.unknown }]);
      return { unread };
    },
  });

  app.route({
    ...listUnreadComments,
    handler: async (request) => ({ projects: [...(await comments.unread(caller(request), request.query))] }),
  });
};

function notTheAuthor(what: 'change' | 'delete'): RequestProblem {
  return new RequestProblem(403, apiTexts().comments[what]);
}

function commentView({ createdAt, editedAt, resolvedAt, deletedAt, proposal, ...comment }: StoredComment): Comment {
  return {
    ...comment,
    proposal: proposal && {
      id: proposal.id,
      number: numberText(proposal.number),
      revision: revisionText(proposal.revision),
    },
    createdUtc: createdAt,
    editedUtc: editedAt,
    resolvedUtc: resolvedAt,
    deletedUtc: deletedAt,
  };
}
