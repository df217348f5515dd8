import type { LimitCode } from '../result/limit-code.ts';

/** What each limit is called within a sentence. */
export const LIMIT_PHRASES: Readonly<Record<LimitCode, string>> = {
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

/**
 * What a limit is called within a sentence.
 *
 * @example
 * ```ts
 * limitPhrase('cameras'); // 'cameras per server'
 * ```
 */
export function limitPhrase(limit: LimitCode): string {
  return LIMIT_PHRASES[limit];
}
