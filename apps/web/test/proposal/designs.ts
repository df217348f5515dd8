import type { CalculationResult } from '@site-designer/api-contract';
import {
  calculateProposal,
  defaultServerSettings,
  NEW_STREAM,
  settleCameraRow,
  type CameraRow,
  type Design,
  type GenericServerSettings,
  type HuskyServerSettings,
} from '@site-designer/sizing-engine';
import { ApplianceModel, HardwareType } from '@site-designer/sizing-engine/enumerations';
import { publishedCatalogue as catalogue } from '@site-designer/sizing-engine/catalogue';
import { english } from '@site-designer/texts';

export const BRAND = { name: 'Harbour Systems', logo: '/branding/provider.svg', terms: ['Subject to survey.'] };

const DEFAULTS = defaultServerSettings(catalogue);

/** Groups of one stream each, as they are stored. */
export function groupsOf(...changes: readonly Partial<CameraRow>[]): CameraRow[] {
  return changes.map((change, index) => {
    const id = index + 1;
    return settleCameraRow({ ...NEW_STREAM, id, streamId: id, cameraGroupId: id, ...change }, catalogue);
  });
}

export function onAppliances(cameras: readonly CameraRow[], change: Partial<HuskyServerSettings> = {}): Design {
  const huskyServerSettings = { ...DEFAULTS.huskyServerSettings, ...change };
  return { cameras, serverSettings: { ...DEFAULTS, hardwareType: HardwareType.husky, huskyServerSettings } };
}

export function onGenericServers(cameras: readonly CameraRow[], change: Partial<GenericServerSettings> = {}): Design {
  const genericServerSettings = { ...DEFAULTS.genericServerSettings, ...change };
  return { cameras, serverSettings: { ...DEFAULTS, hardwareType: HardwareType.generic, genericServerSettings } };
}

export function withArchive({ advancedSettings }: GenericServerSettings): Partial<GenericServerSettings> {
  return { advancedSettings: { ...advancedSettings, archiving: true } };
}

export const GENERIC_DEFAULTS = DEFAULTS.genericServerSettings;

/** A vendor's published proposal: four cameras with rates of their own on the smallest appliance. */
export const FOUR_CAMERAS = onAppliances(
  groupsOf(
    ...[2041, 2413, 2950, 3459].map((kbps) => ({
      motion: { continuous: 0, motion: 70 },
      bitrateKbit: { continuous: 0, motion: kbps },
      motionIsCustomBitrate: true,
    })),
  ),
  { ivoModel: ApplianceModel.HE150D },
);

/** What the server answers to a design. */
export function resultOf(design: Design): CalculationResult {
  return {
    ...english.rendered(calculateProposal(design, catalogue)),
    siteDesignName: 'Main hall',
    siteName: 'North building',
    projectName: 'Harbour',
    siteDesignDateUtc: '2026-03-05T12:00:00.000Z',
  };
}
