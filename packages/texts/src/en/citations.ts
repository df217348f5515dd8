import type { CitationSayings, RateKind } from '@site-designer/sizing-engine';
import type { Sentences } from '../language.ts';

/** What facts are called. */
export const citations: Sentences<CitationSayings> = {
  'cited.camera-group': () => 'camera group',
  'cited.day': () => 'day',
  'cited.licence-rules': () => 'licence rules',
  'cited.management-server': () => 'management server',
  'cited.database-server': () => 'database server',
  'cited.percent': () => 'percent',
  'cited.rebuild': () => 'rebuild',
  'cited.recorded-share': () => 'recorded share',
  'cited.recording': () => 'recording',
  'cited.retention-reach': () => 'retention reach',
  'cited.second-archive': () => 'second archive',
  'cited.server-plan': () => 'server plan',
  'cited.system-disk': () => 'operating system disk',

  'cited.codec': ({ codec, isInMotion }) => `codec ${codec}${isInMotion ? ' in motion' : ''}`,
  'cited.complexity': ({ name }) => `complexity ${name}`,
  'cited.resolution': ({ name }) => `resolution ${name}`,
  'cited.management-server-for': ({ cameras }) => `management server for ${cameras} cameras`,
  'cited.database-server-for': ({ cameras }) => `database server for ${cameras} cameras`,
  'cited.rate': rateText,

  'field.anchor-area': () => 'frame area of the anchor stream',
  'field.anchor-frame-rate': () => 'frame rate of the anchor stream',
  'field.anchor-rate': () => 'rate of the anchor stream',
  'field.annual-failure-rate': () => 'annual failure rate of a disk',
  'field.appliance-disk-speed': () => 'transfer speed of a disk of an appliance',
  'field.base-licences': () => 'base licences of a system',
  'field.base-power': () => 'base power',
  'field.bay-power': () => 'power of a bay',
  'field.bays': () => 'bays',
  'field.camera-link': () => 'camera link',
  'field.client-link': () => 'client link',
  'field.client-warning': () => 'client data that warns',
  'field.database-disk-size': () => 'database disk size',
  'field.database-disk-type': () => 'database disk type',
  'field.database-disks': () => 'database disks',
  'field.database-raid': () => 'database RAID',
  'field.days': () => 'days',
  'field.dealt-cameras': () => 'cameras of the group on the server',
  'field.disk-operations': () => 'operations of a disk',
  'field.disk-power': () => 'power',
  'field.disk-size': () => 'disk size',
  'field.disk-speed': () => 'transfer speed of a disk',
  'field.disks': () => 'disks',
  'field.disks-of-shelf': () => 'disks of a shelf',
  'field.disks-per-array': () => 'most disks of an array',
  'field.factor': () => 'factor',
  'field.failover-detection': () => 'silence after which a server counts as failed',
  'field.file-system-share': () => 'share left by the file system',
  'field.formatted-per-tb': () => 'formatted TiB of a decimal TB',
  'field.frame-rate-decline': () => 'decline of bits per frame',
  'field.full-scale': () => 'full scale',
  'field.greatest-power': () => 'greatest power',
  'field.height': () => 'height',
  'field.key-frame-ratio': () => 'size of a key frame in delta frames',
  'field.lenses': () => 'lenses',
  'field.link-share': () => 'usable share of a link',
  'field.low-frame-rate': () => 'frame rate below which rates fall as a power of it',
  'field.low-frame-rate-power': () => 'power of low frame rates',
  'field.management-databases': () => 'databases of a management server',
  'field.management-link': () => 'management link',
  'field.maximum-of-cameras': () => 'maximum of cameras',
  'field.memory': () => 'memory',
  'field.mjpeg-frame': () => 'MJPEG frame of the anchor area',
  'field.mjpeg-growth': () => 'growth of MJPEG frames with their area',
  'field.most-cameras': () => 'most cameras',
  'field.most-servers': () => 'most recording servers',
  'field.one-day': () => 'one day',
  'field.operating-system': () => 'operating system',
  'field.power-factor': () => 'power factor of the load',
  'field.processor': () => 'processor',
  'field.rack-units': () => 'rack units',
  'field.read-errors': () => 'read errors',
  'field.reads-per-mbit': () => 'reads per Mbit/s',
  'field.recording-rate': () => 'rated recording rate',
  'field.retention-to-compare': () => 'retention to compare with',
  'field.san-disks': () => 'most disks of a server on a storage network',
  'field.servers-of-system': () => 'servers of a system',
  'field.share-of-time': () => 'share of the time',
  'field.shelf-power': () => 'power of a shelf without disks',
  'field.shelf-rack-units': () => 'rack units of a shelf',
  'field.speed-while-rebuilding': () => 'speed left while rebuilding',
  'field.sql-server': () => 'SQL Server edition',
  'field.storage-link': () => 'storage link',
  'field.system-disk': () => 'operating system disk',
  'field.system-drive': () => 'operating system drive',
  'field.untold-ratio': () => 'ratio where a report does not tell it',
  'field.ups-efficiency': () => 'efficiency of a UPS',
  'field.ups-margin': () => 'margin of a UPS',
  'field.ups-rating': () => 'rating of a UPS',
  'field.volume-reserve': () => 'reserve of a volume',
  'field.weight': () => 'weight',
  'field.width': () => 'width',
  'field.with-raid': () => 'with RAID',
  'field.without-raid': () => 'without RAID',
  'field.write-penalty': () => 'write penalty',
  'field.writes-per-mbit': () => 'writes per Mbit/s',
  'field.writes-per-stream': () => 'writes per stream',
  'field.rebuild-speed': ({ speed }) => `rebuild speed, ${speed}`,
  'field.service-start': ({ end }) => `start of the service, ${end}`,
  'field.end-of-range': ({ end }) => `${end} end of the range`,

  'source.always-recorded': () => 'constant and speedup record all of the time',
  'source.counts-with-rate': () => 'the share then counts with the rate',
  'source.dealt-in-rounds': () => 'docs/model.md#recording-servers: cameras are dealt to the servers in rounds',
  'source.no-key-frame-ratio': () =>
    'docs/model.md#second-archive: it depends on the scene and the camera, and no source gives it',
  'source.rows-of-group': () => 'rows of the group in the camera table',
  'source.extrapolated': ({ source, minFps, maxFps }) =>
    `${source}; extrapolated here: the frame rate is outside the ${minFps} to ${maxFps} frames per second that were measured`,
};

function rateText(rate: RateKind): string {
  switch (rate.range) {
    case 'interFrame':
      return 'inter-frame rate';
    case 'lowFrameRate':
      return `inter-frame rate below ${rate.fps} frames per second`;
    case 'mjpeg':
      return 'MJPEG rate';
    case 'custom':
      return 'custom rate';
    case 'daySample':
    case 'weekSample':
      return `rate measured for ${rate.hours} hours or longer`;
  }
}
