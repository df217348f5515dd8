import type { AcceptanceStep, InstallerFact } from './document.ts';
import type { InstallerInput } from './input.ts';
import { nameOf, namesOf } from './names.ts';
import { coveredText } from './other-servers.ts';

/** What stands by, what is locked, and the rules that hold. */
export function failoverFacts(input: InstallerInput): InstallerFact[] {
  const { design, formats, recording, result, spares } = input;
  const { failover, hotSparesPerServer } = design.serverSettings.resilience;
  const gap = result.failure?.gapSeconds ?? null;
  const { handover: words, days } = input.words;
  const names = namesOf('REC', { first: recording + 1, last: recording + spares }, input.words);
  return [
    ...(spares === 0
      ? [{ name: words.kind, text: withoutSpare(input) }]
      : [
          { name: words.kind, text: `${names}${formats.speaker.language.colon}${coveredText(input)}` },
          ...(gap === null ? [] : [{ name: words.untilItRecords, text: words.gap(gap, formats) }]),
          { name: words.daysCovered, text: days(failover.outageDays, formats) },
        ]),
    ...(hotSparesPerServer === 0
      ? []
      : [{ name: words.hotSpares, text: words.hotSparesIn(hotSparesPerServer, formats) }]),
    { name: words.lock, text: lockText(input) },
    { name: words.rules, text: rulesText(input) },
  ];
}

function withoutSpare({ formats, result, words: { handover: words } }: InstallerInput): string {
  const failing = result.answer.onFailure;
  if (failing === null) return words.noSpare;
  return words.noSpareLost({ lost: failing.camerasLost, cameras: failing.cameras }, formats);
}

function lockText({ design, formats, result, words: { handover: words } }: InstallerInput): string {
  const { locksPerMonth, camerasPerLock, hoursPerLock, monthsKept } = design.serverSettings.evidenceLock;
  if (result.evidenceLock === undefined) return words.noLock;
  const reserved = formats.tb(result.evidenceLock.storageTb.value);
  return words.locks(
    { perMonth: locksPerMonth, cameras: camerasPerLock, hours: hoursPerLock, months: monthsKept, reserved },
    formats,
  );
}

function rulesText({ catalogue, design, formats, groups, result, words }: InstallerInput): string {
  const { retentionRules } = design.serverSettings;
  if (retentionRules.length === 0) return words.handover.noRules;
  const rules = catalogue.retentionRules.filter(({ id }) => retentionRules.includes(id));
  const texts = rules.map(({ id, name, kind, days }) => {
    const broken = (result.retentionFindings ?? []).filter(({ ruleId }) => ruleId === id);
    const brokenBy = broken.map(({ cameraGroupId }) => groups.get(cameraGroupId)!);
    return words.handover.rule({ name, kind, days: days.value, brokenBy }, formats);
  });
  return texts.join('. ');
}

/** What is looked at before the site is handed over. */
export function acceptanceSteps(input: InstallerInput): AcceptanceStep[] {
  const { design, formats, result, servers, spares } = input;
  const { upsMinutes } = design.serverSettings.power;
  const gap = result.failure?.gapSeconds ?? null;
  const { checks: words } = input.words.handover;
  const first = nameOf('REC', 1);
  return [
    ...(result.network == null ? [] : [{ check: words.ports, expected: portsText(input) }]),
    { check: words.recording, expected: formats.number(result.totals.cameras.value) },
    ...servers.flatMap((each) => growthSteps(each, input)),
    ...(spares === 0 || gap === null
      ? []
      : [
          { check: words.switchedOff(first), expected: words.within(gap.high, formats) },
          { check: words.backOn(first), expected: words.yes },
        ]),
    ...(upsMinutes === 0 ? [] : [{ check: words.mainsOff, expected: input.words.minutes(upsMinutes, formats) }]),
    { check: words.asBuilt, expected: words.noneOver },
  ];
}

function portsText({ formats, result }: InstallerInput): string {
  const dealt = result.network!.closets.filter(({ switches }) => switches.length > 0);
  return formats.number(dealt.reduce((sum, { cameras }) => sum + cameras, 0));
}

function growthSteps(
  { plan, ...numbers }: InstallerInput['servers'][number],
  { formats, words }: InstallerInput,
): AcceptanceStep[] {
  if (plan === undefined) return [];
  const { checks } = words.handover;
  const names = namesOf('REC', numbers, words);
  const isEach = plan.count > 1;
  return [
    ...(plan.dailyTb === undefined
      ? []
      : [{ check: checks.growth(names, isEach), expected: formats.tb(plan.dailyTb) }]),
    { check: checks.highestRate(names, isEach), expected: words.upTo(formats.mbit(plan.peakMbit)) },
  ];
}
