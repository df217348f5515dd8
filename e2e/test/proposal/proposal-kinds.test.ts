import { english } from '@site-designer/texts';
import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { violations } from '../../support/every-page/accessibility.ts';
import { apiFor, type Api } from '../../support/api.ts';
import { useApp } from '../../support/run/app.ts';
import { pathOf } from '../../support/four-cameras.ts';
import { layoutShift, watchLayoutShifts } from '../../support/every-page/layout-shift.ts';
import {
  addPrepared,
  expressPlus,
  manyGroups,
  onAppliances,
  onServers,
  withManagementServer,
  type PreparedDesign,
} from '../../support/prepared-designs.ts';
import { shownNumber } from '../../support/shown-number.ts';
import { generateFolded, open, unfold } from '../../support/steps.ts';

const app = useApp();
let api: Api;
let page: Page;

beforeAll(async () => {
  api = await apiFor('Alice', app().server);
  page = await app().openPage();
  await watchLayoutShifts(page);
  await open(page, '/', 'Alice');
  // What is shown until the answer comes is painted, however quick the answer is. With a route no page would use the cache.
  await page.addInitScript(() => {
    const send = globalThis.fetch;
    globalThis.fetch = async (to, ...more) => {
      const address = to instanceof Request ? to.url : to.toString();
      // The stream of events never ends, so the network would never be idle.
      if (address.endsWith('/events')) throw new TypeError('Without events');
      if (address.includes('/calculate')) {
        await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
      }
      return send(to, ...more);
    };
  });
});

const HUNDRED = [{ quantity: 60 }, { quantity: 40, recording: 2 }];

interface Solved extends PreparedDesign {
  readonly tells?: readonly string[];
  /** Whether nothing but words and figures differs from the page of the design before, which axe has looked at. */
  readonly isAlike?: boolean;
}

const SOLVED: Readonly<Record<string, Solved>> = {
  'one group on generic servers': { groups: [{}], settings: onServers() },
  'generic servers': { groups: HUNDRED, settings: onServers() },
  'generic servers with an archive': { groups: HUNDRED, settings: onServers({}, { archiving: true }) },
  'one group on appliances': { groups: [{}], settings: onAppliances() },
  appliances: { groups: [...HUNDRED, { quantity: 300 }], settings: onAppliances() },
  'an edition at its limit': { groups: [{ quantity: 48 }], settings: expressPlus },
  'management server level 1': { groups: HUNDRED, settings: withManagementServer(1) },
  'management server level 2': { groups: HUNDRED, settings: withManagementServer(2), isAlike: true },
  'management server level 3': { groups: HUNDRED, settings: withManagementServer(3), isAlike: true },
  'management server level 4': { groups: HUNDRED, settings: withManagementServer(4), isAlike: true },
  'management server level 5, for presales': {
    groups: HUNDRED,
    settings: withManagementServer(5),
    tells: [english.say({ say: 'warning.contact-presales' })],
  },
  'more cameras than the management server is for': {
    groups: [{ quantity: 301 }],
    settings: withManagementServer(1),
    tells: [english.say({ say: 'warning.management-level-exceeded' })],
  },
  'five hundred groups on appliances': { groups: manyGroups(500), settings: onAppliances() },
  'five hundred groups on generic servers with an archive': {
    groups: manyGroups(500),
    settings: onServers({ addManagementServer: true }, { archiving: true }),
  },
};

const FAILED: Readonly<Record<string, PreparedDesign & { readonly tells: readonly RegExp[] }>> = {
  'an edition over its limit': {
    groups: [{ quantity: 60 }],
    settings: expressPlus,
    tells: [/only up to 48 cameras/, /has 60 cameras/, /Remove 12 cameras/],
  },
  'recordings that no appliance of the model holds': {
    groups: [{ quantity: 10, retentionDays: 1825 }],
    settings: onAppliances({ ivoModel: 1 }, { maxCamerasPerServer: 10 }),
    tells: [/TB of storage/, /allows [\d.]+ TiB, counted as TB \([\d.]+ TB\)/, /Choose Auto for model/],
  },
  'a design without cameras': {
    groups: [],
    settings: onAppliances(),
    tells: [new RegExp(english.say({ say: 'none.no-cameras' }))],
  },
};

interface Step {
  readonly code: string;
  readonly direction: string;
  readonly quantity: string;
  readonly distance: number | null;
  readonly unit: string;
  readonly effect: string;
  readonly message: string;
}

