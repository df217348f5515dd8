import { publishedCatalogue } from '@site-designer/sizing-engine/catalogue';
import { PRODUCT_TEXTS } from '#texts/pages/product.ts';
import { Raid } from '@site-designer/sizing-engine/enumerations';
import { english } from '@site-designer/texts';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { CatalogueContext } from '../../src/lib/state/catalogue-context.ts';
import { ProposalView } from '../../src/features/proposal/view/proposal-view.tsx';
import {
  BRAND,
  FOUR_CAMERAS,
  GENERIC_DEFAULTS,
  groupsOf,
  onAppliances,
  onGenericServers,
  resultOf,
  withArchive,
} from './designs.ts';
import { startPrinting, unfold } from './page-text.ts';
import { answered } from '../support/answered.ts';

const ALICE = {
  name: 'Alice',
  lastName: 'Ashby',
  phone: '+1 555 0100',
  email: 'alice@example.com',
  companyName: 'Ashby Security',
};

type Props = Parameters<typeof ProposalView>[0];

function show(proposal: Props['proposal'], change: Partial<Props> = {}): void {
  render(
    <CatalogueContext value={publishedCatalogue}>
      <ProposalView proposal={proposal} brand={BRAND} integrator={ALICE} isPending={false} {...change} />
    </CatalogueContext>,
  );
  unfold(document.body);
}

function chapter(name: string): HTMLElement {
  return screen.getByRole('region', { name });
}

/** The value that a data sheet gives under a label. */
function spec(within_: HTMLElement, label: string): string | null | undefined {
  return within(within_).getByText(label, { selector: 'dt' }).parentElement?.querySelector('dd')?.textContent;
}

/** How far a bar is filled, whole percent. */
function fullness(bar: HTMLElement): number {
  return Math.round(Number(bar.getAttribute('value')));
}

afterEach(cleanup);

test('the groups of a server beyond three are unfolded on the screen and named on paper', () => {
  const question = onGenericServers(groupsOf(...['A', 'B', 'C', 'D', 'E'].map((streamName) => ({ streamName }))));
  show(resultOf(question), { question });
  const cell = within(screen.getByRole('table', { name: 'Server plan' }))
    .getAllByRole('cell')
    .at(-1)!;
  const [unfolded, printed] = cell.children;
  expect(unfolded!.querySelector('summary')!.textContent).toBe(
    '1 of Group 5: E, 1 of Group 4: D, 1 of Group 3: C, and 2 more groups',
  );
  expect(unfolded!.lastChild!.textContent).toBe('1 of Group 2: B, 1 of Group 1: A');
  expect(unfolded!.className).toBe('no-print');
  expect(printed!.className).toBe('paper-only');
  expect(printed!.textContent).toBe(
    '1 of Group 5: E, 1 of Group 4: D, 1 of Group 3: C, 1 of Group 2: B, 1 of Group 1: A',
  );
});

