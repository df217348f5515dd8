import { formula } from '../derivation/formula.ts';
import { sumOf } from './total.ts';

const SOURCE = 'docs/model.md#viewing-workstations';
const MOTION = 'docs/model.md#motion-detection-on-the-servers';

/** Megapixels of a picture of 1920 x 1080. */
export const FULL_HD = 2.0736;

/** What some streams have to be decoded of, Mpx/s: width x height x frames per second. */
export const decodedPixels = sumOf('streams', 'Mpixel/s', {
  id: 'viewing.pixels',
  title: 'Pixels to decode',
  source: SOURCE,
});

/** Part of a card that decodes H.264 and H.265 together, percent. */
export const decoderLoad = formula({
  id: 'viewing.decoder-load',
  title: 'Load of the decoder',
  expression: `100 * (h264 / (h264Fps * ${FULL_HD} * engines) + h265 / (h265Fps * ${FULL_HD} * engines))`,
  inputs: { h264: 'Mpixel/s', h264Fps: 'frame/s', h265: 'Mpixel/s', h265Fps: 'frame/s', engines: '1' },
  unit: '%',
  source: SOURCE,
  compute: ({ h264, h264Fps, h265, h265Fps, engines }) =>
    100 * (h264 / (h264Fps * FULL_HD * engines) + h265 / (h265Fps * FULL_HD * engines)),
});

/** Memory of a card that pictures and monitors take, GB. */
export const videoMemory = formula({
  id: 'viewing.memory',
  title: 'Memory of the card',
  expression:
    'decodedMegapixels * surfaceBytes * surfaces / 1000 + monitors * monitorMegapixels * monitorBytes * buffers / 1000',
  inputs: {
    decodedMegapixels: '1',
    surfaceBytes: '1',
    surfaces: '1',
    monitors: '1',
    monitorMegapixels: '1',
    monitorBytes: '1',
    buffers: '1',
  },
  unit: 'GB',
  source: SOURCE,
  compute: ({ decodedMegapixels, surfaceBytes, surfaces, monitors, monitorMegapixels, monitorBytes, buffers }) =>
    (decodedMegapixels * surfaceBytes * surfaces) / 1000 +
    (monitors * monitorMegapixels * monitorBytes * buffers) / 1000,
});

/** Memory of a card that live view may take, GB. */
export const usableMemory = formula({
  id: 'viewing.usable-memory',
  title: 'Usable memory of the card',
  expression: 'max(0, memory - reserve)',
  inputs: { memory: 'GB', reserve: 'GB' },
  unit: 'GB',
  source: SOURCE,
  compute: ({ memory, reserve }) => Math.max(0, memory - reserve),
});

/** Part of a percent scale. */
export const shareInPercent = formula({
  id: 'viewing.share-in-percent',
  title: 'Part that may be used',
  expression: '100 * share',
  inputs: { share: '1' },
  unit: '%',
  source: 'by definition',
  compute: ({ share }) => 100 * share,
});

/** What stations ask of the recording servers, Mbit/s. */
export const recorderRate = sumOf('stations', 'Mbit/s', {
  id: 'viewing.recorder-rate',
  title: 'Live view from the recording servers',
  source: SOURCE,
});

/** What stations alike ask, Mbit/s. */
export const rateOfStations = formula({
  id: 'viewing.rate-of-stations',
  title: 'Live view of stations alike',
  expression: 'stations * mbit',
  inputs: { stations: 'workstation', mbit: 'Mbit/s' },
  unit: 'Mbit/s',
  source: 'by definition',
  compute: ({ stations, mbit }) => stations * mbit,
});

/** What the client streams of the setting let the recording servers send, Mbit/s; no overhead. */
export const providedRate = formula({
  id: 'viewing.provided-rate',
  title: 'Live view that is provided for',
  expression: 'streams * servers * peakMbit / cameraStreams',
  inputs: { streams: 'stream', servers: 'server', peakMbit: 'Mbit/s', cameraStreams: 'stream' },
  unit: 'Mbit/s',
  source: SOURCE,
  compute: ({ streams, servers, peakMbit, cameraStreams }) => (streams * servers * peakMbit) / cameraStreams,
});

/** Typical power of workstations, W. */
export const workstationsPower = formula({
  id: 'viewing.workstations-power',
  title: 'Power of the workstations',
  expression: 'stations * watts',
  inputs: { stations: 'workstation', watts: 'W' },
  unit: 'W',
  source: SOURCE,
  compute: ({ stations, watts }) => stations * watts,
});

/** Workstations alike of several settings. */
export const totalWorkstations = sumOf('stations', 'workstation', {
  id: 'viewing.workstations',
  title: 'Workstations',
});

/** What the cores of a recording server decode besides recording, Mpx/s. */
export const coreCapacity = formula({
  id: 'motion.core-capacity',
  title: 'Decoding by the cores',
  expression: 'cores * coreMpx * share',
  inputs: { cores: '1', coreMpx: 'Mpixel/s', share: '1' },
  unit: 'Mpixel/s',
  source: MOTION,
  compute: ({ cores, coreMpx, share }) => cores * coreMpx * share,
});

/** Work of motion detection in percent of what decodes it. */
export const motionLoad = formula({
  id: 'motion.load',
  title: 'Load of motion detection',
  expression: '100 * work / capacity',
  inputs: { work: 'Mpixel/s', capacity: 'Mpixel/s' },
  unit: '%',
  source: MOTION,
  compute: ({ work, capacity }) => (100 * work) / capacity,
});

/** Work of motion detection in percent of a card and, for MJPEG, of the cores: the greater of both. */
export const motionLoadOfCard = formula({
  id: 'motion.load-of-card',
  title: 'Load of motion detection with a card',
  expression: `100 * max((h264 / (h264Fps * ${FULL_HD} * engines) + h265 / (h265Fps * ${FULL_HD} * engines)) / share, mjpegShare)`,
  inputs: {
    h264: 'Mpixel/s',
    h264Fps: 'frame/s',
    h265: 'Mpixel/s',
    h265Fps: 'frame/s',
    engines: '1',
    share: '1',
    mjpegShare: '1',
  },
  unit: '%',
  source: MOTION,
  compute: ({ h264, h264Fps, h265, h265Fps, engines, share, mjpegShare }) =>
    100 * Math.max((h264 / (h264Fps * FULL_HD * engines) + h265 / (h265Fps * FULL_HD * engines)) / share, mjpegShare),
});

/** What would decode the work at 100 %, Mpx/s. */
export const motionCapacity = formula({
  id: 'motion.capacity',
  title: 'Decoding by the card',
  expression: '100 * work / percent',
  inputs: { work: 'Mpixel/s', percent: '%' },
  unit: 'Mpixel/s',
  source: MOTION,
  compute: ({ work, percent }) => (100 * work) / percent,
});