interface Result {
  readonly headroom: readonly Step[];
  readonly errorMessage: string | null;
  readonly bindingConstraint: { readonly value: number } | null;
  readonly billTotal: { readonly pricedLines: number; readonly lines: number } | null;
  readonly warnings: readonly { readonly message: string }[];
}

interface Opened {
  readonly report: Locator;
  readonly result: Result;
  /** How far anything has moved until the proposal stood there; what is unfolded then moves what follows. */
  readonly shift: number;
}

async function proposalOf(prepared: PreparedDesign): Promise<Opened> {
  const path = pathOf(await addPrepared(api, prepared));
  const result = await api.get<Result>(`${path}/calculate`);
  await page.goto(path);
  const report = await generateFolded(page);
  await page.waitForLoadState('networkidle');
  const shift = await layoutShift(page);
  await unfold(report);
  return { report, result, shift };
}

/** Paths of the numbers of a result that the screen has to tell; a range that is none is told as "exact". */
function pathsOf(node: unknown, path = ''): string[] {
  if (typeof node === 'number') return [path];
  if (node === null || typeof node !== 'object') return [];
  if ('low' in node && 'high' in node && node.low === node.high) return [`${path}.value`];
  return Object.entries(node).flatMap(([key, each]) => {
    if (key === 'settings' || key === 'rangeMax') return [];
    // All disks of a storage, which are told, are one array.
    if (key === 'arrays' && Array.isArray(each) && each.length === 1) return [];
    if (each === 0 && isLeftOutAtZero(key, path)) return [];
    return pathsOf(each, Array.isArray(node) ? `${path}[${key}]` : [path, key].filter(Boolean).join('.'));
  });
}

function isLeftOutAtZero(key: string, path: string): boolean {
  // Without archiving no server has a live storage apart, and an alternative without spare servers tells none.
  if (key === 'liveTb' || (key === 'spares' && path.startsWith('alternatives'))) return true;
  // What a line of the bill takes nothing of is a dash.
  return LINE_FIGURE.test(key);
}

const LINE_FIGURE = /^(?:typicalW|greatestW|heatBtuPerHour|rackUnits|weightKg)$/;

function valueAt(result: object, path: string): number {
  const keys = path.split(/[.[\]]+/).filter(Boolean);
  return keys.reduce<unknown>((node, key) => (node as Record<string, unknown>)[key], result) as number;
}

interface Shown {
  readonly path: string;
  readonly text: string;
}

/** Figures that are one number of the result, as they stand on the screen. */
function figuresOf(report: Locator): Promise<Shown[]> {
  return report
    .locator('[data-figure][data-is-told=true]')
    .filter({ visible: true })
    .evaluateAll((figures) =>
      figures.map((figure) => ({
        path: (figure as HTMLElement).dataset['figure']!,
        text: (figure as HTMLElement).innerText.trim(),
      })),
    );
}

/**
 * The waterfall starts with the first step; of another solution only what is different is told; a share of a limit is told
 * once, with the loads of a server; the needs behind the reach of the disks are drawn, and their table is for those who
 * cannot see the drawing; the camera groups of a server are told by their names.
 */
const NOT_TOLD = new RegExp(
  [
    String.raw`^ledger\[0\]\.factor$`,
    // The disks of another solution and the settings that it changes are told as sentences.
    String.raw`^alternatives\[\d\]\.(?:storages\[\d\]\.(?!formattedPercent)|fullestCameras|rawTb|changes\[|bill)`,
    // The answer tells the fullest storage and the days of busy scenes.
    String.raw`^answer\.|^reach\[\d\]\.busyDays$`,
    // Steps are looked at by what they lead to.
    String.raw`^headroom\[`,
    String.raw`^(?:bindingConstraint|huskyProposal\.(?:cameraStreams|cameraDataRate|clientDataRate|storageWithOverhead|diskUtilization|systemUtilization))\.percent$`,
    String.raw`^retentionReach\.(?:asked$|room$|needs)`,
    // Four retentions of a state are told, and how many more there are.
    String.raw`^failure\.states\[\d\]\.kept\[\d+\]\.keptDays$`,
    // What each group could be kept alone is a table for those who look closer.
    String.raw`^reach\[\d\]\.alone`,
    String.raw`^serverPlan\.servers\[\d+\]\.groups`,
    // The bars of a server's loads tell it.
    String.raw`^bindingConstraint\.(?:value|max)$`,
    // A sentence below the bill counts them.
    String.raw`^billTotal\.`,
    // The bill tells the disks of all servers, and the spares.
    String.raw`^(?:(?:live|archive)Database\.totalQuantity|failure\.spares)$`,
    // The cameras that are not recorded are told, and what is lost while nothing takes over: the second state.
    String.raw`^failure\.states\[(?:\d\]\.camerasRecorded|(?!1\])\d\]\.tbNotRecordedPerHour)$`,
    // The days of each retention are told; the longest of them is one of those, and no server keeps none.
    String.raw`^failure\.states\[\d\]\.(?:retentionDays|kept\[\d+\]\.retentionDays)$`,
    // A server that is down is told where no spare takes over, and has no load where it is the only one.
    String.raw`^failure\.states\[1\]\.(?:camerasNotRecorded|serverLoadPercent|storagePercent|tbNotRecordedPerHour|kept\[\d+\]\.keptDays)$`,
    // Chances are told in percent, and the hours of a rebuild from the quickest to the slowest.
    String.raw`^failure\.disks\[\d\]\.(?:chanceOfFailurePerYear|chanceOfLoss|rebuildHours\.likely)$`,
  ].join('|'),
);

