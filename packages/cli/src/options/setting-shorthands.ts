import type { Catalogue } from '@site-designer/sizing-engine';
import { CAPACITY_CONVENTIONS } from '@site-designer/sizing-engine/bounds';
import { SHARED_SETTINGS } from '@site-designer/sizing-engine/design';
import { fieldText } from '@site-designer/texts';
import { Failover, HardwareType } from '@site-designer/sizing-engine/enumerations';
import { Option } from 'commander';
import { EXIT } from '../shell/exit-code.ts';
import { Failure } from '../shell/failure.ts';
import type { TypedSetting } from './setting-value.ts';

interface Shorthand {
  readonly flags: string;
  readonly about: string;
  /** The setting that it sets, or several. */
  readonly sets: string | ((typed: Omit<TypedSetting, 'path'>, catalogue: Catalogue) => readonly TypedSetting[]);
  /** Words that it takes, with the values that they stand for. */
  readonly words?: Readonly<Record<string, string | number>>;
}

const HARDWARE = { servers: HardwareType.generic, appliances: HardwareType.husky };
const FAILOVERS = { none: Failover.none, cold: Failover.coldStandby, hot: Failover.hotStandby };

/** Options for the settings that are typed most, by the names that they have when they are read. */
const SHORTHANDS = {
  hardware: {
    flags: '--hardware <type>',
    about: 'size with generic servers, or with appliances',
    sets: 'hardwareType',
    words: HARDWARE,
  },
  overhead: {
    flags: '--overhead <percent>',
    about: 'system overhead of generic servers',
    sets: 'genericServerSettings.mainSettings.systemOverhead',
  },
  sku: {
    flags: '--sku <sku>',
    about: 'the appliance to size with, or auto',
    sets: 'huskyServerSettings.applianceSku',
  },
  convention: {
    flags: '--convention <name>',
    about: 'how TB are compared with capacities: TB with TiB, or bytes with bytes',
    sets: 'capacityConvention',
    words: Object.fromEntries(CAPACITY_CONVENTIONS.map((name) => [name, name])),
  },
  failover: {
    flags: '--failover <kind>',
    about: 'spare servers: none, a cold group, or a hot one for each server',
    sets: 'resilience.failover.kind',
    words: FAILOVERS,
  },
  spares: {
    flags: '--spares <servers>',
    about: 'spare servers of the cold group',
    sets: 'resilience.failover.servers',
  },
  outageDays: {
    flags: '--outage-days <days>',
    about: 'days of recording that a generic spare server holds',
    sets: 'resilience.failover.outageDays',
  },
  hotSpares: {
    flags: '--hot-spares <disks>',
    about: 'hot spare disks of each generic server',
    sets: 'resilience.hotSparesPerServer',
  },
  upsMinutes: {
    flags: '--ups-minutes <minutes>',
    about: 'time without mains that a UPS bridges, 0 for none',
    sets: 'power.upsMinutes',
  },
  archive: {
    flags: '--archive <times>',
    about: 'how often a day generic servers move recordings to an archive, 0 for none',
    sets: archiving,
  },
  groomAfter: {
    flags: '--groom-after <days>',
    about: 'days after which a second archive reduces the frame rate, 0 for none',
    sets: 'tiers.groomAfterDays',
  },
  groomFps: {
    flags: '--groom-fps <fps>',
    about: 'frame rate that MJPEG keeps in the second archive',
    sets: 'tiers.groomFps',
  },
  keyFrameRatio: {
    flags: '--key-frame-ratio <ratio>',
    about: 'size of a key frame in delta frames, for what other codecs keep there',
    sets: 'tiers.keyFrameRatio',
  },
  retentionRules: {
    flags: '--retention-rules <ids>',
    about: 'published rules to check retentions against, such as 1,5',
    sets: 'retentionRules',
  },
  evidenceLock: {
    flags: '--evidence-lock <numbers>',
    about:
      'what is locked as evidence: locks a month, cameras and hours of each, months kept, such as 4,6,2,12; 0 for none',
    sets: locks,
  },
} as const satisfies Readonly<Record<string, Shorthand>>;

/** What was typed behind the shorthands. */
export type ShorthandOptions = { readonly [Name in keyof typeof SHORTHANDS]?: string };

export function shorthandOptions(): readonly Option[] {
  return Object.values<Shorthand>(SHORTHANDS).map(({ flags, about, words }) => {
    const option = new Option(flags, about);
    return words === undefined ? option : option.choices(Object.keys(words));
  });
}

/** The settings that the shorthands set, in the order of their list. */
export function typedByShorthands(options: ShorthandOptions, catalogue: Catalogue): TypedSetting[] {
  return Object.entries<Shorthand>(SHORTHANDS).flatMap(([name, { flags, sets, words }]) => {
    const text = options[name as keyof ShorthandOptions];
    if (text === undefined) return [];
    const [flag] = flags.split(' ');
    const typed =
      words === undefined
        ? { said: `${flag} "${text}"`, text }
        : { said: `${flag} ${text}`, text: String(words[text]) };
    return typeof sets === 'string' ? [{ ...typed, path: sets }] : sets(typed, catalogue);
  });
}

const SERVERS = 'genericServerSettings.advancedSettings';

/** Archiving so many times a day; 0 switches it off and leaves how often it would run. */
function archiving(
  { said, text }: Omit<TypedSetting, 'path'>,
  { archiveFrequencies }: Catalogue,
): readonly TypedSetting[] {
  const isOn = text.trim() !== '0';
  const flag = { said, path: `${SERVERS}.archiving`, text: String(isOn) };
  if (!isOn) return [flag];
  const times = archiveFrequencies.map(({ id }) => id);
  if (times.some((each) => String(each) === text.trim())) {
    return [flag, { said, path: `${SERVERS}.archiveFrequency`, text }];
  }
  throw new Failure(EXIT.usage, `${said}: ${fieldText('field.one-of', { values: [0, ...times] })}.`);
}

/** Four numbers with commas between them; a single 0 locks nothing. */
function locks({ said, text }: Omit<TypedSetting, 'path'>): readonly TypedSetting[] {
  const fields = Object.keys(SHARED_SETTINGS.evidenceLock);
  const numbers = text.trim() === '0' ? fields.map(() => '0') : text.split(',');
  if (numbers.length !== fields.length) {
    throw new Failure(EXIT.usage, `${said}: Must be ${fields.length} numbers with commas between them, or 0.`);
  }
  return fields.map((field, index) => ({
    said: `${said}: ${field}`,
    path: `evidenceLock.${field}`,
    text: numbers[index]!,
  }));
}
