import type { Change, ChangedQuantity, HeadroomSayings, Outcome } from '@site-designer/sizing-engine';
import { capitalized } from '../basics/grammar.ts';
import type { Sentences } from '../language/language.ts';
import { counted, hyphenated, number, wordFor } from './grammar.ts';
import { changedText, spareText } from './hardware.ts';

const QUANTITIES: Readonly<Record<ChangedQuantity, string>> = {
  cameras: 'Kameras',
  retention: 'Aufbewahrungszeit',
  'bit-rates': 'Bitraten',
  storage: 'Speicher',
  'data-rate': 'Datenrate',
  'client-streams': 'Client-Streams',
  'spare-servers': 'Ersatzserver',
};

export const headroom: Sentences<HeadroomSayings> = {
  'headroom.quantity': ({ quantity }) => QUANTITIES[quantity],
  'headroom.outcome': ({ outcome }) => outcomeText(outcome),
  'headroom.effect': ({ change, outcome }) => effectText(change, outcome),
  'headroom.step': ({ change, outcome }) => `${changeText(change)} ${effectText(change, outcome)}.`,
  'headroom.cameras-of': ({ group }) => (group === null ? QUANTITIES.cameras : `Kameras von ${groupTitle(group)}`),
  'headroom.new-hardware': () => 'erfordert neue Hardware',
  'headroom.room': ({ group, cameras, notListed }) => {
    const room =
      cameras === 0
        ? 'keine weitere Kamera ohne neue Hardware'
        : `bis zu ${counted(cameras, 'weitere Kamera', 'weitere Kameras')} ohne neue Hardware`;
    const rest =
      notListed === 0
        ? ''
        : `; ${counted(notListed, 'Gruppe', 'Gruppen')}, deren Kameras weniger speichern, ${wordFor(notListed, 'ist', 'sind')} nicht aufgeführt`;
    return `${group === null ? capitalized(room) : `${groupTitle(group)}: ${room}`}${rest}.`;
  },
  'headroom.spare': ({ spare }) => spareText(spare),
  'headroom.spare-effect': ({ spare }) => `kostet ${spareText(spare)}`,
  'headroom.first-spare': ({ spare, cameras }) =>
    `Ohne Ersatzserver ${wordFor(cameras, 'wird', 'werden')} ${counted(cameras, 'Kamera', 'Kameras')} nicht aufgezeichnet, wenn ein Server ausfällt; ein Ersatzserver kostet ${spareText(spare)}.`,
  'headroom.next-spare': ({ spare }) => `Ein weiterer Ersatzserver kostet ${spareText(spare)}.`,
};

/** A change as a sentence begins. */
function changeText(change: Change): string {
  const by = number(change.by);
  const isMore = change.direction === 'more';
  const [more, higher] = isMore ? ['mehr', 'höhere'] : ['weniger', 'niedrigere'];
  switch (change.quantity) {
    case 'cameras':
      return `${counted(change.by, 'Kamera', 'Kameras')} ${more}${whichCameras(change)}`;
    case 'client-streams':
      return `${counted(change.by, `${hyphenated(change.client)}-Stream`, `${hyphenated(change.client)}-Streams`)} ${more}`;
    case 'retention':
      return retentionChange(change);
    case 'storage':
      return `${by} % ${more} Speicher`;
    case 'bit-rates':
      return `Um ${by} % ${higher} Bitraten`;
    case 'data-rate':
      return `Eine um ${by} % ${higher} Datenrate`;
  }
}

function retentionChange({ by, days, direction }: Extract<Change, { readonly quantity: 'retention' }>): string {
  return days === null
    ? `Eine um ${counted(by, 'Tag', 'Tage')} ${direction === 'more' ? 'längere' : 'kürzere'} Aufbewahrungszeit in jeder Zeile`
    : `Eine Aufbewahrungszeit von ${number(days.after)} statt ${counted(days.before, 'Tag', 'Tagen')}`;
}

function groupTitle(group: string | number): string {
  return typeof group === 'number' ? `Gruppe ${number(group)}` : group;
}

function whichCameras({ isMix, group }: Extract<Change, { readonly quantity: 'cameras' }>): string {
  if (isMix) return ' in der jetzigen Mischung, gleichmäßig verteilt,';
  return group === null ? '' : ` (Gruppe ${group})`;
}

/** What a change does, its verb agreeing with the text of the change. */
function effectText(change: Change, outcome: Outcome): string {
  const isPlural = isPluralChange(change);
  if (outcome.kind === 'nothing-fits') return `${isPlural ? 'passen' : 'passt'} auf ${outcomeText(outcome)}`;
  if (change.direction === 'more') return `${isPlural ? 'erfordern' : 'erfordert'} ${outcomeText(outcome)}`;
  return `${isPlural ? 'ergeben' : 'ergibt'} ${outcomeText(outcome)}`;
}

function isPluralChange({ quantity, by }: Change): boolean {
  return quantity === 'bit-rates' || ((quantity === 'cameras' || quantity === 'client-streams') && by !== 1);
}

function outcomeText(outcome: Outcome): string {
  switch (outcome.kind) {
    case 'nothing-fits':
      return 'keine Hardware, die die Einstellungen zulassen';
    case 'servers':
      return `${counted(outcome.after, 'Server', 'Server')} statt ${number(outcome.before)}`;
    case 'disks':
      return `${counted(outcome.after, 'Festplatte', 'Festplatten')} statt ${number(outcome.before)}`;
    case 'machine':
      return `${outcome.after} statt ${outcome.before}`;
    case 'layouts':
      return changedText(outcome.changed);
  }
}
