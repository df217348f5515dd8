import type { LimitCode } from '@site-designer/sizing-engine';

const PLAIN = { isCapped: false, isOfDisks: false };

/** Whether appliances have a utilization cap of a limit, and whether its capacity is told as disks are counted. */
export const LIMIT_LOOKS: Readonly<Record<LimitCode, Readonly<typeof PLAIN>>> = {
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
