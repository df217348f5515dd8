import type { EvidenceLock } from '@site-designer/sizing-engine';
import { wordFor } from '@site-designer/texts';
import { counted } from '../../../lib/format/plural.ts';
import type { SettingText } from '../editor/servers.ts';

type Kind = 'min' | 'max';

/** Published rules on how long recordings are kept. */
export const RULE_TEXTS = {
  title: 'Retention rules',
  intro:
    'Laws and standards that this site has to keep to. The retention of every camera group is checked against the rules that you choose; no figure changes.',
  search: 'Search rules',
  found: (found: number, all: number) => `${found} of ${counted(all, 'rule')}`,
  nothingFound: 'No rule has these words.',
  none: 'This catalogue has no rules.',
  chosen: 'Chosen rules',
  nothingChosen: 'No rule is chosen.',
  remove: (name: string) => `Remove ${name}`,
  was: (before: string) => `was ${before}`,
  noRules: 'no rules',
  days: (kind: Kind, days: number) => `${kind === 'min' ? 'at least' : 'at most'} ${counted(days, 'day')}`,
  /** At the beginning of a sentence. */
  daysAsked: (kind: Kind, days: number) => `${kind === 'min' ? 'At least' : 'At most'} ${counted(days, 'day')}`,
  named: (name: string, days: string) => `${name}: ${days}`,
  source: (source: string) => `Read in: ${source}`,
  /** At a cell of the camera table. */
  broken: (kept: number, rules: readonly string[]) => `Kept for ${counted(kept, 'day')}. ${rules.join(' ')}`,
  asks: (name: string, days: string, citation: string) => `${name} asks for ${days} (${citation}).`,
  breaks: (names: readonly string[]) => `Breaks ${names.join(' and ')}`,
  groupBreaks: 'breaks a retention rule',
  groupsBreak: (groups: number) =>
    `${counted(groups, 'camera group')} ${wordFor(groups, 'breaks', 'break')} a retention rule`,
  show: 'Show',
  showNext: 'Show the next retention that breaks a rule',
} as const;

export const FINDING_TEXTS = {
  group: 'Camera group',
  kept: 'Kept',
  rule: 'Rule',
  asked: 'Asked for',
  citation: 'Citation',
  keptDays: (shortest: number, longest: number) =>
    shortest === longest ? counted(longest, 'day') : `${shortest} to ${counted(longest, 'day')}`,
  askedBy: (rule: string, group: string) => `${rule}, ${group}`,
  checked: 'Checked against',
  allKept: 'Every camera group keeps to the rules that were chosen.',
} as const;

export const EVIDENCE_LOCK_TEXTS = {
  title: 'Evidence lock',
  reserve: 'Evidence lock',
  nothing: 'Nothing is locked: no storage is reserved.',
  incomplete: (missing: readonly string[]) => `Nothing is reserved yet: ${missing.join(' and ')} must be above 0.`,
  reserved: (tb: string, range: readonly [low: string, high: string], hours: number) =>
    `${tb} are reserved (likely ${range.join(' to ')}) for ${counted(hours, 'locked hour')} of single cameras, before overhead.`,
  request: ({ locksPerMonth, camerasPerLock, hoursPerLock, monthsKept }: EvidenceLock) =>
    `${counted(locksPerMonth, 'lock')} a month, ${counted(camerasPerLock, 'camera')}, ${counted(hoursPerLock, 'hour')} each, kept for ${counted(monthsKept, 'month')}`,
} as const;

export const EVIDENCE_LOCK_SETTING_TEXTS = {
  locksPerMonth: {
    label: 'Locks per month',
    help: 'How many incidents a month are locked as evidence. Locked recordings outlive their retention and take room from the others, so storage is reserved for them.',
    unit: 'locks',
  },
  camerasPerLock: {
    label: 'Cameras per lock',
    help: 'How many cameras each lock takes. Which ones is not known yet, so the mean rate of all cameras counts.',
    unit: 'cameras',
  },
  hoursPerLock: {
    label: 'Hours per lock',
    help: 'How long a piece of each camera is locked. The smallest unit is a database file of one hour: a part of an hour locks the whole hour.',
    unit: 'hours',
  },
  monthsKept: {
    label: 'Months kept',
    help: 'For how long a lock holds. After that as much is freed each month as is newly locked, and the reserve no longer grows.',
    unit: 'months',
  },
} as const satisfies Readonly<Record<string, SettingText>>;
