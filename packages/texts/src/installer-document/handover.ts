import type { AcceptanceStep, InstallerFact } from './document.ts';
import type { InstallerInput } from './input.ts';
import { namesOf } from './names.ts';
import { coveredText } from './other-servers.ts';

/** What stands by, what is locked, and the rules that hold. */
export function failoverFacts(input: InstallerInput): InstallerFact[] {
  const { design, formats, recording, result, spares } = input;
  const { failover, hotSparesPerServer } = design.serverSettings.resilience;
  const gap = result.failure?.gapSeconds ?? null;
  const names = namesOf('REC', { first: recording + 1, last: recording + spares });
  return [
    ...(spares === 0
      ? [{ name: 'Kind', text: withoutSpare(input) }]
      : [
          { name: 'Kind', text: `${names}: ${coveredText(input)}` },
          ...(gap === null ? [] : [{ name: 'Time until it records', text: gapText(gap, input) }]),
          { name: 'Days to be covered', text: formats.counted(failover.outageDays, 'day') },
        ]),
    ...(hotSparesPerServer === 0
      ? []
      : [{ name: 'Hot spares', text: `${formats.counted(hotSparesPerServer, 'disk')} in each recording server` }]),
    { name: 'Evidence lock', text: lockText(input) },
    { name: 'Retention rules', text: rulesText(input) },
  ];
}

function gapText({ low, high }: { readonly low: number; readonly high: number }, { formats }: InstallerInput): string {
  return low === high ? `${formats.number(high)} s` : `${formats.number(low)} to ${formats.number(high)} s`;
}

function withoutSpare({ formats, result }: InstallerInput): string {
  const failing = result.answer.onFailure;
  if (failing === null) return 'no spare';
  const { camerasLost, cameras } = failing;
  const lost =
    camerasLost === cameras
      ? formats.counted(cameras, 'camera')
      : `${formats.number(camerasLost)} of ${formats.counted(cameras, 'camera')}`;
  return `no spare: ${lost} ${camerasLost === 1 ? 'is' : 'are'} not recorded while a server is down`;
}

function lockText({ design, formats, result }: InstallerInput): string {
  const { locksPerMonth, camerasPerLock, hoursPerLock, monthsKept } = design.serverSettings.evidenceLock;
  if (result.evidenceLock === undefined) return 'none asked for';
  const locks = `${formats.counted(locksPerMonth, 'lock')} a month of ${formats.counted(camerasPerLock, 'camera')} for ${formats.counted(hoursPerLock, 'hour')}`;
  return `${locks}, kept ${formats.counted(monthsKept, 'month')}: ${formats.tb(result.evidenceLock.storageTb.value)} reserved`;
}

function rulesText({ catalogue, design, formats, groups, result }: InstallerInput): string {
  const { retentionRules } = design.serverSettings;
  if (retentionRules.length === 0) return 'none asked for';
  const rules = catalogue.retentionRules.filter(({ id }) => retentionRules.includes(id));
  const texts = rules.map(({ id, name, kind, days }) => {
    const broken = (result.retentionFindings ?? []).filter(({ ruleId }) => ruleId === id);
    const bound = `${name}: ${kind === 'min' ? 'at least' : 'at most'} ${formats.counted(days.value, 'day')}`;
    const others = formats.list(broken.map(({ cameraGroupId }) => groups.get(cameraGroupId)!));
    return broken.length === 0 ? bound : `${bound}, not kept by ${others}`;
  });
  return texts.join('. ');
}

/** What is looked at before the site is handed over. */
export function acceptanceSteps(input: InstallerInput): AcceptanceStep[] {
  const { design, formats, result, servers, spares } = input;
  const { upsMinutes } = design.serverSettings.power;
  const gap = result.failure?.gapSeconds ?? null;
  return [
    ...(result.network == null ? [] : [{ check: 'Cameras at the ports of the plan', expected: portsText(input) }]),
    { check: 'Cameras recording', expected: formats.number(result.totals.cameras.value) },
    ...servers.flatMap((each) => growthSteps(each, input)),
    ...(spares === 0 || gap === null
      ? []
      : [
          { check: 'REC-01 switched off: recording resumes', expected: `within ${formats.number(gap.high)} s` },
          { check: 'REC-01 back on: older recordings can be reached', expected: 'yes' },
        ]),
    ...(upsMinutes === 0
      ? []
      : [{ check: 'Mains off: servers stay on', expected: formats.counted(upsMinutes, 'minute') }]),
    { check: 'On day 7: as-built check with the camera report', expected: 'no group over its planned rate' },
  ];
}

function portsText({ formats, result }: InstallerInput): string {
  const dealt = result.network!.closets.filter(({ switches }) => switches.length > 0);
  return formats.number(dealt.reduce((sum, { cameras }) => sum + cameras, 0));
}

function growthSteps(
  { plan, ...numbers }: InstallerInput['servers'][number],
  { formats }: InstallerInput,
): AcceptanceStep[] {
  if (plan === undefined) return [];
  const names = namesOf('REC', numbers);
  const each = plan.count > 1 ? ', each' : '';
  return [
    ...(plan.dailyTb === undefined
      ? []
      : [{ check: `Growth of the disks of ${names} in a day${each}`, expected: formats.tb(plan.dailyTb) }]),
    { check: `Highest rate in on ${names}${each}`, expected: `up to ${formats.mbit(plan.peakMbit)}` },
  ];
}
