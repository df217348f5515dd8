import { Raid } from '../../design/enumerations.ts';
import { withinLimit } from '../../formulas/servers.ts';
import type { Catalogue, MachineFamily, PlatformVersion } from '../../catalogue/schema.ts';
import type { RowFacts } from '../demand/demand.ts';
import { exceedsLevel, needsPresales, type ManagementQuestion } from './management-server.ts';
import { isRebuildRisk, type DiskLayout } from '../storage/raid-layout.ts';
import type { Warning } from '../result/result.ts';
import { saying } from '../result/sayings.ts';

/** Warnings that the cameras and the platform give, whatever the hardware. */
export function designWarnings(
  question: ManagementQuestion &
    Pick<RowFacts, 'isExtrapolated'> & { readonly version: PlatformVersion; readonly catalogue: Catalogue },
): Warning[] {
  const warnings: Warning[] = [];
  const { name: edition, cameraLimit } = question.version;
  if (cameraLimit !== null && question.cameras > cameraLimit.value) {
    const message = saying('warning.express-plus-limit', { edition, max: cameraLimit.value });
    warnings.push({ code: 'express-plus-limit', message });
  }
  if (exceedsLevel(question)) {
    warnings.push({ code: 'management-level-exceeded', message: saying('warning.management-level-exceeded') });
  }
  if (needsPresales(question)) warnings.push({ code: 'contact-presales', message: saying('warning.contact-presales') });
  if (question.isExtrapolated) {
    const { min, max } = question.catalogue.bitrateModel.measuredFps;
    warnings.push({
      code: 'frame-rate-extrapolated',
      message: saying('warning.frame-rate-extrapolated', { min: min.value, max: max.value }),
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
      message: saying('warning.machine-cameras', {
        machine: name,
        cpu: cpu.value,
        cameras: fullest,
        advised: advisedCameras.value,
      }),
    },
  ];
}

/** Warnings that a disk layout gives. */
export function layoutWarnings(layout: DiskLayout, { storageModel }: Catalogue): Warning[] {
  if (layout.raid.id === Raid.jbod) {
    return [{ code: 'jbod-loss', message: saying('warning.jbod-loss') }];
  }
  if (!isRebuildRisk(layout, storageModel)) return [];
  const { rebuildDiskSize, rebuildDisks } = storageModel;
  return [
    {
      code: 'raid5-rebuild',
      message: saying('warning.raid5-rebuild', { diskTb: rebuildDiskSize.value, disks: rebuildDisks.value }),
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
      message: saying('warning.client-data-rate', { mbit: clientMbit, limitMbit: limit }),
    },
  ];
}
