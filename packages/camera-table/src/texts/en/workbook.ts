import type { COLUMN_TITLES } from './columns.ts';

/** What a cell of the workbook says where something wrong is typed, and what its sheet of columns explains. */
export const WORKBOOK_TEXTS = {
  ofList: 'Choose a value of the list.',
  ofListOrSize: 'Choose a value of the list, or keep a size of your own, such as 2688x1520.',
  whole: (least: string, most: string) => `Enter a whole number between ${least} and ${most}.`,
  oneDecimal: (least: string, most: string) => `Enter a number with at most one decimal between ${least} and ${most}.`,
  anyDecimals: (least: string, most: string) => `Enter a number between ${least} and ${most}.`,
  atMost: (characters: string) => `At most ${characters} characters.`,
  columns: 'Columns',
  heads: ['Column', 'Meaning', 'Allowed values'],
  rowId: 'Which row of the design a line changes. Leave it empty for a new camera group or stream.',
  groupId: 'Lines with the same text are streams of one camera group; empty, each line is a group of its own.',
  sizes: (least: number, most: number) =>
    `or any width x height of ${least} to ${most} pixels a side, such as 2688x1520`,
  range: (least: number, most: number) => `${least} to ${most}`,
  date: 'A date, such as 2026-05-04',
  upTo: (characters: number) => `Up to ${characters} characters`,
} as const;

const OF_GROUP = 'On the first line of a group only.';

/** What each column of the table is for. */
export const COLUMN_MEANINGS: Readonly<Record<keyof typeof COLUMN_TITLES, string>> = {
  streamName: 'Name of the camera group, on its first line only.',
  lensType: 'Whether the camera has several lenses, on the first line of a group only.',
  quantity: 'Number of cameras, on the first line of a group only.',
  recording:
    'Constant records all of the time, Event only while something moves, Speedup always, and better while it moves.',
  hoursPerDay: 'Hours of recording a day.',
  retentionDays: 'Days for which recordings are kept.',
  codec: 'How the video is compressed.',
  fps: 'Frames per second. At most one decimal. Base is what is always recorded, event what is recorded while something moves.',
  motion: 'Share of the time in which something moves, per cent.',
  complexity: 'How much there is to see in the picture.',
  resolution: 'Size of the picture.',
  bitrateKbit: 'Bit rate of a stream, kbit/s. Left empty in a new line, it is calculated.',
  audioKbps: 'Sound of each camera, kbit/s, on the first line of a group only. 0 for none.',
  metadataKbps: 'Metadata of each camera, kbit/s, on the first line of a group only. 0 for none.',
  eventsPerHour: 'Events an hour, around which more than the motion is recorded, on the first line of a group only.',
  preSeconds: 'Seconds recorded before each event, on the first line of a group only.',
  postSeconds: 'Seconds recorded after each event, on the first line of a group only.',
  measuredUtc: 'When the bit rate was measured. Left empty, it was not.',
  sampleHours: 'For how many hours the bit rate was measured.',
  note: 'Camera, scene or recorder that was measured.',
  licencesPerCamera: 'Device licences that each camera takes, on the first line of a group only.',
  poeClass: `Class of power over Ethernet of each camera, or its own supply. ${OF_GROUP}`,
  watts: `What each camera draws, W, up to what its class allows. Empty if unknown. ${OF_GROUP}`,
  cableM: `Cable from each camera to the closet, m. Empty if unknown. ${OF_GROUP}`,
  closet: `Closet whose switch feeds the cameras. ${OF_GROUP}`,
  liveResolution: `Picture of a stream that is watched and not recorded. Empty if there is none. ${OF_GROUP}`,
  liveFps: `Frames per second of the live stream. ${OF_GROUP}`,
  liveCodec: `How the live stream is compressed. ${OF_GROUP}`,
  liveKbps: `Bit rate of the live stream, kbit/s. Empty, it is calculated. ${OF_GROUP}`,
  hfovDeg: `Horizontal angle of the lens, as the data sheet has it. It wins over sensor and focal length. ${OF_GROUP}`,
  sensorWidthMm: `Width of the sensor, mm, or its size in inches, such as 1/2.8". ${OF_GROUP}`,
  focalMm: `Focal length of the lens, mm. ${OF_GROUP}`,
  mountHeightM: `Height of the cameras above the ground, m. ${OF_GROUP}`,
  aimHeightM: `Height of what they look at, m: 1.6 for a face. ${OF_GROUP}`,
  tiltDeg: `Degrees below the horizon. Empty if unknown. ${OF_GROUP}`,
  corridor: `Whether the cameras are turned by 90 degrees. ${OF_GROUP}`,
  purposeLevel: `What the cameras are to show of a person: a level of IEC 62676-4. Without a distance it is for 10 m. ${OF_GROUP}`,
  purposeDistanceM: `Distance along the ground at which they are to show it, m. Without a purpose it is to identify. ${OF_GROUP}`,
};
