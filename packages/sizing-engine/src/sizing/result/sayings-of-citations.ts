type Nothing = Readonly<Record<never, never>>;

/** What facts are called that a result rests on: the entry that has them, and their fields. */
export interface CitationSayings extends Record<`cited.${DefinitionName}` | `field.${FieldName}`, Nothing> {
  // Entries that need more than their name in the catalogue
  /** A smart codec has a factor of its own in motion. */
  readonly 'cited.codec': { readonly codec: string; readonly isInMotion: boolean };
  readonly 'cited.complexity': { readonly name: string };
  readonly 'cited.resolution': { readonly name: string };
  /** A level of what a camera shows of a person, by its name in the standard. */
  readonly 'cited.level': { readonly level: string };
  readonly 'cited.management-server-for': { readonly cameras: number };
  readonly 'cited.database-server-for': { readonly cameras: number };
  readonly 'cited.rate': RateKind;

  // Fields with an end
  readonly 'field.rebuild-speed': { readonly speed: 'low' | 'likely' | 'high' };
  readonly 'field.service-start': { readonly end: 'low' | 'high' };
  readonly 'field.end-of-range': { readonly end: 'low' | 'high' };

  // Sources beside the published ones, which are data
  readonly 'source.always-recorded': Nothing;
  readonly 'source.counts-with-rate': Nothing;
  readonly 'source.dealt-in-rounds': Nothing;
  readonly 'source.deleted-by-age': Nothing;
  readonly 'source.levels': Nothing;
  readonly 'source.no-key-frame-ratio': Nothing;
  readonly 'source.rows-of-group': Nothing;
  readonly 'source.typed-size': { readonly half: 'continuous' | 'motion' };
  /** The frame rate is outside those that were measured. */
  readonly 'source.extrapolated': { readonly source: string; readonly minFps: number; readonly maxFps: number };
}

/** What has facts without being an entry of the catalogue. */
type DefinitionName =
  | 'camera-group'
  | 'floor-plan'
  | 'power-over-ethernet'
  | 'switch-plan'
  | 'database-server'
  | 'day'
  | 'licence-rules'
  | 'management-server'
  | 'percent'
  | 'rebuild'
  | 'recorded-share'
  | 'recording'
  | 'retention-reach'
  | 'retention-setting'
  | 'second-archive'
  | 'server-plan'
  | 'system-disk';

/** Fields that facts stand in. */
type FieldName =
  | 'base-power-of-switch'
  | 'cable-box'
  | 'cable-of-plan'
  | 'cores'
  | 'core-decoding'
  | 'core-share'
  | 'decoded-frames'
  | 'decoder-share'
  | 'engines'
  | 'live-rate'
  | 'monitor-buffers'
  | 'monitor-bytes'
  | 'pictures'
  | 'pixels-per-metre'
  | 'poe-budget'
  | 'poe-efficiency'
  | 'ports'
  | 'reserved-power'
  | 'software-decoding'
  | 'surface-bytes'
  | 'surfaces'
  | 'uplink-speed'
  | 'uplinks'
  | 'video-memory'
  | 'video-memory-reserve'
  | 'workstation-power'
  | 'anchor-area'
  | 'anchor-frame-rate'
  | 'anchor-rate'
  | 'annual-failure-rate'
  | 'appliance-disk-speed'
  | 'base-licences'
  | 'base-power'
  | 'bay-power'
  | 'bays'
  | 'camera-link'
  | 'client-link'
  | 'client-warning'
  | 'database-disk-size'
  | 'database-disk-type'
  | 'database-disks'
  | 'database-raid'
  | 'days'
  | 'dealt-cameras'
  | 'disk-operations'
  | 'disk-power'
  | 'disk-size'
  | 'disk-speed'
  | 'disks'
  | 'disks-of-shelf'
  | 'disks-per-array'
  | 'factor'
  | 'failover-detection'
  | 'file-system-share'
  | 'formatted-per-tb'
  | 'frame-rate-decline'
  | 'full-scale'
  | 'greatest-power'
  | 'height'
  | 'key-frame-ratio'
  | 'lenses'
  | 'link-share'
  | 'low-frame-rate'
  | 'low-frame-rate-power'
  | 'low-frame-rate-range'
  | 'need-of-server'
  | 'video-a-day'
  | 'management-databases'
  | 'management-link'
  | 'maximum-of-cameras'
  | 'memory'
  | 'mjpeg-frame'
  | 'mjpeg-growth'
  | 'most-cameras'
  | 'most-servers'
  | 'one-day'
  | 'operating-system'
  | 'other-causes'
  | 'power-factor'
  | 'processor'
  | 'rack-units'
  | 'read-errors'
  | 'reads-per-mbit'
  | 'recording-rate'
  | 'retention-to-compare'
  | 'san-disks'
  | 'servers-of-system'
  | 'share-of-time'
  | 'shelf-power'
  | 'shelf-rack-units'
  | 'speed-while-rebuilding'
  | 'sql-server'
  | 'storage-link'
  | 'system-disk'
  | 'system-drive'
  | 'untold-ratio'
  | 'ups-battery'
  | 'ups-efficiency'
  | 'ups-margin'
  | 'ups-rating'
  | 'volume-reserve'
  | 'weight'
  | 'width'
  | 'with-raid'
  | 'without-raid'
  | 'write-penalty'
  | 'writes-per-mbit'
  | 'writes-per-stream';

/** A kind of bit rate, and where its range of error begins or ends. */
export type RateKind =
  | { readonly range: 'interFrame' | 'mjpeg' | 'custom' }
  /** Measured for so many hours or longer. */
  | { readonly range: 'daySample' | 'weekSample'; readonly hours: number };
