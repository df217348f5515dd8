import type { LimitCode, StorageRole } from '@site-designer/sizing-engine';

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
