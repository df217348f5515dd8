import type { NamedDesign } from '@site-designer/design-file';
import {
  type CapacityConvention,
  type Catalogue,
  type EvidenceLock,
  type GenericServerSettings,
  type HuskyServerSettings,
  type Resilience,
  type ServerSettings,
  type TierSettings,
} from '@site-designer/sizing-engine';
import { checkSpares } from '@site-designer/sizing-engine/goals';
import { checkServerSettings } from '@site-designer/sizing-engine';
import { Failover, HardwareType } from '@site-designer/sizing-engine/enumerations';
import {
  CAPACITY_CONVENTIONS,
  RESILIENCE_BOUNDS,
  SERVER_BOUNDS,
  TIER_BOUNDS,
  type Bounds,
} from '@site-designer/sizing-engine/bounds';
import { AUTO_SKU, checkNumber, SHARED_SETTINGS, skusOffered, TEXTS } from '@site-designer/sizing-engine/design';
import { english } from '@site-designer/texts';
import { Option, type Command } from 'commander';
import { EXIT } from '../shell/exit-code.ts';
import { Failure } from '../shell/failure.ts';
import { didYouMean } from '../shell/suggest.ts';

/** Server settings that can be given on the command line, in place of those of the design. */
export interface SettingsOptions {
  readonly hardware?: keyof typeof HARDWARE;
  readonly overhead?: string;
  readonly sku?: string;
  readonly convention?: CapacityConvention;
  readonly failover?: keyof typeof FAILOVERS;
  readonly spares?: string;
  readonly outageDays?: string;
  readonly hotSpares?: string;
  readonly upsMinutes?: string;
  readonly archive?: string;
  readonly groomAfter?: string;
  readonly groomFps?: string;
  readonly keyFrameRatio?: string;
  readonly retentionRules?: string;
  readonly evidenceLock?: string;
}

const HARDWARE = { servers: HardwareType.generic, appliances: HardwareType.husky } as const;

const FAILOVERS = { none: Failover.none, cold: Failover.coldStandby, hot: Failover.hotStandby } as const;

export function addSettingsOptions(command: Command): Command {
  return command
    .addOption(
      new Option('--hardware <type>', 'size with generic servers, or with appliances').choices(Object.keys(HARDWARE)),
    )
    .option('--overhead <percent>', 'system overhead of generic servers')
    .option('--sku <sku>', 'the appliance to size with, or auto')
    .addOption(
      new Option(
        '--convention <name>',
        'how TB are compared with capacities: TB with TiB, or bytes with bytes',
      ).choices(CAPACITY_CONVENTIONS),
    )
    .addOption(
      new Option('--failover <kind>', 'spare servers: none, a cold group, or a hot one for each server').choices(
        Object.keys(FAILOVERS),
      ),
    )
    .option('--spares <servers>', 'spare servers of the cold group')
    .option('--outage-days <days>', 'days of recording that a generic spare server holds')
    .option('--hot-spares <disks>', 'hot spare disks of each generic server')
    .option('--ups-minutes <minutes>', 'time without mains that a UPS bridges, 0 for none')
    .option('--archive <times>', 'how often a day generic servers move recordings to an archive, 0 for none')
    .option('--groom-after <days>', 'days after which a second archive reduces the frame rate, 0 for none')
    .option('--groom-fps <fps>', 'frame rate that MJPEG keeps in the second archive')
    .option('--key-frame-ratio <ratio>', 'size of a key frame in delta frames, for what other codecs keep there')
    .option('--retention-rules <ids>', 'published rules to check retentions against, such as 1,5')
    .option(
      '--evidence-lock <numbers>',
      'what is locked as evidence: locks a month, cameras and hours of each, months kept, such as 4,6,2,12; 0 for none',
    );
}

export function withTypedSettings(design: NamedDesign, typed: SettingsOptions, catalogue: Catalogue): NamedDesign {
  const asked = { ...design, serverSettings: typedSettings(design.serverSettings, typed, catalogue) };
  refuseSpares(asked, typed, catalogue);
  return asked;
}

