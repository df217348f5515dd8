import { describe, expect, it, test } from 'vitest';
import type { CameraRow, StationInput } from '../../src/index.ts';
import { expectClose } from '../support/close-to.ts';
import { catalogue, groupsOf, rowOf } from '../support/designs.ts';
import { proposalOf } from '../support/site.ts';
import { streamOfTile } from '../../src/sizing/viewing/tiles.ts';
import type { Candidate } from '../../src/sizing/viewing/pictures.ts';

const STATION: StationInput = { id: 1, monitors: 1, monitorResolution: 14, columns: 4, rows: 4, decoder: 'turing' };

function stationOf(cameras: readonly CameraRow[], change: Partial<StationInput> = {}) {
  return proposalOf(cameras, { viewing: { stations: [{ ...STATION, ...change }] } }).viewing!.stations[0]!;
}

const at15 = (resolution: number, change: Partial<CameraRow> = {}): Partial<CameraRow> => ({
  fps: { continuous: 0, motion: 15 },
  resolution: { continuous: resolution, motion: resolution },
  ...change,
});

/** 16 cameras with streams of 640 x 360, 1280 x 720 and 4K. */
function threeStreams(): CameraRow[] {
  return [14, 2, 5].map((resolution, index) =>
    rowOf({ ...at15(resolution), id: index + 1, streamId: index + 1, cameraGroupId: 1, quantity: 16 }),
  );
}

const loadOf = ({ loads }: ReturnType<typeof stationOf>, limit: string) => loads.find((each) => each.limit === limit)!;

describe('one 4K monitor with 4 x 4 tiles', () => {
  it('gets the stream of 720p, 221 Mpx/s, 13.83 % of a Turing engine', () => {
    const station = stationOf(threeStreams());
    expect(station.shown).toEqual([{ cameraGroupId: 1, pictureStreamId: 1, streamId: 3, pictures: 16 }]);
    const decode = loadOf(station, 'decode');
    expect(decode.value.toFixed(2)).toBe('13.83');
    expect([decode.max, decode.unit]).toEqual([80, '%']);
    expectClose(decode.percent, (100 * decode.value) / 80);
    expect(station).toMatchObject({ tiles: 16, pictures: 16, maxTiles: 16 });
  });

  it('is over with the 4K stream alone, and holds 10 tiles', () => {
    const station = stationOf(groupsOf({ ...at15(14), quantity: 16 }));
    expect(loadOf(station, 'decode').value.toFixed(1)).toBe('124.5');
    expect(station).toMatchObject({ decidedBy: 'decode', maxTiles: 10 });
  });

  it('takes the low stream where the video system never enlarges', () => {
    expect(stationOf(threeStreams(), { rule: 'largestAtMost' }).shown[0]!.streamId).toBe(2);
    expect(stationOf(threeStreams(), { rule: 'full' }).shown[0]!.streamId).toBe(1);
  });

  it('decodes without a card at most seven full-HD pictures at 30 fps', () => {
    const full = groupsOf({ ...at15(8, { fps: { continuous: 0, motion: 30 } }), quantity: 16 });
    const station = stationOf(full, { decoder: '' });
    expect(station.loads.map(({ limit }) => limit)).toEqual(['software', 'network']);
    expect(loadOf(station, 'software').max).toBe(435.456);
    expect(station).toMatchObject({ maxTiles: 7, decidedBy: 'software' });
  });

  it('counts MJPEG, and H.264 wider than 4096, as software', () => {
    const mjpeg = stationOf(groupsOf({ ...at15(8, { codec: 1 }), quantity: 2 }));
    expectClose(loadOf(mjpeg, 'software').value, 2 * 2.0736 * 15);
    const wide = groupsOf({ ...at15(17), quantity: 1 });
    expectClose(loadOf(stationOf(wide), 'software').value, 7.68 * 4.32 * 15);
    expect(stationOf(wide, { decoder: 'blackwell' }).loads.map(({ limit }) => limit)).not.toContain('software');
  });

  it('fills the memory of a card', () => {
    const vram = loadOf(stationOf(groupsOf({ ...at15(14), quantity: 16 }), { decoder: 't4' }), 'vram');
    expectClose(vram.value, (16 * 8_294_400 * 1.5 * 16 + 8_294_400 * 4 * 3) / 1e9);
    expect([vram.max, vram.unit]).toEqual([15.5, 'GB']);
  });

  it('takes the whole memory of a card of which a reserve leaves nothing', () => {
    const decoders = catalogue.decoders.map((each) => ({
      ...each,
      vramGb: each.vramGb && { ...each.vramGb, value: 0.4 },
    }));
    const [station] = proposalOf(
      groupsOf({ ...at15(14), quantity: 16 }),
      { viewing: { stations: [{ ...STATION, decoder: 't4' }] } },
      { ...catalogue, decoders },
    ).viewing!.stations;
    expect(station).toMatchObject({ decidedBy: 'vram', maxTiles: 0 });
    expect(loadOf(station!, 'vram')).toMatchObject({ max: 0, percent: 100 });
  });

  it('shows the heaviest pictures, each once, of the groups that it has', () => {
    const cameras = groupsOf({ ...at15(5), quantity: 20 }, { ...at15(8), quantity: 3 }, { ...at15(8), quantity: 4 });
    const shown = (change: Partial<StationInput>) =>
      stationOf(cameras, change).shown.map(({ cameraGroupId, pictures }) => [cameraGroupId, pictures]);
    expect(shown({})).toEqual([
      [3, 4],
      [2, 3],
      [1, 9],
    ]);
    expect(shown({ cameraGroupIds: [2] })).toEqual([[2, 3]]);
  });
});

