import { describe, expect, it, test } from 'vitest';
import { applyChange, checkCameraRow, NEW_STREAM, settleRows, type CameraRow } from '../../../src/index.ts';
import {
  consecutiveIds,
  patchRow,
  sensorWidth,
  LATER_FIELDS,
  withLaterFields,
  type CameraRowToSave,
} from '../../../src/doors/design.ts';
import { catalogue, rowOf } from '../../support/designs.ts';
import { problemText } from '../../support/in-english.ts';

function errorsOf(fields: object): readonly string[] {
  return checkCameraRow({ ...NEW_STREAM, ...fields }, catalogue, 'row').map(
    ({ path, message }) => `${path}: ${problemText(message)}`,
  );
}

const network = (change: object) => ({ network: { ...NEW_STREAM.network, ...change } });
const LIVE = { resolution: 5, size: null, fps: 15, codec: 3, kbps: null };
const PURPOSE = { standard: '2014', level: 'identify', distanceM: 8 };

function saved(before: CameraRow, fields: Partial<CameraRowToSave>): CameraRow {
  const { network: _network, liveStream: _live, optics: _optics, purpose: _purpose, ...row } = before;
  const change = { cameras: [{ ...row, ...fields }] };
  const { design, errors } = applyChange({ cameras: [before] }, change, { catalogue, ids: consecutiveIds(9) });
  expect(errors).toEqual([]);
  return design.cameras[0]!;
}

test('a new row is unclassified, in a closet without a name, and has no live stream, lens or purpose', () => {
  expect(NEW_STREAM).toMatchObject({
    network: { poeClass: 0, watts: null, cableM: null, closet: '' },
    liveStream: null,
    optics: null,
    purpose: null,
  });
});

describe('how a camera is connected', () => {
  it.each([
    [{ poeClass: 9 }, 'row.network.poeClass: Must be one of 0, 1, 2, 3, 4, 5, 6, 7, 8'],
    [{ poeClass: 4, watts: 96 }, 'row.network.watts: A device of class 4 draws at most 25.5 W'],
    [{ watts: 13 }, 'row.network.watts: A device of class 0 draws at most 12.95 W'],
    [{ poeClass: 8, watts: 101 }, 'row.network.watts: Value must be between 0 and 100'],
    [{ cableM: 501 }, 'row.network.cableM: Value must be between 0 and 500'],
    [{ closet: 'x'.repeat(101) }, 'row.network.closet: Must be 100 characters or less'],
    [{ closet: 'a\nb' }, 'row.network.closet: Must not contain line breaks or other control characters'],
    [{ closet: 7 }, 'row.network.closet: Must be a text'],
    [{ port: 1 }, 'row.network.port: Unknown field'],
  ])('is refused as %j', (change, error) => {
    expect(errorsOf(network(change))).toEqual([error]);
  });

  it.each([
    { poeClass: null, watts: 96 },
    { poeClass: 8, watts: 71.3, cableM: 500, closet: 'x'.repeat(100) },
  ])('is accepted as %j', (change) => {
    expect(errorsOf(network(change))).toEqual([]);
  });

  it('is refused where it is no object', () => {
    expect(errorsOf({ network: null })).toEqual(['row.network: Must be an object']);
  });

  it('has the trimmed name of its closet', () => {
    expect(saved(rowOf(), network({ closet: '  East ' })).network.closet).toBe('East');
  });

  it('keeps what a write leaves out, and is checked with it', () => {
    const before = rowOf(network({ poeClass: 4, closet: 'East' }));
    expect(saved(before, { network: { watts: 16 } }).network).toEqual({
      poeClass: 4,
      watts: 16,
      cableM: null,
      closet: 'East',
    });
    expect(saved(before, {}).network).toBe(before.network);
  });
});

describe('a live stream', () => {
  it.each([
    [{ resolution: 99 }, 'row.liveStream.resolution'],
    [{ resolution: 0 }, 'row.liveStream.resolution'],
    [{ size: { width: 640, height: 360 } }, 'row.liveStream.resolution'],
    [{ resolution: 0, size: { width: 8, height: 360 } }, 'row.liveStream.size.width'],
    [{ fps: 61 }, 'row.liveStream.fps'],
    [{ fps: 12.55 }, 'row.liveStream.fps'],
    [{ codec: 7 }, 'row.liveStream.codec'],
    [{ kbps: 26_001 }, 'row.liveStream.kbps'],
  ])('is refused with %j', (change, path) => {
    expect(errorsOf({ liveStream: { ...LIVE, ...change } }).map((error) => error.split(':')[0])).toEqual([path]);
  });

  it('may have any size, and half a frame', () => {
    const liveStream = { ...LIVE, resolution: 0, size: { width: 960, height: 540 }, fps: 12.5, kbps: 700 };
    expect(errorsOf({ liveStream })).toEqual([]);
  });

  it('is calculated and has the size of its resolution where it is written without', () => {
    expect(saved(rowOf(), { liveStream: { resolution: 5, fps: 15, codec: 3 } }).liveStream).toEqual(LIVE);
  });

  it('goes with null, and stays where it is left out', () => {
    const before = rowOf({ liveStream: LIVE });
    expect(saved(before, {}).liveStream).toEqual(LIVE);
    expect(saved(before, { liveStream: null }).liveStream).toBeNull();
  });
});

