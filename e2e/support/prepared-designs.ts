import type { Api } from './api.ts';
import { addDesign, pathOf, type DesignPath } from './four-cameras.ts';

type Settings = Readonly<Record<string, unknown>>;

interface ServerSettings {
  readonly hardwareType: number;
  readonly genericServerSettings: Settings & { readonly advancedSettings: Settings; readonly mainSettings: Settings };
  readonly huskyServerSettings: Settings & { readonly mainSettings: Settings };
}

/** What a design has differently from one that was just made. */
export interface PreparedDesign {
  /** Camera groups of one stream each. */
  readonly groups: readonly object[];
  readonly settings?: (defaults: ServerSettings) => object;
}

/** A design that is stored in one call, however many groups it has. */
export async function addPrepared(api: Api, { groups, settings }: PreparedDesign): Promise<DesignPath> {
  const design = await addDesign(api);
  const serverSettings = settings?.(await api.get<ServerSettings & Record<string, unknown>>('/defaults'));
  const cameras = groups.length === 0 ? [] : await rowsLike(api, design, groups);
  await api.put(`${pathOf(design)}/savechanges`, { cameras, ...(serverSettings && { serverSettings }) });
  return design;
}

/** Rows as a new group has them, with what differs; the group that they were taken from is the first. */
async function rowsLike(api: Api, design: DesignPath, [first, ...more]: readonly object[]): Promise<object[]> {
  const { cameras } = await api.post<{ cameras: readonly Settings[] }>(`${pathOf(design)}/camera`);
  const { id: _id, streamId: _streamId, cameraGroupId: _cameraGroupId, ...row } = cameras[0]!;
  return [{ ...cameras[0], ...first }, ...more.map((change) => ({ ...row, ...change }))];
}

export const GENERIC = { hardwareType: 0 };
export const APPLIANCES = { hardwareType: 1 };

export function onServers(change: Settings = {}, advanced: Settings = {}): (defaults: ServerSettings) => object {
  return ({ genericServerSettings, huskyServerSettings }) => ({
    ...GENERIC,
    genericServerSettings: {
      ...genericServerSettings,
      ...change,
      advancedSettings: { ...genericServerSettings.advancedSettings, ...advanced },
    },
    huskyServerSettings,
  });
}

export function onAppliances(change: Settings = {}, main: Settings = {}): (defaults: ServerSettings) => object {
  return ({ genericServerSettings, huskyServerSettings }) => ({
    ...APPLIANCES,
    genericServerSettings,
    huskyServerSettings: {
      ...huskyServerSettings,
      ...change,
      mainSettings: { ...huskyServerSettings.mainSettings, ...main },
    },
  });
}

/** An edition that allows 48 cameras, with the limit of a server that goes with it. */
export const expressPlus = onAppliances({ xProtectVersion: 3 }, { maxCamerasPerServer: 48 });

export function withManagementServer(supportedCameras: number): (defaults: ServerSettings) => object {
  return onServers({ addManagementServer: true, managementServerSettings: { supportedCameras } });
}

/** A number of groups, each different from its neighbours. */
export function manyGroups(count: number): object[] {
  return Array.from({ length: count }, (_, index) => ({
    streamName: `Camera ${index + 1}`,
    quantity: 1 + (index % 3),
    recording: index % 3,
    retentionDays: 14 + (index % 5),
    fps: { continuous: 10 + (index % 4), motion: 12 + (index % 3) },
  }));
}