describe('four cameras on the smallest appliance', () => {
  test('the answer comes first', () => {
    show(resultOf(FOUR_CAMERAS));
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('1 x Husky IVO 150D, 4\u00a0TB');
  });

  test('bars show storage, storage per server and load, rounded and exact', () => {
    show(resultOf(FOUR_CAMERAS));
    const solution = chapter('Recommended solution');
    const bars = within(solution).getAllByRole('meter');
    expect(bars.map(fullness)).toEqual([69, 69, 7]);
    const words = bars.map((bar) => bar.parentElement?.textContent);
    expect(words[0]).toContain('Total storage2.46 TB of 3.57 TiB, counted as TB (3.93 TB)');
    expect(words[1]).toContain('Storage per server (JBOD)68.97 %');
    expect(solution.textContent).not.toContain('byte for byte');
    expect(words[2]).toContain('System utilization (Load %)7.24 %');
    expect(spec(solution, 'Camera streams')).toBe('4 streams');
    expect(spec(solution, 'Camera data rate')).toBe('10.9 Mbit/s');
    expect(spec(solution, 'Smart Client data rate')).toBe('2.7 Mbit/s');
    expect(within(solution).getByText(PRODUCT_TEXTS.evenDistribution)).toBeTruthy();
  });

  test('the card names the appliance and says what is unknown', () => {
    show(resultOf(FOUR_CAMERAS));
    const card = chapter('Husky IVO 150D');
    expect(spec(card, 'Model')).toBe('HE150D-4TB');
    expect(spec(card, 'Quantity')).toBe('1');
    expect(spec(card, 'Form factor')).toBe('Desktop');
    expect(spec(card, 'Total disk capacity')).toBe('4 TB');
    expect(spec(card, 'NO DATA')).toBe(
      'Not published: Data sheet, Processor type, Operating system, RAM, Operating system drive',
    );
    expect(within(card).getByRole('img').getAttribute('src')).toBe('/appliances/desktop.svg');
  });

  test('the header shows the configuration and its author, without the overhead of generic servers', () => {
    show(resultOf(FOUR_CAMERAS));
    expect(screen.getAllByText('Configuration Date')[0]?.parentElement?.textContent).toContain('March 5, 2026');
    expect(screen.getAllByText('Configuration Name')[0]?.parentElement?.textContent).toContain('Main hall');
    expect(screen.getAllByText('Product')[0]?.parentElement?.textContent).toContain('Professional+');
    expect(screen.queryByText('System Overhead')).toBeNull();
    const [card] = screen.getAllByRole('region', { name: 'Integrator Details' });
    expect(card?.textContent).toContain('Alice Ashby');
    expect(card?.textContent).toContain('Ashby Security');
  });

  test('a warning is shown in the chapter that it is about', () => {
    show(resultOf(FOUR_CAMERAS));
    expect(within(chapter('Recommended solution')).getByRole('status').textContent).toContain('JBOD has no protection');
  });

  test('the next steps are listed, and changes without a step are not', () => {
    show(resultOf(FOUR_CAMERAS));
    const steps = within(chapter('Headroom'))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    expect(steps).toContain('1 more camera in the present mix, dealt alike, needs HE150D-8TB instead of HE150D-4TB.');
    expect(steps.filter((step) => step.includes('would change nothing'))).toEqual([]);
  });

  test('the margin ledger goes from the video to the disks', () => {
    show(resultOf(FOUR_CAMERAS));
    const rows = within(screen.getByRole('table', { name: 'From video to disks' })).getAllByRole('row');
    expect(rows[1]?.textContent).toContain('2.46 TB');
    expect(rows.at(-1)?.textContent).toContain('4.00 TB');
  });

  test('a figure with a range shows it, and a count is exact', () => {
    show(resultOf(FOUR_CAMERAS));
    const demand = chapter('What the cameras need');
    expect(within(demand).getByRole('row', { name: /^Storage/ }).textContent).toContain('2.22 to 2.71 TB');
    expect(within(demand).getByRole('row', { name: /^Cameras/ }).textContent).toContain('exact');
  });

  const solutions = () => screen.getByRole('table', { name: 'Alternatives to this proposal' });
  const cellsOf = (row: HTMLElement) =>
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);

  test('alternatives list their differences and disks, and unfold the settings that they change', () => {
    show(resultOf(FOUR_CAMERAS));
    const first = within(solutions()).getByRole('row', { name: /^1 x HE150D-8TB, JBOD/ });
    expect(within(first).getByRole('rowheader').textContent).toBe('1 x HE150D-8TB, JBOD8 instead of 4 TB nameplate');
    expect(cellsOf(first).slice(0, -1)).toEqual(['1 + 0', '1 × 8 TB, JBOD', '34 %']);
    expect(solutions().textContent).not.toContain('SKU: Auto → HE150D-8TB');
    fireEvent.click(within(first).getByRole('button', { name: 'Compare with 1 x HE150D-8TB, JBOD' }));
    const details = first.nextElementSibling!.textContent;
    expect(details).toContain('SKU: Auto → HE150D-8TB');
    expect(details).toContain('JBOD has no protection: one failed disk loses its recordings.');
  });

  test('without prices the proposal itself is the first of the solutions', () => {
    show(resultOf(FOUR_CAMERAS));
    const [, first] = within(solutions()).getAllByRole('row');
    expect(within(first!).getByRole('rowheader').textContent).toBe('1 x HE150D-4TB');
    expect(cellsOf(first!)).toEqual(['1 + 0', '1 × 4 TB, JBOD', '69 %', 'This proposal']);
  });

  test('four solutions stand there, the others when they are asked for, one more spare server the last', () => {
    const proposal = resultOf(FOUR_CAMERAS);
    show(proposal);
    expect(within(solutions()).getAllByRole('row')).toHaveLength(1 + 4);
    fireEvent.click(screen.getByRole('button', { name: /more solutions?$/ }));
    const rows = within(solutions()).getAllByRole('row');
    expect(rows).toHaveLength(1 + 1 + proposal.alternatives.length);
    const last = rows.find((row) => row.textContent.includes('including 1 spare server'))!;
    expect(within(last).getByRole('rowheader').textContent).toBe(
      '2 x HE150D-4TB, JBOD, including 1 spare serverone spare server more, which costs 1 x HE150D-4TB, every camera is recorded while one server is down',
    );
    expect(cellsOf(last)[0]).toBe('1 + 1');
    fireEvent.click(within(last).getByRole('button', { name: /^Compare with/ }));
    expect(last.nextElementSibling!.textContent).toContain('Failover, kind: None → Cold standby');
  });

  test('a setting of an alternative is used at one press', () => {
    const onUse = vi.fn<(way: { readonly title: string }) => void>();
    show(resultOf(FOUR_CAMERAS), { onUse });
    fireEvent.click(screen.getByRole('button', { name: 'Use 1 x HE150D-8TB, JBOD' }));
    expect(onUse.mock.calls.map(([{ title }]) => title)).toEqual(['1 x HE150D-8TB, JBOD']);
  });

  test('a proposal of a version without spares and answer lists its alternatives alone', () => {
    const { alternatives, answer: _answer, ...result } = resultOf(FOUR_CAMERAS);
    const older = alternatives.map(({ spares: _spares, ...each }) => ({
      ...each,
      storages: each.storages.map(({ formattedPercent: _percent, ...storage }) => storage),
    }));
    show({ ...result, alternatives: older }, { headline: '1 x HE150D-4TB' });
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('1 x HE150D-4TB');
    const [, first] = within(solutions()).getAllByRole('row');
    expect(first?.textContent).toContain('HE150D-8TB');
    expect(solutions().textContent).not.toContain('This proposal');
  });

  test('the print of a draft names the customer', () => {
    const cover = { customer: 'Harbour Authority', contact: '', reference: 'RFQ 7', note: 'Cabling is not included.' };
    show(resultOf(FOUR_CAMERAS), { cover });
    startPrinting();
    const facts = chapter('Customer and reference');
    expect(spec(facts, 'Customer')).toBe('Harbour Authority');
    expect(spec(facts, 'Reference')).toBe('RFQ 7');
    expect(within(facts).queryByText('Contact')).toBeNull();
    expect(facts.textContent).toContain('Cabling is not included.');
  });

  test('the print button prints', async () => {
    const print = vi.fn<() => void>();
    vi.stubGlobal('print', print);
    show(resultOf(FOUR_CAMERAS));
    fireEvent.click(screen.getByRole('button', { name: 'print pdf' }));
    await answered();
    expect(print).toHaveBeenCalledOnce();
    vi.unstubAllGlobals();
  });
});

