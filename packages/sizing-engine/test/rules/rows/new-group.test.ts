import { describe, expect, it } from 'vitest';
import { newGroup } from '../../../src/doors/design.ts';
import { Recording } from '../../../src/doors/enumerations.ts';
import { calculateBitrate, calculateProposal, defaultServerSettings, SizingError } from '../../../src/index.ts';
import { catalogue, rowOf } from '../../support/designs.ts';
import { worded } from '../../support/in-english.ts';

describe('a new camera group', () => {
  it('has the defaults of what is left out, and calculated rates', () => {
    expect(newGroup({}, catalogue)).toEqual([rowOf()]);
    const [row] = newGroup({ quantity: 40, fps: { motion: 10 }, extras: { audioKbps: 64 } }, catalogue);
    expect(row).toEqual(
      rowOf({ quantity: 40, fps: { continuous: 0, motion: 10 }, extras: { ...rowOf().extras, audioKbps: 64 } }),
    );
    expect(row!.bitrateKbit.motion).toBe(
      calculateBitrate({ codecId: 3, complexityId: 2, resolutionId: 8, fps: 10 }, catalogue),
    );
  });

  it('keeps a typed rate, and takes the frame rate of its mode', () => {
    const [row] = newGroup({ recording: Recording.constant, bitrateKbit: { continuous: 4000 } }, catalogue);
    expect(row).toMatchObject({
      fps: { continuous: 15 },
      bitrateKbit: { continuous: 4000 },
      continuousIsCustomBitrate: true,
    });
  });

  it('is numbered after the rows that are there', () => {
    const gates = newGroup({ quantity: 4 }, catalogue);
    const halls = newGroup({ quantity: 12 }, catalogue, gates);
    const cameras = [...gates, ...halls, ...newGroup({ quantity: 2 }, catalogue, [...gates, ...halls])];
    expect(cameras.map(({ id, streamId, cameraGroupId }) => [id, streamId, cameraGroupId])).toEqual([
      [1, 1, 1],
      [2, 2, 2],
      [3, 3, 3],
    ]);
    const { totals } = calculateProposal({ cameras, serverSettings: defaultServerSettings(catalogue) }, catalogue);
    expect(totals.cameras.value).toBe(18);
  });

  it.each([
    [{ fps: 10 }, 'fields.fps: Must be an object { continuous, motion }'],
    [{ fps: { base: 10 } }, 'fields.fps.base: Unknown field'],
    [{ retention: 30 }, 'fields.retention: Unknown field'],
    [{ motionIsCustomBitrate: true }, 'fields.motionIsCustomBitrate: Unknown field'],
    [{ fps: { motion: 60.1 } }, 'fields.fps.motion: Value must be between 1 and 60'],
    [{ size: { motion: { width: 15, height: 100 } } }, 'fields.size.motion.width: Value must be between 16 and 16384'],
    [{ quantity: '4' }, 'fields.quantity: Must be a valid number'],
    [null, 'fields: Must be an object'],
  ])('is refused with the place of what is wrong: %j', (fields, message) => {
    expect(() => newGroup(fields as never, catalogue)).toThrow(SizingError);
    expect(() => newGroup(fields as never, catalogue)).toThrow(worded(message));
  });
});

it('a row of a design with one frame rate for both halves is refused with the form that they have', () => {
  const design = { cameras: [{ ...rowOf(), fps: 10 }], serverSettings: defaultServerSettings(catalogue) };
  expect(() => calculateProposal(design as never, catalogue)).toThrow(
    worded('cameras[0].fps: Must be an object { continuous, motion }'),
  );
});
