import { Raid } from '../../design/enumerations.ts';
import { withinLimit } from '../../formulas/servers.ts';
import { TEXTS } from '../../checks/messages.ts';
import type { Catalogue, MachineFamily, PlatformVersion } from '../../catalogue/schema.ts';
import type { RowFacts } from '../demand/demand.ts';
import { exceedsLevel, needsPresales, type ManagementQuestion } from './management-server.ts';
import { isRebuildRisk, type DiskLayout } from '../storage/raid-layout.ts';
import type { Warning } from '../result/result.ts';
import { figureText } from '../wording/wording.ts';

/** Warnings that the cameras and the platform give, whatever the hardware. */
export function designWarnings(
  question: ManagementQuestion &
    Pick<RowFacts, 'isExtrapolated'> & { readonly version: PlatformVersion; readonly catalogue: Catalogue },
): Warning[] {
  const warnings: Warning[] = [];
  const { cameraLimit } = question.version;
  if (cameraLimit !== null && question.cameras > cameraLimit.value) {
    warnings.push({ code: 'express-plus-limit', message: TEXTS.expressPlusLimit });
  }
  if (exceedsLevel(question)) {
    warnings.push({ code: 'management-level-exceeded', message: TEXTS.sumExceedsSelection });
  }
  if (needsPresales(question)) warnings.push({ code: 'contact-presales', message: TEXTS.contactPresales });
  if (question.isExtrapolated) {
    const { min, max } = question.catalogue.bitrateModel.measuredFps;
    warnings.push({
      code: 'frame-rate-extrapolated',
      message: `The bit rate law was measured from ${min.value} to ${max.value} fps; some streams are outside, where it is an extrapolation.`,
    });
  }
  return warnings;
}

/** A warning for more cameras on a machine than its maker's guidance has. */
export function machineWarnings({ name, cpu, advisedCameras }: MachineFamily, fullest: number): Warning[] {
  if (advisedCameras === undefined || fullest <= advisedCameras.value) return [];
  return [
    {
      code: 'machine-cameras',
      message: `${name} (${cpu.value}): ${fullest} cameras on one machine are more than the ${advisedCameras.value} that recorder documentation advises. Give it more processors, or lower "Max cameras per server".`,
    },
  ];
}

/** Warnings that a disk layout gives. */
export function layoutWarnings(layout: DiskLayout, { storageModel }: Catalogue): Warning[] {
  if (layout.raid.id === Raid.jbod) {
    return [{ code: 'jbod-loss', message: 'JBOD has no protection: one failed disk loses its recordings.' }];
  }
  if (!isRebuildRisk(layout, storageModel)) return [];
  const { rebuildDiskSize, rebuildDisks } = storageModel;
  return [
    {
      code: 'raid5-rebuild',
      message: `RAID 5 with disks over ${rebuildDiskSize.value} TB, or more than ${rebuildDisks.value} disks in an array, is exposed while it rebuilds: a second failure loses the array. Consider RAID 6.`,
    },
  ];
}

/** Warnings that the layouts of the storages of a server give, each once. */
export function warningsOfLayouts(
  storages: readonly { readonly layout: DiskLayout }[],
  catalogue: Catalogue,
): Warning[] {
  const warnings = storages.flatMap(({ layout }) => layoutWarnings(layout, catalogue));
  return warnings.filter(({ code }, index) => warnings.findIndex((each) => each.code === code) === index);
}

/** A warning for more pass-through clients than an appliance's ports are planned for. */
export function clientWarnings(clientMbit: number, { networkModel }: Catalogue): Warning[] {
  const limit = networkModel.applianceClientWarning.value;
  if (withinLimit(clientMbit, limit)) return [];
  return [
    {
      code: 'client-data-rate',
      message: `Remote clients read ${figureText(clientMbit, 'Mbit/s')} from each server; above ${limit} Mbit/s plan a network of their own.`,
    },
  ];
}
