import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import {
  calculateProposal,
  defaultServerSettings,
  explain,
  NEW_STREAM,
  settleCameraRow,
  type CameraRow,
  type Design,
  type DesignInput,
} from '@site-designer/sizing-engine';
import { HardwareType, Recording } from '@site-designer/sizing-engine/enumerations';
import { orderRows } from '@site-designer/sizing-engine/design';
import { publishedCatalogue as catalogue } from '@site-designer/sizing-engine/catalogue';
import { english } from '../../texts/src/index.ts';
import { median, medianCpuTimes, type BenchRow } from '../../../tools/bench-row.ts';

const STREAMS_PER_GROUP = 2;

/** A design as a large customer has it: codecs, modes, frame rates and resolutions in a fixed mixture. */
export function designOf(groups: number): Design {
  const cameras = orderRows(Array.from({ length: groups * STREAMS_PER_GROUP }, (_, index) => rowAt(index)));
  const settings = defaultServerSettings(catalogue);
  return { cameras, serverSettings: { ...settings, hardwareType: HardwareType.husky } };
}

function rowAt(index: number): CameraRow {
  const mix = (count: number, stride: number): number => (index * stride) % count;
  const group = Math.floor(index / STREAMS_PER_GROUP);
  return settleCameraRow(
    {
      ...NEW_STREAM,
      id: index + 1,
      streamId: index + 1,
      cameraGroupId: group + 1,
      quantity: 1 + (group % 4),
      recording: mix(3, 1) as Recording,
      retentionDays: 7 + mix(30, 7),
      codec: 1 + mix(6, 5),
      fps: { continuous: 1 + mix(15, 2), motion: 10 + mix(20, 3) },
      motion: { continuous: 0, motion: 10 + mix(80, 11) },
      complexity: { continuous: 1 + mix(5, 2), motion: 1 + mix(5, 3) },
      resolution: { continuous: 1 + mix(17, 5), motion: 1 + mix(17, 7) },
    },
    catalogue,
  );
}

/** What a person in a hurry would write by hand: the bit rates alone, everything inlined. */
export function handInlined({ cameras }: Design): number {
  const { codecs, complexities, resolutions } = catalogue;
  let sum = 0;
  for (const row of cameras) {
    const codec = codecs[row.codec - 1]!;
    if (row.recording !== Recording.event) {
      const size = resolutions[row.resolution.continuous - 1]!;
      const level = complexities[row.complexity.continuous - 1]!.factor.value;
      const picture = { area: size.width * size.height, fps: row.fps.continuous, factor: codec.factor.value };
      sum += row.quantity * inlinedRate(codec.kind, level, picture);
    }
    if (row.recording !== Recording.constant) {
      const size = resolutions[row.resolution.motion - 1]!;
      const level = complexities[row.complexity.motion - 1]!.factor.value;
      const factor = (codec.motionFactor ?? codec.factor).value;
      const picture = { area: size.width * size.height, fps: row.fps.motion, factor };
      sum += row.quantity * inlinedRate(codec.kind, level, picture);
    }
  }
  return sum;
}

function inlinedRate(
  kind: (typeof catalogue.codecs)[number]['kind'],
  level: number,
  { area, fps, factor }: { readonly area: number; readonly fps: number; readonly factor: number },
): number {
  const rate =
    kind === 'mjpeg'
      ? 1336 * fps * (area / 2_073_600) ** 0.83 * level
      : 2702 * factor * level * (area / 2_073_600) * inlinedFrames(fps);
  return Math.max(1, Math.round(rate));
}

function inlinedFrames(fps: number): number {
  const frames = fps < 5 ? 5 * (1 - 0.006_84 * 5) * (fps / 5) ** 0.57 : fps * (1 - 0.006_84 * fps);
  return frames / (15 * (1 - 0.006_84 * 15));
}

/** The hardware and its server plan, without looking further. */
const BARE = { headroom: false, alternatives: false, failure: false };
const WITH_FAILURE = { ...BARE, failure: true };

/** So many that the middle one of them runs compiled code. */
const ROUNDS = 101;

/** The rows of the engine. */
export function rows(): BenchRow[] {
  return [...sizingRows(), liveRow(), siteRow(), serversRow(), failureRow(), ...oldestNodeRows(), explanationRow()];
}

function sizingRows(): BenchRow[] {
  const small = designOf(100);
  const large = designOf(10_000);
  const [sizing, inlined] = medianCpuTimes(
    [() => calculateProposal(large, catalogue, BARE), () => handInlined(large)],
    ROUNDS,
  );
  const repeat = (times: number, run: () => unknown) => (): void => {
    for (let each = 0; each < times; each += 1) run();
  };
  const [many, one] = medianCpuTimes(
    [repeat(100, () => calculateProposal(small, catalogue, BARE)), () => calculateProposal(large, catalogue, BARE)],
    ROUNDS,
  );
  return [
    {
      name: 'engine: size 10 000 groups of 2 streams with a server plan / inlined loop over their bit rates',
      ratio: sizing! / inlined!,
      goal: 15,
      better: 'lower',
      figures: `${sizing!.toFixed(1)} to ${inlined!.toFixed(1)} ms`,
    },
    {
      name: 'engine: exponent of cost from 100 to 10 000 groups',
      ratio: 1 + Math.log(one! / many!) / Math.log(100),
      goal: 1.05,
      better: 'lower',
    },
  ];
}

