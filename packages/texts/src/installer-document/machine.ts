import type { Fact, Physical, TextFact, UnknownFact } from '@site-designer/sizing-engine/catalogue';
import type { InstallerInput } from './input.ts';

/** What the catalogue says of the machine that records. */
export interface RecordingMachine {
  readonly name: string;
  readonly recording: Fact<'Mbit/s'> | undefined;
  readonly physical: Physical | undefined;
  /** Undefined for servers of any make, whose links are told by the result. */
  readonly networkPorts: TextFact | UnknownFact | undefined;
}

export function machineOf({ catalogue, hardware, result }: InstallerInput): RecordingMachine {
  if (result.huskyProposal !== null) {
    const { sku } = result.huskyProposal.huskyIvoSpec;
    const appliance = catalogue.appliances.find(({ skus }) => skus.some((each) => each.sku === sku));
    return {
      name: appliance?.model ?? hardware.name,
      recording: appliance?.recording,
      physical: appliance?.physical,
      networkPorts: appliance?.networkPorts,
    };
  }
  const family = catalogue.machineFamilies.find(({ name }) => name === hardware.designation);
  return {
    name: hardware.name,
    recording: family?.recording,
    physical: family?.physical,
    networkPorts: undefined,
  };
}