describe('generic servers with an archive and a management server', () => {
  const design = onGenericServers(groupsOf({ quantity: 120 }, { quantity: 40, recording: 2 }), {
    ...withArchive(GENERIC_DEFAULTS),
    addManagementServer: true,
  });

  test('each table is in its chapter', () => {
    show(resultOf(design));
    expect(spec(chapter('Recording server specification'), 'Quantity')).toBe('2');
    expect(spec(chapter('Live database storage'), 'RAID type')).toBe('RAID 5');
    expect(spec(chapter('Archive storage'), 'Formatted capacity')).toBe('39.28 TB (35.72 TiB)');
    expect(spec(chapter('Management Server'), 'Supported cameras')).toBe('300 cameras');
    expect(screen.getAllByText('System Overhead')[0]?.parentElement?.textContent).toContain('20 %');
  });

  test('a network without load says so', () => {
    show(resultOf(design));
    const network = screen.getByRole('table', { name: 'Network interface' });
    expect(within(network).getByRole('row', { name: /^Cameras/ }).textContent).toContain('259.4 Mbit/s');
    expect(within(network).getByRole('row', { name: /^Management/ }).textContent).toContain('NO DATA');
  });

  test('without archiving there is no chapter for it', () => {
    show(resultOf(onGenericServers(groupsOf({ quantity: 10 }))));
    expect(screen.queryByRole('region', { name: 'Archive storage' })).toBeNull();
    expect(screen.queryByRole('region', { name: 'Management Server' })).toBeNull();
  });
});

describe('load per server against its limits', () => {
  const shares = (): string[] =>
    within(screen.getByRole('table', { name: 'Load per server against its limits' }))
      .getAllByRole('row')
      .map((row) => row.textContent);

  test('lists every limit of an appliance, the tightest first', () => {
    show(resultOf(FOUR_CAMERAS));
    expect(shares()).toEqual([
      'LoadAgainst the limitUsedLimitShare',
      'Storage within its cap2.46 TB2.86 TiB, counted as TB (3.14 TB)86 %',
      'Cameras per server4 cameras20 cameras20 %',
      'Recording rate within its cap10.9 Mbit/s135 Mbit/s8 %',
      'Client network2.7 Mbit/s700 Mbit/s0.39 %',
    ]);
  });

  test('lists every limit of a server with an archive, the tightest first', () => {
    show(resultOf(onGenericServers(groupsOf({ quantity: 100 }), withArchive(GENERIC_DEFAULTS))));
    expect(shares().map((row) => /^\D+/.exec(row)?.[0])).toEqual(
      expect.arrayContaining([
        'Disks of a server',
        'Cameras per server',
        'Recording rate',
        'Camera network',
        'Client network',
        'Live database',
        'Live database, disk operations',
        'Live database, transfer speed',
        'Archive',
        'Archive, disk operations',
        'Archive, transfer speed',
      ]),
    );
    const percents = shares().flatMap((row) => {
      const found = /([\d.]+) %/.exec(row)?.[1];
      return found === undefined ? [] : [Number(found)];
    });
    expect(percents).toEqual(percents.toSorted((a, b) => b - a));
  });
});

