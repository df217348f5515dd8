import { cited, given, type Quantity } from '../derivation/quantity.ts';
import { frameArea, frameRateFactor, interFrameRate, mjpegRate, wholeRate } from '../formulas/bitrate.ts';
import type { BitrateEntries } from './bitrate.ts';

/** Bit rate of one stream, explained; its number is that of `calculateBitrate`. */
export function explainedBitrate(fps: Quantity<'frame/s'>, entries: BitrateEntries): Quantity<'kbit/s'> {
  const kbps = entries.codec.kind === 'mjpeg' ? explainedMjpeg(fps, entries) : explainedInterFrame(fps, entries);
  return wholeRate({ kbps });
}

function explainedInterFrame(fps: Quantity<'frame/s'>, entries: BitrateEntries): Quantity<'kbit/s'> {
  const { model, codec, complexity } = entries;
  return interFrameRate({
    anchorKbps: cited(model.id, 'rate of the anchor stream', model.anchorKbps),
    codec: cited(`codec ${codec.name}`, 'factor', codec.factor),
    complexity: cited(`complexity ${complexity.name}`, 'factor', complexity.factor),
    area: explainedArea(entries),
    anchorArea: cited(model.id, 'frame area of the anchor stream', model.anchorArea),
    frameRate: frameRateFactor({
      fps,
      anchorFps: cited(model.id, 'frame rate of the anchor stream', model.anchorFps),
      decline: cited(model.id, 'decline of bits per frame', model.frameRateDecline),
    }),
  });
}

function explainedMjpeg(fps: Quantity<'frame/s'>, entries: BitrateEntries): Quantity<'kbit/s'> {
  const { model, complexity } = entries;
  return mjpegRate({
    kbitPerFrame: cited(model.id, 'MJPEG frame of the anchor area', model.mjpegKbitPerFrame),
    fps,
    area: explainedArea(entries),
    anchorArea: cited(model.id, 'frame area of the anchor stream', model.anchorArea),
    exponent: cited(model.id, 'growth of MJPEG frames with their area', model.mjpegAreaExponent),
    complexity: cited(`complexity ${complexity.name}`, 'factor', complexity.factor),
  });
}

function explainedArea({ resolution }: BitrateEntries): Quantity<'pixel^2'> {
  const entry = `resolution ${resolution.name}`;
  return frameArea({
    width: given(`${entry}, width`, resolution.width, 'pixel'),
    height: given(`${entry}, height`, resolution.height, 'pixel'),
  });
}
