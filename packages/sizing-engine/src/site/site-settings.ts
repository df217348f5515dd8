import { deepFreeze } from '../checks/deep-freeze.ts';
import type { AmountBounds, Bounds } from '../checks/field-check.ts';

/** What is asked of the network between cameras and recording servers. */
export interface NetworkSettings {
  /** Id of a switch kind of the catalogue; empty for Auto. */
  readonly switchKind: string;
  /** Part of the ports of a switch that stays free, percent. */
  readonly sparePortsPercent: number;
  /** Part of an uplink that cameras may use, percent. */
  readonly uplinkUsePercent: number;
  /** Uplinks of each switch that are connected, at most those that it has. */
  readonly uplinksUsed: number;
  /** A single path that all closets share, Mbit/s; 0 for none. */
  readonly sharedUplinkMbit: number;
  /** Answers of the customer's IT, by the id of the question. */
  readonly answers: Readonly<Record<string, string>>;
}

/** Rules by which video systems choose the stream of a tile. */
export const TILE_RULES = ['smallestAtLeast', 'largestAtMost', 'full'] as const;

/** How a video system chooses the stream of a tile. */
export type TileRule = (typeof TILE_RULES)[number];

/** Viewing workstations of one kind. */
export interface Station {
  readonly id: number;
  readonly name: string;
  /** How many alike. */
  readonly quantity: number;
  readonly monitors: number;
  /** Resolution id. */
  readonly monitorResolution: number;
  /** Tiles of a monitor. */
  readonly columns: number;
  readonly rows: number;
  /** Groups that it shows; null for all. */
  readonly cameraGroupIds: readonly number[] | null;
  readonly rule: TileRule;
  /** Id of a decoder of the catalogue; empty for no card. */
  readonly decoder: string;
  readonly linkMbit: number;
}

/** Live view of a design. */
export interface ViewingSettings {
  readonly stations: readonly Station[];
}

/** How recording servers look for motion. */
export const MOTION_MODES = ['none', 'keyFrames', 'everyFrame'] as const;

/** Motion detection on the recording servers. */
export interface ServerMotionSettings {
  readonly mode: (typeof MOTION_MODES)[number];
  /** Id of a decoder of the catalogue; empty for none. */
  readonly decoder: string;
}

/** Settings of the site around the recording servers. */
export interface SiteSettings {
  /** Null where nobody asks for it. */
  readonly network: NetworkSettings | null;
  readonly viewing: ViewingSettings;
  readonly serverMotion: ServerMotionSettings;
}

/** A station as it is written: what is left out has its default. */
export type StationInput = Pick<Station, 'id' | 'monitors' | 'monitorResolution' | 'columns' | 'rows'> &
  Partial<Station>;

/** The settings as they are written: what is left out stays as it is, or is the default. */
export interface SiteSettingsInput {
  readonly network?: Partial<NetworkSettings> | null;
  readonly viewing?: { readonly stations: readonly StationInput[] };
  readonly serverMotion?: Pick<ServerMotionSettings, 'mode'> & Partial<ServerMotionSettings>;
}

/** What a network that is asked for starts with. */
export const NETWORK_DEFAULTS: NetworkSettings = deepFreeze({
  switchKind: '',
  sparePortsPercent: 20,
  uplinkUsePercent: 60,
  uplinksUsed: 1,
  sharedUplinkMbit: 0,
  answers: {},
});

/** What a station starts with. */
export const STATION_DEFAULTS = {
  name: '',
  quantity: 1,
  cameraGroupIds: null,
  rule: 'smallestAtLeast',
  decoder: '',
  linkMbit: 1000,
} as const satisfies Partial<Station>;

/** What a new design asks of its site: nothing. */
export const SITE_SETTINGS: SiteSettings = deepFreeze({
  network: null,
  viewing: { stations: [] },
  serverMotion: { mode: 'none', decoder: '' },
});

/** Bounds of what is asked of the network. */
export const NETWORK_BOUNDS = {
  sparePortsPercent: { min: 0, max: 50, unit: '%' },
  uplinkUsePercent: { min: 10, max: 100, unit: '%' },
  uplinksUsed: { min: 1, max: 4, unit: 'port' },
  sharedUplinkMbit: { min: 0, max: 400_000, unit: 'Mbit/s' },
} as const satisfies Readonly<Record<string, AmountBounds>>;

/** Longest answer of the customer's IT, in Unicode code points after trimming. */
export const NETWORK_ANSWER_LIMIT = { max: 500 } as const;

/** Most answers, and the longest id of a question. */
export const NETWORK_ANSWERS_LIMIT = { answers: 100, question: 60 } as const;

/** Bounds of a station. */
export const STATION_BOUNDS = {
  quantity: { min: 1, max: 100 },
  monitors: { min: 1, max: 16 },
  columns: { min: 1, max: 16 },
  rows: { min: 1, max: 16 },
  linkMbit: { min: 1, max: 400_000 },
} as const satisfies Readonly<Record<string, Bounds>>;

/** Longest name of a station, in Unicode code points after trimming. */
export const STATION_NAME_LIMIT = { max: 100 } as const;

/** Most stations of a design. */
export const MOST_STATIONS = 50;

/**
 * Settings of the site, whole: what is left out stays as it was before.
 *
 * @returns The same objects where nothing is left out.
 */
export function wholeSiteSettings(settings: SiteSettingsInput, before: SiteSettings): SiteSettings {
  const { network, viewing, serverMotion } = settings;
  return {
    network:
      network === undefined ? before.network : network && filled(network, { ...NETWORK_DEFAULTS, ...before.network }),
    viewing:
      viewing === undefined
        ? before.viewing
        : { ...viewing, stations: viewing.stations.map((station) => filled<Station>(station, STATION_DEFAULTS)) },
    serverMotion: serverMotion === undefined ? before.serverMotion : filled(serverMotion, before.serverMotion),
  };
}

function filled<T extends object>(given: object, defaults: Partial<T>): T {
  const known = Object.entries(given).filter(([, value]) => value !== undefined);
  return { ...defaults, ...Object.fromEntries(known) } as T;
}

/** Stations that no longer show groups that are gone. */
export function withoutGroups(viewing: ViewingSettings, gone: ReadonlySet<number>): ViewingSettings {
  const isOf = ({ cameraGroupIds }: Station) => cameraGroupIds?.some((id) => gone.has(id)) === true;
  if (!viewing.stations.some(isOf)) return viewing;
  return withGroups(viewing, (id) => (gone.has(id) ? undefined : id));
}

/** Stations whose groups have other ids; those without one are left out. */
export function withGroups(viewing: ViewingSettings, idOf: (id: number) => number | undefined): ViewingSettings {
  return {
    stations: viewing.stations.map((station) => ({
      ...station,
      cameraGroupIds: station.cameraGroupIds && station.cameraGroupIds.flatMap((id) => idOf(id) ?? []),
    })),
  };
}
