import { Type, type Static } from 'typebox';
import { Line, Paragraphs } from './cover.ts';
import {
  SharedDocument,
  SharedInstallation,
  SharedNetworkSheet,
  SharedProposal,
  SharedSalesDocument,
} from './issued-proposals.ts';
import { TEXT_LIMITS } from '../basics/typed-texts.ts';
import { Problem } from '../basics/problem.ts';
import { route } from '../basics/route.ts';
import { EXACT, Id, Instant, Nullable } from '../basics/schema.ts';
import { Picture } from '../designs/plans.ts';

const TAG = 'Proposals';
const LinkParams = Type.Object({ secret: Type.String({ examples: ['vJ8…'] }) });
/** Answers that any call by a link may give. */
const BY_LINK = { 404: Problem, 429: Problem, 503: Problem } as const;

const { number, revision, status, validUntilUtc } = SharedProposal.properties;

/** What a link shows of a proposal that is superseded or no longer valid. */
export const ClosedProposal = Type.Object(
  {
    number,
    revision,
    status,
    validUntilUtc,
    seller: Type.Object(
      {
        name: Type.String({ description: 'Name of the company', examples: ['Northern Security Ltd'] }),
        phone: Nullable(Type.String({ examples: ['+44 20 7946 0000'] })),
        email: Nullable(Type.String({ examples: ['sales@example.com'] })),
      },
      { description: "Whom to ask for another one, by the company's branding of now" },
    ),
  },
  { title: 'ClosedProposal', description: 'A proposal that is superseded or no longer valid, without its document' },
);
export type ClosedProposal = Static<typeof ClosedProposal>;

export const getSharedProposal = route(TAG, {
  method: 'GET',
  url: '/shared/:secret',
  schema: {
    operationId: 'getSharedProposal',
    summary: 'The proposal of a link, for anybody with the link',
    description:
      'The document of its reader alone. Unknown, expired and revoked links and those of withdrawn proposals get the same 404. A superseded or expired proposal is told without its document.',
    security: [],
    params: LinkParams,
    response: {
      200: Type.Object({
        proposal: Type.Union([
          SharedDocument,
          SharedInstallation,
          SharedSalesDocument,
          SharedNetworkSheet,
          SharedProposal,
          ClosedProposal,
        ]),
      }),
      ...BY_LINK,
    },
  },
});

export const getSharedPlanPicture = route(TAG, {
  method: 'GET',
  url: '/shared/:secret/plan/:planId/picture',
  schema: {
    operationId: 'getSharedPlanPicture',
    summary: 'The picture of a floor plan in the document of a link, for anybody with the link',
    security: [],
    params: Type.Object({ ...LinkParams.properties, planId: Id('Id of the plan in plans') }),
    response: { 200: Picture, ...BY_LINK },
  },
});

const Decided = Type.Union([Type.Literal('accepted'), Type.Literal('declined')]);

export const decideSharedProposal = route(TAG, {
  method: 'POST',
  url: '/shared/:secret/decision',
  schema: {
    operationId: 'decideSharedProposal',
    summary: 'Accept or decline the proposal of a link, for anybody with the link',
    description:
      'Recorded with name, time, remark and the SHA-256 of the document. A proposal that is not issued, or no longer valid, is refused with 409, which names its status.',
    security: [],
    params: LinkParams,
    body: Type.Object(
      {
        decision: Decided,
        name: Line('Who decides; not empty', 'Jo Smith'),
        remark: Type.Optional(Paragraphs('What the issuer should know', 'Please start in May.')),
      },
      EXACT,
    ),
    response: {
      200: Type.Object({ status: Decided, statusUtc: Instant('When it was decided') }),
      400: Problem,
      ...BY_LINK,
      409: Problem,
      507: Problem,
    },
  },
});

export const askAboutSharedProposal = route(TAG, {
  method: 'POST',
  url: '/shared/:secret/question',
  schema: {
    operationId: 'askAboutSharedProposal',
    summary: 'Ask the seller about the proposal of a link, for anybody with the link',
    description: 'It becomes a comment of the project, with the name.',
    security: [],
    params: LinkParams,
    body: Type.Object(
      {
        name: Line('Who asks; not empty', 'Jo Smith'),
        text: Type.String({
          description: `The question, 1 to ${TEXT_LIMITS.comment} characters after trimming`,
          examples: ['Is 30 days enough for the gate?'],
        }),
      },
      EXACT,
    ),
    response: {
      201: Type.Object({ sentUtc: Instant('When it was received') }),
      400: Problem,
      ...BY_LINK,
      409: Problem,
      507: Problem,
    },
  },
});