/** What a design file asks for is reported with the answer; an option is refused. */
function refuseSpares(design: NamedDesign, { failover, spares }: SettingsOptions, catalogue: Catalogue): void {
  if (failover === undefined && spares === undefined) return;
  const [wrong] = checkSpares(design, catalogue);
  if (wrong === undefined) return;
  const option = spares === undefined ? `--failover ${failover}` : `--spares "${spares}"`;
  throw new Failure(EXIT.usage, `${option}: ${english.say(wrong.message)}`);
}

export function typedSettings(settings: ServerSettings, typed: SettingsOptions, catalogue: Catalogue): ServerSettings {
  const { hardware, convention, sku, upsMinutes, retentionRules, evidenceLock } = typed;
  const { genericServerSettings: generic } = settings;
  const asked = {
    ...settings,
    ...(hardware !== undefined && { hardwareType: HARDWARE[hardware] }),
    ...(convention !== undefined && { capacityConvention: convention }),
    ...(sku !== undefined && { huskyServerSettings: withSku(settings.huskyServerSettings, sku, catalogue) }),
    resilience: typedResilience(settings.resilience, typed),
    ...(upsMinutes !== undefined && {
      power: { upsMinutes: numberOf('ups-minutes', upsMinutes, SERVER_BOUNDS.upsMinutes) },
    }),
    tiers: typedTiers(settings.tiers, typed),
    ...(retentionRules !== undefined && { retentionRules: ruleIds(retentionRules, catalogue) }),
    ...(evidenceLock !== undefined && { evidenceLock: lockOf(evidenceLock, settings, catalogue) }),
    genericServerSettings: typedServers(generic, typed, catalogue),
  };
  refuseUnusedTiers(asked, typed);
  return asked;
}

/** A second archive given as an option that would have no effect. That of a design file is kept and ignored. */
function refuseUnusedTiers(
  { hardwareType, genericServerSettings, tiers }: ServerSettings,
  { groomAfter, groomFps, keyFrameRatio }: SettingsOptions,
): void {
  const isArchived = hardwareType !== HardwareType.husky && genericServerSettings.advancedSettings.archiving;
  if (groomAfter !== undefined && tiers.groomAfterDays > 0 && !isArchived) {
    throw new Failure(
      EXIT.usage,
      `--groom-after "${groomAfter}": Only generic servers with archiving have a second archive: add --hardware servers and --archive, such as --archive 1.`,
    );
  }
  const ofTheArchive = groomFps === undefined ? keyFrameRatio : groomFps;
  if (ofTheArchive === undefined || (isArchived && tiers.groomAfterDays > 0)) return;
  const option = groomFps === undefined ? 'key-frame-ratio' : 'groom-fps';
  throw new Failure(EXIT.usage, `--${option} "${ofTheArchive}": There is no second archive: add --groom-after.`);
}

function typedServers(
  settings: GenericServerSettings,
  { overhead, archive }: SettingsOptions,
  catalogue: Catalogue,
): GenericServerSettings {
  const { mainSettings, advancedSettings } = settings;
  return {
    ...settings,
    ...(overhead !== undefined && {
      mainSettings: { ...mainSettings, systemOverhead: numberOf('overhead', overhead, SERVER_BOUNDS.systemOverhead) },
    }),
    ...(archive !== undefined && { advancedSettings: { ...advancedSettings, ...archiving(archive, catalogue) } }),
  };
}

/** Archiving so many times a day; 0 switches it off and leaves how often it would run. */
function archiving(
  text: string,
  { archiveFrequencies }: Catalogue,
): Partial<GenericServerSettings['advancedSettings']> {
  if (text.trim() === '0') return { archiving: false };
  const times = archiveFrequencies.map(({ id }) => id);
  const archiveFrequency = times.find((each) => String(each) === text.trim());
  if (archiveFrequency !== undefined) return { archiving: true, archiveFrequency };
  throw new Failure(EXIT.usage, `--archive "${text}": ${TEXTS.oneOf([0, ...times])}.`);
}

