import { number } from '@site-designer/texts/fr/grammar';
import type * as en from '../en/columns.ts';
import type { InLanguage } from '@site-designer/texts';

/** What the columns of the camera table are called, by their fields. Files of the table have the English ones in every language. */
export const COLUMN_TITLES: InLanguage<typeof en.COLUMN_TITLES> = {
  streamName: 'Nom',
  lensType: 'Type d’objectif',
  quantity: 'Quantité',
  recording: 'Enregistrement',
  hoursPerDay: 'Heures',
  retentionDays: 'Conservation',
  codec: 'Codec',
  fps: 'FPS',
  motion: 'Mouvement',
  complexity: 'Complexité',
  resolution: 'Résolution',
  bitrateKbit: 'Débit binaire',
  licencesPerCamera: 'Licences par caméra',
  audioKbps: 'Débit audio',
  metadataKbps: 'Débit des métadonnées',
  eventsPerHour: 'Événements par heure',
  preSeconds: 'Enregistré avant un événement',
  postSeconds: 'Enregistré après un événement',
  measuredUtc: 'Mesuré le',
  sampleHours: 'Échantillon',
  note: 'Note de mesure',
  poeClass: 'Classe PoE',
  watts: 'Consommation',
  cableM: 'Longueur de câble',
  closet: 'Local technique',
  liveResolution: 'Résolution du flux live',
  liveFps: 'FPS du flux live',
  liveCodec: 'Codec du flux live',
  liveKbps: 'Débit binaire du flux live',
  hfovDeg: 'Angle de vue',
  sensorWidthMm: 'Largeur du capteur',
  focalMm: 'Focale',
  mountHeightM: 'Hauteur de montage',
  aimHeightM: 'Hauteur visée',
  tiltDeg: 'Inclinaison',
  corridor: 'Format couloir',
  purposeLevel: 'Finalité',
  purposeDistanceM: 'Distance de la finalité',
};

type ShortTitles = InLanguage<typeof en.SHORT_TITLES> & Partial<Record<keyof typeof en.COLUMN_TITLES, string>>;

/** Where a heading has little room; more of them than in English. The others have their title there. */
export const SHORT_TITLES: ShortTitles = {
  lensType: 'Objectif',
  recording: 'Mode',
  hoursPerDay: 'H/j',
  retentionDays: 'Conserv.',
  motion: 'Mouv.',
  bitrateKbit: 'Débit',
  licencesPerCamera: 'Licences',
  audioKbps: 'Audio',
  metadataKbps: 'Métad.',
  eventsPerHour: 'Évén.',
  preSeconds: 'Avant',
  postSeconds: 'Après',
  poeClass: 'PoE',
  watts: 'Conso.',
  cableM: 'Câble',
  closet: 'Local',
  liveResolution: 'Résol. live',
  liveFps: 'FPS live',
  liveCodec: 'Codec live',
  liveKbps: 'Débit live',
  hfovDeg: 'Angle',
  sensorWidthMm: 'Capteur',
  focalMm: 'Focale',
  mountHeightM: 'Montage',
  aimHeightM: 'Visée',
  tiltDeg: 'Inclin.',
  corridor: 'Couloir',
  purposeDistanceM: 'À',
};

/** Where all columns are in one line, which leaves the least room. */
export const SHORTEST_TITLES: InLanguage<typeof en.SHORTEST_TITLES> = {
  lensType: 'Objectif',
  licencesPerCamera: 'Lic.',
};

export const HALF_WORDS: InLanguage<typeof en.HALF_WORDS> = { continuous: 'Base', motion: 'Événement' };
/** The same within a sentence or a heading. */
export const HALF_PHRASES: InLanguage<typeof en.HALF_PHRASES> = { continuous: 'base', motion: 'événement' };

export const OPTION_WORDS: InLanguage<typeof en.OPTION_WORDS> = {
  ownSupply: 'Alimentation propre',
  no: 'Non',
  yes: 'Oui',
  sizeExample: 'ou une taille telle que 2688x1520',
  atMostWatts: (watts) => `au plus ${number(watts)} W`,
};

/** Headers of what says to which row or group a line of a file belongs. */
export const ID_TITLES: InLanguage<typeof en.ID_TITLES> = { rowId: 'Id de ligne', groupId: 'Id de groupe' };
