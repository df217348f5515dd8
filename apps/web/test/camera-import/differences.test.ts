import { cameraForm, SAME_IDS, tableOf } from '@site-designer/camera-table';
import { guessedChoices, importView } from '@site-designer/camera-table/foreign';
import { NEW_STREAM } from '@site-designer/sizing-engine';
import { publishedCatalogue as catalogue } from '@site-designer/sizing-engine/catalogue';
import { expect, test } from 'vitest';
import { differencesOf } from '../../src/features/camera-import/worker/import-differences.ts';

test('a change of a further stream tells its stream, and what was there before', () => {
  const form = cameraForm(catalogue);
  const row = (id: number) => ({ ...NEW_STREAM, id, streamId: id, cameraGroupId: 1, streamName: 'Gate' });
  const rows = [row(1), row(2)];
  const cells = [
    ['Row id', 'Retention (d)'],
    ['1', '30'],
    ['2', '90'],
  ];
  const context = { table: tableOf(rows), form, ids: SAME_IDS };
  const sheet = { name: '', cells };
  const view = importView(sheet, guessedChoices([sheet], context), context);
  const changed = differencesOf(view, { rows, form, ids: SAME_IDS, catalogue, mostGroups: undefined }).filter(
    ({ block }) => block === 'changed',
  );
  expect(changed.map(({ field }) => field)).toEqual([{ title: 'Stream 2, Retention', before: '30', after: '90' }]);
});

test('a group that is recorded otherwise shows the rate that it had, not that of the half which it did not have', () => {
  const form = cameraForm(catalogue);
  const rows = [{ ...NEW_STREAM, id: 1, streamId: 1, cameraGroupId: 1, streamName: 'Gate' }];
  const sheet = {
    name: '',
    cells: [
      ['Name', 'Recording', 'FPS'],
      ['Gate', 'Constant', '8'],
    ],
  };
  const context = { table: tableOf(rows), form, ids: SAME_IDS };
  const view = importView(sheet, { ...guessedChoices([sheet], context), against: 'update' }, context);
  const changed = differencesOf(view, { rows, form, ids: SAME_IDS, catalogue, mostGroups: undefined });
  expect(changed.map(({ field }) => field)).toEqual([
    { title: 'Recording', before: 'Event', after: 'Constant' },
    { title: 'FPS', before: '15', after: '8' },
  ]);
});
