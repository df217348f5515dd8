import { fact, text } from './facts.ts';
import { amount, named, object } from './objects.ts';

const RangeFactors = named('RangeFactors', 'Low and high factor of a figure, around the figure itself.', {
  low: fact('1'),
  high: fact('1'),
});

export const BitrateModel = named('BitrateModel', 'Constants of the bit-rate model.', {
  id: text(),
  anchorKbps: fact('kbit/s'),
  anchorArea: fact('pixel^2'),
  anchorFps: fact('frame/s'),
  frameRateDecline: fact('s/frame', {
    ...amount,
    description: 'Relative drop in bits per frame for each further frame per second.',
  }),
  mjpegKbitPerFrame: fact('kbit/frame', {
    description: 'Bits of one MJPEG frame of the anchor area at complexity factor 1.',
  }),
  mjpegAreaExponent: fact('1', { kind: 'exponent' }),
  measuredFps: object(
    { min: fact('frame/s'), max: fact('frame/s') },
    'Frame rates between which the frame-rate law was measured; outside it is an extrapolation.',
  ),
  lowFrameRates: object(
    {
      below: fact('frame/s', { description: 'Below it the rate falls as a power of the frame rate.' }),
      exponent: fact('1', { kind: 'exponent', description: 'That power.' }),
      rangeBelow: fact('frame/s', {
        description: 'Below it the high end of the range of a rate is that of so many frames per second.',
      }),
    },
    'Low frame rates of codecs whose frames build on each other: key frames come about once a second, however few frames there are.',
  ),
  ranges: object({
    interFrame: RangeFactors,
    mjpeg: RangeFactors,
    custom: RangeFactors,
  }),
});

const sample = (description: string) =>
  object({ from: fact('h', { description: 'Length of the sample.' }), low: fact('1'), high: fact('1') }, description);

export const MeasurementModel = named('MeasurementModel', 'Accuracy of a measured rate, by the length of its sample.', {
  id: text(),
  daySample: sample('Range of a sample of a day or longer.'),
  weekSample: sample('Range of a sample of a week or longer.'),
});