describe('lens and purpose', () => {
  it.each([
    [{ optics: { hfovDeg: 180 } }, 'row.optics.hfovDeg'],
    [{ optics: { focalMm: 0.4 } }, 'row.optics.focalMm'],
    [{ optics: { mountHeightM: null } }, 'row.optics.mountHeightM'],
    [{ optics: { tiltDeg: 91 } }, 'row.optics.tiltDeg'],
    [{ optics: { corridor: 1 } }, 'row.optics.corridor'],
    [{ purpose: { ...PURPOSE, standard: '2020' } }, 'row.purpose.standard'],
    [{ purpose: { ...PURPOSE, level: 'outline' } }, 'row.purpose.level'],
    [{ purpose: { ...PURPOSE, distanceM: 0 } }, 'row.purpose.distanceM'],
  ])('are refused as %j', (fields, path) => {
    expect(errorsOf(fields).map((error) => error.split(':')[0])).toEqual([path]);
  });

  it('stand at 3 m and look at 1.6 m where they are written without', () => {
    expect(withLaterFields({ optics: { hfovDeg: 68 } }).optics).toEqual({
      hfovDeg: 68,
      sensorWidthMm: null,
      focalMm: null,
      mountHeightM: 3,
      aimHeightM: 1.6,
      tiltDeg: null,
      corridor: false,
    });
  });
});

test('all streams of a group have the fields of its first stream', () => {
  const first = rowOf({ ...network({ closet: 'East', poeClass: 4 }), liveStream: LIVE });
  const [, second] = settleRows([first, rowOf({ id: 2, streamId: 2 })], catalogue);
  expect([second!.network, second!.liveStream]).toEqual([first.network, LIVE]);
});

test('rows that are older than the fields have the defaults', () => {
  const { network: _network, liveStream: _live, optics: _optics, purpose: _purpose, ...old } = NEW_STREAM;
  expect(withLaterFields(old)).toEqual(NEW_STREAM);
});

describe('a row that is whole but for one thing', () => {
  it.each(LATER_FIELDS)('has %s as a new row, where that is left out', (field) => {
    expect(withLaterFields({ ...NEW_STREAM, [field]: undefined })).toEqual(NEW_STREAM);
  });

  it.each([
    { network: { poeClass: 2 } },
    { liveStream: { resolution: 3, fps: 5, codec: 3 } },
    { optics: { hfovDeg: 68 } },
  ])('has the rest of a part as a row that says nothing else: %o', (part) => {
    expect(withLaterFields({ ...NEW_STREAM, ...part })).toEqual({ ...NEW_STREAM, ...withLaterFields(part) });
  });
});

describe('an edit of a part', () => {
  const row = rowOf({ resolution: { continuous: 8, motion: 8 } });

  it('starts it where it is not there: a live stream like what is recorded, a purpose to identify at 10 m', () => {
    const { resolution, size, fps, codec } = row;
    const recorded = { resolution: resolution.motion, size: size.motion, fps: fps.motion, codec, kbps: null };
    expect(patchRow(row, { liveStream: { fps: 5 } }).liveStream).toEqual({ ...recorded, fps: 5 });
    expect(patchRow(row, { optics: { tiltDeg: 20 } }).optics).toMatchObject({ tiltDeg: 20, mountHeightM: 3 });
    expect(patchRow(row, { purpose: { distanceM: 4 } }).purpose).toEqual({ ...PURPOSE, distanceM: 4 });
  });

  it('keeps the other fields of the part, and other parts', () => {
    const seen = patchRow(row, { optics: { hfovDeg: 66 }, liveStream: LIVE });
    const tilted = patchRow(seen, { optics: { tiltDeg: 20 } });
    expect(tilted.optics).toEqual({ ...seen.optics, tiltDeg: 20 });
    expect([tilted.liveStream, tilted.network]).toEqual([seen.liveStream, row.network]);
  });

  it('takes away a part of which nothing is left to say, and starts none by doing so', () => {
    const seen = patchRow(row, { optics: { hfovDeg: 66 } });
    expect(patchRow(seen, { optics: { hfovDeg: null } }).optics).toBeNull();
    expect(patchRow(seen, { optics: null }).optics).toBeNull();
    expect(patchRow(row, { liveStream: { kbps: null } }).liveStream).toBeNull();
  });
});

test.each([
  [1 / 2.8, { width: 1920, height: 1080 }, 5.603],
  [1 / 2.8, { width: 2592, height: 1944 }, 5.143],
  [1 / 2, { width: 1920, height: 1080 }, 6.973],
  [1, { width: 1920, height: 1080 }, 13.945],
])('a sensor of %f inches has a width that follows from the shape of the picture', (inch, size, width) => {
  expect(sensorWidth(inch, size)).toBeCloseTo(width, 3);
});
