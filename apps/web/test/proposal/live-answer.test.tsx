import { calculateProposal, TEXTS, type Design } from '@site-designer/sizing-engine';
import { publishedCatalogue } from '@site-designer/sizing-engine/catalogue';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { LiveAnswer } from '../../src/features/proposal/live-answer.tsx';
import { FOUR_CAMERAS, onAppliances } from './designs.ts';

function show(design: Design): HTMLElement {
  render(
    <LiveAnswer
      proposal={calculateProposal(design, publishedCatalogue)}
      action={<button type="button">Generate Proposal</button>}
    />,
  );
  return screen.getByRole('region', { name: 'Live answer' });
}

afterEach(cleanup);

test('shows hardware, storage with its range, data rate and the step that comes first', () => {
  const panel = show(FOUR_CAMERAS);
  expect(panel.textContent).toContain('1 x HE150D-4TB');
  expect(panel.textContent).toContain('2.46 TB');
  expect(panel.textContent).toContain('2.22 to 2.71 TB');
  expect(panel.textContent).toContain('10.9 Mbit/s');
  expect(panel.textContent).toContain('1 more camera needs HE150D-8TB');
  expect(panel.textContent).toContain('69 % (68.97 %)');
});

test('carries the action', () => {
  show(FOUR_CAMERAS);
  expect(screen.getByRole('button', { name: 'Generate Proposal' })).toBeTruthy();
});

test('says what is missing, with as many bars as before', () => {
  const panel = show(onAppliances([]));
  expect(panel.textContent).toContain(TEXTS.noCameras);
  expect(screen.getAllByRole('meter')).toHaveLength(3);
});