/** What the web app computes after a pause in typing: everything that its live answer shows, in words. */
function liveRow(): BenchRow {
  const design = designOf(5000);
  const live = () => english.rendered(calculateProposal(design, catalogue, { plan: true }));
  const [answer, inlined] = medianCpuTimes([live, () => handInlined(design)], ROUNDS);
  return {
    name: 'engine: live answer of 5 000 groups of 2 streams / inlined loop over their bit rates',
    ratio: answer! / inlined!,
    goal: 300,
    better: 'lower',
    figures: `${answer!.toFixed(1)} to ${inlined!.toFixed(1)} ms`,
  };
}

const CLOSETS = 200;
const STATIONS = 50;
const SITE_GROUPS = 1000;

/** 10 000 cameras on the switches of 200 closets, and 50 kinds of stations that show them. */
function siteRow(): BenchRow {
  const { cameras, serverSettings } = designOf(SITE_GROUPS);
  const without: Design = { cameras: cameras.map((row) => ({ ...row, quantity: 10 })), serverSettings };
  const stations = Array.from({ length: STATIONS }, (_, index) => ({
    id: index + 1,
    monitors: 4,
    monitorResolution: 10,
    columns: 4,
    rows: 4,
    decoder: catalogue.decoders[0]!.id,
  }));
  const full: DesignInput = {
    cameras: without.cameras.map((row) => ({
      ...row,
      network: {
        ...row.network,
        poeClass: 1 + (row.cameraGroupId % 4),
        closet: `Closet ${row.cameraGroupId % CLOSETS}`,
      },
    })),
    serverSettings: { ...serverSettings, network: {}, viewing: { stations } },
  };
  const large = designOf(5000);
  const [site, plain, inlined] = medianCpuTimes(
    [() => calculateProposal(full, catalogue), () => calculateProposal(without, catalogue), () => handInlined(large)],
    ROUNDS,
  );
  return {
    name: 'engine: what 200 closets and 50 stations add to the answer of 10 000 cameras / inlined loop of 5 000 groups',
    ratio: (site! - plain!) / inlined!,
    goal: 40,
    better: 'lower',
    figures: `${(site! - plain!).toFixed(1)} to ${inlined!.toFixed(2)} ms`,
  };
}

/** The same groups with so many times the cameras: more servers, and nothing else. */
function serversRow(): BenchRow {
  const design = designOf(300);
  const times = (factor: number): Design => ({
    ...design,
    cameras: design.cameras.map((row) => ({ ...row, quantity: row.quantity * factor })),
  });
  const [few, many] = [times(1), times(30)];
  const serversOf = (each: Design): number =>
    calculateProposal(each, catalogue, BARE).huskyProposal?.serverQuantity ?? Number.NaN;
  const [short, long] = medianCpuTimes([
    () => calculateProposal(few, catalogue, BARE),
    () => calculateProposal(many, catalogue, BARE),
  ]);
  return {
    name: 'engine: exponent of cost in the number of servers',
    ratio: Math.log(long! / short!) / Math.log(serversOf(many) / serversOf(few)),
    goal: 1.1,
    better: 'lower',
    figures: `${serversOf(few)} to ${serversOf(many)} servers, ${short!.toFixed(1)} to ${long!.toFixed(1)} ms`,
  };
}

/** What the states and disks of a bad day add to a sizing. */
function failureRow(): BenchRow {
  const design = designOf(1000);
  const [without, withFailure] = medianCpuTimes(
    [() => calculateProposal(design, catalogue, BARE), () => calculateProposal(design, catalogue, WITH_FAILURE)],
    ROUNDS,
  );
  return {
    name: 'engine: size 1000 groups with failures / without',
    ratio: withFailure! / without!,
    goal: 2.5,
    better: 'lower',
    figures: `${without!.toFixed(1)} to ${withFailure!.toFixed(1)} ms`,
  };
}

const NODE_TURNS = 3;

/** The oldest Node that the engine runs on, if it is at hand, to the one that runs this; both run what is published. */
function oldestNodeRows(): BenchRow[] {
  const oldest = OLDEST_NODES.find((path) => existsSync(path) && versionOf(path).startsWith('v20.'));
  if (oldest === undefined) return [];
  const script = fileURLToPath(new URL('appliance-time.mjs', import.meta.url));
  const run = (path: string): number => Number(execFileSync(path, [script], { encoding: 'utf8' }));
  const turns = Array.from({ length: NODE_TURNS }, () => [run(oldest), run(process.execPath)] as const);
  const [old, now] = [median(turns.map(([each]) => each)), median(turns.map(([, each]) => each))];
  return [
    {
      name: 'engine: appliances for 1000 groups on Node 20 / on this Node',
      ratio: old / now,
      goal: 1.6,
      better: 'lower',
      figures: `${old.toFixed(1)} to ${now.toFixed(1)} ms`,
    },
  ];
}

/** Where Node 20 may be: `NODE_20`, or the Node of the system. */
const OLDEST_NODES = [process.env['NODE_20'] ?? '', '/usr/bin/node', '/usr/local/bin/node'];

function versionOf(path: string): string {
  return execFileSync(path, ['--version'], { encoding: 'utf8' });
}

/** Explanations are kept once they are built, so each round explains a proposal that nobody asked yet. */
function explanationRow(): BenchRow {
  const design = designOf(1000);
  const unasked = Array.from({ length: 500 }, () => calculateProposal(design, catalogue, BARE));
  const [sizing, explanation] = medianCpuTimes(
    [() => calculateProposal(design, catalogue, BARE), () => explain(unasked.pop()!, 'totals.storageTb.value')],
    301,
  );
  return {
    name: 'engine: explain one figure of 1000 groups / sizing them',
    ratio: explanation! / sizing!,
    goal: 0.1,
    better: 'lower',
  };
}
