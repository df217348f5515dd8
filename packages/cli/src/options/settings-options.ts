import type { NamedDesign } from '@site-designer/design-file';
import {
  checkServerSettings,
  settleServerSettings,
  type Catalogue,
  type ServerSettings,
} from '@site-designer/sizing-engine';
import { hasSecondArchive, isArchived } from '@site-designer/sizing-engine/design';
import { checkSpares } from '@site-designer/sizing-engine/goals';
import { ownSpeaker, problemText } from '@site-designer/texts';
import { Option, type Command } from 'commander';
import { EXIT } from '../shell/exit-code.ts';
import { Failure } from '../shell/failure.ts';
import { settingNamed, settingsByPath, settingText, withSetting } from './setting-path.ts';
import { shorthandOptions, typedByShorthands, type ShorthandOptions } from './setting-shorthands.ts';
import { settingValue, type TypedSetting } from './setting-value.ts';

/** Server settings that can be given on the command line, in place of those of the design. */
export interface SettingsOptions extends ShorthandOptions {
  readonly set?: readonly string[];
}

export function addSettingsOptions(command: Command): Command {
  const any = new Option(
    '--set <path=value>',
    'any server setting by its path in a design file or the end of the path, such as systemOverhead=35 or "raidType=RAID 6"; an unknown one lists them; repeatable',
  )
    .argParser((value: string, before: readonly string[]) => [...before, value])
    .default([], 'none');
  for (const option of [any, ...shorthandOptions()]) command.addOption(option);
  return command;
}

/** A design with the settings that were typed. */
export function withTypedSettings(design: NamedDesign, options: SettingsOptions, catalogue: Catalogue): NamedDesign {
  return withTyped(design, typedOf(options, catalogue), catalogue);
}

/** A design with some settings such as `systemOverhead=35`. */
export function withAssignments(
  design: NamedDesign,
  assignments: readonly Assignment[],
  catalogue: Catalogue,
): NamedDesign {
  return withTyped(design, { shorthands: [], assignments }, catalogue);
}

/** The settings of a design that has no cameras yet. */
export function typedSettings(
  settings: ServerSettings,
  options: SettingsOptions,
  catalogue: Catalogue,
): ServerSettings {
  return applied(settings, typedOf(options, catalogue), catalogue).settings;
}

/** A text such as `raidType=5`, and the option that it stands behind. */
export interface Assignment {
  readonly said: string;
  readonly assignment: string;
}

interface Typed {
  readonly shorthands: readonly TypedSetting[];
  /** Each is read with those before it in force. */
  readonly assignments: readonly Assignment[];
}

function typedOf(options: SettingsOptions, catalogue: Catalogue): Typed {
  const assignments = (options.set ?? []).map((assignment) => ({ said: `--set "${assignment}"`, assignment }));
  return { shorthands: typedByShorthands(options, catalogue), assignments };
}

function withTyped(design: NamedDesign, given: Typed, catalogue: Catalogue): NamedDesign {
  const { settings, typed } = applied(design.serverSettings, given, catalogue);
  const asked = { ...design, serverSettings: settings };
  refuseSpares(asked, typed, catalogue);
  return asked;
}

interface Asked {
  readonly settings: ServerSettings;
  readonly typed: readonly TypedSetting[];
}

function applied(settings: ServerSettings, { shorthands, assignments }: Typed, catalogue: Catalogue): Asked {
  const typed: TypedSetting[] = [];
  let asked = settings;
  const set = (setting: TypedSetting): void => {
    asked = withSetting(asked, setting.path, settingValue(setting, asked, catalogue));
    typed.push(setting);
  };
  shorthands.forEach(set);
  for (const { said, assignment } of assignments) {
    const [name = '', text] = assignment.split(/=(.*)/s, 2);
    if (text === undefined) {
      throw new Failure(EXIT.usage, `${said}: a setting and its value, such as systemOverhead=35`);
    }
    set({ said, path: settingNamed(name, said, asked), text });
  }
  return typed.length === 0 ? { settings, typed } : { settings: checked(asked, typed, catalogue), typed };
}

/** Settings that were typed, as a design file may have them, in the form in which they are stored. */
function checked(asked: ServerSettings, typed: readonly TypedSetting[], catalogue: Catalogue): ServerSettings {
  const [wrong] = checkServerSettings(asked, catalogue, '');
  if (wrong !== undefined) {
    const own = typed.findLast(({ path }) => wrong.path.startsWith(path));
    const { said } = own ?? typed.at(-1)!;
    throw new Failure(
      EXIT.usage,
      `${said}: ${own === undefined ? `${wrong.path}: ` : ''}${problemText(wrong.message)}.`,
    );
  }
  refuseUnusedTiers(asked, typed);
  const settled = settleServerSettings(asked, catalogue);
  const [before, after] = [settingsByPath(asked), settingsByPath(settled)];
  const lost = typed.find(({ path }) => settingText(after.get(path)) !== settingText(before.get(path)));
  if (lost === undefined) return settled;
  throw new Failure(EXIT.usage, `${lost.said}: The other settings make it ${settingText(after.get(lost.path))}.`);
}

/** A second archive that was typed and would have no effect. That of a design file is kept and ignored. */
function refuseUnusedTiers(settings: ServerSettings, typed: readonly TypedSetting[]): void {
  const after = typed.find(({ path }) => path === 'tiers.groomAfterDays');
  if (after !== undefined && settings.tiers.groomAfterDays > 0 && !isArchived(settings)) {
    throw new Failure(
      EXIT.usage,
      `${after.said}: Only generic servers with archiving have a second archive: add --hardware servers and --archive, such as --archive 1.`,
    );
  }
  const unused = typed.find(({ path }) => path.startsWith('tiers.') && path !== 'tiers.groomAfterDays');
  if (unused === undefined || hasSecondArchive(settings)) return;
  throw new Failure(EXIT.usage, `${unused.said}: There is no second archive: add --groom-after.`);
}

/** What a design file asks for is reported with the answer; a failover that was typed is refused. */
function refuseSpares(design: NamedDesign, typed: readonly TypedSetting[], catalogue: Catalogue): void {
  const failover = typed.filter(({ path }) => /^resilience\.failover\.(kind|servers)$/.test(path));
  const asked = failover.findLast(({ path }) => path.endsWith('.servers')) ?? failover.at(-1);
  if (asked === undefined) return;
  const [wrong] = checkSpares(design, catalogue);
  if (wrong !== undefined) throw new Failure(EXIT.usage, `${asked.said}: ${ownSpeaker.say(wrong.message)}`);
}
