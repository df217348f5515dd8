import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TryRoute } from '../../src/app/screens/try.tsx';
import { createSession } from '../../src/features/session/session.ts';
import { SessionContext } from '../../src/features/session/session-context.ts';
import { createCall } from '../../src/lib/calls/call.ts';
import { SIGNED_IN, show } from '../support/app.tsx';
import { FakeApi } from '../support/fake-api.ts';

test('a named design is started and opens in the editor without a request to the server', async () => {
  const api = new FakeApi();
  show(
    <SessionContext value={createSession(createCall(SIGNED_IN, api.fetch))}>
      <TryRoute />
    </SessionContext>,
    api,
  );
  fireEvent.change(await screen.findByRole('textbox', { name: 'Design name' }), {
    target: { value: 'Harbour' },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Start with an empty design' }));
  expect(await screen.findByRole('heading', { name: 'Harbour', level: 1 })).toBeTruthy();
  expect(api.sent).toEqual([]);
});
