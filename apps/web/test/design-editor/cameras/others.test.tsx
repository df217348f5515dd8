import { act, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { OthersProvider } from '../../../src/features/design-editor/cameras/others/others-context.tsx';
import { ConflictBanner } from '../../../src/features/design-editor/head/conflict-banner.tsx';
import { createCall } from '../../../src/lib/calls/call.ts';
import { createProjectEvents, ProjectEventsContext } from '../../../src/lib/live/project-events.ts';
import { editorOf, show, SIGNED_IN } from '../../support/app.tsx';
import { FakeApi } from '../../support/fake-api.ts';

const PLACE = { projectId: 1, siteId: 2, siteDesignId: 3 };

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
});

test('who has set the other value is named, whether it gave way or took the place of the own one', async () => {
  const api = new FakeApi();
  const row = api.addGroup({ quantity: 1 });
  const events = createProjectEvents(PLACE.projectId);
  const store = editorOf(
    show(
      <ProjectEventsContext value={events}>
        <OthersProvider place={PLACE} call={createCall(SIGNED_IN, api.fetch)}>
          <ConflictBanner />
        </OthersProvider>
      </ProjectEventsContext>,
      api,
    ),
  );
  const editor = () => store.getState().siteDesignEditor;
  const bobSets = (quantity: number) => {
    api.version += 1;
    api.cameras = [{ ...row, quantity }];
    const event = { kind: 'designChanged', siteDesignId: PLACE.siteDesignId, version: api.version };
    act(() => events.tell({ ...event, userId: 7, userName: 'Bob' }));
  };
  await act(() => editor().load(PLACE));
  act(() => editor().setLive(true));

  act(() => store.getState().cameras.editRow(row.id, { patch: { quantity: 7 }, isTyping: false }));
  bobSets(5);
  await act(() => editor().save());
  expect(
    await screen.findByText(/^Quantity, group 1, stream 1: set to 5 by Bob at the same time\. Your value holds\./),
  ).toBeDefined();
  bobSets(9);
  act(() => editor().heard(api.version));
  expect(
    await screen.findByText(/^Quantity, group 1, stream 1: changed by Bob after you\. Your value was 7\./),
  ).toBeDefined();
});
