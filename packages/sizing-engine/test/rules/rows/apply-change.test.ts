import { describe, expect, it } from 'vitest';
import { NEW_STREAM, type Design, type ServerSettingsInput } from '../../../src/index.ts';
import { applyChange, settleRows } from '../../../src/index.ts';
import { LensType, Recording } from '../../../src/doors/enumerations.ts';
import {
  consecutiveIds,
  contentOf,
  orderRows,
  settleStreams,
  streamsOf,
  type DesignChange,
} from '../../../src/doors/design.ts';
import { catalogue, genericDesign, rowOf } from '../../support/designs.ts';
import { worded } from '../../support/in-english.ts';

/** A group of two streams and a group of one. */
const DESIGN: Design = genericDesign([
  rowOf({ id: 3, streamId: 3, cameraGroupId: 2, quantity: 4 }),
  rowOf({ id: 1, streamId: 1, cameraGroupId: 1, quantity: 9 }),
  rowOf({ id: 2, streamId: 2, cameraGroupId: 1, quantity: 9 }),
]);
const [SINGLE, FIRST, FURTHER] = DESIGN.cameras as [Row, Row, Row];
type Row = Design['cameras'][number];

const ids = () => consecutiveIds(10);

function applied(change: DesignChange, design: Design = DESIGN) {
  return applyChange(design, change, { catalogue, ids: ids() });
}

function idsOf(rows: readonly Row[]): number[][] {
  return rows.map(({ id, streamId, cameraGroupId }) => [id, streamId, cameraGroupId]);
}

