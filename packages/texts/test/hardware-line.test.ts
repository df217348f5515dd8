import { calculateProposal, defaultServerSettings, NEW_STREAM, type CameraRow } from '@site-designer/sizing-engine';
import { publishedCatalogue } from '@site-designer/sizing-engine/catalogue';
import { Failover, HardwareType } from '@site-designer/sizing-engine/enumerations';
import { english, hardwareLine, serversLine } from '@site-designer/texts';
import { expect, it } from 'vitest';

const SETTINGS = defaultServerSettings(publishedCatalogue);
const CAMERAS: readonly CameraRow[] = [
  { ...NEW_STREAM, id: 1, cameraGroupId: 1, streamId: 1, streamName: '', quantity: 9, retentionDays: 30 } as CameraRow,
];

function proposalOf(cameras: readonly CameraRow[], hardwareType: HardwareType, archiving = false, more = {}) {
  const { genericServerSettings: generic } = SETTINGS;
  const genericServerSettings = { ...generic, advancedSettings: { ...generic.advancedSettings, archiving } };
  const serverSettings = { ...SETTINGS, hardwareType, genericServerSettings, ...more };
  return english.rendered(calculateProposal({ cameras, serverSettings }, publishedCatalogue));
}

it('names appliances by their number and their SKU', () => {
  const proposal = proposalOf(CAMERAS, HardwareType.husky);
  expect(hardwareLine(proposal.answer)).toBe(`1 x ${proposal.huskyProposal!.huskyIvoSpec.sku}`);
});

it('names generic servers with the disks of each storage', () => {
  expect(hardwareLine(proposalOf(CAMERAS, HardwareType.generic).answer)).toMatch(
    /^1 x Entry server, \d+ x \d+ TB [A-Z]+/,
  );
  const { answer, liveDatabase, archiveDatabase } = proposalOf(CAMERAS, HardwareType.generic, true);
  const disks = [liveDatabase!, archiveDatabase!].map(
    (each) => `${each.quantity} x ${each.diskSize} TB ${each.raidType}`,
  );
  expect(hardwareLine(answer)).toBe(`1 x Entry server, ${disks.join(' and ')}`);
});

it('says the spares', () => {
  const { failover } = SETTINGS.resilience;
  const resilience = { ...SETTINGS.resilience, failover: { ...failover, kind: Failover.coldStandby, servers: 1 } };
  const { answer } = proposalOf(CAMERAS, HardwareType.husky, false, { resilience });
  expect(hardwareLine(answer)).toBe(`2 x ${answer.hardware!.designation}, including 1 spare server`);
  expect(serversLine(answer)).toBe(`1 + 1 x ${answer.hardware!.designation}`);
});

it('leaves out the disks in a list', () => {
  const { answer } = proposalOf(CAMERAS, HardwareType.generic, true);
  expect(serversLine(answer)).toBe('1 x Entry server');
});

it('is empty where nothing fits', () => {
  const { answer } = proposalOf([], HardwareType.generic);
  expect([hardwareLine(answer), serversLine(answer)]).toEqual(['', '']);
});