/** What a step leads to, or whose room it tells; the verb follows the number of what changes. */
function outcome({ code, direction, effect, quantity }: Step): string {
  return code === 'cameras-more-of-group'
    ? quantity
    : `${direction} ${effect.replace(/^needs? |^takes? |^saves? /, '')}`;
}

/** What the steps that are near enough to plan for lead to, each once. */
function outcomes(steps: readonly Step[]): string[] {
  const near = steps.filter(({ distance, unit }) => distance !== null && (unit !== '%' || distance <= 100));
  return [...new Set(near.map(outcome))].toSorted();
}

/** What disks hold is told in days that are full. */
const WHOLE_DAYS = /^retentionReach\.(?:low|likely|high)$|^answer\.keeps\.(?:likely|busyDays)$/;

/** A sentence about a next step or another solution tells more numbers than its own. */
const SENTENCE = /^(?:headroom|alternatives)/;
const OTHER_CONVENTION = / it would be /;

describe.each(Object.keys(SOLVED))('the proposal for %s', (name) => {
  test('shows every figure of the result without layout shifts or axe violations', async () => {
    const { tells = [], isAlike = false, ...prepared } = SOLVED[name]!;
    const { report, result, shift } = await proposalOf(prepared);
    const figures = await figuresOf(report);

    const steps = result.headroom.filter(({ message }, index) =>
      figures.some(({ path, text }) => path === `headroom[${index}].distance` && text === message),
    );
    expect(steps.map(outcome).toSorted()).toEqual(outcomes(result.headroom));
    const missing = pathsOf(result).filter((path) => !figures.some((figure) => figure.path === path));
    expect(missing.filter((path) => !NOT_TOLD.test(path))).toEqual([]);
    const wrong = figures.filter(({ path, text }) => {
      const { number, tolerance } = shownNumber(text);
      if (WHOLE_DAYS.test(path)) return number !== Math.floor(valueAt(result, path));
      if (SENTENCE.test(path) || OTHER_CONVENTION.test(text)) return false;
      return Math.abs(valueAt(result, path) - number) > tolerance * 1.0001;
    });
    expect(wrong.map(({ path, text }) => `${path}: ${text} for ${valueAt(result, path)}`)).toEqual([]);
    const { pricedLines, lines } = result.billTotal!;
    const text = (await report.innerText()).replaceAll(/\s+/g, ' ');
    expect(text).toContain(`${pricedLines} of ${lines} lines priced.`);
    for (const told of tells) {
      expect(await report.getByRole('region', { name: 'Management Server' }).innerText()).toContain(told);
    }
    for (const { message } of result.warnings) expect(text).toContain(message);
    expect(shift).toBeLessThanOrEqual(0.05);
    expect(isAlike ? [] : await violations(page)).toEqual([]);
  });
});

describe.each(Object.keys(FAILED))('a design that cannot be built: %s', (name) => {
  test('shows the limit, the figure and the remedies', async () => {
    const { tells, ...prepared } = FAILED[name]!;
    const { report, result } = await proposalOf(prepared);
    const alert = await report.getByRole('alert').innerText();
    expect(alert).toContain('We have run into an error while trying to calculate proposals');
    expect(alert).toContain(result.errorMessage);
    for (const each of tells) expect(alert).toMatch(each);
    const binding = report.locator('[data-figure="bindingConstraint.value"]');
    expect(await binding.count()).toBe(result.bindingConstraint === null ? 0 : 1);
    expect(await layoutShift(page)).toBeLessThanOrEqual(0.05);
    expect(await violations(page)).toEqual([]);
  });
});
