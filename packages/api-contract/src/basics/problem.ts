import { Type, type Static } from 'typebox';
import { List, Nullable } from './schema.ts';

/** What is wrong with one field of a request. */
export const ProblemField = Type.Object({
  path: Type.String({ description: 'Path of the field, with dots', examples: ['cameras[0].fps.motion'] }),
  message: Type.String({ description: 'Message for the field', examples: ['Value must be between 1 and 60'] }),
});

/** RFC 9457 problem details, as `application/problem+json`. */
export const Problem = Type.Object(
  {
    type: Type.String({ description: 'Kind of problem', examples: ['about:blank'] }),
    title: Type.String({ examples: ['Bad Request'] }),
    status: Type.Integer({ examples: [400] }),
    detail: Type.Optional(Type.String({ examples: ['1 field needs to be corrected'] })),
    figure: Type.Optional(
      Type.Integer({ description: 'For 409: the figure that the request would reach', examples: [5001] }),
    ),
    limit: Type.Optional(Type.Integer({ description: 'For 409: the limit', examples: [5000] })),
    proposalStatus: Type.Optional(
      Type.String({
        description: 'For 409: the status of the proposal that can no longer be decided',
        examples: ['accepted'],
      }),
    ),
    total: Type.Optional(
      Nullable(
        Type.Object(
          {
            amount: Type.String({ description: 'A decimal number' }),
            currency: Type.String({ description: 'ISO 4217' }),
          },
          { description: 'For 409: what the design costs now; null where it has no price', examples: [] },
        ),
      ),
    ),
    errors: Type.Optional(List(ProblemField, { description: 'Every invalid field of the request' })),
  },
  { title: 'Problem', description: 'RFC 9457 problem details' },
);
export type Problem = Static<typeof Problem>;

/** Answers that any call with a token may give. */
export const PROTECTED = { 401: Problem, 429: Problem, 503: Problem } as const;
/** …and that a call about something stored may give. */
export const FOUND = { ...PROTECTED, 400: Problem, 403: Problem, 404: Problem } as const;
/** …and that a write may give. */
export const WRITTEN = { ...FOUND, 507: Problem } as const;
/** …and that a write may give that adds sites, designs or cameras. */
export const GROWN = { ...WRITTEN, 409: Problem } as const;
/** What a write on a design may give. */
export const VERSIONED = { ...WRITTEN, 412: Problem } as const;
