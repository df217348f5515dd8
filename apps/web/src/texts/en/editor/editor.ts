import { wordFor } from '@site-designer/texts';
import { counted } from '../../../lib/format/plural.ts';

export const EDITOR_TEXTS = {
  design: 'Site design',
  cameras: 'Cameras',
  servers: 'Servers',
  answer: 'Answer',
  projects: 'Projects',
  generate: 'Generate Proposal',
  update: 'Update Proposal',
} as const;

/** The failed action, in failure messages. */
export const EDITOR_ACTIONS = {
  load: 'Load site design',
  save: 'Save changes',
  settingsNotSaved: 'The server settings were not saved',
  newerNotRead: 'The newer version could not be loaded',
  notSized: 'The design could not be sized',
  versionNotKept: 'The version before a change was not kept',
} as const;

/** By whether this browser keeps the changes that are not saved. */
export const SAVE_TEXTS = {
  saved: () => 'All changes saved',
  unsaved: () => 'Unsaved changes',
  saving: () => 'Saving…',
  offline: (isKept: boolean) =>
    isKept ? 'Offline: changes are saved in this browser' : 'Offline: changes are not saved',
  busy: (isKept: boolean) =>
    isKept
      ? 'The server is busy: changes are saved in this browser and sent again soon'
      : 'The server is busy: changes are not saved yet, and sent again soon',
  quota: () => 'Not saved: your account has no room left',
  full: () => 'Not saved: the server has no room left',
  conflict: () => 'Changed elsewhere',
  refused: () => 'Not saved',
  failed: () => 'Not saved',
} as const;

/** Texts in cells that are neither in the design nor saved. */
export const NOT_TAKEN = (entries: number): string => `${entries} ${wordFor(entries, 'entry', 'entries')} not taken`;

const NOT_KEPT = 'This browser could not keep a copy of them: do not close this page.';

function kept(isKept: boolean): string {
  return isKept ? 'They are kept in this browser.' : NOT_KEPT;
}

export const CONFLICT_TEXTS = {
  reason: (isKept: boolean) =>
    `This design was changed in another place since you opened it. Your changes are not saved yet. ${kept(isKept)}`,
  refused: (isKept: boolean) => `The server refused your last changes. ${kept(isKept)} Correct or discard them.`,
  failed: (isKept: boolean) => `Your last changes could not be saved. ${kept(isKept)}`,
  quota: (isKept: boolean) =>
    `Your last changes could not be saved: they exceed the limit of your account. ${kept(isKept)} Delete what you no longer need, and try again.`,
  full: (isKept: boolean) =>
    `Your last changes could not be saved: the server has no room left. ${kept(isKept)} Tell the administrator of the server.`,
  notKept: `Your last changes are not saved yet. ${NOT_KEPT}`,
  merged: 'This design was changed in another place as well. Both sets of changes are in it now.',
  lostSteps: (steps: number) =>
    `${counted(steps, 'earlier step')} cannot be fully undone, because that would revert changes made there.`,
  somebody: 'somebody else',
  overwritten: (cell: string, value: string, by: string) =>
    `${cell}: changed by ${by} after you. Your value was ${value}.`,
  outlived: (cell: string, value: string, by: string) =>
    `${cell}: set to ${value} by ${by} at the same time. Your value holds.`,
  restore: (value: string) => `Restore ${value}`,
  use: (value: string) => `Use ${value}`,
  name: 'Name of the design',
  settings: 'Server settings',
  setting: (label: string, value: string) => `${label}: ${value}`,
  mineSettings: 'as you set them',
  theirSettings: 'as set elsewhere',
  discard: 'Discard my changes',
  keep: 'Keep my changes',
  keepChosen: 'Keep the chosen values',
  caption: 'Changed in both places',
  where: 'Where',
  mine: 'Yours',
  theirs: 'Theirs',
  place: (group: number, stream: number) => `Group ${group}, stream ${stream}`,
  cell: (title: string, group: number, stream: number) => `${title}, group ${group}, stream ${stream}`,
  deleted: 'deleted',
  changed: 'changed',
  noName: 'no name',
} as const;
