import type { AsBuiltSayings, LargerDisks, Unchecked } from '@site-designer/sizing-engine';
import type { Sentences } from '../language/language.ts';
import { counted, list, number, wordFor } from './grammar.ts';
import { THE_STORAGE, retentionText } from './words.ts';

/** Reasons why cameras were not checked, after their number. */
const REASONS: Readonly<Record<Unchecked, (cameras: number) => string>> = {
  disabled: (cameras) => wordFor(cameras, 'desactivada', 'desactivadas'),
  locked: () => 'con un bloqueo de evidencias, cuyo vídeo antiguo está en el espacio pero no en los días',
  groomed: () => 'en un almacenamiento cuyo archivo guarda una velocidad de fotogramas reducida',
  'no-figures': () => 'sin espacio ocupado o días conservados en el informe',
  'nothing-recorded': () => 'sin grabaciones',
};

function camerasOf(cameras: number): string {
  return counted(cameras, 'cámara', 'cámaras');
}

function daysOf(days: number): string {
  return counted(days, 'día', 'días');
}

function groupsOf(groups: number): string {
  return counted(groups, 'grupo', 'grupos');
}

/** Designs beside reports of their recorders in Spanish. */
export const asBuilt: Sentences<AsBuiltSayings> = {
  'finding.other-number-of-cameras': ({ designed, reported }) =>
    `El diseño tiene ${camerasOf(designed)}; el informe, ${reported === 0 ? 'ninguna' : number(reported)}.`,
  'finding.not-checked': ({ cameras, because }) => `Sin comprobar: ${camerasOf(cameras)} ${REASONS[because](cameras)}.`,
  'finding.set-days-differ': ({ cameras, plannedDays }) =>
    `El grabador está ajustado para borrar las grabaciones de ${camerasOf(cameras)} después de un tiempo distinto de los ${daysOf(plannedDays)} del diseño.`,
  'finding.held-by-set-days': ({ cameras }) =>
    `El grabador borra por antigüedad las grabaciones de ${camerasOf(cameras)}: con más espacio no se conservaría nada más tiempo, y puede que lo haya.`,
  'finding.short-sample': ({ cameras, days }) => `La tasa de ${camerasOf(cameras)} es la de menos de ${daysOf(days)}.`,
  'finding.no-recorded-share': ({ cameras }) =>
    `El informe no indica la parte grabada de ${camerasOf(cameras)}: cuenta con la tasa.`,

  'rate-not-taken.no-video': () => 'Solo el sonido y los metadatos del diseño ya son más de lo que graban las cámaras.',
  'rate-not-taken.out-of-bounds': ({ kbps, min, max }) =>
    `No se puede introducir una tasa de ${number(kbps)} kbit/s: las tasas van de ${number(min)} a ${number(max)} kbit/s.`,

  'remedy.longer-sample': ({ days, groups }) =>
    `Antes de cambiar nada, compruebe de nuevo con un informe de al menos ${daysOf(days)}: las tasas de ${groupsOf(groups)} son las de menos tiempo`,
  'remedy.set-days': ({ days, groups, neededTb, isHeld }, { figure }) => {
    const set = `Ajuste los grabadores de ${groupsOf(groups)} a ${days === null ? 'los días planificados' : daysOf(days)}`;
    if (isHeld) return `${set}: el diseño tiene espacio`;
    return `${set}: ${days === null ? 'para ellos' : `con ${daysOf(days)}`} estas tasas necesitan ${figure(neededTb, 'TB')}, más de lo que cabe en el diseño`;
  },
  'remedy.designed-storage': ({ missingTb }, { figure }) =>
    `Dé a las grabaciones ${figure(missingTb, 'TB')} más de lo que ocupan ahora: el hardware del diseño tiene espacio para ello y conserva los días planificados con las tasas reales`,
  'remedy.retention': ({ days, present }) => `Conserve las grabaciones ${retentionText({ days, present })}`,
  'remedy.frame-rate': ({ fps, groups }) =>
    `Grabe como máximo ${counted(fps, 'fotograma', 'fotogramas')} por segundo en ${groupsOf(groups)} cuya tasa supera la planificada`,
  'remedy.bit-rate': ({ percent }) =>
    `Reduzca la tasa de bits de las cámaras del informe al ${100 - percent} % de la real`,
  'remedy.larger-disks': ({ larger }) => `Use en cada servidor ${list(larger.map(disksText))}`,
  'remedy.more-servers': ({ more, servers }) =>
    `Añada ${counted(more, 'servidor de grabación', 'servidores de grabación')} del mismo tipo, ${servers} en total`,
};

function disksText({ storage, disks, diskTb, presentTb }: LargerDisks): string {
  return `${counted(disks, 'disco', 'discos')} de ${number(diskTb)} TB (ahora ${number(presentTb)} TB) para ${THE_STORAGE[storage]}`;
}
