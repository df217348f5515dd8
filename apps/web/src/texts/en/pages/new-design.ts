import { NEW_DESIGN } from './lists.ts';

export const NEW_DESIGN_TEXTS = {
  title: NEW_DESIGN,
  project: 'Name of the project',
  site: 'Name of the site',
  siteDesign: 'Name of the site design',
  confirm: 'Create and open',
  /** What was made before a step failed. */
  made: {
    none: 'Nothing was added.',
    project: 'The project was added, without a site.',
    site: 'The project and its site were added, without a design.',
    siteDesign: 'The project, its site and its design were added.',
  },
  failed: (made: string, reason: string) => `${made} ${reason} Press again to go on from there.`,
  unknown: 'The server could not be reached.',
} as const;
