import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { askAboutSharedProposal } from '@site-designer/api-contract';
import { found } from '../../http/problem.ts';
import { checkText } from '@site-designer/api-contract/typed-texts';
import { fieldText } from '@site-designer/texts';
import { hashOfSecret } from '../proposals/link-secret.ts';
import { requiredText } from '../texts/texts.ts';
import type { CommentStore } from './comment-store.ts';

interface QuestionDependencies {
  readonly comments: CommentStore;
}

/** Anybody may send a question: more than its texts need is not read. */
const MOST_QUESTION_BYTES = 65_536;

/** Public: the secret of a link is the only credential. */
export const questionRoutes: FastifyPluginAsyncTypebox<QuestionDependencies> = async (app, { comments }) => {
  app.route({
    ...askAboutSharedProposal,
    bodyLimit: MOST_QUESTION_BYTES,
    handler: async (request, reply) => {
      const { name, text } = request.body;
      const wrongName = name.trim() === '' ? fieldText('field.required') : checkText('line', name);
      const question = requiredText(
        'comment',
        { path: 'text', text },
        wrongName === undefined ? [] : [{ path: 'name', message: wrongName }],
      );
      const asked = { name: name.trim(), text: question };
      const sentUtc = found(await comments.ask(hashOfSecret(request.params.secret), asked));
      return reply.code(201).header('cache-control', 'no-store').send({ sentUtc });
    },
  });
};
