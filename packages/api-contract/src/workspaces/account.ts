import { Type } from 'typebox';
import { FOUND, Problem, PROTECTED } from '../basics/problem.ts';
import { route } from '../basics/route.ts';
import { EXACT, NoContent } from '../basics/schema.ts';

const TAG = 'Workspaces';

export const exportMe = route(TAG, {
  method: 'GET',
  url: '/me/export',
  need: 'view',
  schema: {
    operationId: 'exportMe',
    summary: 'Everything of the user as a ZIP archive',
    description:
      'The account, the workspaces with the roles there, and the comments of the user; of the personal workspace the designs and camera templates as files that the app imports, ' +
      'the price list, the branding and the issued proposals. What belongs to the workspace of a company is not in it.',
    response: {
      200: Type.String({ contentMediaType: 'application/zip', examples: ['PK…'] }),
      ...PROTECTED,
    },
  },
});

export const deleteMe = route(TAG, {
  method: 'DELETE',
  url: '/me',
  need: 'view',
  schema: {
    operationId: 'deleteMe',
    summary: 'Delete the account of the user',
    description:
      'The personal workspace, and workspaces without other people, are deleted and gone for good after 30 days; nobody can restore them. Name and address are removed at once, API tokens and invitations end, and ' +
      'who signs in again is somebody new. In workspaces of companies stays what was made there: designs, comments of a “former member”, and issued proposals, which are documents of the company: their text stays as it was issued. ' +
      'The only owner of a workspace with other people must make somebody else owner first: 409.',
    body: Type.Object(
      {
        confirm: Type.String({
          description: 'The e-mail address of the user; the name where no address is known',
          examples: ['me@example.com'],
        }),
      },
      { ...EXACT, title: 'AccountDeletion' },
    ),
    response: { 204: NoContent, ...FOUND, 409: Problem, 507: Problem },
  },
});
