import type { Change, ChangedQuantity, HeadroomSayings, Outcome } from '@site-designer/sizing-engine';
import { capitalized } from '../basics/grammar.ts';
import type { Sentences } from '../language/language.ts';
import { counted, number, wordFor } from './grammar.ts';
import { changedText, spareText } from './hardware.ts';

const QUANTITIES: Readonly<Record<ChangedQuantity, string>> = {
  cameras: 'cámaras',
  retention: 'retención',
  'bit-rates': 'tasas de bits',
  storage: 'almacenamiento',
  'data-rate': 'tasa de datos',
  'client-streams': 'flujos de cliente',
  'spare-servers': 'servidores de reserva',
};

export const headroom: Sentences<HeadroomSayings> = {
  'headroom.quantity': ({ quantity }) => QUANTITIES[quantity],
  'headroom.outcome': ({ outcome }) => outcomeText(outcome),
  'headroom.effect': ({ change, outcome }) => effectText(change, outcome),
  'headroom.step': ({ change, outcome }) => `${changeText(change)} ${effectText(change, outcome)}.`,
  'headroom.cameras-of': ({ group }) =>
    group === null ? QUANTITIES.cameras : `cámaras de este grupo: ${groupTitle(group)}`,
  'headroom.new-hardware': () => 'requiere hardware nuevo',
  'headroom.room': ({ group, cameras, notListed }) => {
    const room =
      cameras === 0
        ? 'ninguna cámara más sin hardware nuevo'
        : `hasta ${counted(cameras, 'cámara más', 'cámaras más')} sin hardware nuevo`;
    const rest =
      notListed === 0
        ? ''
        : `; ${counted(notListed, 'grupo cuyas cámaras almacenan menos no figura', 'grupos cuyas cámaras almacenan menos no figuran')} en la lista`;
    return `${group === null ? capitalized(room) : `${groupTitle(group)}: ${room}`}${rest}.`;
  },
  'headroom.spare': ({ spare }) => spareText(spare),
  'headroom.spare-effect': ({ spare }) => `cuesta ${spareText(spare)}`,
  'headroom.first-spare': ({ spare, cameras }) =>
    `Sin reserva, ${counted(cameras, 'cámara no se graba', 'cámaras no se graban')} cuando falla un servidor; una reserva cuesta ${spareText(spare)}.`,
  'headroom.next-spare': ({ spare }) => `Una reserva más cuesta ${spareText(spare)}.`,
};

/** A change as a sentence begins. */
function changeText(change: Change): string {
  const { by, direction } = change;
  const isMore = direction === 'more';
  const more = isMore ? 'más' : 'menos';
  switch (change.quantity) {
    case 'cameras':
      return `${counted(by, `cámara ${more}`, `cámaras ${more}`)}${whichCameras(change)}`;
    case 'client-streams':
      return `${counted(by, 'flujo', 'flujos')} de ${change.client} ${more}`;
    case 'retention':
      return change.days === null
        ? `Una retención ${counted(by, 'día', 'días')} más ${isMore ? 'larga' : 'corta'} en todas las filas`
        : `Una retención de ${counted(change.days.after, 'día', 'días')} en lugar de ${number(change.days.before)}`;
    case 'storage':
      return `Un ${number(by)} % ${more} de almacenamiento`;
    case 'bit-rates':
      return `Unas tasas de bits un ${number(by)} % más ${isMore ? 'altas' : 'bajas'}`;
    case 'data-rate':
      return `Una tasa de datos un ${number(by)} % más ${isMore ? 'alta' : 'baja'}`;
  }
}

function groupTitle(group: string | number): string {
  return typeof group === 'number' ? `Grupo ${group}` : group;
}

function whichCameras({ by, isMix, group }: Extract<Change, { readonly quantity: 'cameras' }>): string {
  if (isMix) return ` con la mezcla actual, ${wordFor(by, 'repartida', 'repartidas')} igual,`;
  return group === null ? '' : ` del grupo ${group}`;
}

/** What a change does, its verb agreeing with the text of the change. */
function effectText(change: Change, outcome: Outcome): string {
  const count = countOf(change);
  const verb =
    outcome.kind === 'nothing-fits' ? wordFor(count, 'no cabe', 'no caben') : wordFor(count, 'necesita', 'necesitan');
  return `${verb} ${outcomeText(outcome)}`;
}

/** The number with which the verb after the text of a change agrees. */
function countOf({ quantity, by }: Change): number {
  if (quantity === 'bit-rates') return 2;
  return quantity === 'cameras' || quantity === 'client-streams' ? by : 1;
}

function outcomeText(outcome: Outcome): string {
  switch (outcome.kind) {
    case 'nothing-fits':
      return 'en nada de lo que permiten los ajustes';
    case 'servers':
      return `${counted(outcome.after, 'servidor', 'servidores')} en lugar de ${number(outcome.before)}`;
    case 'disks':
      return `${counted(outcome.after, 'disco', 'discos')} en lugar de ${number(outcome.before)}`;
    case 'machine':
      return `${outcome.after} en lugar de ${outcome.before}`;
    case 'layouts':
      return changedText(outcome.changed);
  }
}
