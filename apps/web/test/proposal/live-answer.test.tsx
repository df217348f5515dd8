import { calculateProposal, type Design } from '@site-designer/sizing-engine';
import { Failover } from '@site-designer/sizing-engine/enumerations';
import { publishedCatalogue } from '@site-designer/sizing-engine/catalogue';
import { priceResult } from '@site-designer/price-list';
import { english, type Proposal } from '@site-designer/texts';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { CatalogueContext } from '../../src/lib/state/catalogue-context.ts';
import type { UsedWay } from '../../src/features/proposal/answer/answer-lines.tsx';
import { LiveAnswer } from '../../src/features/proposal/answer/live-answer.tsx';
import { WhatIf } from '../../src/features/proposal/answer/what-if.tsx';
import { FOUR_CAMERAS, groupsOf, onAppliances, onGenericServers } from './designs.ts';
import { answered as sized } from '../support/answered.ts';

type Shown = Partial<Parameters<typeof LiveAnswer>[0]>;

const answered = (design: Design): Proposal => english.rendered(calculateProposal(design, publishedCatalogue));

function show(design: Design, props: Shown = {}): HTMLElement {
  const action = <button type="button">Generate Proposal</button>;
  render(<LiveAnswer proposal={answered(design)} kindOfSpare="cold" whatIf={null} action={action} {...props} />);
  return screen.getByRole('region', { name: 'Live answer' });
}

const enterPrices = (designations: readonly string[], text: string) => (
  <a href="/price-list">{`${text} ${designations.length}`}</a>
);

function priceOf(designation: string, unitPrice: string) {
  return { designation, sku: '', purpose: null, description: '', unitPrice, margin: null, leadTimeDays: null };
}

const withSpare = ({ serverSettings, ...design }: Design): Design => ({
  ...design,
  serverSettings: {
    ...serverSettings,
    resilience: {
      ...serverSettings.resilience,
      failover: { ...serverSettings.resilience.failover, kind: Failover.coldStandby },
    },
  },
});

afterEach(cleanup);

test('says what is bought, what it keeps, what a failure means and what more fits', () => {
  const panel = show(FOUR_CAMERAS);
  expect(panel.textContent).toContain('1 x Husky IVO 150D, 4\u00a0TB');
  expect(panel.textContent).toContain('HE150D-4TB, 1 × 4 TB, JBOD');
  expect(panel.textContent).toContain('4 cameras, kept 30 days');
  expect(panel.textContent).toContain('69 % full, 80 % allowed');
  expect(panel.textContent).toContain('If all scenes are busy: all days are kept');
  expect(panel.textContent).toContain('If the server fails, no camera is recorded until it is repaired.');
  expect(panel.textContent).toContain('One failed disk loses its recordings.');
  expect(screen.getByRole('meter', { name: 'Disks' })).toBeTruthy();
});

test('sends to presales in the words of the specification where somebody has to design the site', () => {
  const panel = show(onAppliances(groupsOf({ quantity: 5001 })), { enterPrices });
  expect(panel.textContent).toContain('Please contact presales for an optimized design.');
  cleanup();
  expect(show(onAppliances(groupsOf({ quantity: 5000 })), { enterPrices }).textContent).not.toContain('presales');
});

test('names the edition of SQL Server of a management server', () => {
  const { serverSettings, ...design } = onGenericServers(groupsOf({ quantity: 100 }));
  const genericServerSettings = { ...serverSettings.genericServerSettings, addManagementServer: true };
  const panel = show({ ...design, serverSettings: { ...serverSettings, genericServerSettings } });
  expect(panel.textContent).toContain('1 management server, SQL Server ');
});

test('has the button that generates the proposal', () => {
  show(FOUR_CAMERAS);
  expect(screen.getByRole('button', { name: 'Generate Proposal' })).toBeTruthy();
});

test('asks for cameras where there are none, and says nothing else', () => {
  const panel = show(onAppliances([]), { action: null });
  expect(panel.textContent).toBe('Add cameras, or paste a list.');
});

