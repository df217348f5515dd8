import type { InLanguage } from '@site-designer/texts';
import { number } from '@site-designer/texts/fr/grammar';
import type * as en from '../en/workbook.ts';

export const WORKBOOK_TEXTS: InLanguage<typeof en.WORKBOOK_TEXTS> = {
  ofList: 'Choisissez une valeur de la liste.',
  ofListOrSize: 'Choisissez une valeur de la liste, ou gardez une taille à vous, comme 2688x1520.',
  whole: (least, most) => `Saisissez un nombre entier entre ${least} et ${most}.`,
  oneDecimal: (least, most) => `Saisissez un nombre avec au plus une décimale, entre ${least} et ${most}.`,
  anyDecimals: (least, most) => `Saisissez un nombre entre ${least} et ${most}.`,
  atMost: (characters) => `Au plus ${characters} caractères.`,
  columns: 'Colonnes',
  heads: ['Colonne', 'Signification', 'Valeurs admises'],
  rowId: 'La ligne de l’étude qui est modifiée. À laisser vide pour un nouveau groupe de caméras ou un nouveau flux.',
  groupId:
    'Les lignes qui portent le même texte sont des flux d’un même groupe de caméras ; vide, chaque ligne est un groupe.',
  sizes: (least, most) =>
    `ou toute largeur x hauteur de ${number(least)} à ${number(most)} pixels de côté, comme 2688x1520`,
  range: (least, most) => `${number(least)} à ${number(most)}`,
  date: 'Une date, comme 2026-05-04',
  upTo: (characters) => `Jusqu’à ${number(characters)} caractères`,
};

const OF_GROUP = 'Sur la première ligne d’un groupe seulement.';

export const COLUMN_MEANINGS: InLanguage<typeof en.COLUMN_MEANINGS> = {
  streamName: 'Nom du groupe de caméras, sur sa première ligne seulement.',
  lensType: `Si la caméra a plusieurs objectifs. ${OF_GROUP}`,
  quantity: `Nombre de caméras. ${OF_GROUP}`,
  recording:
    'Continu enregistre tout le temps, Événement seulement pendant un mouvement, Speedup toujours, et mieux pendant un mouvement.',
  hoursPerDay: 'Heures d’enregistrement par jour.',
  retentionDays: 'Jours pendant lesquels les enregistrements sont conservés.',
  codec: 'Comment la vidéo est compressée.',
  fps: 'Images par seconde, au plus une décimale. La base est ce qui est toujours enregistré, l’événement ce qui l’est pendant un mouvement.',
  motion: 'Part du temps pendant laquelle quelque chose bouge, en pour cent.',
  complexity: 'Combien il y a à voir dans l’image.',
  resolution: 'Taille de l’image.',
  bitrateKbit: 'Débit binaire d’un flux, kbit/s. Laissé vide sur une nouvelle ligne, il est calculé.',
  audioKbps: `Son de chaque caméra, kbit/s ; 0 pour aucun. ${OF_GROUP}`,
  metadataKbps: `Métadonnées de chaque caméra, kbit/s ; 0 pour aucune. ${OF_GROUP}`,
  eventsPerHour: `Événements par heure, autour desquels on enregistre plus que le mouvement. ${OF_GROUP}`,
  preSeconds: `Secondes enregistrées avant chaque événement. ${OF_GROUP}`,
  postSeconds: `Secondes enregistrées après chaque événement. ${OF_GROUP}`,
  measuredUtc: 'Quand le débit binaire a été mesuré. Vide s’il ne l’a pas été.',
  sampleHours: 'Pendant combien d’heures le débit binaire a été mesuré.',
  note: 'Caméra, scène ou enregistreur mesurés.',
  licencesPerCamera: `Licences d’appareil que prend chaque caméra. ${OF_GROUP}`,
  poeClass: `Classe d’alimentation par Ethernet (PoE) de chaque caméra, ou sa propre alimentation. ${OF_GROUP}`,
  watts: `Puissance que consomme chaque caméra, W, dans la limite de sa classe. Vide si elle est inconnue. ${OF_GROUP}`,
  cableM: `Câble de chaque caméra au local technique, m. Vide s’il est inconnu. ${OF_GROUP}`,
  closet: `Local technique dont le switch alimente les caméras. ${OF_GROUP}`,
  liveResolution: `Image d’un flux qui est regardé et non enregistré. Vide s’il n’y en a pas. ${OF_GROUP}`,
  liveFps: `Images par seconde du flux live. ${OF_GROUP}`,
  liveCodec: `Comment le flux live est compressé. ${OF_GROUP}`,
  liveKbps: `Débit binaire du flux live, kbit/s. Vide, il est calculé. ${OF_GROUP}`,
  hfovDeg: `Angle de vue horizontal de l’objectif, d’après la fiche technique. Il prime sur le capteur et la focale. ${OF_GROUP}`,
  sensorWidthMm: `Largeur du capteur, mm, ou sa taille en pouces, comme 1/2.8". ${OF_GROUP}`,
  focalMm: `Distance focale de l’objectif, mm. ${OF_GROUP}`,
  mountHeightM: `Hauteur des caméras au-dessus du sol, m. ${OF_GROUP}`,
  aimHeightM: `Hauteur de ce qu’elles regardent, m : 1,6 pour un visage. ${OF_GROUP}`,
  tiltDeg: `Degrés sous l’horizontale. Vide si elle est inconnue. ${OF_GROUP}`,
  corridor: `Si les caméras sont tournées de 90 degrés. ${OF_GROUP}`,
  purposeLevel: `Ce que les caméras doivent montrer d’une personne : un niveau de l’IEC 62676-4. Sans distance, il vaut à 10 m. ${OF_GROUP}`,
  purposeDistanceM: `Distance au sol à laquelle elles doivent le montrer, m. Sans finalité, c’est pour identifier. ${OF_GROUP}`,
};
