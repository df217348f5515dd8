import type { PriceList, ProjectSummary, ProjectSystem, SummarySite } from '@site-designer/api-contract';
import { priceOpenLines, totalled } from '@site-designer/price-list';
import { calculateProposal, summarize, type Design } from '@site-designer/sizing-engine';
import { publishedCatalogue as catalogue } from '@site-designer/sizing-engine/catalogue';
import { Failover } from '@site-designer/sizing-engine/enumerations';
import { english, type BillLine } from '@site-designer/texts';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, test, vi } from 'vitest';
import { SummaryReport } from '../../src/app/prices/summary-report.tsx';
import { CatalogueContext } from '../../src/lib/state/catalogue-context.ts';
import { groupsOf, onAppliances } from '../proposal/designs.ts';

const REST = { sku: '', description: '', margin: null, leadTimeDays: null };

const PRICES: PriceList = {
  currency: 'EUR',
  lines: [
    { designation: 'HE150D-8TB', unitPrice: '2290', ...REST },
    { designation: 'Professional+ device licence', unitPrice: '210', ...REST },
  ],
};

function withSpare(design: Design): Design {
  const failover = { kind: Failover.coldStandby, servers: 1, outageDays: 3 };
  return {
    ...design,
    serverSettings: { ...design.serverSettings, resilience: { failover, hotSparesPerServer: 0 } },
  };
}

const DESIGNS: Readonly<Record<string, Design>> = {
  'Main building': withSpare(onAppliances(groupsOf({ quantity: 82, retentionDays: 14 }, { quantity: 4 }))),
  'Staff house': onAppliances(groupsOf({ quantity: 12 })),
  Annex: onAppliances(groupsOf({ quantity: 12 })),
};

const OWN: BillLine = {
  kind: 'own',
  designation: 'Dome camera',
  purpose: 'Staff house',
  description: 'Lobby',
  quantity: 12,
  unitPrice: '100.00',
  total: '1200.00',
  currency: 'EUR',
  leadTimeDays: null,
  typicalW: null,
  greatestW: null,
  heatBtuPerHour: null,
  rackUnits: null,
  weightKg: null,
  offerKind: 'camera',
};

/** A summary as the API gives it. */
function summaryOf(system: ProjectSystem, designs = DESIGNS): ProjectSummary {
  const parts = Object.entries(designs).map(([site, design]) => ({
    site,
    ...english.rendered(calculateProposal(design, catalogue)),
  }));
  const { atSites, ...sums } = english.rendered(
    summarize(parts, system === 'one' ? { system, catalogue } : { system }),
  );
  const merged = priceOpenLines(sums.bill, PRICES).bill;
  const ofSystem = merged.length - sums.systemLines;
  const own = 'Staff house' in designs ? [OWN] : [];
  const { bill, billTotal } = totalled([...merged.slice(0, ofSystem), ...own, ...merged.slice(ofSystem)]);
  const sites = parts.map((part, place): SummarySite => {
    const { bought, bill: standing, physical } = atSites[place]!;
    const priced = totalled([...priceOpenLines(bought, PRICES).bill, ...(part.site === 'Staff house' ? own : [])]);
    return {
      siteId: place + 1,
      name: part.site,
      siteDesignId: place + 1,
      from: place === 0 ? 'issued' : 'newest',
      proposalId: place === 0 ? 1 : null,
      number: place === 0 ? 'P-0001' : null,
      revision: place === 0 ? 'A' : null,
      siteDesignName: 'Cameras',
      totals: part.totals,
      hardware: null,
      answer: part.answer,
      ...priced,
      physical,
      machines: standing.map(({ kind, designation, quantity, rackUnits }) => ({
        kind,
        designation,
        quantity,
        rackUnits,
      })),
      network: null,
      failed: false,
      errorMessage: null,
    };
  });
  const systemTotal = sums.systemLines === 0 ? null : totalled(merged.slice(ofSystem)).billTotal;
  return { system, sites, ...sums, bill, billTotal, systemTotal, network: null };
}

const NO_SITE_DESIGN: SummarySite = {
  siteId: 9,
  name: 'Garage',
  siteDesignId: null,
  from: null,
  proposalId: null,
  number: null,
  revision: null,
  siteDesignName: null,
  totals: null,
  hardware: null,
  answer: null,
  bill: [],
  billTotal: null,
  physical: null,
  machines: [],
  network: null,
  failed: false,
  errorMessage: null,
};

function show(summary: ProjectSummary, onSystem = vi.fn<(system: ProjectSystem) => void>()): HTMLElement {
  render(
    <MemoryRouter>
      <CatalogueContext value={catalogue}>
        <SummaryReport projectId={1} projectName="Hotel" summary={summary} onSystem={onSystem} />
      </CatalogueContext>
    </MemoryRouter>,
  );
  return screen.getByRole('article');
}

