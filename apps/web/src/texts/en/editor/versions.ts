import { numberText } from '../../../lib/format/format-quantity.ts';
import { wordFor } from '@site-designer/texts';

export const VERSIONS_TEXTS = {
  of: (design: string) => `Versions of ${design}`,
  backToDesign: 'Back to the design',
  intro:
    'Earlier states are kept automatically: every ten minutes of work, before an import and before a restore. Name a version to keep it for good; unnamed ones are thinned out after a day and removed after 30.',
  list: 'Versions',
  none: 'No earlier state has been kept yet. The first one comes with your next change.',
  name: 'Name of this state',
  keep: 'Keep this state',
  keepAction: 'Keep the version',
  kept: (name: string) => `Kept as ${name}`,
  columns: { when: 'When', what: 'Version', who: 'Who', groups: 'Camera groups', actions: 'Actions' },
  you: 'You',
  unknown: 'Not known',
  byItself: 'Kept automatically',
  groups: (count: number) => `${numberText(count)} ${wordFor(count, 'group')}`,
  compare: 'Compare with now',
  compareOf: (version: string) => `Compare with now: ${version}`,
  hide: 'Close the comparison',
  restore: 'Restore',
  restoreOf: (version: string) => `Restore ${version}`,
  restored: (version: string) => `Restored: ${version}`,
  rename: 'Name',
  renameOf: (version: string) => `Name ${version}`,
  renameAction: 'Name the version',
  newName: 'Name of the version',
  save: 'Save name',
  difference: (version: string) => `From ${version} to now`,
  same: 'The design is as it was in this version.',
} as const;
