import type { FailureSayings, RuleText } from '@site-designer/sizing-engine';
import { counted, wordFor } from './grammar.ts';
import type { Sentences } from '../language/language.ts';
import { serversText } from './hardware.ts';
import { STORAGES } from './words.ts';

/** Failures and retention in English. */
export const failure: Sentences<FailureSayings> = {
  'warning.rebuild-loss': ({ storage, percent }) =>
    `A rebuild of the ${STORAGES[storage]} fails with a chance of up to ${percent} %, by data sheet, and its recordings are then lost. RAID 6 survives it.`,
  'warning.rebuild-load': ({ storage, leftMbyte, neededMbyte }, { figure }) =>
    `While the ${STORAGES[storage]} rebuilds a disk it has ${figure(leftMbyte, 'MB/s')} left, and the fullest server asks for ${figure(neededMbyte, 'MB/s')}: recordings can be lost. More disks or a slower rebuild help.`,
  'warning.disk-workload': ({ storage, workloadTb, ratedTb }, { figure }) =>
    `Each disk of the ${STORAGES[storage]} moves ${figure(workloadTb, 'TB')} a year, more than the ${ratedTb} TB that nearline disks are rated for. More disks share the work.`,
  'note.disk-workload': ({ storage, workloadTb, entryTb, ratedTb }, { figure }) =>
    `Each disk of the ${STORAGES[storage]} moves ${figure(workloadTb, 'TB')} a year: more than the ${entryTb} TB of entry and surveillance disks. Order disks that are rated for ${ratedTb} TB.`,
  'note.hot-spares': ({ disksPerHotSpare, hotSpares, disks }) =>
    `No disk waits for one that fails, so a rebuild starts when somebody has changed the disk. Usual is one hot spare for ${disksPerHotSpare} disks: ${counted(hotSpares, 'hot spare')} for the ${disks} disks of this design.`,
  'warning.retention-rule-broken': ({ rule, kind, broken, groups }) =>
    `${broken} of ${groups} camera ${wordFor(groups, 'group')} ${wordFor(broken, 'is', 'are')} kept for ${kind === 'min' ? 'less' : 'more'} than the ${rule.days} days of ${rule.name} (${rule.citation}).`,
  'warning.retention-rules-clash': ({ longer, shorter }) =>
    `No retention keeps both rules: ${ruleText(longer, 'at least')}; ${ruleText(shorter, 'at most')}.`,
  'warning.second-archive-costs': ({ groomAfterDays, now, without }) =>
    `The second archive after ${counted(groomAfterDays, 'day')} costs more than it saves: ${serversText(now)}; without it ${serversText(without)}.`,
  'warning.second-archive-saves-nothing': ({ groomAfterDays }) =>
    `The second archive takes over after ${counted(groomAfterDays, 'day')}, but keeps every frame of these cameras: it saves no storage.`,
  'warning.second-archive-unused': ({ groomAfterDays, longestDays }) =>
    `The second archive takes over after ${counted(groomAfterDays, 'day')}, but nothing is kept longer than ${counted(longestDays, 'day')}: it reduces no frame rate and saves no storage.`,
  'warning.evidence-lock-edition': ({ edition, others }) =>
    `The ${edition} edition has no evidence lock: its reserve would stay unused.${others.length === 0 ? '' : ` Editions that have it: ${others.join(', ')}.`}`,
  'warning.evidence-lock-cameras': ({ camerasPerLock, cameras }) =>
    `The evidence lock reserve counts ${counted(camerasPerLock, 'camera')} in each lock, the design has ${cameras}.`,
};

function ruleText({ name, citation, days }: RuleText, bound: string): string {
  return `${name} (${citation}) asks for ${bound} ${days} days`;
}
