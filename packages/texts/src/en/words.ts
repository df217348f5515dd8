import type { LimitCode, ShorterRetention, StorageRole } from '@site-designer/sizing-engine';
import { counted } from './grammar.ts';
import type { Speaker } from '../language/language.ts';

/** What each limit is called within a sentence. */
export const LIMITS: Readonly<Record<LimitCode, string>> = {
  cameras: 'cameras per server',
  recordingRate: 'recording rate',
  storage: 'storage',
  clientLink: 'client network',
  cameraLink: 'camera network',
  disks: 'disks of a server',
  storageLink: 'storage network',
  iops: 'disk operations',
  throughput: 'transfer speed',
  serverLimit: 'recording servers',
  platformCameras: 'cameras of the platform version',
  spareServers: 'spare servers',
};

/** What each storage is called within a sentence. */
export const STORAGES: Readonly<Record<StorageRole, string>> = { live: 'live database', archive: 'archive' };

/** Retentions after and before: `318 instead of 365 days`. */
export function retentionText({ days, present: { min, max } }: ShorterRetention, { number }: Speaker): string {
  return min === max
    ? `${number(min - days)} instead of ${counted(min, 'day')}`
    : `${number(min - days)} to ${number(max - days)} instead of ${number(min)} to ${number(max)} days (every retention ${counted(days, 'day')} shorter)`;
}
