import { expect, it } from 'vitest';
import {
  ApplianceModel,
  ConfigurationChoice,
  FormFactor,
  HardwareType,
  LensType,
  LOOKUP_KINDS,
  QuantityBasis,
  Raid,
  Recording,
  ServerRole,
  StorageNetworkType,
  StorageTier,
} from '../../../src/doors/enumerations.ts';

it.each([
  ['LensType', LensType, { single: 0, multiParent: 1, multiChild: 2 }],
  ['Recording', Recording, { constant: 0, event: 1, speedup: 2 }],
  ['ConfigurationChoice', ConfigurationChoice, { auto: 0, config1: 1, config2: 2, config3: 3, config4: 4 }],
  ['HardwareType', HardwareType, { generic: 0, husky: 1 }],
  ['ApplianceModel', ApplianceModel, { auto: 0, HE150D: 1, HE350T: 2, HE350R: 3, HE700R: 4, HE1000R: 5, HE1800R: 6 }],
  ['FormFactor', FormFactor, { auto: 0, rack1U: 1, rack2U: 2, desktop: 3, tower: 4 }],
  ['Raid', Raid, { auto: 0, jbod: 1, raid5: 4, raid6: 5, raid10: 6 }],
  [
    'ServerRole',
    ServerRole,
    { recording: 'Recording', recordingFailover: 'RecordingFailover', management: 'Management' },
  ],
  ['StorageTier', StorageTier, { system: 'System', live: 'Live', archive: 'Archive' }],
  ['StorageNetworkType', StorageNetworkType, { iscsiSan: 'iSCSISAN', fibreChannelSan: 'FibreChannelSAN' }],
  ['QuantityBasis', QuantityBasis, { perServer: 'Quantity per server', total: 'Quantity' }],
] as const)('%s has the values of the specification', (_, enumeration, values) => {
  expect(enumeration).toEqual(values);
});

it('the look-up tables have the names of the specification', () => {
  expect(LOOKUP_KINDS.join(', ')).toBe(
    'xprotectplatform, raidtype, storagedevicetype, codec, imagecomplexity, imageresolution, connectiontype, machinetype, ' +
      'storagedevice, failovermode',
  );
});
