import type { Change, ChangedQuantity, Direction, HeadroomSayings, Outcome } from '@site-designer/sizing-engine';
import { capitalized } from '../basics/grammar.ts';
import type { Sentences } from '../language/language.ts';
import { counted, number, wordFor } from './grammar.ts';
import { changedText, spareText } from './hardware.ts';

const QUANTITIES: Readonly<Record<ChangedQuantity, string>> = {
  cameras: 'caméras',
  retention: 'durée de conservation',
  'bit-rates': 'débits binaires',
  storage: 'stockage',
  'data-rate': 'débit de données',
  'client-streams': 'flux des clients',
  'spare-servers': 'serveurs de secours',
};

export const headroom: Sentences<HeadroomSayings> = {
  'headroom.quantity': ({ quantity }) => QUANTITIES[quantity],
  'headroom.outcome': ({ outcome }) => outcomeText(outcome),
  'headroom.effect': ({ change, outcome }) => effectText(change, outcome),
  'headroom.step': ({ change, outcome }) => `${changeText(change)} ${effectText(change, outcome)}.`,
  'headroom.cameras-of': ({ group }) => (group === null ? QUANTITIES.cameras : `caméras de ${groupPhrase(group)}`),
  'headroom.new-hardware': () => 'demande du nouveau matériel',
  'headroom.room': ({ group, cameras, notListed }) => {
    const room =
      cameras === 0
        ? 'aucune caméra de plus sans nouveau matériel'
        : `jusqu’à ${counted(cameras, 'caméra', 'caméras')} de plus sans nouveau matériel`;
    const rest =
      notListed === 0
        ? ''
        : ` ; ${counted(notListed, 'groupe dont les caméras stockent moins n’est pas listé', 'groupes dont les caméras stockent moins ne sont pas listés')}`;
    return `${group === null ? capitalized(room) : `${groupTitle(group)} : ${room}`}${rest}.`;
  },
  'headroom.spare': ({ spare }) => spareText(spare),
  'headroom.spare-effect': ({ spare }) => `coûte ${spareText(spare)}`,
  'headroom.first-spare': ({ spare, cameras }) =>
    `Sans secours, ${counted(cameras, 'caméra n’est pas enregistrée', 'caméras ne sont pas enregistrées')} quand un serveur tombe en panne ; un secours coûte ${spareText(spare)}.`,
  'headroom.next-spare': ({ spare }) => `Un secours de plus coûte ${spareText(spare)}.`,
};

/** Words of a change by its direction. */
const WAYS = {
  more: {
    more: 'de plus',
    moreStorage: 'en plus',
    longer: 'allongée',
    higherRates: 'plus élevés',
    higherRate: 'plus élevé',
  },
  less: {
    more: 'de moins',
    moreStorage: 'en moins',
    longer: 'raccourcie',
    higherRates: 'plus bas',
    higherRate: 'plus bas',
  },
} as const satisfies Readonly<Record<Direction, Readonly<Record<string, string>>>>;

/** A change as a sentence begins. */
function changeText(change: Change): string {
  const { by, direction } = change;
  const { more, moreStorage, longer, higherRates, higherRate } = WAYS[direction];
  switch (change.quantity) {
    case 'cameras':
      return `${counted(by, 'caméra', 'caméras')}${whichCameras(change, more)}`;
    case 'client-streams':
      return `${counted(by, 'flux', 'flux')} ${change.client} ${more}`;
    case 'retention':
      return change.days === null
        ? `Une durée de conservation ${longer} de ${counted(by, 'jour', 'jours')} sur chaque ligne`
        : `Une conservation de ${counted(change.days.after, 'jour', 'jours')} au lieu de ${number(change.days.before)}`;
    case 'storage':
      return `${number(by)} % de stockage ${moreStorage}`;
    case 'bit-rates':
      return `Des débits binaires ${higherRates} de ${number(by)} %`;
    case 'data-rate':
      return `Un débit de données ${higherRate} de ${number(by)} %`;
  }
}

function groupTitle(group: string | number): string {
  return typeof group === 'number' ? `Groupe ${group}` : group;
}

function groupPhrase(group: string | number): string {
  return typeof group === 'number' ? `groupe ${group}` : group;
}

function whichCameras({ isMix, group, by }: Extract<Change, { readonly quantity: 'cameras' }>, more: string): string {
  if (isMix) {
    return ` ${more}, dans la même composition et ${wordFor(by, 'répartie', 'réparties')} de la même façon,`;
  }
  return group === null ? ` ${more}` : ` ${more} dans le groupe ${group}`;
}

/** What a change does, its verb agreeing with the text of the change. */
function effectText(change: Change, outcome: Outcome): string {
  const isPlural = isPluralChange(change);
  if (outcome.kind === 'nothing-fits') return `${isPlural ? 'ne tiennent' : 'ne tient'} ${outcomeText(outcome)}`;
  const verb = isPlural ? 'demandent' : 'demande';
  return change.direction === 'more' ? `${verb} ${outcomeText(outcome)}` : `ne ${verb} que ${outcomeText(outcome)}`;
}

function isPluralChange({ quantity, by }: Change): boolean {
  if (quantity === 'bit-rates') return true;
  return (quantity === 'cameras' || quantity === 'client-streams') && wordFor(by, 'one', 'many') === 'many';
}

function outcomeText(outcome: Outcome): string {
  switch (outcome.kind) {
    case 'nothing-fits':
      return 'sur rien de ce que permettent les réglages';
    case 'servers':
      return `${counted(outcome.after, 'serveur', 'serveurs')} au lieu de ${number(outcome.before)}`;
    case 'disks':
      return `${counted(outcome.after, 'disque', 'disques')} au lieu de ${number(outcome.before)}`;
    case 'machine':
      return `${outcome.after} au lieu de ${outcome.before}`;
    case 'layouts':
      return changedText(outcome.changed);
  }
}
