import { hash } from 'node:crypto';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  decideSharedProposal,
  getSharedPlanPicture,
  getSharedProposal,
  type Branding,
} from '@site-designer/api-contract';
import { fieldText } from '@site-designer/texts';
import { found, refuseInvalid, RequestProblem } from '../../http/problem.ts';
import { tellLanguage } from '../../http/request-language.ts';
import { sentPicture } from '../../http/picture-answer.ts';
import { sentJson } from '../../http/json-text.ts';
import type { BrandingStore } from '../branding/branding-store.ts';
import { completeBranding } from '../branding/default-branding.ts';
import { textErrors, trimmedTexts, type TextKinds } from '../texts/texts.ts';
import { hashOfSecret } from './link-secret.ts';
import type { ProposalStore } from './proposal-store.ts';
import {
  closedProposal,
  decidedText,
  languageOfProposal,
  proposalName,
  sharedText,
  statusOf,
} from './proposal-view.ts';
import { apiTexts } from '../../texts/language-in-use.ts';

interface SharedProposalDependencies {
  readonly proposals: ProposalStore;
  readonly brandings: BrandingStore;
  readonly usualBranding: Branding;
}

const DECISION_TEXTS: TextKinds<'name' | 'remark'> = { name: 'line', remark: 'paragraphs' };
/** Anybody may send a decision: more than its texts need is not read. */
const MOST_DECISION_BYTES = 65_536;

/** Public: the secret of a link is the only credential. */
export const sharedProposalRoutes: FastifyPluginAsyncTypebox<SharedProposalDependencies> = async (
  app,
  { proposals, brandings, usualBranding },
) => {
  app.addHook('onRequest', async (_request, reply) => {
    void reply.header('cache-control', 'no-store');
  });

  app.route({
    ...getSharedProposal,
    handler: async (request, reply) => {
      const { owner, ...stored } = found(await proposals.open(hashOfSecret(request.params.secret)));
      const now = proposals.now();
      tellLanguage(reply, languageOfProposal(stored));
      if (!['superseded', 'expired'].includes(statusOf(stored, now))) return sentJson(reply, sharedText(stored, now));
      const seller = completeBranding(await brandings.read(owner), usualBranding);
      return sentJson(reply, JSON.stringify({ proposal: closedProposal(stored, now, seller) }));
    },
  });

  app.route({
    ...getSharedPlanPicture,
    handler: async (request, reply) => {
      const { secret, planId } = request.params;
      return sentPicture(reply, planId, found(await proposals.linkedPicture(hashOfSecret(secret), planId)));
    },
  });

  app.route({
    ...decideSharedProposal,
    bodyLimit: MOST_DECISION_BYTES,
    handler: async (request) => {
      const { params, body } = request;
      const texts = checkedTexts(body);
      const now = proposals.now();
      const decided = await proposals.decide(
        hashOfSecret(params.secret),
        { status: body.decision, ...texts },
        (shown) => hash('sha256', decidedText(shown, now)),
      );
      const { proposal, isRecorded } = found(decided);
      if (!isRecorded) {
        const proposalStatus = statusOf(proposal, proposals.now());
        const { isClosed, statuses } = apiTexts().proposals;
        const detail = isClosed(proposalName(proposal), statuses[proposalStatus]);
        throw new RequestProblem(409, detail, { proposalStatus });
      }
      return { status: body.decision, statusUtc: proposal.statusAt };
    },
  });
};

/** @throws RequestProblem 400 that names every wrong field. */
function checkedTexts(given: { readonly name: string; readonly remark?: string }) {
  const texts = trimmedTexts(DECISION_TEXTS, given);
  const missing = texts.name === '' ? [{ path: 'name', message: fieldText('field.required') }] : [];
  refuseInvalid([...missing, ...textErrors(DECISION_TEXTS, given)]);
  return texts;
}