function rowsOf(name: string, within_: HTMLElement = screen.getByRole('article')): string[] {
  return within(within(within_).getByRole('table', { name }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent.trim()).join(' | '));
}

describe('the summary of a project', () => {
  test('says of each site where its figures come from, its hardware with spares, days, fill and price', () => {
    show(summaryOf('perSite'));
    const [main, staff, annex, sum] = rowsOf('Sites');
    expect(main).toMatch(
      /^Main building \| P-0001 A \| 1 \+ 1 x HE\S+ \| 86 \| .* \| 14 to 30 \| \d+ % \| .* \| Issued$/,
    );
    expect(staff).toMatch(
      /^Staff house \| draft Cameras \| 1 x HE150D-8TB no spare \| 12 \| .* \| 30 \| \d+ % \| .* \| EUR.6,010.00 3 of 5 lines \| Draft$/,
    );
    expect(annex).toMatch(/EUR.4,810.00 2 of 4 lines \| Draft$/);
    expect(sum).toMatch(/^3 sites \| {2}\| 3 \+ 1 servers \| 110 \| /);
  });

  test('names the sites without a spare with the cameras that are lost, and those whose disk is alone', () => {
    show(summaryOf('perSite'));
    const know = screen.getByRole('region', { name: 'To know before you sell' });
    expect(
      within(know)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'No spare at 2 of 3 sites: while a server is down, 12 cameras of Staff house or 12 cameras of Annex are not recorded',
      'One failed disk loses its recordings at Staff house and at Annex (JBOD)',
    ]);
  });

  test('merges equal lines and names their sites; own lines stay as they are', () => {
    show(summaryOf('perSite'));
    const rows = rowsOf('Bill of materials');
    expect(rows.filter((row) => row.startsWith('UPS 750 VA'))).toEqual([
      expect.stringContaining('2 x UPS 750 VA: Staff house, Annex | 2'),
    ]);
    expect(rows).toContainEqual(expect.stringContaining('| 86 Main building, 12 Staff house, 12 Annex | 110'));
    expect(rows).toContainEqual(expect.stringMatching(/^Dome camera.*\| Staff house\. Lobby \| 12 \|/));
    expect(rows).toContainEqual(expect.stringMatching(/^HE150D-8TB \| .*JBOD: Staff house, Annex \| 2/));
  });

  test('shows the bill of each site, and what one system buys once', () => {
    show(summaryOf('one'));
    fireEvent.click(screen.getByRole('button', { name: 'By site' }));
    const whole = screen.getByRole('region', { name: 'Bill of For the whole system' });
    expect(rowsOf('Bill of materials', whole)).toEqual([expect.stringContaining('Professional+ base licence')]);
    const staff = screen.getByRole('region', { name: 'Bill of Staff house' });
    const lines = rowsOf('Bill of materials', staff);
    expect(lines.join('\n')).not.toContain('base licence');
    expect(lines.at(-1)).toMatch(/EUR.6,010.00$/);
    expect(rowsOf('Sites').at(-2)).toMatch(/^Whole system \| bought once \| Professional\+ base licence \|.*No price/);
  });

  test('has no total of one system with several editions, and does not blame the currency', () => {
    const { bill, billTotal, systemTotal, ...summary } = summaryOf('one');
    const withoutSum = { ...billTotal, amount: null };
    const base = { ...systemTotal!, amount: null, currency: 'EUR', pricedLines: 1 };
    const problem = 'Annex has Corporate, Staff house Professional+: one system has one edition';
    show({ ...summary, bill, problem, billTotal: withoutSum, systemTotal: base });
    expect(screen.getByText(problem)).toBeTruthy();
    expect(rowsOf('Sites').slice(-2)).toEqual([
      expect.stringContaining('bought once'),
      expect.stringContaining('no total'),
    ]);
    expect(screen.getAllByText(/^no total/)).toHaveLength(3);
    expect(screen.getByRole('article').textContent).not.toContain('several currencies');
  });

  test('asks for one system or one for each site', () => {
    const onSystem = vi.fn<(system: ProjectSystem) => void>();
    show(summaryOf('perSite'), onSystem);
    const group = screen.getByRole('group', { name: 'System' });
    expect(within(group).getByRole('button', { pressed: true }).textContent).toBe('One for each site (3)');
    fireEvent.click(within(group).getByRole('button', { name: 'One over all sites' }));
    expect(onSystem).toHaveBeenCalledWith('one');
  });

  test('counts the sites that have a design', () => {
    const summary = summaryOf('perSite');
    const article = show({ ...summary, sites: [NO_SITE_DESIGN, ...summary.sites] });
    expect(rowsOf('Sites')[0]).toMatch(/^Garage \| {2}\| No design yet/);
    expect(rowsOf('Sites').at(-1)).toMatch(/^3 of 4 sites/);
    expect(article.textContent).toContain('1 site without a design that has cameras, not counted.');
    expect(article.textContent).toContain('No spare at 2 of 3 sites');
  });
});
