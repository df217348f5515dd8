import { publishedCatalogue } from '@site-designer/sizing-engine/catalogue';
import type { Design } from '@site-designer/sizing-engine';
import { RACK_UNITS, racksOf, type BillLine } from '@site-designer/texts';
import { Failover, MachineType } from '@site-designer/sizing-engine/enumerations';
import { cleanup, render, screen, within } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import { PhysicalFigures } from '../../src/features/proposal/figures/physical-figures.tsx';
import { ProposalView } from '../../src/features/proposal/view/proposal-view.tsx';
import { CatalogueContext } from '../../src/lib/state/catalogue-context.ts';
import { BRAND, FOUR_CAMERAS, groupsOf, onGenericServers, resultOf } from './designs.ts';
import { unfold } from './page-text.ts';
import { answered } from '../support/answered.ts';

async function show(question: Design, title: string): Promise<HTMLElement> {
  render(
    <CatalogueContext value={publishedCatalogue}>
      <ProposalView
        proposal={resultOf(question)}
        question={question}
        brand={BRAND}
        integrator={undefined}
        isPending={false}
      />
    </CatalogueContext>,
  );
  await answered();
  unfold(document.body);
  await answered();
  return screen.getByRole('region', { name: title });
}

const PHYSICAL = 'Power, heat and rack';

/** A line of the bill with its cells, as texts. */
function rowOf(chapter: HTMLElement, name: string): string[] {
  const header = within(chapter).getByRole('rowheader', { name });
  return [...header.closest('tr')!.querySelectorAll('td')].map((cell) => cell.textContent);
}

function figure(chapter: HTMLElement, path: string): Element {
  return chapter.querySelector(`[data-figure="${path}"]`)!;
}

/** Whether a figure is marked as one that rests on an assumed fact. */
function isMarked(of: Element): boolean {
  return of.getAttribute('data-is-assumed') === 'true';
}

const SERVERS = onGenericServers(groupsOf({ quantity: 10 }));
const STORAGE_NETWORK = onGenericServers(groupsOf({ quantity: 400 }), { addManagementServer: true });

afterEach(cleanup);

describe('power, heat and rack', () => {
  test('shows the sums of the bill of materials, and what is not published', async () => {
    const { typicalW, heatBtuPerHour, energyKwhPerYear, ups } = resultOf(SERVERS).physical!;
    const chapter = await show(SERVERS, PHYSICAL);
    for (const [path, value, unit] of [
      ['typicalW', typicalW, 'W'],
      ['heatBtuPerHour', heatBtuPerHour, 'BTU/h'],
      ['energyKwhPerYear', energyKwhPerYear, 'kWh'],
      ['ups.va', ups.va, 'VA'],
      ['ups.wattHours', ups.wattHours, 'Wh'],
    ] as const) {
      const whole = new Intl.NumberFormat('en', { maximumFractionDigits: 0 }).format(value);
      expect(figure(chapter, `physical.${path}`).textContent).toBe(`${whole} ${unit}`);
    }
    within(chapter).getByText('Not published: Greatest power');
    within(chapter).getByText('UPS battery for 15 min');
  });

  test('says of a virtual machine that no figure of power counts its host', async () => {
    const { advancedSettings } = SERVERS.serverSettings.genericServerSettings;
    const machineType = MachineType.virtual;
    const virtual = onGenericServers(groupsOf({ quantity: 10 }), {
      advancedSettings: { ...advancedSettings, machineType },
    });
    const titles = async (design: Design) =>
      [...(await show(design, PHYSICAL)).querySelectorAll('dt')].map(({ textContent }) => textContent);
    expect(await titles(virtual)).toEqual([
      'Typical power, without the host',
      'Heat, without the host',
      'Rack units',
      'Energy a year, without the host',
      'UPS rating, without the host',
      'UPS battery for 15 min, without the host',
      'NO DATA',
    ]);
    cleanup();
    expect((await titles(SERVERS)).join()).not.toContain('host');
  });

  test('draws the racks of each site of a summary', () => {
    const { physical, bill } = resultOf(SERVERS);
    const sites = ['Main building', 'Staff house'].map((name) => ({ name, machines: bill! }));
    render(<PhysicalFigures proposal={{ physical, bill }} sites={sites} />);
    const titles = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    expect(titles).toEqual(['In the rack, Main building', 'In the rack, Staff house']);
    expect(screen.getAllByRole('img', { name: /^Rack 1, from the bottom up: 1 x / })).toHaveLength(2);
  });

  test('shows the UPS time of the design', async () => {
    const { serverSettings } = SERVERS;
    const question = { ...SERVERS, serverSettings: { ...serverSettings, power: { upsMinutes: 45 } } };
    expect((await show(question, PHYSICAL)).textContent).toContain('UPS battery for 45 min');
  });

  test('gives each hardware line its own figures, and licences none', async () => {
    const chapter = await show(SERVERS, PHYSICAL);
    const [power, greatest, , units] = rowOf(chapter, resultOf(SERVERS).bill![0]!.designation);
    expect(power).toMatch(/^\d+ W$/);
    expect(greatest).toBe('not published');
    expect(units).toMatch(/^\d+ U/);
    expect(within(chapter).queryByRole('rowheader', { name: /licence/ })).toBeNull();
  });

  test('separates spare servers and their disks from others of the same name', async () => {
    const { serverSettings } = SERVERS;
    const failover = { kind: Failover.coldStandby, servers: 1, outageDays: 3 };
    const resilience = { failover, hotSparesPerServer: 1 };
    const chapter = await show({ ...SERVERS, serverSettings: { ...serverSettings, resilience } }, PHYSICAL);
    const purposes = [...chapter.querySelectorAll('tbody th')].map(
      (head) => head.querySelector('span')?.dataset['purpose'],
    );
    expect(purposes.filter((purpose) => purpose !== undefined)).toEqual([
      'Spare',
      'Disk of the live database',
      'Disk of the spare servers',
      'Hot spare of the live database',
    ]);
  });

  test('marks only figures that rest on an assumed fact', async () => {
    const chapter = await show(SERVERS, PHYSICAL);
    const disk = resultOf(SERVERS).bill!.findIndex(({ kind }) => kind === 'disk');
    expect(isMarked(figure(chapter, 'bill[0].typicalW'))).toBe(true);
    expect(isMarked(figure(chapter, 'physical.typicalW'))).toBe(true);
    expect(isMarked(figure(chapter, `bill[${disk}].typicalW`))).toBe(false);
  });

  test('draws a rack of the devices with a height, and lists the others', async () => {
    const chapter = await show(SERVERS, PHYSICAL);
    const { designation } = resultOf(SERVERS).bill![0]!;
    const drawing = within(chapter).getByRole('img');
    expect(drawing.getAttribute('aria-label')).toContain(`Rack 1, from the bottom up: 1 x ${designation}`);
    within(chapter).getByText(/Height not published: .*UPS \d+ VA/);
  });

  test('draws no rack without rack devices', async () => {
    const chapter = await show(FOUR_CAMERAS, PHYSICAL);
    expect(within(chapter).queryByRole('img')).toBeNull();
    within(chapter).getByText(/Beside the rack: HE150D-4TB/);
  });
});

