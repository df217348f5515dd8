export {
  ApplianceModel,
  BulkApplyField,
  ConfigurationChoice,
  DiskType,
  Failover,
  FormFactor,
  HardwareType,
  LensType,
  LOOKUP_KINDS,
  MachineType,
  Platform,
  QuantityBasis,
  Raid,
  Recording,
  ServerRole,
  StorageConnectivity,
  StorageNetworkType,
  StorageTier,
  type LookupKind,
} from '../design/enumerations.ts';
export { BILL_KINDS, LICENCE_KINDS } from '../sizing/result/bill-result.ts';
export { COMPARED_FIGURES } from '../sizing/result/sayings-of-comparison.ts';
