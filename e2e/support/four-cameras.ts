import type { Api } from './api.ts';

/** A vendor's published proposal: rates of four cameras that were measured, kbit/s. */
export const FOUR_RATES_KBPS = [2041, 2413, 2950, 3459] as const;
export const MOTION_PERCENT = 70;
export const HE150D = 1;
const GENERIC = 0;
const APPLIANCES = 1;

interface Named {
  readonly id: number;
}

interface Row {
  readonly cameraGroupId: number;
}

export interface DesignPath {
  readonly projectId: number;
  readonly siteId: number;
  readonly siteDesignId: number;
}

export function pathOf({ projectId, siteId, siteDesignId }: DesignPath): string {
  return `/project/${projectId}/site/${siteId}/sitedesign/${siteDesignId}`;
}

/** An empty design in a site of its own. */
export async function addDesign(api: Api): Promise<DesignPath> {
  const { project } = await api.post<{ project: Named }>('/project');
  const { site } = await api.post<{ site: Named }>(`/project/${project.id}/site`);
  const { siteDesign } = await api.post<{ siteDesign: Named }>(`/project/${project.id}/site/${site.id}/sitedesign`);
  return { projectId: project.id, siteId: site.id, siteDesignId: siteDesign.id };
}

/** Four groups of one camera with rates of their own. */
export function addFourCameras(api: Api, design: DesignPath): Promise<void> {
  return addGroups(
    api,
    design,
    FOUR_RATES_KBPS.map((kbps) => ({
      motion: { continuous: 0, motion: MOTION_PERCENT },
      bitrateKbit: { continuous: 0, motion: kbps },
      motionIsCustomBitrate: true,
    })),
  );
}

/** Groups of one stream each, with what differs from a new one. */
export async function addGroups(api: Api, design: DesignPath, changes: readonly object[]): Promise<void> {
  for (const change of changes) {
    const { cameras } = await api.post<{ cameras: readonly Row[] }>(`${pathOf(design)}/camera`);
    const rows = cameras.map((row) => ({ ...row, ...change }));
    await api.put(`${pathOf(design)}/camera/${cameras[0]?.cameraGroupId}`, { cameras: rows });
  }
}

/** The published proposal: four cameras on the smallest appliance, in a design of its own. */
export async function addPublishedCase(api: Api): Promise<DesignPath> {
  const design = await addDesign(api);
  await addFourCameras(api, design);
  await chooseAppliance(api, design, HE150D);
  return design;
}

interface Settings {
  readonly genericServerSettings: { readonly advancedSettings: object };
  readonly huskyServerSettings: object;
}

export async function chooseAppliance(api: Api, design: DesignPath, ivoModel: number): Promise<void> {
  const { genericServerSettings, huskyServerSettings } = await api.get<Settings & Readonly<Record<string, unknown>>>(
    '/defaults',
  );
  await api.put(`${pathOf(design)}/serversettings`, {
    hardwareType: APPLIANCES,
    genericServerSettings,
    huskyServerSettings: { ...huskyServerSettings, ivoModel },
  });
}

/** Generic servers that archive, and a management server beside them. */
export async function archiveOnServers(api: Api, design: DesignPath): Promise<void> {
  const { genericServerSettings, ...settings } = await api.get<Settings>('/defaults');
  const { advancedSettings } = genericServerSettings;
  await api.put(`${pathOf(design)}/serversettings`, {
    ...settings,
    hardwareType: GENERIC,
    genericServerSettings: {
      ...genericServerSettings,
      addManagementServer: true,
      advancedSettings: { ...advancedSettings, archiving: true },
    },
  });
}