describe('a row that is saved', () => {
  it('changes the fields that differ, and what follows from them', () => {
    const { difference } = applied({ cameras: [{ ...SINGLE, fps: { continuous: 0, motion: 20 } }] });
    expect(difference.changed).toEqual([
      { before: SINGLE, after: expect.objectContaining({ id: 3 }), fields: ['fps', 'bitrateKbit'] },
    ]);
  });

  it('keeps its calculated rates, whatever is sent as such', () => {
    const sent = { ...SINGLE, bitrateKbit: { continuous: 0, motion: 9000 } };
    expect(applied({ cameras: [sent] }).design).toBe(DESIGN);
    const typed = applied({ cameras: [{ ...sent, motionIsCustomBitrate: true }] });
    expect(typed.design.cameras[0]).toMatchObject({ bitrateKbit: sent.bitrateKbit });
  });

  it('starts in a mode with what the mode asks for', () => {
    const { design } = applied({ cameras: [{ ...SINGLE, recording: Recording.constant }] });
    expect(design.cameras[0]).toMatchObject({ fps: { continuous: 15, motion: 15 }, motion: { continuous: 100 } });
    expect(design.cameras[0]!.bitrateKbit.continuous).toBe(SINGLE.bitrateKbit.motion);
  });

  it('gives the other streams of its group its licences', () => {
    const { design } = applied({ cameras: [{ ...FIRST, licencesPerCamera: 3 }] });
    expect(design.cameras.map(({ licencesPerCamera }) => licencesPerCamera)).toEqual([1, 3, 3]);
  });

  it.each(['measured', 'extras'] as const)('keeps its %s where they alone are left out', (field) => {
    const { [field]: _left, ...saved } = FIRST;
    const { design } = applied({ cameras: [{ ...saved, quantity: 5 }] });
    expect(design.cameras[1]).toEqual({ ...FIRST, quantity: 5 });
  });

  it.each(['licencesPerCamera', 'measured', 'extras'] as const)(
    'is new with the default %s where it is left out',
    (field) => {
      const { [field]: left, ...saved } = NEW_STREAM;
      expect(applied({ cameras: [saved] }).difference.added[0]![field]).toEqual(left);
    },
  );

  it('changes the other streams of its group where it is the first', () => {
    const { difference, design } = applied({ cameras: [{ ...FIRST, quantity: 5, lensType: LensType.multiParent }] });
    expect(difference.changed.map(({ before, fields }) => [before.id, fields])).toEqual([
      [1, ['quantity', 'lensType']],
      [2, ['quantity', 'lensType']],
    ]);
    expect(design.cameras.map(({ quantity }) => quantity)).toEqual([4, 5, 5]);
    expect(design.cameras.map(({ lensType }) => lensType)).toEqual([0, 1, 2]);
  });

  it('follows the first of its group', () => {
    expect(applied({ cameras: [{ ...FURTHER, quantity: 5 }] }).design).toBe(DESIGN);
  });

  it('without an id starts a group of its own', () => {
    const { difference, design } = applied({ cameras: [NEW_STREAM, NEW_STREAM] });
    expect(idsOf(difference.added)).toEqual([
      [10, 10, 10],
      [11, 11, 11],
    ]);
    expect(design.cameras.map(({ id }) => id)).toEqual([11, 10, 3, 1, 2]);
  });

  it('without an id joins the group that it names', () => {
    const { difference } = applied({ cameras: [{ ...NEW_STREAM, cameraGroupId: 1, lensType: LensType.multiParent }] });
    expect(idsOf(difference.added)).toEqual([[10, 10, 1]]);
    expect(difference.added[0]).toMatchObject({ quantity: 9, lensType: LensType.single });
    expect(difference.changed).toEqual([]);
  });

  it('without an id starts a group together with those of the same mark', () => {
    const first = { ...NEW_STREAM, quantity: 6, lensType: LensType.multiParent, newGroup: 0 };
    const { difference } = applied({ cameras: [first, NEW_STREAM, { ...NEW_STREAM, newGroup: 0 }] });
    expect(idsOf(difference.added)).toEqual([
      [10, 10, 10],
      [11, 11, 11],
      [12, 12, 10],
    ]);
    expect(difference.added[2]).toMatchObject({ quantity: 6, lensType: LensType.multiChild });
    expect(difference.added.some((row) => 'newGroup' in row)).toBe(false);
  });

  it('takes the id of a new group from the given ids', () => {
    const numbers = { stream: () => 70, group: (stream: number) => stream + 700 };
    const { difference } = applyChange(DESIGN, { cameras: [NEW_STREAM] }, { catalogue, ids: numbers });
    expect(idsOf(difference.added)).toEqual([[70, 70, 770]]);
  });

  it.each([
    ['of another design', { ...SINGLE, id: 99 }, 'id', 'Row 99 not found'],
    [
      'in a group that is not its own',
      { ...SINGLE, cameraGroupId: 1 },
      'cameraGroupId',
      'The row does not belong to group 1',
    ],
    [
      'for a group that is not there',
      { ...NEW_STREAM, cameraGroupId: 9 },
      'cameraGroupId',
      'The row does not belong to group 9',
    ],
    [
      'with a mark and an id',
      { ...NEW_STREAM, id: 3, newGroup: 1 },
      'newGroup',
      'Only a row without id and cameraGroupId can start a new group',
    ],
    [
      'with a mark and a group',
      { ...NEW_STREAM, cameraGroupId: 1, newGroup: 1 },
      'newGroup',
      'Only a row without id and cameraGroupId can start a new group',
    ],
    ['out of bounds', { ...SINGLE, quantity: 0 }, 'quantity', 'Value must be between 1 and 999999'],
  ])('is refused %s', (_, row, field, message) => {
    const { errors, design } = applied({ cameras: [FIRST, row] });
    expect(errors).toEqual([{ path: `cameras[1].${field}`, message: worded(message) }]);
    expect(design).toBe(DESIGN);
  });

  it('is refused when it is named twice', () => {
    expect(applied({ cameras: [FIRST, SINGLE, FIRST] }).errors).toEqual([
      { path: 'cameras[2].id', message: worded('Row 1 is listed twice') },
    ]);
  });

  it('is refused in a group that is deleted as well', () => {
    const added = { ...NEW_STREAM, cameraGroupId: 2 };
    expect(applied({ cameras: [added], removedCameraIds: [3] }).errors).toEqual([
      { path: 'cameras[0].cameraGroupId', message: worded('The row does not belong to group 2') },
    ]);
  });

  it('leaves the settings as they are', () => {
    const { design } = applied({ cameras: [{ ...SINGLE, quantity: 5 }] });
    expect(design.serverSettings).toBe(DESIGN.serverSettings);
  });

  it('is refused when it is deleted as well', () => {
    expect(applied({ cameras: [FURTHER], removedCameraIds: [2] }).errors).toEqual([
      { path: 'cameras[0].id', message: worded('Row 2 not found') },
    ]);
  });

  it('is refused outside the group that alone may change', () => {
    expect(applied({ cameraGroupId: 1, cameras: [FIRST, SINGLE] }).errors).toEqual([
      { path: 'cameras[1].id', message: worded('Row 3 not found') },
    ]);
  });
});

