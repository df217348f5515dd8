import type { LimitCode, ShorterRetention, StorageRole } from '@site-designer/sizing-engine';
import { counted, number } from './grammar.ts';

/** What each limit is called within a sentence. */
export const LIMITS: Readonly<Record<LimitCode, string>> = {
  cameras: 'cámaras por servidor',
  recordingRate: 'tasa de grabación',
  storage: 'almacenamiento',
  clientLink: 'red de clientes',
  cameraLink: 'red de cámaras',
  disks: 'discos de un servidor',
  storageLink: 'red de almacenamiento',
  iops: 'operaciones de disco',
  throughput: 'velocidad de transferencia',
  serverLimit: 'servidores de grabación',
  platformCameras: 'cámaras de la versión de la plataforma',
  spareServers: 'servidores de reserva',
};

/** What each storage is called as a label. */
export const STORAGES: Readonly<Record<StorageRole, string>> = { live: 'base de datos en vivo', archive: 'archivo' };

/** The same with its article. */
export const THE_STORAGE: Readonly<Record<StorageRole, string>> = {
  live: 'la base de datos en vivo',
  archive: 'el archivo',
};

/** The same after `de`. */
export const OF_STORAGE: Readonly<Record<StorageRole, string>> = {
  live: 'de la base de datos en vivo',
  archive: 'del archivo',
};

/** Retentions after and before: `318 días en lugar de 365`. */
export function retentionText({ days, present: { min, max } }: ShorterRetention): string {
  return min === max
    ? `${counted(min - days, 'día', 'días')} en lugar de ${number(min)}`
    : `${number(min - days)} a ${number(max - days)} días en lugar de ${number(min)} a ${number(max)} (cada retención ${counted(days, 'día', 'días')} más corta)`;
}
