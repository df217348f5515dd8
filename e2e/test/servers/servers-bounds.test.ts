import type { Locator, Page } from 'playwright-core';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { useApp } from '../../support/run/app.ts';
import {
  list,
  number,
  openServers,
  panel,
  restoreDefaults,
  settingOf,
  showServers,
} from '../../support/server-settings.ts';
import { fill } from '../../support/steps.ts';

const app = useApp();
let page: Page;

beforeAll(async () => {
  page = await openServers(app(), 'generic');
});

beforeEach(() => restoreDefaults(page));

const OPEN_EDITIONS = ['Professional+', 'Expert', 'Corporate'] as const;
const version = (): Locator => list(page, 'Select XProtect Version');
const cameras = (): Locator => number(page, 'Max cameras per server');
const management = (): Locator => page.getByRole('checkbox', { name: 'Add Management Server' });

async function choose(name: string): Promise<void> {
  await version().selectOption({ label: name });
}

describe.each(['generic', 'appliances'] as const)('the platform version of %s', (hardware) => {
  beforeEach(() => showServers(page, hardware));

  test.each(OPEN_EDITIONS)('%s accepts every number of cameras from 1 to 500', async (edition) => {
    for (const count of [1, 48, 150, 151, 500]) {
      await fill(cameras(), count);
      await choose(edition === 'Expert' ? 'Corporate' : 'Expert');
      await choose(edition);
      expect(await cameras().inputValue()).toBe(String(count));
    }
    for (const count of [0, 501]) {
      await cameras().fill(String(count));
      await settingOf(cameras()).getByText('Value must be between 1 and 500').waitFor();
      await cameras().press('Escape');
      expect(await cameras().inputValue()).toBe('500');
    }
  });

  test('Express+ limits the cameras per server to 48 and makes that the default', async () => {
    for (const [before, after] of [
      [1, 1],
      [47, 47],
      [48, 48],
      [49, 48],
      [150, 48],
      [500, 48],
    ] as const) {
      await choose('Corporate');
      await fill(cameras(), before);
      await choose('Express+');
      expect(await cameras().inputValue()).toBe(String(after));
    }
    await cameras().fill('49');
    await settingOf(cameras()).getByText('Value must be between 1 and 48').waitFor();
    await cameras().press('Escape');
    expect(await cameras().inputValue()).toBe('48');
  });

  test('Express+ offers no management server, and other editions do', async () => {
    await management().check({ force: true });
    expect(await list(page, 'Supported Cameras').isEnabled()).toBe(true);
    await choose('Express+');
    expect(await management().isChecked()).toBe(false);
    expect(await management().isDisabled()).toBe(true);
    expect(await list(page, 'Supported Cameras').isDisabled()).toBe(true);
    for (const edition of OPEN_EDITIONS) {
      await choose(edition);
      expect(await management().isChecked()).toBe(false);
      expect(await management().isEnabled()).toBe(true);
    }
  });
});

test('remote streams are limited by the edition', async () => {
  await showServers(page, 'appliances');
  const streams = number(page, 'Remote smart client streams per server');
  await fill(streams, 500);
  await streams.fill('501');
  await settingOf(streams).getByText('Value must be between 1 and 500').waitFor();
  await streams.press('Escape');
  await choose('Express+');
  expect(await streams.inputValue()).toBe('48');
  await choose('Corporate');
  expect(await streams.inputValue()).toBe('48');
});

