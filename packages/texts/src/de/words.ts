import type { LimitCode, ShorterRetention, StorageRole } from '@site-designer/sizing-engine';
import { counted, number } from './grammar.ts';

/** What each limit is called within a sentence. */
export const LIMITS: Readonly<Record<LimitCode, string>> = {
  cameras: 'Kameras pro Server',
  recordingRate: 'Aufzeichnungsrate',
  storage: 'Speicher',
  clientLink: 'Client-Netz',
  cameraLink: 'Kameranetz',
  disks: 'Festplatten eines Servers',
  storageLink: 'Speichernetz',
  iops: 'Festplattenoperationen',
  throughput: 'Übertragungsrate',
  serverLimit: 'Aufzeichnungsserver',
  platformCameras: 'Kameras der Plattformversion',
  spareServers: 'Ersatzserver',
};

/** What each storage is called as a label. */
export const STORAGES: Readonly<Record<StorageRole, string>> = { live: 'Live-Datenbank', archive: 'Archiv' };

/** The same with its article: as a subject or an object, and after `of`. */
export const THE_STORAGE: Readonly<Record<StorageRole, string>> = { live: 'die Live-Datenbank', archive: 'das Archiv' };
export const OF_STORAGE: Readonly<Record<StorageRole, string>> = {
  live: 'der Live-Datenbank',
  archive: 'des Archivs',
};

/** Retentions after and before: `318 statt 365 Tage`. */
export function retentionText({ days, present: { min, max } }: ShorterRetention): string {
  return min === max
    ? `${number(min - days)} statt ${counted(min, 'Tag', 'Tage')}`
    : `${number(min - days)} bis ${number(max - days)} statt ${number(min)} bis ${number(max)} Tage (jede Aufbewahrungszeit ${counted(days, 'Tag', 'Tage')} kürzer)`;
}