test('of generic servers names the disks of each and the fullest storage', () => {
  const design = onGenericServers(FOUR_CAMERAS.cameras, { addManagementServer: true });
  const { genericServerSettings } = design.serverSettings;
  const advancedSettings = { ...genericServerSettings.advancedSettings, archiving: true };
  const serverSettings = {
    ...design.serverSettings,
    genericServerSettings: { ...genericServerSettings, advancedSettings },
  };
  const panel = show({ ...design, serverSettings });
  expect(panel.textContent).toMatch(/^1 x Entry server/);
  expect(panel.textContent).toMatch(/Each \d × [\d.]+ TB [^,]+, RAID \d+ and \d × [\d.]+ TB [^,]+, RAID \d+\./);
  expect(panel.textContent).toContain('1 management server, ');
  expect(panel.textContent).toMatch(/fullest storage: (?:live database|archive)/);
});

describe('where a server fails', () => {
  test('a spare records after some seconds', () => {
    const panel = show(withSpare(FOUR_CAMERAS));
    expect(panel.textContent).toContain('2 x Husky IVO 150D, 4\u00a0TB');
    expect(panel.textContent).toContain('1 records, 1 is a cold spare.');
    expect(panel.textContent).toContain('If a server fails, the spare records after 7 to 35 s');
    expect(within(panel).queryByRole('button', { name: 'Add a spare' })).toBeNull();
  });

  test('the cameras that no other server records are told', () => {
    const cameras = FOUR_CAMERAS.cameras.map((row) => ({ ...row, quantity: 100 }));
    const panel = show(onGenericServers(cameras, {}));
    expect(panel.textContent).toMatch(/No spare: \d+ of 400 cameras are not recorded while a server is down\./);
  });

  test('a spare is added in one press', () => {
    const onUse = vi.fn<(way: UsedWay) => void>();
    const panel = show(FOUR_CAMERAS, { onUse });
    fireEvent.click(within(panel).getByRole('button', { name: 'Add a spare' }));
    expect(onUse.mock.calls[0]![0].settings).toMatchObject({
      'failover.kind': Failover.coldStandby,
      'failover.servers': 1,
    });
  });
});

describe('prices', () => {
  test('are left out without an account', () => {
    expect(show(FOUR_CAMERAS).textContent).not.toMatch(/price/i);
  });

  test('can be imported where there are none', () => {
    const panel = show(FOUR_CAMERAS, { enterPrices });
    expect(panel.textContent).toContain('No prices yet Import a price list');
    expect(panel.textContent).toContain('Cheaper choices need prices');
  });

  test('say how many lines have one, and which have none', () => {
    const list = { currency: 'EUR', lines: [priceOf('HE150D-4TB', '1500.00')] };
    const panel = show(FOUR_CAMERAS, { enterPrices, proposal: priceResult(answered(FOUR_CAMERAS), list) });
    expect(panel.textContent).toMatch(/EUR\s1,500\.00 for 1 of \d lines/);
    expect(panel.textContent).toMatch(/No price: [^,]+, .* and \d+ more/);
    expect(panel.textContent).toContain('Nothing cheaper among the choices that have prices');
  });

  test('offer the choice that costs less, which is taken in one press', () => {
    const design = onAppliances(FOUR_CAMERAS.cameras, { ivoModel: 0 });
    const proposal = answered(design);
    const other = proposal.alternatives.find(({ bill }) => bill?.some(({ kind }) => kind === 'recording-server'))!;
    const server = other.bill!.find(({ kind }) => kind === 'recording-server')!;
    const differing = [...proposal.bill!, ...other.bill!].map(({ designation }) => priceOf(designation, '5000.00'));
    const unique = [...new Map(differing.map((line) => [line.designation, line])).values()];
    const lines = unique.map((line) =>
      line.designation === server.designation ? { ...line, unitPrice: '100.00' } : line,
    );
    const onUse = vi.fn<(way: UsedWay) => void>();
    const priced = priceResult(proposal, { currency: 'EUR', lines });
    const panel = show(design, { enterPrices, onUse, proposal: priced });
    expect(panel.textContent).toMatch(/EUR\s[\d,.]+ less \(\d+ %\): /);
    fireEvent.click(within(panel).getByRole('button', { name: `Use ${priced.answer.cheaper!.title}` }));
    expect(onUse.mock.calls[0]![0].title).toBe(priced.answer.cheaper!.title);
  });
});

