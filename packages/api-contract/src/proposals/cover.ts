import { Type, type Static } from 'typebox';
import { TEXT_LIMITS } from '../basics/typed-texts.ts';
import { FOUND, WRITTEN } from '../basics/problem.ts';
import { ProjectParams } from '../designs/projects.ts';
import { route } from '../basics/route.ts';
import { EXACT } from '../basics/schema.ts';

const TAG = 'Proposals';

/** One line of at most so many characters; empty where there is none. */
export function Line(description: string, example: string) {
  return Type.String({ description: `${description}; up to ${TEXT_LIMITS.line} characters`, examples: [example] });
}

/** Several lines. */
export function Paragraphs(description: string, example: string) {
  return Type.String({
    description: `${description}; up to ${TEXT_LIMITS.paragraphs} characters`,
    examples: [example],
  });
}

const fields = {
  customer: Line('For whom the project is', 'Harbour Authority'),
  contact: Line('Whom to address there', 'Jo Smith, Facilities'),
  reference: Line("The customer's reference", 'RFQ 2026-114'),
  note: Paragraphs('What the proposal says besides its figures', 'Cabling is not included.'),
};

export const Cover = Type.Object(fields, { title: 'Cover', description: "Default texts of a project's proposals" });
export type Cover = Static<typeof Cover>;

export const CoverUpdate = Type.Object(
  {
    ...Type.Partial(Type.Object(fields)).properties,
    cover: Type.Optional(Type.Object(fields, { ...EXACT, description: 'The same as it was read' })),
  },
  { ...EXACT, title: 'CoverUpdate', description: 'The whole cover page: omitted fields become empty' },
);
export type CoverUpdate = Static<typeof CoverUpdate>;

const CoverAnswer = Type.Object({ cover: Cover });

export const getCover = route(TAG, {
  method: 'GET',
  url: '/project/:projectId/cover',
  need: 'view',
  schema: {
    operationId: 'getCover',
    summary: 'Customer, contact, reference and note of a project',
    params: ProjectParams,
    response: { 200: CoverAnswer, ...FOUND },
  },
});

export const updateCover = route(TAG, {
  method: 'PUT',
  url: '/project/:projectId/cover',
  need: 'edit',
  schema: {
    operationId: 'updateCover',
    summary: 'Change customer, contact, reference and note of a project',
    params: ProjectParams,
    body: CoverUpdate,
    response: { 200: CoverAnswer, ...WRITTEN },
  },
});