describe('a patch', () => {
  it('sets fields of a row', () => {
    const { design } = applied({ patches: new Map([[3, { retentionDays: 60, fps: { motion: 20 } }]]) });
    expect(design.cameras[0]).toEqual(rowOf({ ...SINGLE, retentionDays: 60, fps: { continuous: 0, motion: 20 } }));
  });

  it('of an unknown row changes nothing', () => {
    expect(applied({ patches: new Map([[99, { retentionDays: 60 }]]) }).design).toBe(DESIGN);
  });

  it('is refused with the place of its row', () => {
    expect(applied({ patches: new Map([[1, { retentionDays: 0 }]]) }).errors).toEqual([
      { path: 'cameras[1].retentionDays', message: worded('Value must be between 1 and 9999') },
    ]);
  });
});

describe('rows that are deleted', () => {
  it('are reported with their former values', () => {
    const { difference, design } = applied({ removedCameraIds: [2, 3] });
    expect(difference.removed).toEqual([SINGLE, FURTHER]);
    expect(design.cameras).toEqual([FIRST]);
  });

  it('may be a whole group', () => {
    expect(applied({ removedCameraIds: [2, 1] }).design.cameras).toEqual([SINGLE]);
  });

  it.each([
    ['not there', [99], 'Row 99 not found', 0],
    ['named twice', [2, 2], 'Row 2 is listed twice', 1],
    [
      'the first of streams that stay',
      [1],
      'The first stream of a group cannot be deleted; delete the group instead',
      0,
    ],
  ])('are refused when one is %s', (_, removedCameraIds, message, index) => {
    expect(applied({ removedCameraIds }).errors).toEqual([
      { path: `removedCameraIds[${index}]`, message: worded(message) },
    ]);
  });
});

describe('server settings', () => {
  const overhead = (systemOverhead: number) => genericDesign([], { systemOverhead }).serverSettings;

  it('differ where a value differs', () => {
    const { difference, design } = applied({ serverSettings: overhead(35) });
    expect(difference.serverSettings).toEqual(overhead(35));
    expect(design).toEqual({ ...DESIGN, serverSettings: overhead(35) });
    expect(design.cameras).toBe(DESIGN.cameras);
  });

  it('do not differ by the order of their fields', () => {
    const { hardwareType, ...rest } = structuredClone(DESIGN.serverSettings);
    expect(applied({ serverSettings: { ...rest, hardwareType } }).design).toBe(DESIGN);
  });

  it('are not checked where they do not change: they may be older than a rule', () => {
    const old = { ...DESIGN, serverSettings: overhead(501) };
    const { errors, difference } = applied(
      { cameras: [{ ...FIRST, retentionDays: 77 }], serverSettings: overhead(501) },
      old,
    );
    expect(errors).toEqual([]);
    expect(difference.serverSettings).toBeUndefined();
    expect(applied({ serverSettings: overhead(502) }, old).errors).toHaveLength(1);
  });

  it('do not differ where they only leave out optional settings', () => {
    const { power: _left, ...rest } = DESIGN.serverSettings;
    const { design, difference } = applied({ serverSettings: rest });
    expect(difference.serverSettings).toBeUndefined();
    expect(design).toBe(DESIGN);
  });

  it('keep a shared setting that the change leaves out, and change it where it has it', () => {
    const exact = { ...DESIGN, serverSettings: { ...DESIGN.serverSettings, capacityConvention: 'exact' as const } };
    const { capacityConvention, ...without } = overhead(35);
    const change = (serverSettings: ServerSettingsInput) => applied({ serverSettings }, exact).design.serverSettings;
    expect(change(without)).toEqual({ ...without, capacityConvention: 'exact' });
    expect(change({ ...without, capacityConvention })).toEqual({ ...without, capacityConvention: 'vendor' });
  });

  it('keep the licences of a row that is saved without them', () => {
    const { licencesPerCamera: _left, ...saved } = FIRST;
    const before = { ...DESIGN, cameras: DESIGN.cameras.map((row) => ({ ...row, licencesPerCamera: 4 })) };
    const { cameras } = applied({ cameras: [{ ...saved, retentionDays: 77 }] }, before).design;
    expect(cameras.map(({ licencesPerCamera }) => licencesPerCamera)).toEqual(cameras.map(() => 4));
  });

  it('keep the measurement while the same rate is typed', () => {
    const measured = { continuous: null, motion: { measuredUtc: '2026-05-04', sampleHours: 24, note: '' } };
    const typed = { ...FIRST, motionIsCustomBitrate: true, bitrateKbit: { continuous: 0, motion: 2000 }, measured };
    const before = { ...DESIGN, cameras: DESIGN.cameras.map((row) => (row.id === FIRST.id ? typed : row)) };
    const { measured: _left, ...saved } = typed;
    const measuredAfter = (save: Omit<typeof typed, 'measured'>) =>
      applied({ cameras: [save] }, before).design.cameras.find(({ id }) => id === FIRST.id)?.measured.motion;
    expect(measuredAfter({ ...saved, retentionDays: 77 })).toEqual(measured.motion);
    expect(measuredAfter({ ...saved, bitrateKbit: { continuous: 0, motion: 2001 } })).toBeNull();
    expect(measuredAfter({ ...saved, motionIsCustomBitrate: false })).toBeNull();
  });

  it('keep the measurement of each half that is typed as before', () => {
    const measurement = { measuredUtc: '2026-05-04', sampleHours: 24, note: '' };
    const typed = {
      ...FIRST,
      recording: Recording.constant,
      continuousIsCustomBitrate: true,
      motionIsCustomBitrate: true,
      bitrateKbit: { continuous: 900, motion: 2000 },
      measured: { continuous: { ...measurement, note: 'Gate' }, motion: measurement },
    };
    const { measured, ...saved } = typed;
    const before = { ...DESIGN, cameras: [SINGLE, typed, FURTHER] };
    const { design } = applied({ cameras: [{ ...saved, retentionDays: 77 }] }, before);
    expect(design.cameras[1]!.measured).toEqual(measured);
  });

  it('take the extras of the first stream for the whole group', () => {
    const extras = { ...FIRST.extras, audioKbps: 64 };
    const { cameras } = applied({ cameras: [{ ...FIRST, extras }] }).design;
    const group = cameras.filter(({ cameraGroupId }) => cameraGroupId === FIRST.cameraGroupId);
    expect(group.map(({ extras: { audioKbps } }) => audioKbps)).toEqual(group.map(() => 64));
  });

  it('are refused by their path, together with all other errors', () => {
    const { errors } = applied({ cameras: [{ ...FIRST, quantity: 0 }], serverSettings: overhead(501) });
    expect(errors.map(({ path }) => path)).toEqual([
      'cameras[0].quantity',
      'serverSettings.genericServerSettings.mainSettings.systemOverhead',
    ]);
  });
});

