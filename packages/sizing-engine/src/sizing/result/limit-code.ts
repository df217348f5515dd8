/** A limit that a proposal can run into. */
export type LimitCode =
  | 'cameras'
  | 'recordingRate'
  | 'storage'
  | 'clientLink'
  | 'cameraLink'
  | 'disks'
  | 'storageLink'
  | 'iops'
  | 'throughput'
  | 'serverLimit'
  | 'platformCameras'
  | 'spareServers';

/** Which storage of a server something is about; an appliance has only a live one. */
export type StorageRole = 'live' | 'archive';
