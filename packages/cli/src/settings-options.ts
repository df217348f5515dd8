import type { NamedDesign } from '@site-designer/design-file';
import type { CapacityConvention, ServerSettings } from '@site-designer/sizing-engine';
import { CAPACITY_CONVENTIONS, checkNumber, HardwareType, SERVER_BOUNDS } from '@site-designer/sizing-engine/design';
import { Option, type Command } from 'commander';
import { EXIT } from './exit-code.ts';
import { Failure } from './failure.ts';

/** Server settings that can be given on the command line, in place of those of the design. */
export interface SettingsOptions {
  readonly hardware?: keyof typeof HARDWARE;
  readonly overhead?: string;
  readonly convention?: CapacityConvention;
}

const HARDWARE = { servers: HardwareType.generic, appliances: HardwareType.husky } as const;

export function addSettingsOptions(command: Command): Command {
  return command
    .addOption(
      new Option('--hardware <type>', 'size with servers of any make, or with appliances').choices(
        Object.keys(HARDWARE),
      ),
    )
    .option('--overhead <percent>', 'system overhead of servers of any make')
    .addOption(
      new Option(
        '--convention <name>',
        'how TB are compared with capacities: TB with TiB, or bytes with bytes',
      ).choices(CAPACITY_CONVENTIONS),
    );
}

/** A design with the settings that were typed. */
export function withTypedSettings(design: NamedDesign, typed: SettingsOptions): NamedDesign {
  return { ...design, serverSettings: typedSettings(design.serverSettings, typed) };
}

/** Server settings with those that were typed. */
export function typedSettings(settings: ServerSettings, typed: SettingsOptions): ServerSettings {
  const { hardware, overhead, convention } = typed;
  const { genericServerSettings: generic } = settings;
  return {
    ...settings,
    ...(hardware !== undefined && { hardwareType: HARDWARE[hardware] }),
    ...(convention !== undefined && { capacityConvention: convention }),
    ...(overhead !== undefined && {
      genericServerSettings: {
        ...generic,
        mainSettings: { ...generic.mainSettings, systemOverhead: percentOf(overhead) },
      },
    }),
  };
}

function percentOf(text: string): number {
  const percent = text.trim() === '' ? Number.NaN : Number(text);
  const wrong = checkNumber(percent, SERVER_BOUNDS.systemOverhead);
  if (wrong !== undefined) throw new Failure(EXIT.usage, `--overhead "${text}": ${wrong}.`);
  return percent;
}
