export const ACCOUNT_TEXTS = {
  title: 'Your account',
  hint: 'export your data, or delete the account.',
  signedInAs: (name: string, email: string) => (email === '' ? name : `${name}, ${email}`),
  exportTitle: 'Export',
  exportHint:
    'A ZIP archive with your data: the designs and camera templates of your personal workspace as files that import again, its price list, company details and issued proposals, and your comments. What belongs to the workspace of a company is not in it.',
  export: 'Export everything',
  exporting: 'Exporting',
  exportFailed: 'Export everything',
  fileName: 'site-designer-export.zip',
  deleteTitle: 'Delete the account',
  goes: 'This is deleted:',
  gone: [
    'your personal workspace with its projects, and workspaces in which you are alone; after 30 days they are gone for good',
    'your name and your e-mail address, at once',
    'your API tokens and your invitations, at once',
  ],
  stays: 'What you made in the workspace of a company stays, because it belongs to the company:',
  kept: [
    'projects and designs',
    'comments, as those of a “former member”',
    'issued proposals: they are documents of the company, and their text stays as it was issued',
  ],
  confirm: (word: string) => `To confirm, type ${word}`,
  delete: 'Delete my account',
  deleteFailed: 'Delete the account',
} as const;
