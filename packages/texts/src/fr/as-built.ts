import type { AsBuiltSayings, LargerDisks, Unchecked } from '@site-designer/sizing-engine';
import type { Sentences } from '../language/language.ts';
import { counted, list, number } from './grammar.ts';
import { THE_STORAGE, retentionText } from './words.ts';

function camerasText(cameras: number): string {
  return counted(cameras, 'caméra', 'caméras');
}

function daysText(days: number): string {
  return counted(days, 'jour', 'jours');
}

function groupsText(groups: number): string {
  return counted(groups, 'groupe', 'groupes');
}

/** Reasons why cameras were not checked, as they follow the number of cameras in a sentence. */
const REASONS: Readonly<Record<Unchecked, (cameras: number) => string>> = {
  disabled: (cameras) => counted(cameras, 'caméra désactivée', 'caméras désactivées'),
  locked: (cameras) =>
    `${camerasText(cameras)} avec une protection des preuves, dont l’ancienne vidéo est dans l’espace mais pas dans les jours`,
  groomed: (cameras) => `${camerasText(cameras)} dans un stockage dont l’archive garde une fréquence d’images réduite`,
  'no-figures': (cameras) => `${camerasText(cameras)} sans espace utilisé ou jours conservés dans le rapport`,
  'nothing-recorded': (cameras) => `${camerasText(cameras)} sans enregistrements`,
};

/** Designs beside reports of their recorders in French. */
export const asBuilt: Sentences<AsBuiltSayings> = {
  'finding.other-number-of-cameras': ({ designed, reported }) =>
    `L’étude a ${camerasText(designed)}, le rapport ${reported === 0 ? 'aucune' : number(reported)}.`,
  'finding.not-checked': ({ cameras, because }) => `Non vérifié : ${REASONS[because](cameras)}.`,
  'finding.set-days-differ': ({ cameras, plannedDays }) =>
    `L’enregistreur est réglé pour supprimer ${camerasText(cameras)} après une autre durée que les ${daysText(plannedDays)} de l’étude.`,
  'finding.held-by-set-days': ({ cameras }) =>
    `L’enregistreur supprime ${camerasText(cameras)} selon l’âge : plus d’espace ne ferait rien conserver plus longtemps, et il existe peut-être déjà.`,
  'finding.short-sample': ({ cameras, days }) =>
    `Le débit de ${camerasText(cameras)} porte sur moins de ${daysText(days)}.`,
  'finding.no-recorded-share': ({ cameras }) =>
    `Le rapport n’indique pas la part enregistrée de ${camerasText(cameras)} : elle compte avec le débit.`,

  'rate-not-taken.no-video': () =>
    'Le son et les métadonnées de l’étude dépassent à eux seuls ce que les caméras enregistrent.',
  'rate-not-taken.out-of-bounds': ({ kbps, min, max }) =>
    `Un débit de ${number(kbps)} kbit/s ne peut pas être saisi : les débits vont de ${number(min)} à ${number(max)} kbit/s.`,

  'remedy.longer-sample': ({ days, groups }) =>
    `Vérifiez de nouveau avec un rapport d’au moins ${daysText(days)} avant tout changement : les débits de ${groupsText(groups)} portent sur moins`,
  'remedy.set-days': ({ days, groups, neededTb, isHeld }, { figure }) => {
    const set = `Réglez les enregistreurs de ${groupsText(groups)} sur ${days === null ? 'les jours prévus' : daysText(days)}`;
    if (isHeld) return `${set} : l’étude a la place`;
    return `${set} : ${days === null ? 'pour cela' : `à ${daysText(days)}`}, ces débits demandent ${figure(neededTb, 'TB')}, plus que la place prévue par l’étude`;
  },
  'remedy.designed-storage': ({ missingTb }, { figure }) =>
    `Donnez aux enregistrements ${figure(missingTb, 'TB')} de plus qu’ils n’en prennent : le matériel de l’étude a cette place et tient les jours prévus aux débits réels`,
  'remedy.retention': ({ days, present }, speaker) =>
    `Conservez les enregistrements ${retentionText({ days, present }, speaker)}`,
  'remedy.frame-rate': ({ fps, groups }) =>
    `Enregistrez au plus ${counted(fps, 'image', 'images')} par seconde dans ${counted(groups, 'groupe dont le débit est plus élevé', 'groupes dont le débit est plus élevé')} que prévu`,
  'remedy.bit-rate': ({ percent }) =>
    `Baissez le débit binaire des caméras du rapport à ${number(100 - percent)} % du débit réel`,
  'remedy.larger-disks': ({ larger }) => `Utilisez dans chaque serveur ${list(larger.map(disksText))}`,
  'remedy.more-servers': ({ more, servers }) =>
    `Ajoutez ${counted(more, 'serveur d’enregistrement', 'serveurs d’enregistrement')} du même type, ${number(servers)} en tout`,
};

function disksText({ storage, disks, diskTb, presentTb }: LargerDisks): string {
  return `${counted(disks, 'disque', 'disques')} de ${number(diskTb)} TB (actuellement ${number(presentTb)} TB) pour ${THE_STORAGE[storage]}`;
}
