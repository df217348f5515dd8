import type { LimitCode, ShorterRetention, StorageRole } from '@site-designer/sizing-engine';
import type { Speaker } from '../language/language.ts';
import { counted } from './grammar.ts';

/** What each limit is called within a sentence. */
export const LIMITS: Readonly<Record<LimitCode, string>> = {
  cameras: 'caméras par serveur',
  recordingRate: 'débit d’enregistrement',
  storage: 'stockage',
  clientLink: 'réseau des clients',
  cameraLink: 'réseau des caméras',
  disks: 'disques d’un serveur',
  storageLink: 'réseau de stockage',
  iops: 'opérations disque',
  throughput: 'vitesse de transfert',
  serverLimit: 'serveurs d’enregistrement',
  platformCameras: 'caméras de la version de plateforme',
  spareServers: 'serveurs de secours',
};

/** What each storage is called within a sentence. */
export const STORAGES: Readonly<Record<StorageRole, string>> = { live: 'base live', archive: 'archive' };

/** The same with its article. */
export const THE_STORAGE: Readonly<Record<StorageRole, string>> = { live: 'la base live', archive: 'l’archive' };

/** The same after a noun. */
export const OF_STORAGE: Readonly<Record<StorageRole, string>> = { live: 'de la base live', archive: 'de l’archive' };

/** Retentions after and before: `318 jours au lieu de 365`. */
export function retentionText({ days, present: { min, max } }: ShorterRetention, { number }: Speaker): string {
  return min === max
    ? `${counted(min - days, 'jour', 'jours')} au lieu de ${number(min)}`
    : `${number(min - days)} à ${counted(max - days, 'jour', 'jours')} au lieu de ${number(min)} à ${number(max)} (chaque durée raccourcie de ${counted(days, 'jour', 'jours')})`;
}