describe('where nothing fits', () => {
  const tooMuch = onAppliances(
    FOUR_CAMERAS.cameras.map((row) => ({ ...row, quantity: 30, retentionDays: 3000 })),
    { ivoModel: 1 },
  );

  test('the reason, the ways out and the demand are said', () => {
    const onUse = vi.fn<(way: UsedWay) => void>();
    const panel = show(tooMuch, { onUse });
    expect(panel.textContent).toMatch(/^No hardware fits/);
    expect(panel.textContent).toMatch(/HE150D-8TB allows 6\.28 TB\.Ways out/);
    expect(panel.textContent).not.toContain('TiB');
    expect(panel.textContent).toMatch(/cameras, [\d,.]+ TB, [\d,.]+ Mbit\/s/);
    const ways = answered(tooMuch).answer.failed!.ways;
    const buttons = within(panel)
      .queryAllByRole('button')
      .filter((button) => button.textContent !== 'Generate Proposal');
    expect(buttons).toHaveLength(ways.length);
    for (const button of buttons) fireEvent.click(button);
    for (const { gives } of ways) {
      const { designation } = gives!.hardware!;
      const fill = Math.round(gives!.storages[0]!.fillPercent);
      expect(panel.textContent).toContain(`${gives!.recording} x ${designation}, disks ${fill} % full`);
    }
    const changes = ways.map(({ settings, recorded }) => ({ settings, recorded }));
    expect(onUse.mock.calls.map(([{ settings, recorded }]) => ({ settings, recorded }))).toEqual(changes);
  });
});

test('a way out says what it costs where there are prices', () => {
  const design = onAppliances(
    FOUR_CAMERAS.cameras.map((row) => ({ ...row, quantity: 30, retentionDays: 3000 })),
    { ivoModel: 1 },
  );
  const proposal = answered(design);
  const { designation } = proposal.answer.failed!.ways[0]!.gives!.hardware!;
  const priced = priceResult(proposal, { currency: 'EUR', lines: [priceOf(designation, '1500.00')] });
  const panel = show(design, { onUse: vi.fn<() => void>(), enterPrices, proposal: priced });
  const [button] = within(panel).getAllByRole('button');
  const given = document.getElementById(button!.getAttribute('aria-describedby')!)!;
  expect(given.textContent).toMatch(/^\d+ x \S+, disks \d+ % full, EUR\s[\d,]+\.00 for 1 of \d lines$/);
});

