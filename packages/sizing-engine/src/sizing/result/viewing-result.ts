/** Viewing workstations, and motion detection on the recording servers. */

/** A limit of a workstation. */
export type StationLimit = 'decode' | 'one-stream' | 'vram' | 'software' | 'network';

/** Pictures of cameras of a group that a station shows. */
export interface ShownPictures {
  readonly cameraGroupId: number;
  /** The first stream of the camera, or that of a further lens. */
  readonly pictureStreamId: number;
  /** The stream that the tiles get; null for the live stream. */
  readonly streamId: number | null;
  readonly pictures: number;
}

/** How one station stands against a limit. */
export interface StationLoad {
  readonly limit: StationLimit;
  readonly value: number;
  readonly max: number;
  readonly unit: '%' | 'GB' | 'Mpx/s' | 'Mbit/s';
  /** Of the limit; over 100 it is broken. */
  readonly percent: number;
}

/** One of some stations alike. */
export interface StationResult {
  readonly id: number;
  readonly tiles: number;
  /** Pictures shown; the other tiles are empty. */
  readonly pictures: number;
  readonly shown: readonly ShownPictures[];
  readonly loads: readonly StationLoad[];
  readonly decidedBy: StationLimit;
  /** The most pictures, the heaviest first, that hold every limit. */
  readonly maxTiles: number;
}

/** Live view of a design. */
export interface ViewingResult {
  readonly stations: readonly StationResult[];
  /** What all stations ask of the recording servers, Mbit/s. */
  readonly recorderMbit: number;
  /** What the setting for client streams provides, Mbit/s; null where nothing fits. */
  readonly providedMbit: number | null;
}

/** Motion detection on the fullest recording server. */
export interface ServerMotionResult {
  readonly megapixelsPerSecond: number;
  /** Mpx/s; null where it is not known, as of an appliance without a decoder. */
  readonly capacity: number | null;
  readonly percent: number | null;
}
