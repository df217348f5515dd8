import type { Change, ChangedQuantity, Direction, HeadroomSayings, Outcome } from '@site-designer/sizing-engine';
import { capitalized } from '../basics/grammar.ts';
import { counted, isPlural, wordFor } from './grammar.ts';
import type { Sentences, Speaker } from '../language/language.ts';
import { changedText, spareText } from './hardware.ts';

const QUANTITIES: Readonly<Record<ChangedQuantity, string>> = {
  cameras: 'cameras',
  retention: 'retention',
  'bit-rates': 'bit rates',
  storage: 'storage',
  'data-rate': 'data rate',
  'client-streams': 'client streams',
  'spare-servers': 'spare servers',
};

export const headroom: Sentences<HeadroomSayings> = {
  'headroom.quantity': ({ quantity }) => QUANTITIES[quantity],
  'headroom.outcome': ({ outcome }, speaker) => outcomeText(outcome, speaker),
  'headroom.effect': ({ change, outcome }, speaker) => effectText(change, outcome, speaker),
  'headroom.step': ({ change, outcome }, speaker) =>
    `${changeText(change, speaker)} ${effectText(change, outcome, speaker)}.`,
  'headroom.cameras-of': ({ group }) => (group === null ? QUANTITIES.cameras : `cameras of ${groupTitle(group)}`),
  'headroom.new-hardware': () => 'needs new hardware',
  'headroom.room': ({ group, cameras, notListed }, { number }) => {
    const room = `${cameras === 0 ? 'no' : `up to ${number(cameras)}`} more ${wordFor(cameras, 'camera')} without new hardware`;
    const rest =
      notListed === 0
        ? ''
        : `; ${counted(notListed, 'group')} whose cameras store less ${wordFor(notListed, 'is', 'are')} not listed`;
    return `${group === null ? capitalized(room) : `${groupTitle(group)}: ${room}`}${rest}.`;
  },
  'headroom.spare': ({ spare }) => spareText(spare),
  'headroom.spare-effect': ({ spare }) => `costs ${spareText(spare)}`,
  'headroom.first-spare': ({ spare, cameras }) =>
    `Without a spare, ${counted(cameras, 'camera')} ${wordFor(cameras, 'is', 'are')} not recorded when one server fails; one spare costs ${spareText(spare)}.`,
  'headroom.next-spare': ({ spare }) => `One spare more costs ${spareText(spare)}.`,
};

/** A change as a sentence begins. */
function changeText(change: Change, { number }: Speaker): string {
  const { by, direction } = change;
  const [fewer, lower] = direction === 'more' ? ['more', 'higher'] : ['fewer', 'lower'];
  switch (change.quantity) {
    case 'cameras':
      return `${counted(by, `${fewer} camera`)}${whichCameras(change)}`;
    case 'client-streams':
      return counted(by, `${fewer} ${change.client} stream`);
    case 'retention':
      return change.days === null
        ? `Retention ${counted(by, 'day')} ${direction === 'more' ? 'longer' : 'shorter'} in every row`
        : `Retention of ${number(change.days.after)} instead of ${counted(change.days.before, 'day')}`;
    case 'storage':
      return `${by} % ${direction} storage`;
    case 'bit-rates':
    case 'data-rate':
      return `${by} % ${lower} ${QUANTITIES[change.quantity]}`;
  }
}

function groupTitle(group: string | number): string {
  return typeof group === 'number' ? `Group ${group}` : group;
}

function whichCameras({ isMix, group }: Extract<Change, { readonly quantity: 'cameras' }>): string {
  if (isMix) return ' in the present mix, dealt alike,';
  return group === null ? '' : ` of group ${group}`;
}

/** What a change does, its verb agreeing with the text of the change. */
function effectText(change: Change, outcome: Outcome, speaker: Speaker): string {
  return `${verbOf(outcome, change.direction)}${isPluralChange(change) ? '' : 's'} ${outcomeText(outcome, speaker)}`;
}

function isPluralChange({ quantity, by }: Change): boolean {
  return quantity === 'bit-rates' || ((quantity === 'cameras' || quantity === 'client-streams') && isPlural(by));
}

function verbOf(outcome: Outcome, direction: Direction): string {
  if (outcome.kind === 'nothing-fits') return 'fit';
  return direction === 'more' ? 'need' : 'take';
}

function outcomeText(outcome: Outcome, { number }: Speaker): string {
  switch (outcome.kind) {
    case 'nothing-fits':
      return 'on nothing that the settings allow';
    case 'servers':
      return `${counted(outcome.after, 'server')} instead of ${number(outcome.before)}`;
    case 'disks':
      return `${counted(outcome.after, 'disk')} instead of ${number(outcome.before)}`;
    case 'machine':
      return `${outcome.after} instead of ${outcome.before}`;
    case 'layouts':
      return changedText(outcome.changed);
  }
}
