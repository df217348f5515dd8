/** Texts about names and texts that are typed. Those about names that are too long are letter for letter as specified. */
export const names = {
  tooLong: {
    project: 'Unable to post project as the name must be under 100 characters.',
    site: 'Unable to post site as the name must be under 50 characters.',
    siteDesign: 'Unable to post site design as the name must be under 50 characters.',
  },
  /** Names of new objects. */
  fresh: { project: 'New Project', site: 'New Site', siteDesign: 'New Site Design' },
  copyOf: (name: string) => `Copy of ${name}`,
  controlCharacters: 'Must not contain control characters',
  /** Those that names have in common with other texts. */
  problems: {
    'field.required': () => 'This field is required',
    'field.control-characters': () => 'Must not contain line breaks or other control characters',
    'field.nothing-visible': () => 'Must contain visible characters',
  },
} as const;
