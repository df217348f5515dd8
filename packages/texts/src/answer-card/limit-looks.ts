import type { LimitCode } from '@site-designer/sizing-engine';

interface LimitLooks {
  /** Whether an appliance has a utilization cap of it. */
  readonly isCapped: boolean;
  /** Whether it is a storage, whose capacity is told as its disks are counted. */
  readonly isOfDisks: boolean;
}

const PLAIN: LimitLooks = { isCapped: false, isOfDisks: false };

/** What is special about how a limit is shown. */
export const LIMIT_LOOKS: Readonly<Record<LimitCode, LimitLooks>> = {
  cameras: PLAIN,
  recordingRate: { isCapped: true, isOfDisks: false },
  storage: { isCapped: true, isOfDisks: true },
  clientLink: PLAIN,
  cameraLink: PLAIN,
  disks: PLAIN,
  storageLink: PLAIN,
  iops: PLAIN,
  throughput: PLAIN,
  serverLimit: PLAIN,
  platformCameras: PLAIN,
  spareServers: PLAIN,
};
