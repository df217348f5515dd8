/** A design without an account. */
export const LOCAL_DESIGN_TEXTS = {
  title: 'Try without an account',
  projectName: 'Without an account',
  siteName: 'In this browser',
  intro:
    'Design a site without signing in: cameras, servers, the explained proposal, print and files work as with an account.',
  where:
    'The design exists only in this browser; nothing is sent to a server. Clearing browser data deletes it. Export it as a file, or move it to your account later.',
  noTemplates: 'Templates of camera groups, projects and sites need an account.',
  startEmpty: 'Start with an empty design',
  or: 'Or continue with a design file:',
  startFromFile: 'Open a design file',
  banner: 'This design exists only in this browser. Nothing is sent to a server, and nobody else can see it.',
  take: 'Move to my account',
  startOver: 'Start over',
  startOverTitle: 'Delete this design?',
  startOverQuestion: 'It exists only in this browser. Export it as a file first if you want to keep it.',
  startOverConfirm: 'Yes, delete',
  load: 'Load site design',
  delete: 'Delete site design',
  templates: 'Templates need an account.',
} as const;

export const TAKE_TEXTS = {
  title: 'Move to my account',
  project: 'Project',
  site: 'Site',
  newProject: 'A new project',
  newSite: 'A new site',
  projectName: 'Project name',
  siteName: 'Site name',
  designName: 'Design name',
  confirm: 'Move to my account',
  explained: 'The copy in this browser is deleted once the server has confirmed that it is stored.',
  unsaved:
    'Some changes are not saved in this browser yet. Close this dialog, check the message in the editor, then try again.',
  notStored:
    'The server did not confirm it. Nothing was added to your account, and the design is still in this browser: try again.',
} as const;

/** Why a change is refused, in the words of the server. */
export const LOCAL_PROBLEM_TEXTS = {
  invalid: 'Invalid',
  changedElsewhere: 'Changed in another tab',
} as const;
