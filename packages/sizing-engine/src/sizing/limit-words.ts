import type { LimitCode } from './limit-code.ts';

interface LimitWords {
  readonly title: string;
  /** Within a sentence. */
  readonly phrase: string;
}

/** What each limit is called. */
export const LIMIT_WORDS = {
  cameras: { title: 'Cameras per server', phrase: 'cameras per server' },
  recordingRate: { title: 'Recording rate', phrase: 'recording rate' },
  storage: { title: 'Storage', phrase: 'storage' },
  clientLink: { title: 'Client network', phrase: 'client network' },
  cameraLink: { title: 'Camera network', phrase: 'camera network' },
  disks: { title: 'Disks of a server', phrase: 'disks of a server' },
  storageLink: { title: 'Storage network', phrase: 'storage network' },
  iops: { title: 'Disk operations', phrase: 'disk operations' },
  throughput: { title: 'Transfer speed', phrase: 'transfer speed' },
  serverLimit: { title: 'Recording servers', phrase: 'recording servers' },
  platformCameras: { title: 'Cameras of the platform version', phrase: 'cameras of the platform version' },
  spareServers: { title: 'Spare servers', phrase: 'spare servers' },
} as const satisfies Readonly<Record<LimitCode, LimitWords>>;

/**
 * What a limit is called within a sentence.
 *
 * @example
 * ```ts
 * limitPhrase('cameras'); // 'cameras per server'
 * ```
 */
export function limitPhrase(limit: LimitCode): string {
  return LIMIT_WORDS[limit].phrase;
}
