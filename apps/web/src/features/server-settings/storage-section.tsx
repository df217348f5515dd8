import type { FormData } from '@site-designer/api-contract';
import {
  changeDiskType,
  diskSizeCap,
  diskSizeMinBounds,
  SERVER_BOUNDS,
  type StorageSettings,
} from '@site-designer/sizing-engine';
import type { ReactNode } from 'react';
import { catalogue } from '../../lib/catalogue.ts';
import { NumberField } from '../../ui/number-field.tsx';
import { Select } from '../../ui/select.tsx';
import { SettingsSection } from './settings-panel.tsx';

interface StorageSectionProps {
  readonly title: string;
  readonly storage: StorageSettings;
  readonly formData: FormData;
  readonly onChange: (storage: StorageSettings) => void;
}

/** Where one database is kept. */
export function StorageSection({ title, storage, formData, onChange }: StorageSectionProps): ReactNode {
  const cap = diskSizeCap(storage.diskType, catalogue);
  const { min, max } = diskSizeMinBounds(storage.diskType, catalogue);
  return (
    <SettingsSection title={title}>
      <Select
        label="Storage connectivity"
        value={storage.storageConnectivity}
        options={formData.storageConnectivities}
        onChange={(storageConnectivity) => onChange({ ...storage, storageConnectivity })}
      />
      <Select
        label="Raid type"
        value={storage.raidType}
        options={formData.raidTypes}
        onChange={(raidType) => onChange({ ...storage, raidType })}
      />
      <Select
        label="Disk type"
        value={storage.diskType}
        options={formData.diskTypes}
        onChange={(diskType) => onChange(changeDiskType(storage, diskType, catalogue))}
      />
      <NumberField
        label="Disk size min"
        unit="TB"
        isLive={false}
        value={storage.diskSizeMin}
        bounds={{ min, max: Math.min(max, storage.diskSizeMax) }}
        onChange={(diskSizeMin) => onChange({ ...storage, diskSizeMin })}
      />
      <NumberField
        label="Disk size max"
        unit="TB"
        hint={`At most ${cap} TB with this disk type`}
        isLive={false}
        value={storage.diskSizeMax}
        bounds={{ min: storage.diskSizeMin, max: SERVER_BOUNDS.diskSizeMax.max }}
        onChange={(diskSizeMax) => onChange({ ...storage, diskSizeMax: Math.min(diskSizeMax, cap) })}
      />
    </SettingsSection>
  );
}
