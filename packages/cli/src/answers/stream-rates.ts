import {
  calculateBitrate,
  calculateProposal,
  defaultServerSettings,
  NEW_STREAM,
  settleCameraRow,
  type Catalogue,
  type RangedFigure,
  type NewCameraRow,
} from '@site-designer/sizing-engine';
import { Recording } from '@site-designer/sizing-engine/enumerations';
import type { PictureSize } from '@site-designer/sizing-engine';
import { ownSpeaker } from '@site-designer/texts';

/** A stream as it is asked about. */
export interface StreamQuestion {
  readonly codecId: number;
  readonly complexityId: number;
  readonly resolutionId: number;
  /** A typed size, with resolution id 0. */
  readonly size: PictureSize | null;
  readonly fps: number;
  /** Share of time with motion; without it the stream is recorded all the time. */
  readonly motionPercent?: number;
}

export interface StreamRates {
  /** While it is recorded. */
  readonly kbps: RangedFigure;
  readonly averageKbps: RangedFigure;
  readonly gbPerDay: RangedFigure;
  readonly warnings: readonly string[];
}

/** The rates of one stream. Ranges and averages are those of a design that has nothing else in it. */
export function streamRates(question: StreamQuestion, catalogue: Catalogue): StreamRates {
  const { motionPercent } = question;
  const half = motionPercent === undefined ? 'continuous' : 'motion';
  const { totals, warnings } = proposalOf(rowOf(question), catalogue);
  return {
    kbps: { ...times(totals.peakMbit, 1000), value: calculateBitrate({ ...question, half }, catalogue) },
    averageKbps: times(totals.averageMbit, 1000),
    gbPerDay: times(totals.storageTb, 1000),
    warnings: warnings.filter(({ code }) => code === 'frame-rate-extrapolated').map(({ message }) => message),
  };
}

function rowOf({ codecId, complexityId, resolutionId, size, fps, motionPercent }: StreamQuestion): NewCameraRow {
  const both = <T>(value: T) => ({ continuous: value, motion: value });
  return {
    ...NEW_STREAM,
    ...(motionPercent === undefined
      ? { recording: Recording.constant }
      : { recording: Recording.event, motion: { continuous: 0, motion: motionPercent } }),
    quantity: 1,
    retentionDays: 1,
    codec: codecId,
    complexity: both(complexityId),
    resolution: both(resolutionId),
    size: both(size),
    fps: both(fps),
  };
}

function proposalOf(content: NewCameraRow, catalogue: Catalogue) {
  const row = settleCameraRow({ ...content, id: 1, cameraGroupId: 1, streamId: 1 }, catalogue);
  return ownSpeaker.rendered(
    calculateProposal({ cameras: [row], serverSettings: defaultServerSettings(catalogue) }, catalogue),
  );
}

function times({ value, low, high }: RangedFigure, factor: number): RangedFigure {
  // Removes the rounding errors of unit conversions: twelve significant digits are kept.
  const exact = (each: number) => Number((each * factor).toPrecision(12));
  return { value: exact(value), low: exact(low), high: exact(high) };
}
