import {
  formData,
  type FormData,
  type GenericServerSettings,
  type StorageSettings,
} from '@site-designer/sizing-engine';
import type { ReactNode } from 'react';
import { catalogue } from '../../lib/catalogue.ts';
import { quantityText } from '../../lib/format-quantity.ts';
import { nameOf } from './name-of.ts';
import { Section } from './section.tsx';
import { SpecList, type Spec } from './spec-list.tsx';

/** What was asked of the servers; on the screen it stands in the editor above. */
export function UserRequest({ settings }: { readonly settings: GenericServerSettings }): ReactNode {
  const { archiving, liveDatabase, archiveDatabase } = settings.advancedSettings;
  const lists = formData(catalogue);
  return (
    <Section title="User Specified Request">
      <SpecList specs={serverSpecs(settings, lists)} />
      <h4>Live database</h4>
      <SpecList specs={storageSpecs(liveDatabase, lists)} />
      {archiving && (
        <>
          <h4>Archive</h4>
          <SpecList specs={storageSpecs(archiveDatabase, lists)} />
        </>
      )}
    </Section>
  );
}

function serverSpecs(settings: GenericServerSettings, lists: FormData): Spec[] {
  const { mainSettings, advancedSettings, managementServerSettings } = settings;
  return [
    ['Platform version', nameOf(lists.xProtectVersions, settings.xProtectVersion)],
    ['System overhead', quantityText(mainSettings.systemOverhead, '%')],
    ['Max cameras per server', quantityText(mainSettings.maxCamerasPerServer, 'cameras')],
    ['Concurrent Smart Client streams', quantityText(mainSettings.concurrentSmartClientStreams, 'streams')],
    ['Machine type', nameOf(lists.machineTypes, advancedSettings.machineType)],
    ['Max disks per server', quantityText(advancedSettings.serverDiskQuantity, 'disks')],
    ['RAID for the operating system', yesNo(advancedSettings.raidOS)],
    ['Archiving', archivingText(advancedSettings)],
    [
      'Management server',
      settings.addManagementServer ? nameOf(lists.supportedCameras, managementServerSettings.supportedCameras) : 'No',
    ],
  ];
}

function archivingText({ archiving, archiveFrequency }: GenericServerSettings['advancedSettings']): string {
  return archiving ? `${quantityText(archiveFrequency, 'times')} a day` : 'No';
}

function storageSpecs(storage: StorageSettings, lists: FormData): Spec[] {
  return [
    ['Storage connectivity', nameOf(lists.storageConnectivities, storage.storageConnectivity)],
    ['RAID type', nameOf(lists.raidTypes, storage.raidType)],
    ['Disk type', nameOf(lists.diskTypes, storage.diskType)],
    ['Disk size', `${storage.diskSizeMin} to ${storage.diskSizeMax} TB`],
  ];
}

function yesNo(is: boolean): string {
  return is ? 'Yes' : 'No';
}
