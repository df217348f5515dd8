export const ACCOUNT_TEXTS = {
  confirm: (hasEmail: boolean) => `Must be ${hasEmail ? 'the e-mail address' : 'the name'} of this account`,
  lastOwner: (workspaces: readonly string[]) =>
    `Make somebody else owner of ${workspaces.join(', ')} first: other people work there`,
  deleted: 'This account was deleted; sign in again for a new one',
  disabled: 'This account is disabled; ask who runs this server',
} as const;

/** What stands at the beginning of an export. */
export const EXPORT_TEXT = `This archive holds what Site Designer stores of you and in your personal workspace.

account.json                who you are, your workspaces with your roles there, your API tokens without their secrets
comments.json               the comments that you wrote, in any workspace
camera-templates.json       your camera templates; import them in Templates
price-list.csv              your price list; import it in Prices
branding.json               what stands on your proposals
projects/…/project.json     names, the cover, sites and own lines of each project
projects/…/*.design.json    each design; Import design file, in a list of designs, makes a design of it
projects/…/proposals/…      issued proposals, as they were issued

Projects of a company belong to its workspace and are not in it: ask its owner for them.
`;
