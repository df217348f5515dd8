import type { AsBuiltSayings, LargerDisks, Unchecked } from '@site-designer/sizing-engine';
import { counted } from './grammar.ts';
import type { Sentences } from '../language/language.ts';
import { STORAGES, retentionText } from './words.ts';

/** Reasons why cameras were not checked, as they follow the number of cameras in a sentence. */
const REASONS: Readonly<Record<Unchecked, string>> = {
  disabled: 'switched off',
  locked: 'with an evidence lock, whose old video is in the space but not in the days',
  groomed: 'in a storage whose archive keeps a reduced frame rate',
  'no-figures': 'without used space or days held in the report',
  'nothing-recorded': 'without recordings',
};

/** Designs beside reports of their recorders in English. */
export const asBuilt: Sentences<AsBuiltSayings> = {
  'finding.other-number-of-cameras': ({ designed, reported }) =>
    `The design has ${counted(designed, 'camera')}, the report ${reported === 0 ? 'none' : String(reported)}.`,
  'finding.not-checked': ({ cameras, because }) => `Not checked: ${counted(cameras, 'camera')} ${REASONS[because]}.`,
  'finding.set-days-differ': ({ cameras, plannedDays }) =>
    `The recorder is set to delete ${counted(cameras, 'camera')} after another time than the ${counted(plannedDays, 'day')} of the design.`,
  'finding.held-by-set-days': ({ cameras }) =>
    `The recorder deletes ${counted(cameras, 'camera')} by age: more space would keep nothing longer, and may be there.`,
  'finding.short-sample': ({ cameras, days }) =>
    `The rate of ${counted(cameras, 'camera')} is that of less than ${counted(days, 'day')}.`,
  'finding.no-recorded-share': ({ cameras }) =>
    `The report does not tell the recorded share of ${counted(cameras, 'camera')}: it counts with the rate.`,

  'rate-not-taken.no-video': () => 'Sound and metadata of the design alone are more than the cameras record.',
  'rate-not-taken.out-of-bounds': ({ kbps, min, max }) =>
    `A rate of ${kbps} kbit/s cannot be typed: rates are ${min} to ${max} kbit/s.`,

  'remedy.longer-sample': ({ days, groups }) =>
    `Check again with a report of at least ${counted(days, 'day')} before anything is changed: the rates of ${counted(groups, 'group')} are those of less`,
  'remedy.set-days': ({ days, groups, neededTb, isHeld }, { figure }) => {
    const set = `Set the recorders of ${counted(groups, 'group')} to ${days === null ? 'the planned days' : counted(days, 'day')}`;
    if (isHeld) return `${set}: the design has room`;
    return `${set}: ${days === null ? 'for them' : `at ${counted(days, 'day')}`} these rates need ${figure(neededTb, 'TB')}, more than the design has room for`;
  },
  'remedy.designed-storage': ({ missingTb }, { figure }) =>
    `Give the recordings ${figure(missingTb, 'TB')} more than they take now: the hardware of the design has room for that and keeps the planned days at the actual rates`,
  'remedy.retention': ({ days, present }, speaker) =>
    `Keep recordings for ${retentionText({ days, present }, speaker)}`,
  'remedy.frame-rate': ({ fps, groups }) =>
    `Record at most ${counted(fps, 'frame')} per second in ${counted(groups, 'group')} whose rate is higher than planned`,
  'remedy.bit-rate': ({ percent }) =>
    `Lower the bit rate of the cameras of the report to ${100 - percent} % of the actual one`,
  'remedy.larger-disks': ({ larger }) => `Use in each server ${larger.map(disksText).join(' and ')}`,
  'remedy.more-servers': ({ more, servers }) =>
    `Add ${counted(more, 'recording server')} of the same kind, ${servers} in all`,
};

function disksText({ storage, disks, diskTb, presentTb }: LargerDisks): string {
  return `${counted(disks, 'disk')} of ${diskTb} TB (now ${presentTb} TB) for the ${STORAGES[storage]}`;
}
