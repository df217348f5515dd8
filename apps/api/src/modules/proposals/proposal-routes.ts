import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  getIssuedProposal,
  getProposalPlanPicture,
  issueProposal,
  listIssuedProposals,
  listProposalStatuses,
  updateProposalStatus,
  type Branding,
} from '@site-designer/api-contract';
import type { Catalogue } from '@site-designer/sizing-engine';
import type { FastifyRequest } from 'fastify';
import { found, RequestProblem } from '../../http/problem.ts';
import type { BrandingStore } from '../branding/branding-store.ts';
import { completeBranding } from '../branding/default-branding.ts';
import { caller } from '../../http/caller.ts';
import { optionalBody } from '../../http/optional-body.ts';
import { tellLanguage } from '../../http/request-language.ts';
import { sentPicture } from '../../http/picture-answer.ts';
import { sentJson } from '../../http/json-text.ts';
import type { PriceListStore } from '../price-list/price-list-store.ts';
import { EMPTY_COVER } from '../projects/cover-routes.ts';
import type { PlanStore } from '../plans/plan-store.ts';
import type { ProjectStore } from '../projects/project-store.ts';
import type { SiteDesignAddress } from '../site-designs/site-design-store.ts';
import type { Actor } from '../ports/actor.ts';
import { withinLimit } from '../site-designs/explanation-limit.ts';
import type { CalculatedDesign, CalculatedDesigns } from '../site-designs/recent-proposals.ts';
import { checkedTexts, frozenProposal } from './frozen-proposal.ts';
import type { VersionStore } from '../versions/version-store.ts';
import { packedVersion } from '../versions/packed-design.ts';
import type { DecidedStatus, ProposalStore, StoredStatus } from './proposal-store.ts';
import { languageOfProposal, pastStatus, proposalHeading, proposalName, proposalText } from './proposal-view.ts';
import { apiTexts, inLanguage, spokenOf } from '../../texts/language-in-use.ts';

interface ProposalDependencies {
  readonly proposals: ProposalStore;
  readonly projects: ProjectStore;
  readonly plans: PlanStore;
  readonly versions: VersionStore;
  readonly brandings: BrandingStore;
  readonly priceLists: PriceListStore;
  readonly calculated: CalculatedDesigns;
  readonly catalogue: Catalogue;
  readonly usualBranding: Branding;
  /** Largest proposal that is stored. */
  readonly explanationLimitBytes: number;
}

export const proposalRoutes: FastifyPluginAsyncTypebox<ProposalDependencies> = async (app, dependencies) => {
  const { proposals, projects, plans, versions, brandings, priceLists, calculated } = dependencies;
  const { catalogue, usualBranding, explanationLimitBytes } = dependencies;

  app.route({
    ...issueProposal,
    preValidation: optionalBody,
    handler: async (request, reply) => {
      const { params, body } = request;
      const actor = caller(request);
      const ofCompany = await brandings.read(actor);
      const language = spokenOf(body.language ?? (await languageBefore(proposals, actor, params)), ofCompany?.language);
      const design = await calculated(actor, params, { language });
      if (!design.proposal.calculationSuccess) throw failedSizing(await calculated(actor, params));
      const cover = found(await projects.cover(actor, params.projectId)) ?? EMPTY_COVER;
      const branding = inLanguage(language, () => completeBranding(ofCompany, usualBranding));
      const priceList = await priceLists.read(actor);
      const sitePlans = found(await plans.list(actor, params));
      const beside = { branding, catalogue, priceList, sitePlans, language };
      const freeze = frozenProposal(design, checkedTexts(body, cover), beside);
      const stored = await proposals.issue(actor, params, (issuedAt, place) => {
        const frozen = freeze(issuedAt, place);
        withinLimit(frozen.content, explanationLimitBytes);
        return frozen;
      });
      const issued = found(stored);
      await keepIssued(request, { versions, design, name: proposalName(issued) });
      void reply.code(201).header('location', `${app.prefix}/project/${params.projectId}/proposal/${issued.id}`);
      tellLanguage(reply, language);
      return sentJson(reply, proposalText(issued, proposals.now()));
    },
  });

  app.route({
    ...listIssuedProposals,
    handler: async (request) => {
      const listed = found(await proposals.list(caller(request), request.params.projectId, request.query));
      const now = proposals.now();
      return { proposals: listed.map((each) => proposalHeading(each, now)) };
    },
  });

  app.route({
    ...getIssuedProposal,
    handler: async (request, reply) => {
      const stored = found(await proposals.find(caller(request), request.params));
      tellLanguage(reply, languageOfProposal(stored));
      return sentJson(reply, proposalText(stored, proposals.now()));
    },
  });

  await app.register(besideRoutes, { proposals });
};

const besideRoutes: FastifyPluginAsyncTypebox<Pick<ProposalDependencies, 'proposals'>> = async (app, { proposals }) => {
  app.route({
    ...updateProposalStatus,
    handler: async (request) => {
      const { status } = request.body;
      const change = { status, from: MAY_BECOME[status] };
      const stored = found(await proposals.setStatus(caller(request), request.params, change));
      if (stored.status !== status) {
        const { cannotBecome, statuses } = apiTexts().proposals;
        throw new RequestProblem(409, cannotBecome(proposalName(stored), statuses[stored.status], statuses[status]));
      }
      return { proposal: proposalHeading(stored, proposals.now()) };
    },
  });

  app.route({
    ...listProposalStatuses,
    handler: async (request) => {
      const statuses = found(await proposals.statuses(caller(request), request.params));
      return { statuses: statuses.map(pastStatus) };
    },
  });

  app.route({
    ...getProposalPlanPicture,
    handler: async (request, reply) => {
      const picture = found(await proposals.picture(caller(request), request.params));
      return sentPicture(reply, request.params.planId, picture);
    },
  });
};

/** The language of the revision before; undefined where there is none. */
async function languageBefore(proposals: ProposalStore, actor: Actor, { projectId, siteDesignId }: SiteDesignAddress) {
  const before = (await proposals.list(actor, projectId))?.find((each) => each.siteDesignId === siteDesignId);
  return before && languageOfProposal(before);
}

/** There is nothing to propose: why, in the language of the request. */
function failedSizing({ proposal }: CalculatedDesign): RequestProblem {
  return new RequestProblem(400, proposal.errorMessage ?? apiTexts().proposals.sizingFailed);
}

/** A withdrawn proposal stays withdrawn; a superseded one can only be withdrawn. */
const MAY_BECOME: Readonly<Record<DecidedStatus, readonly StoredStatus[]>> = {
  accepted: ['issued', 'declined'],
  declined: ['issued', 'accepted'],
  withdrawn: ['issued', 'accepted', 'declined', 'superseded'],
};

interface IssuedVersion {
  readonly versions: VersionStore;
  readonly design: CalculatedDesign;
  readonly name: string;
}

/** The proposal is issued by now and holds the design itself: a failure must not have it issued again. */
async function keepIssued(request: FastifyRequest, { versions, design: { heading, design }, name }: IssuedVersion) {
  const address = { ...heading, siteDesignId: heading.id };
  try {
    const kept = { ...(await packedVersion(heading.version, design)), name, isByHand: false };
    await versions.keep(caller(request), address, kept);
  } catch (error) {
    request.log.warn(error, 'The version of an issued proposal was not kept');
  }
}
