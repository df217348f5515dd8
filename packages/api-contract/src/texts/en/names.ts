/** Names of what is new, and why a name is not taken: too long ones letter for letter as specified. */
export const NAME_TEXTS = {
  tooLong: {
    project: 'Unable to post project as the name must be under 100 characters.',
    site: 'Unable to post site as the name must be under 50 characters.',
    siteDesign: 'Unable to post site design as the name must be under 50 characters.',
  },
  new: { project: 'New Project', site: 'New Site', siteDesign: 'New Site Design' },
  copy: (name: string) => `Copy of ${name}`,
  controlCharacters: 'Must not contain control characters',
} as const;
