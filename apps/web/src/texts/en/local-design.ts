/** A design without an account. */
export const LOCAL_DESIGN_TEXTS = {
  title: 'Try without an account',
  projectName: 'Without an account',
  siteName: 'In this browser',
  intro:
    'Design a site here and now: cameras, servers, the proposal with its reasons, print and files, all as with an account.',
  where:
    'The design lives in this browser alone: nothing of it is sent. Who clears the data of this browser deletes it, so export it as a file, or take it into your account later.',
  noTemplates: 'Templates of camera groups, projects and sites need an account.',
  startEmpty: 'Start with an empty design',
  or: 'Or go on with a design that you have as a file:',
  startFromFile: 'Open a design file',
  banner: 'This design lives in this browser alone. Nothing of it is sent, and nobody else can see it.',
  take: 'Take into my account',
  startOver: 'Start over',
  startOverTitle: 'Delete this design?',
  startOverQuestion: 'It is kept nowhere but in this browser. Export it as a file first if you want to keep it.',
  startOverConfirm: 'Yes, delete',
  load: 'Load site design',
  delete: 'Delete site design',
  templates: 'Templates need an account.',
} as const;

export const TAKE_TEXTS = {
  title: 'Take into my account',
  project: 'Project',
  site: 'Site',
  newProject: 'A new project',
  newSite: 'A new site',
  projectName: 'Name of the project',
  siteName: 'Name of the site',
  designName: 'Name of the design',
  confirm: 'Take into my account',
  explained: 'The copy in this browser is deleted once the server has confirmed that it is stored.',
  unsaved: 'Not all changes are saved in this browser yet. Close this, see what the editor says, then try again.',
  notStored:
    'The server did not confirm it. Nothing of it is in your account, and the design is still here: try again.',
} as const;

/** Why a change is not taken, as a server would say it. */
export const LOCAL_PROBLEM_TEXTS = {
  invalid: 'Invalid',
  changedElsewhere: 'Changed in another tab',
} as const;
