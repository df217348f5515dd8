import { AUTO_SKU_NAME, CONVENTION_TEXTS, FAILOVER_TEXTS } from '#texts/editor/servers.ts';
import { EVIDENCE_LOCK_TEXTS } from '#texts/proposal/kept-recordings.ts';
import { USER_REQUEST_TEXTS as TEXTS } from '#texts/proposal/proposal.ts';
import type {
  GenericServerSettings,
  HuskyServerSettings,
  Resilience,
  ServerSettings,
  StorageSettings,
} from '@site-designer/sizing-engine';
import type { Catalogue } from '@site-designer/sizing-engine';
import type { CatalogueNames } from '@site-designer/sizing-engine/catalogue';
import { Failover, HardwareType } from '@site-designer/sizing-engine/enumerations';
import {
  AUTO_SKU,
  hasLocks,
  hasSecondArchive,
  optionLists,
  type OptionLists,
} from '@site-designer/sizing-engine/design';
import { SEMICOLON } from '@site-designer/texts';
import type { ReactNode } from 'react';
import { useCatalogue } from '../../../lib/state/catalogue-context.ts';
import { quantityText } from '../../../lib/format/format-quantity.ts';
import { nameOf } from './name-of.ts';
import type { ReportInput } from '../report/report-input.ts';
import { SpecList, type Spec } from '../figures/spec-list.tsx';

/** The requirements on the hardware; the screen shows them in the editor above. */
export function UserRequest({ question }: Pick<ReportInput, 'question'>): ReactNode {
  const catalogue = useCatalogue();
  const lists = optionLists(catalogue);
  if (question === undefined) return null;
  const settings = question.serverSettings;
  const { hardwareType, genericServerSettings, huskyServerSettings } = settings;
  const shared = [...sharedSpecs(settings), ...keptSpecs(settings, catalogue)];
  if (hardwareType === HardwareType.generic)
    return <ServerRequest settings={genericServerSettings} lists={lists} names={catalogue.names} shared={shared} />;
  return <SpecList specs={[...applianceSpecs(huskyServerSettings, lists, catalogue.names), ...shared]} />;
}

function sharedSpecs(settings: ServerSettings): Spec[] {
  const { capacityConvention, power, resilience, hardwareType } = settings;
  return [
    [TEXTS.capacityConvention, CONVENTION_TEXTS[capacityConvention]],
    [TEXTS.upsMinutes, quantityText(power.upsMinutes, 'min')],
    ...tierSpecs(settings),
    ...failoverSpecs(resilience),
    ...(hardwareType === HardwareType.generic
      ? [[TEXTS.hotSpares, quantityText(resilience.hotSparesPerServer, 'disks')] as Spec]
      : []),
  ];
}

/** Retention rules and evidence locks; undefined if none are set. */
function keptSpecs({ retentionRules, evidenceLock }: ServerSettings, catalogue: Catalogue): Spec[] {
  const rules = retentionRules.map((id) => nameOf(catalogue.retentionRules, id)).join(SEMICOLON);
  const locks = EVIDENCE_LOCK_TEXTS.request(evidenceLock);
  return [
    ...(rules === '' ? [] : [[TEXTS.retentionRules, rules] as Spec]),
    ...(hasLocks({ evidenceLock }) ? [[TEXTS.evidenceLock, locks] as Spec] : []),
  ];
}

/** It has no effect without archiving. */
function tierSpecs(settings: ServerSettings): Spec[] {
  if (!hasSecondArchive(settings)) return [];
  const { groomAfterDays, groomFps, keyFrameRatio } = settings.tiers;
  return [
    [TEXTS.secondArchive, TEXTS.afterDays(quantityText(groomAfterDays, 'days'))],
    [TEXTS.mjpegRate, quantityText(groomFps, 'fps')],
    [TEXTS.keyFrame, TEXTS.deltaFrames(keyFrameRatio)],
  ];
}

const FAILOVER_NAMES = {
  [Failover.none]: FAILOVER_TEXTS.none,
  [Failover.coldStandby]: FAILOVER_TEXTS.coldStandby,
  [Failover.hotStandby]: FAILOVER_TEXTS.hotStandby,
};

function failoverSpecs({ failover: { kind, servers, outageDays } }: Resilience): Spec[] {
  const named: Spec = [TEXTS.failover, FAILOVER_NAMES[kind]];
  const days: Spec = [TEXTS.outageDays, quantityText(outageDays, 'days')];
  if (kind === Failover.none) return [named];
  if (kind === Failover.hotStandby) return [named, days];
  return [named, [TEXTS.spareServers, quantityText(servers, 'servers')], days];
}