describe('special cases', () => {
  test('a warning about disks is shown at the storage that has them', () => {
    const { advancedSettings, ...settings } = GENERIC_DEFAULTS;
    const raid5 = { ...advancedSettings.archiveDatabase, raidType: Raid.raid5 };
    const design = onGenericServers(groupsOf({ quantity: 100 }), {
      ...settings,
      advancedSettings: { ...advancedSettings, archiving: true, archiveDatabase: raid5 },
    });
    const result = resultOf(design);
    expect(result.liveDatabase?.raidType).toBe('RAID 5');
    show(result);
    expect(chapter('Archive storage').textContent).toContain('exposed while it rebuilds');
    expect(chapter('Live database storage').textContent).not.toContain('exposed while it rebuilds');
  });

  test('a design that nothing fits still shows what its cameras need', () => {
    show(resultOf(onAppliances(groupsOf({ quantity: 10, retentionDays: 9999 }), { ivoModel: 1 })));
    expect(within(chapter('What the cameras need')).getByRole('row', { name: /^Cameras/ }).textContent).toContain('10');
  });

  test('a management server beyond the levels is referred to presales', () => {
    show(
      resultOf(
        onAppliances(groupsOf({ quantity: 10 }), {
          addManagementServer: true,
          managementServerSettings: { supportedCameras: 5 },
        }),
      ),
    );
    expect(chapter('Management Server').textContent).toContain(english.say({ say: 'warning.contact-presales' }));
  });

  test('a design that nothing fits says why, and offers nothing to print', () => {
    const proposal = resultOf(onAppliances(groupsOf({ quantity: 10, retentionDays: 9999 }), { ivoModel: 1 }));
    show(proposal);
    const alert = screen.getByRole('alert');
    expect(alert.textContent).toContain(PRODUCT_TEXTS.proposalFailed);
    expect(alert.textContent).toContain(proposal.errorMessage);
    expect(screen.queryByRole('button', { name: 'print pdf' })).toBeNull();
  });

  test('a bar ends at 100 %, and its text may exceed that', () => {
    const crowded = resultOf(onAppliances(groupsOf({ quantity: 60 }), { ivoModel: 6 }));
    const husky = crowded.huskyProposal!;
    show({ ...crowded, huskyProposal: { ...husky, systemUtilization: { ...husky.systemUtilization, value: 130 } } });
    const bar = screen.getByRole('meter', { name: 'System utilization (Load %)' });
    expect(fullness(bar)).toBe(100);
    expect(bar.parentElement?.textContent).toContain('130 %');
  });

  test('a bar is marked only above its utilization cap', () => {
    const design = onAppliances(groupsOf({ quantity: 60 }), { ivoModel: 6, maxSystemUtilization: 90 });
    const { huskyProposal, ...rest } = resultOf(design);
    const barAt = (value: number): string | null => {
      const systemUtilization = { ...huskyProposal!.systemUtilization, value };
      show({ ...rest, huskyProposal: { ...huskyProposal!, systemUtilization } }, { question: design });
      const { textContent } = screen.getByRole('meter', { name: 'System utilization (Load %)' });
      cleanup();
      return textContent;
    };
    expect([barAt(89.9), barAt(90), barAt(90.1)]).toEqual(['90 %', '90 %', '90 %, over the limit']);
  });

  test('disks that a generic server is planned to fill are within their limit', () => {
    const crowded = resultOf(onGenericServers(groupsOf({ quantity: 400 })));
    expect(Math.max(...crowded.loads!.map(({ percent }) => percent))).toBeGreaterThan(90);
    show(crowded);
    for (const bar of screen.getAllByRole('meter')) expect(bar.textContent).toMatch(/^\d+ %(?:, nearly full)?$/);
  });

  test('a limit that is the reason is shown once', () => {
    const husky = { xProtectVersion: 3, mainSettings: { maxCamerasPerServer: 40, concurrentSmartClientStreams: 1 } };
    show(resultOf(onAppliances(groupsOf({ quantity: 60 }), husky)));
    expect(
      screen.getAllByText(english.say({ say: 'warning.express-plus-limit', edition: 'Express+', max: 48 }), {
        exact: false,
      }),
    ).toHaveLength(1);
  });

  test('a failed request is reported, and the old proposal stays', () => {
    show(resultOf(FOUR_CAMERAS), { error: 'An error occurred' });
    expect(screen.getByRole('alert').textContent).toContain('An error occurred');
    expect(screen.getByRole('heading', { level: 2 }).textContent).toContain('Husky IVO 150D');
  });
});