describe('licences', () => {
  test('are listed by kind, with the caution for devices with several sensors', async () => {
    const chapter = await show(STORAGE_NETWORK, 'Licences');
    const kinds = within(chapter).getAllByRole('rowheader');
    expect(kinds.map(({ textContent }) => textContent)).toEqual([
      'Base licence',
      'Device licence',
      'Management database',
      'Operating system',
      'Operating system',
    ]);
    expect(figure(chapter, 'licences[1].quantity').textContent).toBe('400');
    within(chapter).getByText(/devices with several sensors differ and conflict/);
    expect([0, 1, 3, 4].map((index) => figure(chapter, `licences[${index}].quantity`).getAttribute('title'))).toEqual([
      'Explain Quantity of Base licence',
      'Explain Quantity of Device licence',
      'Explain Quantity of Operating system, One for each recording server',
      'Explain Quantity of Operating system, One for the management server',
    ]);
  });
});

test('the bill of materials says how many of its lines have a price', async () => {
  const { bill } = resultOf(SERVERS);
  expect((await show(SERVERS, 'Bill and price')).textContent).toContain(`0 of ${bill!.length} lines priced.`);
});

describe('racks', () => {
  const line = fc.record({
    kind: fc.constantFrom<BillLine['kind']>('recording-server', 'shelf'),
    designation: fc.string(),
    quantity: fc.integer({ min: 1, max: 200 }),
    each: fc.option(fc.integer({ min: 0, max: 8 })),
  });

  test('hold every device once, without overlaps, within their height', () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 8 }), (drawn) => {
        const lines = drawn.map(({ each, ...rest }) => ({ ...rest, rackUnits: each && each * rest.quantity }));
        const racks = racksOf(lines);
        const wanted = lines.reduce((sum, { rackUnits, quantity }) => sum + (rackUnits ? quantity : 0), 0);
        const rows = racks.flatMap((rack) => rack.rows);
        expect(rows.reduce((sum, { count }) => sum + count, 0)).toBe(wanted);
        for (const { rows: stacked, used } of racks) {
          expect(used).toBeLessThanOrEqual(RACK_UNITS);
          const ends = stacked.map(({ above, count, units }) => above + count * units);
          expect(stacked.map(({ above }) => above)).toEqual([0, ...ends.slice(0, -1)]);
        }
      }),
    );
  });

  test('start another rack if the next device does not fit', () => {
    const racks = racksOf([{ kind: 'recording-server', designation: 'A', quantity: 22, rackUnits: 44 }]);
    expect(racks.map(({ used }) => used)).toEqual([42, 2]);
  });
});
