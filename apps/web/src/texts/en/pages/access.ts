import { LEVELS, type Need } from '@site-designer/api-contract/roles';

const RIGHTS: Readonly<Record<Need, string>> = {
  view: 'to view it',
  comment: 'to comment',
  edit: 'to edit',
  manage: 'to manage it',
  own: 'to own it',
};

/** Why something is closed, in the words of the API. */
export const ACCESS_TEXTS = {
  may: (level: number) => {
    if (level >= LEVELS.edit) return 'edit';
    return level >= LEVELS.comment ? 'view and comment on' : 'view';
  },
  refusal: (may: string, what: 'project' | 'workspace') => (ask: string, need: Need) =>
    `You may ${may} this ${what}; ask ${ask} for the right ${RIGHTS[need]}.`,
  /** Above the table of a design. */
  line: (may: string, ask: string, rights: string) =>
    `You may ${may} this project. Ask ${ask} for the right ${rights}.`,
  gone: 'You may no longer see this project. What is shown here is as it was, and changes are no longer saved.',
  edit: 'to edit',
  editOrComment: 'to edit or comment',
  copyRequest: 'Copy a request',
  copied: 'Copied',
  request: (ask: string, address: string) =>
    `Hello ${ask}, please give me the right to edit this project in Site Designer: ${address}`,
  noPricesForViewers: 'Prices are not shown to viewers of this project.',
  noPricesForGuests: 'Guests of a workspace do not see its price list. The proposal has the prices.',
  admins: (ask: string) => `Owners and admins of the workspace change this; you may read it. Ask ${ask}.`,
  guests: (ask: string) => `You are a guest of this workspace, so this is not for you. Ask ${ask}.`,
  templates: 'Camera templates belong to the members of the workspace; you are a guest.',
} as const;
