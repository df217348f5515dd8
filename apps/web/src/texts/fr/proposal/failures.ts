import { counted, number, wordFor } from '@site-designer/texts/fr/grammar';
import type * as en from '../../en/proposal/failures.ts';
import type { InLanguage } from '../../in-language.ts';

export const STATE_TEXTS: InLanguage<typeof en.STATE_TEXTS> = {
  normal: 'Aucune panne',
  serverDown: 'Un serveur est en panne',
  serverDownMoved: 'Ses caméras sont déplacées à la main vers les autres',
  serverDownFailover: 'Un secours a pris le relais',
  diskLost: 'Un disque sans redondance est en panne',
  diskRebuild: 'Un disque est tombé en panne et est reconstruit',
};

/** Storage of a server as a label and within a sentence. */
export const STORAGE_NAMES: InLanguage<typeof en.STORAGE_NAMES> = {
  live: { title: 'Base live', phrase: 'base live' },
  archive: { title: 'Archive', phrase: 'archive' },
};

export const FAILURE_TEXTS: InLanguage<typeof en.FAILURE_TEXTS> = {
  state: 'État',
  picture: 'Serveurs',
  notRecorded: 'Non enregistrées',
  load: 'Charge',
  storage: 'Stockage',
  keeps: 'Conserve',
  formerDays: 'Plein après',
  keptOf: (figure, days) => `${figure}, sur ${counted(days, 'jour', 'jours')}`,
  outOf: ' sur ',
  askedOf: (state, days) => `Conservation de ${counted(days, 'jour', 'jours')}, ${state}`,
  moreKept: (count) => ` et ${counted(count, 'autre', 'autres')}`,
  noServer: '–',
  gap: 'Interruption',
  verdict: 'Verdict',
  of: (figure, state) => `${figure}, ${state}`,
  inStorage: (state, storage) => `${state}, ${storage}`,
  none: 'aucune',
  noGap: '–',
  lost: 'Enregistrement incomplet',
  recordingsLost: 'Enregistrements perdus',
  upToStart: 'Jusqu’à ',
  lostWithDisk: 'Enregistrements perdus avec un disque',
  lostOf: (storage) =>
    ` d’enregistrements sont perdus avec un disque (${storage}), jusqu’à toutes les caméras de son serveur ; ce qui s’y enregistre s’arrête jusqu’au remplacement du disque.`,
  over: (limits) => `Dépassement : ${limits}`,
  fine: 'Tient',
  spareRecords: 'Le secours enregistre après ',
  join: ' ; ',
  withGap: (cameras) => ` ${wordFor(cameras, 'a', 'ont')} une interruption de cette durée. `,
  running: (count) => counted(count, 'serveur', 'serveurs'),
  times: (count) => `${number(count)} x`,
  down: '1 en panne',
  spare: (count) => `${number(count)} en secours`,
  lostPerHour: 'Vidéo non enregistrée en une heure',
  perHour: ' de vidéo ne sont pas enregistrés par heure de panne d’un serveur. ',
  formerFullDisks:
    '« Plein après » compte jusqu’aux disques pleins, quand les enregistrements les plus anciens sont supprimés ; les jours que promet l’étude comptent jusqu’à l’utilisation autorisée des disques.',
  fullDisks:
    'Les enregistrements sont supprimés selon leur âge. Seulement si un stockage est plein avant, la vidéo la plus ancienne de toute caméra part en premier, et ce qui doit être conservé plus longtemps perd des jours.',
  historyWaits: 'Ce qu’un serveur en panne a enregistré est inaccessible jusqu’à son retour ; ce n’est pas perdu.',
  disks: 'Disques',
  ofStorage: 'Stockage',
  expected: 'Pannes par an',
  chance: 'Probabilité d’une panne par an',
  rebuild: 'Heures de reconstruction',
  loss: 'Grappe perdue en reconstruction',
  workload: 'Charge d’un disque par an',
  upTo: (percent) => `jusqu’à ${percent}`,
  noRebuild: 'aucune : un disque en panne perd ses enregistrements',
  to: ' à ',
  fastRebuild: 'Heures d’une reconstruction rapide',
  slowRebuild: 'Heures d’une reconstruction lente',
  earliest: 'Interruption la plus courte',
  latest: 'Interruption la plus longue',
  caution:
    'Bornes supérieures selon les fiches techniques. La pratique est pire : on a vu des doubles pannes de deux à plus de mille fois plus souvent.',
  survive: 'Tolérer un serveur',
  surviveHelp:
    'Ajoute un serveur de secours à froid, pour autant de jours à couvrir que ses disques en tiennent : le minimum pour que chaque caméra reste enregistrée.',
  cannotSurvive:
    'Aucun serveur de secours de ce type ne tient un jour du serveur le plus chargé : autorisez plus de disques ou des disques plus grands.',
  withoutSpare: (cameras) =>
    `Sans secours, ${counted(cameras, 'caméra n’est pas enregistrée', 'caméras ne sont pas enregistrées')} pendant la panne d’un serveur.`,
  withSpare: (spares, seconds) =>
    `${counted(spares, 'serveur de secours prend', 'serveurs de secours prennent')} le relais en ${seconds} : chaque caméra est de nouveau enregistrée.`,
  seconds: (low, high) => (low === high ? `${number(low)} s` : `${number(low)} à ${number(high)} s`),
};