function applianceSpecs(
  settings: HuskyServerSettings,
  { husky, ...lists }: OptionLists,
  names: CatalogueNames,
): Spec[] {
  const { mainSettings, advancedSettings, managementServerSettings } = settings;
  return [
    [TEXTS.platform, nameOf(lists.xProtectVersions, settings.xProtectVersion)],
    [TEXTS.model, nameOf(husky.huskyIvoModels, settings.ivoModel)],
    [TEXTS.formFactor, nameOf(husky.formFactors, settings.formFactor)],
    [TEXTS.raidType, nameOf(husky.raidTypes, advancedSettings.liveDatabase.raidType)],
    [TEXTS.applianceDisks, nameOf(husky.serverDiskQuantities, advancedSettings.serverDiskQuantity)],
    [TEXTS.sku, settings.applianceSku === AUTO_SKU ? AUTO_SKU_NAME : settings.applianceSku],
    [TEXTS.maxCameras, quantityText(mainSettings.maxCamerasPerServer, 'cameras')],
    [TEXTS.remoteStreams(names), quantityText(mainSettings.concurrentSmartClientStreams, 'streams')],
    [TEXTS.maxLoad, quantityText(settings.maxSystemUtilization, '%')],
    [TEXTS.maxFill, quantityText(settings.maxDiskUtilization, '%')],
    [
      TEXTS.managementServer,
      settings.addManagementServer
        ? nameOf(husky.supportedCameras, managementServerSettings.supportedCameras)
        : TEXTS.no,
    ],
  ];
}

interface ServerRequestProps {
  readonly settings: GenericServerSettings;
  readonly lists: OptionLists;
  readonly names: CatalogueNames;
  readonly shared: readonly Spec[];
}

function ServerRequest({ settings, lists, names, shared }: ServerRequestProps): ReactNode {
  const { archiving, liveDatabase, archiveDatabase } = settings.advancedSettings;
  return (
    <>
      <SpecList specs={[...serverSpecs(settings, lists, names), ...shared]} />
      <h4>{TEXTS.liveDatabase}</h4>
      <SpecList specs={storageSpecs(liveDatabase, lists)} />
      {archiving && (
        <>
          <h4>{TEXTS.archive}</h4>
          <SpecList specs={storageSpecs(archiveDatabase, lists)} />
        </>
      )}
    </>
  );
}

function serverSpecs(settings: GenericServerSettings, lists: OptionLists, names: CatalogueNames): Spec[] {
  const { mainSettings, advancedSettings, managementServerSettings } = settings;
  return [
    [TEXTS.platform, nameOf(lists.xProtectVersions, settings.xProtectVersion)],
    [TEXTS.overhead, quantityText(mainSettings.systemOverhead, '%')],
    [TEXTS.maxCameras, quantityText(mainSettings.maxCamerasPerServer, 'cameras')],
    [TEXTS.streams(names), quantityText(mainSettings.concurrentSmartClientStreams, 'streams')],
    [TEXTS.machineType, nameOf(lists.machineTypes, advancedSettings.machineType)],
    [TEXTS.disks, quantityText(advancedSettings.serverDiskQuantity, 'disks')],
    [TEXTS.raidOs, yesNo(advancedSettings.raidOS)],
    [TEXTS.archiving, archivingText(advancedSettings)],
    [
      TEXTS.managementServer,
      settings.addManagementServer
        ? nameOf(lists.supportedCameras, managementServerSettings.supportedCameras)
        : TEXTS.no,
    ],
  ];
}

function archivingText({ archiving, archiveFrequency }: GenericServerSettings['advancedSettings']): string {
  return archiving ? TEXTS.aDay(quantityText(archiveFrequency, 'times')) : TEXTS.no;
}

function storageSpecs(storage: StorageSettings, lists: OptionLists): Spec[] {
  return [
    [TEXTS.connectivity, nameOf(lists.storageConnectivities, storage.storageConnectivity)],
    [TEXTS.raidType, nameOf(lists.raidTypes, storage.raidType)],
    [TEXTS.diskType, nameOf(lists.diskTypes, storage.diskType)],
    [TEXTS.diskSize, TEXTS.diskSizes(storage.diskSizeMin, storage.diskSizeMax)],
  ];
}

function yesNo(is: boolean): string {
  return is ? TEXTS.yes : TEXTS.no;
}
