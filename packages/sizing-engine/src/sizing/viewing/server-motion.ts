import type { Catalogue, Decoder } from '../../catalogue/schema.ts';
import type { Explained } from '../../derivation/explained.ts';
import { cited, type Quantity } from '../../derivation/quantity.ts';
import { coreCapacity, motionCapacity, motionLoad, motionLoadOfCard } from '../../formulas/viewing.ts';
import type { ServerMotionSettings } from '../../site/site-settings.ts';
import type { DealtCameras } from '../deal/deal.ts';
import type { PlannedServers } from '../deal/search.ts';
import type { SizingQuestion } from '../question/question.ts';
import { saying } from '../result/sayings.ts';
import type { ServerMotionResult } from '../result/viewing-result.ts';
import { searchResult } from '../search/search-result.ts';
import { picturesOf, type Candidate, type Picture } from './pictures.ts';
import { decoderOf } from './viewing.ts';

/** Motion detection with where each figure comes from. */
interface ExplainedMotion extends Explained<ServerMotionResult> {
  readonly percent: Quantity<'%'> | null;
}

/** The servers that look for motion. */
export interface MotionServers {
  readonly plan: Pick<PlannedServers, 'servers' | 'order'>;
  /** Cores of each; null where they are not known. */
  readonly cores: Quantity<'1'> | null;
}

/** Work of motion detection, Mpx/s. */
interface MotionWork {
  readonly h264: number;
  readonly h265: number;
  readonly mjpeg: number;
}

const NO_WORK: MotionWork = { h264: 0, h265: 0, mjpeg: 0 };

/** Motion detection on the fullest server; undefined where servers look for none. It never decides how many there are. */
export function serverMotionOf(
  { design, range, catalogue }: SizingQuestion,
  { plan, cores }: MotionServers,
): ExplainedMotion | undefined {
  const { mode, decoder } = design.serverSettings.serverMotion;
  if (mode === 'none') return undefined;
  const perCamera = workPerCamera(picturesOf(design.cameras, catalogue), mode, catalogue);
  const machine = machineOf(cores, decoderOf(decoder, catalogue), catalogue);
  const works = [...range.value.deals.servers(plan.order, plan.servers)].map(({ cameras }) =>
    workOf(cameras, perCamera),
  );
  const fullest = works.reduce((most, each) => (percentOf(each, machine) > percentOf(most, machine) ? each : most));
  return explained(fullest, machine);
}

type MotionMode = ServerMotionSettings['mode'];

/** Work for one camera of each group: of each picture that of the recorded stream with the least. */
function workPerCamera(
  pictures: readonly Picture[],
  mode: MotionMode,
  catalogue: Catalogue,
): ReadonlyMap<number, MotionWork> {
  const perCamera = new Map<number, MotionWork>();
  for (const { cameraGroupId, candidates } of pictures) {
    const recorded = candidates.filter(({ streamId }) => streamId !== null);
    const least = recorded.reduce((best, each) =>
      workOfStream(each, mode, catalogue) < workOfStream(best, mode, catalogue) ? each : best,
    );
    const before = perCamera.get(cameraGroupId) ?? NO_WORK;
    const work = workOfStream(least, mode, catalogue);
    perCamera.set(cameraGroupId, { ...before, [least.family]: before[least.family] + work });
  }
  return perCamera;
}

/** Every frame has to be decoded to reach the next; key frames and those of MJPEG stand alone. */
function workOfStream({ width, height, fps, family }: Candidate, mode: MotionMode, { siteModel }: Catalogue): number {
  const megapixels = (width * height) / 1_000_000;
  if (family === 'mjpeg') return megapixels * Math.min(siteModel.standaloneFrameRate.value, fps);
  return megapixels * (mode === 'everyFrame' ? fps : Math.min(siteModel.keyFrameRate.value, fps));
}

function workOf(cameras: readonly DealtCameras[], perCamera: ReadonlyMap<number, MotionWork>): MotionWork {
  const sum = { h264: 0, h265: 0, mjpeg: 0 };
  for (const { cameraGroupId, cameras: count } of cameras) {
    const work = perCamera.get(cameraGroupId)!;
    sum.h264 += count * work.h264;
    sum.h265 += count * work.h265;
    sum.mjpeg += count * work.mjpeg;
  }
  return sum;
}

function allOf({ h264, h265, mjpeg }: MotionWork): number {
  return h264 + h265 + mjpeg;
}

/** What decodes for motion detection on a server. */
interface MotionMachine {
  readonly coreCapacity: Quantity<'Mpixel/s'> | null;
  readonly decoder: Decoder | undefined;
  readonly catalogue: Catalogue;
}

function machineOf(cores: Quantity<'1'> | null, decoder: Decoder | undefined, catalogue: Catalogue): MotionMachine {
  const { siteModel: model } = catalogue;
  return {
    coreCapacity:
      cores &&
      coreCapacity({
        cores,
        coreMpx: cited(model.id, saying('field.core-decoding'), model.coreDecoding),
        share: cited(model.id, saying('field.core-share'), model.coreShare),
      }),
    decoder,
    catalogue,
  };
}

/** What servers are compared by: percent where it is known, else their work. */
function percentOf(work: MotionWork, machine: MotionMachine): number {
  const { coreCapacity: cores, decoder } = machine;
  if (decoder !== undefined) return cardPercent(work, decoder, machine);
  return cores === null ? allOf(work) : motionLoad.compute({ work: allOf(work), capacity: cores.value });
}

function cardPercent({ h264, h265, mjpeg }: MotionWork, decoder: Decoder, machine: MotionMachine): number {
  const { fps1080, engines } = decoder;
  const { coreCapacity: cores, catalogue } = machine;
  return motionLoadOfCard.compute({
    h264,
    h264Fps: fps1080.h264.value,
    h265,
    h265Fps: fps1080.h265.value,
    engines: engines.value,
    share: catalogue.siteModel.decoderShare.value,
    mjpegShare: cores === null ? 0 : mjpeg / cores.value,
  });
}

function explained(work: MotionWork, machine: MotionMachine): ExplainedMotion {
  const { coreCapacity: cores, decoder } = machine;
  const found = (value: number): Quantity<'Mpixel/s'> =>
    searchResult(value, 'Mpixel/s', { rule: saying('found.motion-work'), because: [] });
  const megapixelsPerSecond = found(allOf(work));
  if (decoder === undefined) {
    const percent = cores && motionLoad({ work: megapixelsPerSecond, capacity: cores });
    return { megapixelsPerSecond, capacity: cores, percent };
  }
  const { fps1080, engines, name } = decoder;
  const { siteModel: model } = machine.catalogue;
  const percent = motionLoadOfCard({
    h264: found(work.h264),
    h264Fps: cited(name, saying('field.decoded-frames'), fps1080.h264),
    h265: found(work.h265),
    h265Fps: cited(name, saying('field.decoded-frames'), fps1080.h265),
    engines: cited(name, saying('field.engines'), engines),
    share: cited(model.id, saying('field.decoder-share'), model.decoderShare),
    mjpegShare: searchResult(cores === null ? 0 : work.mjpeg / cores.value, '1', {
      rule: saying('found.motion-work'),
      because: cores === null ? [] : [cores],
    }),
  });
  const capacity = percent.value === 0 ? null : motionCapacity({ work: megapixelsPerSecond, percent });
  return { megapixelsPerSecond, capacity, percent };
}
