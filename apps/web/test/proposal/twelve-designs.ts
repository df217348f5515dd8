import type { CameraRow, Design, GenericServerSettings, StorageSettings } from '@site-designer/sizing-engine';
import { LensType, MachineType, Recording } from '@site-designer/sizing-engine/enumerations';
import { GENERIC_DEFAULTS, groupsOf, onAppliances, onGenericServers, withArchive } from './designs.ts';

const { advancedSettings } = GENERIC_DEFAULTS;

function advanced(change: Partial<GenericServerSettings['advancedSettings']>): Partial<GenericServerSettings> {
  return { advancedSettings: { ...advancedSettings, ...change } };
}

function onStorage(change: Partial<StorageSettings>): Partial<GenericServerSettings> {
  return advanced({ liveDatabase: { ...advancedSettings.liveDatabase, ...change } });
}

function managed(supportedCameras: number): Partial<GenericServerSettings> {
  return { addManagementServer: true, managementServerSettings: { supportedCameras } };
}

const FIBRE_CHANNEL = 3;
const EXPRESS_PLUS = 3;

const MIXED: readonly CameraRow[] = groupsOf(
  { quantity: 40, recording: Recording.constant, streamName: 'Till' },
  { quantity: 30, recording: Recording.speedup, retentionDays: 60, streamName: 'Entrance' },
  { quantity: 20, lensType: LensType.multiParent, hoursPerDay: 12, streamName: 'Yard' },
  { quantity: 10, retentionDays: 7, codec: 6, streamName: 'Car park' },
);

const EXACT = onAppliances(groupsOf({ quantity: 100 }));

/** Designs of every kind that a proposal is made for. */
export const TWELVE_DESIGNS: Readonly<Record<string, Design>> = {
  'shop-of-12': onAppliances(groupsOf({ quantity: 12 })),
  'hospital-of-400': onGenericServers(groupsOf({ quantity: 300 }, { quantity: 100, recording: Recording.speedup }), {
    ...withArchive(GENERIC_DEFAULTS),
    ...managed(2),
  }),
  'city-of-1500': onGenericServers(groupsOf({ quantity: 900 }, { quantity: 600, recording: Recording.speedup }), {
    ...withArchive(GENERIC_DEFAULTS),
    ...managed(3),
  }),
  failed: onAppliances(groupsOf({ quantity: 10, retentionDays: 9999 }), { ivoModel: 1 }),
  'express-plus': onAppliances(groupsOf({ quantity: 48 }), {
    xProtectVersion: EXPRESS_PLUS,
    mainSettings: { maxCamerasPerServer: 48, concurrentSmartClientStreams: 1 },
  }),
  'one-group': onGenericServers(groupsOf({ quantity: 10 })),
  'groups-of-500': onAppliances(
    groupsOf(
      ...Array.from({ length: 500 }, (_, index) => ({ quantity: 1 + (index % 3), retentionDays: 14 + (index % 5) })),
    ),
  ),
  'virtual-machine': onGenericServers(groupsOf({ quantity: 60 }), advanced({ machineType: MachineType.virtual })),
  san: onGenericServers(groupsOf({ quantity: 200 }), onStorage({ storageConnectivity: FIBRE_CHANNEL })),
  'mixed-groups': onAppliances(MIXED, { addManagementServer: true }),
  exact: { ...EXACT, serverSettings: { ...EXACT.serverSettings, capacityConvention: 'exact' } },
  none: onAppliances([]),
};
