import { readFile } from 'node:fs/promises';
import { calculateProposal, defaultServerSettings, NEW_STREAM, type CameraRow } from '@site-designer/sizing-engine';
import { HardwareType } from '@site-designer/sizing-engine/enumerations';
import { publishedCatalogue as catalogue } from '@site-designer/sizing-engine/catalogue';
import { english } from '@site-designer/texts';
import Schema from 'typebox/schema';
import { describe, expect, test } from 'vitest';
import { resultSchema } from '../src/index.ts';

const page = JSON.parse(
  await readFile(new URL('../../../docs/schemas/proposal.schema.json', import.meta.url), 'utf8'),
) as Record<string, unknown>;

const PLACE = {
  siteDesignName: 'Perimeter',
  siteName: 'North gate',
  projectName: 'Harbour terminal',
  siteDesignDateUtc: '2026-03-01T09:30:00.000Z',
};

function resultOf(hardwareType: HardwareType, quantity: number): object {
  const row: CameraRow = { ...NEW_STREAM, id: 1, streamId: 1, cameraGroupId: 1, quantity };
  const serverSettings = { ...defaultServerSettings(catalogue), hardwareType };
  const proposal = english.rendered(
    calculateProposal({ cameras: quantity === 0 ? [] : [row], serverSettings }, catalogue),
  );
  return JSON.parse(JSON.stringify({ ...proposal, ...PLACE })) as object;
}

test('the published schema equals that of the answer', () => {
  expect(page).toEqual(JSON.parse(JSON.stringify(resultSchema())));
});

describe('by the published schema', () => {
  test.each([
    ['generic servers', HardwareType.generic, 100],
    ['appliances', HardwareType.husky, 100],
    ['a design without cameras', HardwareType.husky, 0],
  ] as const)('the answer for %s is valid', (_, hardwareType, quantity) => {
    expect(Schema.Check(page, resultOf(hardwareType, quantity))).toBe(true);
  });

  test.each(['totals', 'ledger', 'calculationSuccess', 'projectName'])('an answer without %s is not', (field) => {
    const { [field]: _, ...rest } = resultOf(HardwareType.husky, 100) as Record<string, unknown>;
    expect(Schema.Check(page, rest)).toBe(false);
  });
});
