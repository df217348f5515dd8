import { calculateProposal, type Design } from '@site-designer/sizing-engine';
import { ApplianceModel } from '@site-designer/sizing-engine/enumerations';
import { publishedCatalogue } from '@site-designer/sizing-engine/catalogue';
import { english } from '@site-designer/texts';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { LiveAnswer } from '../../src/features/proposal/answer/live-answer.tsx';
import { FOUR_CAMERAS, onAppliances, onGenericServers } from './designs.ts';

function show(design: Design, saved?: Design): HTMLElement {
  render(
    <LiveAnswer
      proposal={english.rendered(calculateProposal(design, publishedCatalogue))}
      saved={saved && english.rendered(calculateProposal(saved, publishedCatalogue))}
      action={<button type="button">Generate Proposal</button>}
    />,
  );
  return screen.getByRole('region', { name: 'Live answer' });
}

afterEach(cleanup);

test('the live answer shows hardware, storage with its range, data rate and the nearest step', () => {
  const panel = show(FOUR_CAMERAS);
  expect(panel.textContent).toContain('1 x HE150D-4TB');
  expect(panel.textContent).toContain('2.46 TB');
  expect(panel.textContent).toContain('2.22 to 2.71 TB');
  expect(panel.textContent).toContain('10.9 Mbit/s');
  expect(panel.textContent).toContain('1 more camera in the present mix, dealt alike, needs HE150D-8TB');
  expect(panel.textContent).toContain('68.97 %');
});

test('the live answer has the button that generates the proposal', () => {
  show(FOUR_CAMERAS);
  expect(screen.getByRole('button', { name: 'Generate Proposal' })).toBeTruthy();
});

test('a design without cameras shows what is missing, and no bars', () => {
  const panel = show(onAppliances([]));
  expect(panel.textContent).toContain(english.say({ say: 'none.no-cameras' }));
  expect(screen.queryAllByRole('meter')).toHaveLength(0);
});

test('a change from no solution to a solution is listed', () => {
  const panel = show(FOUR_CAMERAS, onAppliances([]));
  const changes = within(panel).getByRole('region', { name: 'Changed since the proposal' });
  expect(changes.textContent).toContain('Hardwarewas No solution → now 1 x HE150D-4TB');
});

test('the number of camera groups that break a rule on retention links to them', () => {
  const { serverSettings, ...design } = FOUR_CAMERAS;
  const asked = { ...design, serverSettings: { ...serverSettings, retentionRules: [1] } };
  const shown = vi.fn<() => void>();
  const proposal = english.rendered(calculateProposal(asked, publishedCatalogue));
  render(<LiveAnswer proposal={proposal} action={null} onShowBroken={shown} />);
  const groups = new Set(design.cameras.map(({ cameraGroupId }) => cameraGroupId)).size;
  expect(screen.getByText(`${groups} camera groups break a retention rule`)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Show the next retention that breaks a rule' }));
  expect(shown).toHaveBeenCalledOnce();
  cleanup();
  expect(show(FOUR_CAMERAS).textContent).not.toContain('retention rule');
});

test('the evidence lock reserve is shown separately from the storage of the cameras', () => {
  const { serverSettings, ...design } = FOUR_CAMERAS;
  const evidenceLock = { locksPerMonth: 10, camerasPerLock: 4, hoursPerLock: 2, monthsKept: 3 };
  const panel = show({ ...design, serverSettings: { ...serverSettings, evidenceLock } });
  expect(panel.textContent).toContain('Storage2.46 TB');
  // 240 hours of the mean of 10 863 kbit/s at 70 % on four cameras.
  expect(panel.textContent).toContain('Evidence lock0.21 TB');
});

test('the tightest limit is shown with its load', () => {
  expect(show(FOUR_CAMERAS).textContent).toContain('Tightest limitStorage within its cap, 86 %');
});

describe('beside a proposal', () => {
  const { cameras } = FOUR_CAMERAS;

  test('lists the changes with old and new values', () => {
    const panel = show(onAppliances(cameras, { ivoModel: ApplianceModel.HE1000R }), FOUR_CAMERAS);
    const changes = within(panel).getByRole('region', { name: 'Changed since the proposal' });
    expect(changes.textContent).toContain('Hardwarewas 1 x HE150D-4TB → now 1 x HE1000R-32TB');
    expect(changes.textContent).toContain('RAIDwas JBOD → now RAID 6');
    expect(changes.textContent).toContain('Storagewas 69 % → now 11 %');
    expect(changes.textContent).not.toContain('Recorded video');
  });

  test('shows no list without changes', () => {
    const panel = show(FOUR_CAMERAS, FOUR_CAMERAS);
    expect(within(panel).queryByText('Changed since the proposal')).toBeNull();
  });

  test('compares two hardware types, including parts that only one has', () => {
    const generic = onGenericServers(cameras, { addManagementServer: true });
    const changes = within(show(generic, FOUR_CAMERAS)).getByRole('region', { name: /^Changed/ }).textContent;
    expect(changes).toContain('Hardwarewas 1 x HE150D-4TB');
    expect(changes).toContain('Management serverwas none → now for 300 cameras');
    expect(changes).not.toContain('Client network');
  });
});

test('beside a proposal the design is also compared with its state when opened, unless they are equal', () => {
  const answer = (design: Design) => english.rendered(calculateProposal(design, publishedCatalogue));
  const larger = answer(onAppliances(FOUR_CAMERAS.cameras, { ivoModel: ApplianceModel.HE1000R }));
  const first = answer(FOUR_CAMERAS);
  const { rerender } = render(<LiveAnswer proposal={first} action={null} />);
  rerender(<LiveAnswer proposal={larger} saved={larger} action={null} />);
  expect(screen.queryByRole('region', { name: 'Changed since the proposal' })).toBeNull();
  expect(screen.getByRole('region', { name: 'Changed since you opened the design' }).textContent).toContain(
    'was 1 x HE150D-4TB → now 1 x HE1000R-32TB',
  );
  rerender(<LiveAnswer proposal={larger} saved={first} action={null} />);
  expect(screen.getAllByRole('region', { name: /^Changed/ })).toHaveLength(1);
});

test('without a proposal the design is compared with its state when opened', () => {
  const answer = (design: Design) => english.rendered(calculateProposal(design, publishedCatalogue));
  const { rerender } = render(<LiveAnswer proposal={answer(FOUR_CAMERAS)} action={null} />);
  expect(screen.queryByRole('region', { name: /^Changed/ })).toBeNull();
  const larger = onAppliances(FOUR_CAMERAS.cameras, { ivoModel: ApplianceModel.HE1000R });
  rerender(<LiveAnswer proposal={answer(larger)} action={null} />);
  const changes = screen.getByRole('region', { name: 'Changed since you opened the design' });
  expect(changes.textContent).toContain('now 1 x HE1000R-32TB');
});

test('the storage saved by a second archive is shown', () => {
  const design = onGenericServers(FOUR_CAMERAS.cameras);
  const { genericServerSettings, tiers } = design.serverSettings;
  const archived = {
    ...design,
    serverSettings: {
      ...design.serverSettings,
      tiers: { ...tiers, groomAfterDays: 10 },
      genericServerSettings: {
        ...genericServerSettings,
        advancedSettings: { ...genericServerSettings.advancedSettings, archiving: true },
      },
    },
  };
  // 2.46 TB in 30 days; of 20 of them 10 / 24 stays at 15 fps.
  expect(show(archived).textContent).toContain('Second archive saves0.96 TB');
  cleanup();
  expect(show(design).textContent).not.toContain('Second archive');
});