test('the number of camera groups that break a rule on retention links to them', () => {
  const { serverSettings, ...design } = FOUR_CAMERAS;
  const asked = { ...design, serverSettings: { ...serverSettings, retentionRules: [1] } };
  const onShowBroken = vi.fn<() => void>();
  show(asked, { onShowBroken });
  const groups = new Set(design.cameras.map(({ cameraGroupId }) => cameraGroupId)).size;
  expect(screen.getByText(`${groups} camera groups break a retention rule`)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Show the next retention that breaks a rule' }));
  expect(onShowBroken).toHaveBeenCalledOnce();
  cleanup();
  expect(show(FOUR_CAMERAS).textContent).not.toContain('retention rule');
});

describe('what if', () => {
  async function ask(
    cameras: string,
    days: string,
    { design = FOUR_CAMERAS, ...props }: Pick<ComponentProps<typeof WhatIf>, 'priceChange'> & { design?: Design } = {},
  ): Promise<string> {
    render(
      <CatalogueContext value={publishedCatalogue}>
        <WhatIf question={design} proposal={answered(design)} {...props} />
      </CatalogueContext>,
    );
    fireEvent.change(screen.getByLabelText('What if so many more cameras'), { target: { value: cameras } });
    fireEvent.change(screen.getByLabelText('What if so many more days'), { target: { value: days } });
    await sized();
    return document.body.textContent;
  }

  test('answers with the hardware of more cameras and days', async () => {
    expect(await ask('8', '10')).toMatch(/12 cameras: \d x Husky IVO [^:]+, disks \d+ % full/);
  });

  test('says that the hardware stays', async () => {
    expect(await ask('0', '1')).toMatch(/4 cameras: same hardware, disks \d+ % full/);
  });

  test('names the disks where the same servers need others', async () => {
    const design = onGenericServers(groupsOf({ quantity: 40 }));
    expect(await ask('0', '30', { design })).toMatch(/40 cameras: 1 x [^,]+, \d+ x \d+ TB RAID \d, disks \d+ % full/);
  });

  test.each([
    ['2100.00', '+ EUR\u00a02,100.00'],
    ['-2100.00', 'EUR\u00a02,100.00 less'],
  ])('tells a change of price of %s', async (amount, told) => {
    const priceChange = () => ({ amount, currency: 'EUR' });
    expect(await ask('1', '0', { priceChange })).toContain(`full, ${told}`);
  });

  test.each([
    ['100001', '1', 'between 1 and 100000'],
    ['1', '-1', 'Only digits are allowed - typed value: "-1"'],
  ])('refuses %s cameras and %s days at the field', async (cameras, days, told) => {
    expect(await ask(cameras, days)).toContain(told);
  });

  test.each(['0', ''])(
    'of "%s" cameras says at the field what may be asked, and stays with the design',
    async (typed) => {
      expect(await ask('8', '0')).toMatch(/12 cameras: /);
      const field = screen.getByLabelText<HTMLInputElement>('What if so many more cameras');
      fireEvent.change(field, { target: { value: typed } });
      fireEvent.blur(field);
      await sized();
      const row = field.parentElement!.parentElement!;
      expect([field.value, row.textContent]).toEqual(['0', expect.stringContaining('between 1 and 100000')]);
      expect(document.body.textContent).not.toContain('12 cameras: ');
    },
  );

  test('tells what may be asked where 0 is typed over the 0 at rest, and nothing where it is only passed', async () => {
    const resting = await ask('0', '0');
    expect(resting).not.toMatch(/cameras: /);
    cleanup();
    render(
      <CatalogueContext value={publishedCatalogue}>
        <WhatIf question={FOUR_CAMERAS} proposal={answered(FOUR_CAMERAS)} />
      </CatalogueContext>,
    );
    const field = screen.getByLabelText<HTMLInputElement>('What if so many more cameras');
    fireEvent.focus(field);
    fireEvent.blur(field);
    expect(document.body.textContent).not.toContain('between');
    fireEvent.input(field, { target: { value: '0' } });
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(document.body.textContent).toContain('between 1 and 100000');
  });
});

describe('a sizing that takes long', () => {
  const progress = { isPending: true, stopped: undefined, cancel: () => {}, again: () => {} };
  const wait = (ms: number): void => act(() => void vi.advanceTimersByTime(ms));

  test('is mentioned after 300 ms, and counted and cancelled from one second on, beside the answer before', () => {
    vi.useFakeTimers();
    const cancel = vi.fn<() => void>();
    const panel = show(FOUR_CAMERAS, { progress: { ...progress, cancel } });
    wait(299);
    expect(panel.textContent).not.toContain('sizing');
    wait(1);
    expect(within(panel).getByText('sizing…')).toBeTruthy();
    expect(within(panel).queryByRole('button', { name: 'Cancel' })).toBeNull();
    wait(1700);
    expect(panel.textContent).toContain('sizing… 2 s');
    expect(panel.textContent).toContain('1 x Husky IVO 150D');
    fireEvent.click(within(panel).getByRole('button', { name: 'Cancel' }));
    expect(cancel).toHaveBeenCalledOnce();
  });

  test('that was cancelled or has failed can be started again', () => {
    for (const [stopped, told] of [
      ['cancelled', 'Sizing was cancelled.'],
      ['failed', 'The design could not be sized.'],
    ] as const) {
      const again = vi.fn<() => void>();
      const panel = show(FOUR_CAMERAS, { progress: { ...progress, isPending: false, stopped, again } });
      expect(within(panel).getByText('not up to date')).toBeTruthy();
      expect(within(panel).getByText(told)).toBeTruthy();
      fireEvent.click(within(panel).getByRole('button', { name: 'Size again' }));
      expect(again).toHaveBeenCalledOnce();
      cleanup();
    }
  });
});