describe('the stream of a tile of 960 x 540', () => {
  const candidate = (streamId: number | null, width: number, height: number): Candidate => ({
    streamId,
    width,
    height,
    fps: 15,
    kbps: 1000,
    family: 'h264',
  });
  const streams = [
    candidate(1, 3840, 2160),
    candidate(2, 640, 360),
    candidate(3, 1280, 720),
    candidate(null, 1280, 720),
  ] as const;
  const tile = { width: 960, height: 540 };

  it.each([
    ['smallestAtLeast', [0, 1, 2, 3], 3],
    ['smallestAtLeast', [1], 2],
    ['smallestAtLeast', [0, 3], null],
    ['largestAtMost', [0, 1, 2], 2],
    ['largestAtMost', [0, 2], 3],
    ['full', [0, 1, 2], 1],
  ] as const)('by %s of %j is %j', (rule, places, streamId) => {
    const [first, ...rest] = places.map((place) => streams[place]);
    expect(streamOfTile([first!, ...rest.map((each) => each!)], tile, rule).streamId).toBe(streamId);
  });
});

test('the recording servers are asked for the chosen streams of all stations alike', () => {
  const cameras = groupsOf({
    ...at15(8),
    quantity: 4,
    bitrateKbit: { continuous: 0, motion: 2000 },
    motionIsCustomBitrate: true,
  });
  const { viewing, warnings } = proposalOf(cameras, { viewing: { stations: [{ ...STATION, quantity: 3 }] } });
  expect(viewing).toMatchObject({ recorderMbit: 24, providedMbit: 2 });
  expect(warnings.map(({ code }) => code)).toContain('live-view');
});

test('workstations are on the bill, by their card', () => {
  const stations = [STATION, { ...STATION, id: 2, quantity: 2 }, { ...STATION, id: 3, decoder: '' }];
  const { bill } = proposalOf(groupsOf({}), { viewing: { stations } });
  const lines = bill!.filter(({ kind }) => kind === 'workstation');
  expect(
    lines.map(({ designation, quantity, typicalW, greatestW, rackUnits }) => [
      designation,
      quantity,
      typicalW,
      greatestW,
      rackUnits,
    ]),
  ).toEqual([
    ['Workstation, Turing, 1 engine', 3, 450, null, 0],
    ['Workstation', 1, 150, null, 0],
  ]);
});

describe('motion detection of 75 cameras of 4K at 15 fps on a 12-core server', () => {
  const cameras = groupsOf({
    ...at15(14),
    quantity: 75,
    retentionDays: 1,
    bitrateKbit: { continuous: 0, motion: 4000 },
    motionIsCustomBitrate: true,
  });
  const motion = (mode: 'keyFrames' | 'everyFrame') => {
    const { serverMotion, genericProposal, warnings } = proposalOf(cameras, { serverMotion: { mode } });
    expect(genericProposal).toMatchObject({ quantity: 1, machineType: 'Standard server' });
    return { ...serverMotion!, warnings: warnings.map(({ code }) => code) };
  };

  it('is 622.08 Mpx/s and 103.68 % with key frames', () => {
    const found = motion('keyFrames');
    expectClose(found.megapixelsPerSecond, 622.08);
    expect(found.capacity).toBe(600);
    expectClose(found.percent!, 103.68);
    expect(found.warnings).toContain('server-motion');
  });

  it('is 9 331.2 Mpx/s with every frame', () => {
    expectClose(motion('everyFrame').megapixelsPerSecond, 9331.2);
  });
});

test('nothing is asked of stations and servers by default', () => {
  expect(proposalOf(groupsOf({}), {})).toMatchObject({ viewing: null, serverMotion: null });
  expect(catalogue.decoders.length).toBe(7);
});
