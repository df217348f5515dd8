import { NEW_STREAM, type CameraRow } from '@site-designer/sizing-engine';
import { expect, test } from 'vitest';
import { shareEmptyParts } from '../../src/features/design-editor/document/shared-parts.ts';

const USED: Partial<CameraRow> = {
  extras: { ...NEW_STREAM.extras, preSeconds: 5 },
  measured: { continuous: null, motion: { measuredUtc: '2026-11-02', sampleHours: 24, note: '' } },
};

test('rows without data besides video and measurements share their empty parts', () => {
  const rows = read([{}, USED]);
  shareEmptyParts(rows);
  expect(rows[0]!.extras).toBe(NEW_STREAM.extras);
  expect(rows[0]!.measured).toBe(NEW_STREAM.measured);
});

test('sharing changes no value of a row', () => {
  const rows = read([{}, USED]);
  shareEmptyParts(rows);
  expect(rows).toStrictEqual(read([{}, USED]));
});

/** Rows as they come in an answer: each with objects of its own. */
function read(rows: readonly Partial<CameraRow>[]): CameraRow[] {
  return rows.map((row, index) => {
    const ids = { id: index + 1, streamId: index + 1, cameraGroupId: index + 1 };
    return structuredClone<CameraRow>({ ...NEW_STREAM, ...row, ...ids });
  });
}
