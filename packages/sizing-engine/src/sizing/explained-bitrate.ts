import { given, type Cite, type Quantity } from '../derivation/quantity.ts';
import { frameArea, frameRateFactor, interFrameRate, mjpegRate, wholeRate } from '../formulas/bitrate.ts';
import type { BitrateEntries } from './bitrate.ts';

/** Bit rate of one stream, explained; its number is that of `calculateBitrate`. */
export function explainedBitrate(fps: Quantity<'frame/s'>, entries: BitrateEntries, cite: Cite): Quantity<'kbit/s'> {
  const explained = entries.codec.kind === 'mjpeg' ? explainedMjpeg : explainedInterFrame;
  const kbps = explained(fps, entries, cite);
  return wholeRate({ kbps });
}

function explainedInterFrame(fps: Quantity<'frame/s'>, entries: BitrateEntries, cite: Cite): Quantity<'kbit/s'> {
  const { model, codec, complexity } = entries;
  return interFrameRate({
    anchorKbps: cite(model.id, 'rate of the anchor stream', model.anchorKbps),
    codec: cite(`codec ${codec.name}`, 'factor', codec.factor),
    complexity: cite(`complexity ${complexity.name}`, 'factor', complexity.factor),
    area: explainedArea(entries),
    anchorArea: cite(model.id, 'frame area of the anchor stream', model.anchorArea),
    frameRate: frameRateFactor({
      fps,
      anchorFps: cite(model.id, 'frame rate of the anchor stream', model.anchorFps),
      decline: cite(model.id, 'decline of bits per frame', model.frameRateDecline),
    }),
  });
}

function explainedMjpeg(fps: Quantity<'frame/s'>, entries: BitrateEntries, cite: Cite): Quantity<'kbit/s'> {
  const { model, complexity } = entries;
  return mjpegRate({
    kbitPerFrame: cite(model.id, 'MJPEG frame of the anchor area', model.mjpegKbitPerFrame),
    fps,
    area: explainedArea(entries),
    anchorArea: cite(model.id, 'frame area of the anchor stream', model.anchorArea),
    exponent: cite(model.id, 'growth of MJPEG frames with their area', model.mjpegAreaExponent),
    complexity: cite(`complexity ${complexity.name}`, 'factor', complexity.factor),
  });
}

function explainedArea({ resolution }: BitrateEntries): Quantity<'pixel^2'> {
  const entry = `resolution ${resolution.name}`;
  return frameArea({
    width: given(`${entry}, width`, resolution.width, 'pixel'),
    height: given(`${entry}, height`, resolution.height, 'pixel'),
  });
}
