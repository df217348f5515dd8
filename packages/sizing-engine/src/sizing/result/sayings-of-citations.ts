type Nothing = Readonly<Record<never, never>>;

/** What facts are called that a result rests on: the entry that has them, and their fields. */
export interface CitationSayings {
  // What has facts without being an entry of the catalogue
  readonly 'cited.camera-group': Nothing;
  readonly 'cited.day': Nothing;
  readonly 'cited.licence-rules': Nothing;
  readonly 'cited.management-server': Nothing;
  readonly 'cited.percent': Nothing;
  readonly 'cited.rebuild': Nothing;
  readonly 'cited.recorded-share': Nothing;
  readonly 'cited.recording': Nothing;
  readonly 'cited.retention-reach': Nothing;
  readonly 'cited.second-archive': Nothing;
  readonly 'cited.server-plan': Nothing;
  readonly 'cited.system-disk': Nothing;

  // Entries of the catalogue that need more than their name
  /** A smart codec has a factor of its own in motion. */
  readonly 'cited.codec': { readonly codec: string; readonly isInMotion: boolean };
  readonly 'cited.complexity': { readonly name: string };
  readonly 'cited.resolution': { readonly name: string };
  readonly 'cited.management-server-for': { readonly cameras: number };
  readonly 'cited.rate': RateKind;

  // Fields
  readonly 'field.anchor-area': Nothing;
  readonly 'field.anchor-frame-rate': Nothing;
  readonly 'field.anchor-rate': Nothing;
  readonly 'field.annual-failure-rate': Nothing;
  readonly 'field.appliance-disk-speed': Nothing;
  readonly 'field.base-licences': Nothing;
  readonly 'field.base-power': Nothing;
  readonly 'field.bay-power': Nothing;
  readonly 'field.bays': Nothing;
  readonly 'field.camera-link': Nothing;
  readonly 'field.client-link': Nothing;
  readonly 'field.client-warning': Nothing;
  readonly 'field.database-disk-size': Nothing;
  readonly 'field.database-disk-type': Nothing;
  readonly 'field.database-disks': Nothing;
  readonly 'field.database-raid': Nothing;
  readonly 'field.days': Nothing;
  readonly 'field.dealt-cameras': Nothing;
  readonly 'field.disk-operations': Nothing;
  readonly 'field.disk-power': Nothing;
  readonly 'field.disk-size': Nothing;
  readonly 'field.disk-speed': Nothing;
  readonly 'field.disks': Nothing;
  readonly 'field.disks-of-shelf': Nothing;
  readonly 'field.disks-per-array': Nothing;
  readonly 'field.factor': Nothing;
  readonly 'field.failover-detection': Nothing;
  readonly 'field.file-system-share': Nothing;
  readonly 'field.formatted-per-tb': Nothing;
  readonly 'field.frame-rate-decline': Nothing;
  readonly 'field.full-scale': Nothing;
  readonly 'field.greatest-power': Nothing;
  readonly 'field.height': Nothing;
  readonly 'field.key-frame-ratio': Nothing;
  readonly 'field.lenses': Nothing;
  readonly 'field.link-share': Nothing;
  readonly 'field.low-frame-rate': Nothing;
  readonly 'field.low-frame-rate-power': Nothing;
  readonly 'field.management-databases': Nothing;
  readonly 'field.management-link': Nothing;
  readonly 'field.maximum-of-cameras': Nothing;
  readonly 'field.memory': Nothing;
  readonly 'field.mjpeg-frame': Nothing;
  readonly 'field.mjpeg-growth': Nothing;
  readonly 'field.most-cameras': Nothing;
  readonly 'field.most-servers': Nothing;
  readonly 'field.one-day': Nothing;
  readonly 'field.operating-system': Nothing;
  readonly 'field.power-factor': Nothing;
  readonly 'field.processor': Nothing;
  readonly 'field.rack-units': Nothing;
  readonly 'field.read-errors': Nothing;
  readonly 'field.reads-per-mbit': Nothing;
  readonly 'field.recording-rate': Nothing;
  readonly 'field.retention-to-compare': Nothing;
  readonly 'field.san-disks': Nothing;
  readonly 'field.servers-of-system': Nothing;
  readonly 'field.share-of-time': Nothing;
  readonly 'field.shelf-power': Nothing;
  readonly 'field.shelf-rack-units': Nothing;
  readonly 'field.speed-while-rebuilding': Nothing;
  readonly 'field.sql-server': Nothing;
  readonly 'field.storage-link': Nothing;
  readonly 'field.system-disk': Nothing;
  readonly 'field.system-drive': Nothing;
  readonly 'field.untold-ratio': Nothing;
  readonly 'field.ups-efficiency': Nothing;
  readonly 'field.ups-margin': Nothing;
  readonly 'field.ups-rating': Nothing;
  readonly 'field.volume-reserve': Nothing;
  readonly 'field.weight': Nothing;
  readonly 'field.width': Nothing;
  readonly 'field.with-raid': Nothing;
  readonly 'field.without-raid': Nothing;
  readonly 'field.write-penalty': Nothing;
  readonly 'field.writes-per-mbit': Nothing;
  readonly 'field.writes-per-stream': Nothing;
  readonly 'field.rebuild-speed': { readonly speed: 'low' | 'likely' | 'high' };
  readonly 'field.service-start': { readonly end: 'low' | 'high' };
  readonly 'field.end-of-range': { readonly end: 'low' | 'high' };

  // Sources
  /** The frame rate is outside those that were measured. */
  readonly 'source.extrapolated': { readonly source: string; readonly minFps: number; readonly maxFps: number };
}

/** A kind of bit rate, and where its range of error begins or ends. */
export type RateKind =
  | { readonly range: 'interFrame' | 'mjpeg' | 'custom' }
  /** Below so many frames per second. */
  | { readonly range: 'lowFrameRate'; readonly fps: number }
  /** Measured for so many hours or longer. */
  | { readonly range: 'daySample' | 'weekSample'; readonly hours: number };