describe('a design that carries more', () => {
  it('keeps it', () => {
    const named = { ...DESIGN, name: 'Harbour' };
    const { design } = applyChange(named, { removedCameraIds: [3] }, { catalogue, ids: ids() });
    expect(design.name).toBe('Harbour');
  });

  it('needs no settings', () => {
    const { design } = applyChange({ cameras: [FIRST] }, { cameras: [NEW_STREAM] }, { catalogue, ids: ids() });
    expect(design.cameras).toHaveLength(2);
  });
});

describe('the streams of a group', () => {
  it('start with the first one, whatever their order', () => {
    expect(streamsOf(DESIGN.cameras.toReversed(), 1)).toEqual([FIRST, FURTHER]);
    expect(streamsOf(DESIGN.cameras, 99)).toEqual([]);
  });

  it('have a content without their ids', () => {
    expect(contentOf({ ...NEW_STREAM, id: 7, streamId: 7, cameraGroupId: 5 })).toEqual(NEW_STREAM);
  });

  it('without ids are settled as a group with ids is', () => {
    const streams = [{ ...NEW_STREAM, quantity: 3, lensType: LensType.multiParent }, NEW_STREAM];
    const rows = streams.map((row, index) => ({ ...row, id: index + 1, streamId: index + 1, cameraGroupId: 1 }));
    expect(settleStreams(streams, catalogue)).toEqual(
      settleRows(rows, catalogue).map(({ id: _id, streamId: _stream, cameraGroupId: _group, ...content }) => content),
    );
    expect(settleStreams([], catalogue)).toEqual([]);
  });
});

describe('a design of 5000 groups', () => {
  it('is read only in the group of a patch', () => {
    const rows = Array.from({ length: 5000 }, (_, index) =>
      rowOf({ id: index + 1, streamId: index + 1, cameraGroupId: index + 1 }),
    );
    const cameras = orderRows(rows).map((row) =>
      row.id === 7 ? row : Object.defineProperty({ ...row }, 'codec', { get: untouched, enumerable: true }),
    );
    const { difference } = applyChange(
      { cameras },
      { patches: new Map([[7, { codec: 4 }]]) },
      { catalogue, ids: ids() },
    );
    expect(difference.changed.map(({ before }) => before.id)).toEqual([7]);
  });
});

function untouched(): never {
  throw new Error('a row of another group was looked at');
}