describe('numbers of generic servers', () => {
  beforeEach(() => showServers(page, 'generic'));

  test.each([
    ['System overhead (%)', 0, 500],
    ['Concurrent Smart Client Streams', 0, 9999],
  ] as const)('%s accepts %i to %i, and invalid values are discarded', async (label, min, max) => {
    const field = number(page, label);
    for (const value of [min, max]) {
      await fill(field, value);
      expect(await field.inputValue()).toBe(String(value));
    }
    await field.fill(String(max + 1));
    await settingOf(field).getByText(`Value must be between ${min} and ${max}`).waitFor();
    await field.press('Enter');
    expect(await field.inputValue()).toBe(String(max));
  });

  test('disks of the flash type are limited to 7 TB, others to 20 TB', async () => {
    const live = panel(page, 'Live Database');
    const [smallest, largest, type] = [
      number(live, 'Disk size min'),
      number(live, 'Disk size max'),
      list(live, 'Disk type'),
    ];
    const sizes = async () => [await smallest.inputValue(), await largest.inputValue()];
    for (const disk of ['7.2k HDD', '10k HDD']) {
      await type.selectOption({ label: disk });
      await fill(smallest, 20);
      await fill(largest, 999);
      expect(await sizes()).toEqual(['20', '20']);
      await smallest.fill('21');
      await live.getByText('Value must be between 0 and 20').waitFor();
      await smallest.press('Escape');
    }
    await largest.fill('1000');
    await live.getByText('Value must be between 20 and 999').waitFor();
    await largest.press('Escape');

    await type.selectOption({ label: 'SSD' });
    expect(await sizes()).toEqual(['7', '7']);
    await smallest.fill('8');
    await live.getByText('Value must be between 0 and 7').waitFor();
    await smallest.press('Escape');
    await fill(largest, 20);
    expect(await sizes()).toEqual(['7', '7']);

    await type.selectOption({ label: '7.2k HDD' });
    expect(await sizes()).toEqual(['7', '20']);
    await fill(smallest, 6);
    await type.selectOption({ label: 'SSD' });
    expect(await sizes()).toEqual(['6', '7']);
  });
});

describe.each(['Max system utilization', 'Max disk utilization'])('the slider %s', (label) => {
  const LEAST = 'Minimum is 50 %';
  const slider = (): Locator => page.getByRole('slider', { name: label });
  const value = async (): Promise<number> => Number(await slider().inputValue());
  const warnings = (): Promise<number> => settingOf(slider()).getByText(LEAST, { exact: true }).count();

  beforeEach(() => showServers(page, 'appliances'));

  test('stops at its bounds by keyboard, and warns within 5 of its minimum', async () => {
    await slider().press('Home');
    expect([await value(), await warnings()]).toEqual([50, 1]);
    await slider().press('ArrowLeft');
    expect(await value()).toBe(50);
    for (const [expected, warned] of [
      [51, 1],
      [52, 1],
      [53, 1],
      [54, 1],
      [55, 1],
      [56, 0],
    ]) {
      await slider().press('ArrowRight');
      expect([await value(), await warnings()]).toEqual([expected, warned]);
    }
    await slider().press('End');
    expect([await value(), await warnings()]).toEqual([100, 0]);
    await slider().press('ArrowRight');
    expect(await value()).toBe(100);
  });

  test('stops at its bounds by mouse', async () => {
    await dragTo(0);
    expect([await value(), await warnings()]).toEqual([50, 1]);
    await dragTo(1);
    expect([await value(), await warnings()]).toEqual([100, 0]);
    await dragTo(0.3);
    expect([await value(), await warnings()]).toEqual([50, 1]);
    await dragTo(0.75);
    expect(await value()).toBeGreaterThanOrEqual(73);
    expect(await value()).toBeLessThanOrEqual(77);
    expect(await warnings()).toBe(0);
  });

  /** From where the thumb is to a share of the setting's width. */
  async function dragTo(share: number): Promise<void> {
    await slider().scrollIntoViewIfNeeded();
    const thumb = await slider().evaluate((input) => {
      const { x, y, width, height } = (input.closest('[class*=thumb]') ?? input).getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    });
    const track = await settingOf(slider()).boundingBox();
    if (track === null) throw new Error('The slider is not on the screen');
    await page.mouse.move(thumb.x, thumb.y);
    await page.mouse.down();
    await page.mouse.move(track.x + track.width * share, thumb.y, { steps: 5 });
    await page.mouse.up();
  }
});
