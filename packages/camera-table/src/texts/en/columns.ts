/** What the columns of the camera table are called, by their fields. Files of the table have the English ones in every language. */
export const COLUMN_TITLES = {
  streamName: 'Name',
  lensType: 'Lens type',
  quantity: 'Quantity',
  recording: 'Recording',
  hoursPerDay: 'Hours',
  retentionDays: 'Retention',
  codec: 'Codec',
  fps: 'FPS',
  motion: 'Motion',
  complexity: 'Complexity',
  resolution: 'Resolution',
  bitrateKbit: 'Bit rate',
  licencesPerCamera: 'Licences per camera',
  audioKbps: 'Audio rate',
  metadataKbps: 'Metadata rate',
  eventsPerHour: 'Events per hour',
  preSeconds: 'Recorded before an event',
  postSeconds: 'Recorded after an event',
  measuredUtc: 'Measured on',
  sampleHours: 'Sample',
  note: 'Measurement note',
  poeClass: 'PoE class',
  watts: 'Power draw',
  cableM: 'Cable length',
  closet: 'Closet',
  liveResolution: 'Live resolution',
  liveFps: 'Live FPS',
  liveCodec: 'Live codec',
  liveKbps: 'Live bit rate',
  hfovDeg: 'Lens angle',
  sensorWidthMm: 'Sensor width',
  focalMm: 'Focal length',
  mountHeightM: 'Mount height',
  aimHeightM: 'Aim height',
  tiltDeg: 'Tilt',
  corridor: 'Corridor format',
  purposeLevel: 'Purpose',
  purposeDistanceM: 'Purpose distance',
} as const;

/** Where a heading has little room; the others have their title there. */
export const SHORT_TITLES = {
  licencesPerCamera: 'Licences',
  audioKbps: 'Audio',
  metadataKbps: 'Metadata',
  eventsPerHour: 'Events',
  preSeconds: 'Before',
  postSeconds: 'After',
  poeClass: 'PoE',
  watts: 'Power',
  cableM: 'Cable',
  hfovDeg: 'Angle',
  sensorWidthMm: 'Sensor',
  focalMm: 'Focal',
  mountHeightM: 'Mount',
  aimHeightM: 'Aim',
  corridor: 'Corridor',
  purposeDistanceM: 'At',
} as const;

/** Where all columns are in one line, which leaves the least room. */
export const SHORTEST_TITLES = { lensType: 'Lens', licencesPerCamera: 'Lic.' } as const;

export const HALF_WORDS = { continuous: 'Base', motion: 'Event' } as const;
/** The same within a sentence or a heading. */
export const HALF_PHRASES = { continuous: 'base', motion: 'event' } as const;

export const OPTION_WORDS = {
  ownSupply: 'Own supply',
  no: 'No',
  yes: 'Yes',
  sizeExample: 'or a size such as 2688x1520',
  atMostWatts: (watts: number) => `at most ${watts} W`,
} as const;

/** Headers of what says to which row or group a line of a file belongs. */
export const ID_TITLES = { rowId: 'Row id', groupId: 'Group id' } as const;