/** Appliance settings with a SKU that goes with their other choices. */
function withSku(settings: HuskyServerSettings, typed: string, catalogue: Catalogue): HuskyServerSettings {
  if (typed.toLowerCase() === 'auto') return { ...settings, applianceSku: AUTO_SKU };
  const wanted = typed.toLowerCase();
  const offered = skusOffered(settings, catalogue);
  const applianceSku = offered.find((each) => each.toLowerCase() === wanted);
  if (applianceSku !== undefined) return { ...settings, applianceSku };
  const isKnown = catalogue.appliances.some(({ skus }) => skus.some(({ sku }) => sku.toLowerCase() === wanted));
  const wrong = isKnown ? TEXTS.skuNotOffered : 'The catalogue has no such SKU';
  throw new Failure(EXIT.usage, `--sku "${typed}": ${wrong}.${isKnown ? '' : didYouMean(typed, offered)}`);
}

function typedResilience(
  { failover, hotSparesPerServer }: Resilience,
  { failover: kind, spares, outageDays, hotSpares }: SettingsOptions,
): Resilience {
  const { servers, outageDays: days, hotSparesPerServer: disks } = RESILIENCE_BOUNDS;
  return {
    failover: {
      kind: kind === undefined ? failover.kind : FAILOVERS[kind],
      servers: spares === undefined ? failover.servers : numberOf('spares', spares, servers),
      outageDays: outageDays === undefined ? failover.outageDays : numberOf('outage-days', outageDays, days),
    },
    hotSparesPerServer: hotSpares === undefined ? hotSparesPerServer : numberOf('hot-spares', hotSpares, disks),
  };
}

function typedTiers(
  { groomAfterDays, groomFps, keyFrameRatio }: TierSettings,
  { groomAfter, groomFps: fps, keyFrameRatio: ratio }: SettingsOptions,
): TierSettings {
  return {
    groomAfterDays:
      groomAfter === undefined ? groomAfterDays : numberOf('groom-after', groomAfter, TIER_BOUNDS.groomAfterDays),
    groomFps: fps === undefined ? groomFps : numberOf('groom-fps', fps, TIER_BOUNDS.groomFps),
    keyFrameRatio: ratio === undefined ? keyFrameRatio : numberOf('key-frame-ratio', ratio, TIER_BOUNDS.keyFrameRatio),
  };
}

function numberOf(option: string, text: string, bounds: Bounds): number {
  const number = text.trim() === '' ? Number.NaN : Number(text);
  const wrong = checkNumber(number, bounds);
  if (wrong !== undefined) throw new Failure(EXIT.usage, `--${option} "${text}": ${wrong}.`);
  return number;
}

/** The rules that are typed as ids with commas between them; no text is no rule. */
function ruleIds(text: string, { retentionRules }: Catalogue): number[] {
  const parts = text.trim() === '' ? [] : text.split(',').map((part) => part.trim());
  const known = new Map(retentionRules.map(({ id }) => [String(id), id]));
  const ids = [...new Set(parts)].map((part) => known.get(part));
  if (ids.every((id) => id !== undefined)) return ids;
  const allowed = retentionRules.map(({ id, name }) => `${id} (${name})`).join(', ');
  throw new Failure(EXIT.usage, `--retention-rules "${text}": Must be ids with commas between them, of ${allowed}.`);
}

/** Four numbers with commas between them; a single 0 locks nothing. */
function lockOf(text: string, settings: ServerSettings, catalogue: Catalogue): EvidenceLock {
  if (text.trim() === '0') return SHARED_SETTINGS.evidenceLock;
  const numbers = text.split(',').map((part) => (part.trim() === '' ? Number.NaN : Number(part)));
  const [locksPerMonth, camerasPerLock, hoursPerLock, monthsKept] = numbers;
  if (numbers.length !== LOCK_NUMBERS) {
    throw new Failure(
      EXIT.usage,
      `--evidence-lock "${text}": Must be ${LOCK_NUMBERS} numbers with commas between them, or 0.`,
    );
  }
  const evidenceLock = { locksPerMonth, camerasPerLock, hoursPerLock, monthsKept } as EvidenceLock;
  const wrong = checkServerSettings({ ...settings, evidenceLock }, catalogue, '').find(({ path }) =>
    path.startsWith('evidenceLock'),
  );
  if (wrong === undefined) return evidenceLock;
  throw new Failure(
    EXIT.usage,
    `--evidence-lock "${text}": ${wrong.path.replace('evidenceLock.', '')}: ${wrong.message}.`,
  );
}

const LOCK_NUMBERS = Object.keys(SHARED_SETTINGS.evidenceLock).length;
