import {
  calculateProposal,
  type CameraRow,
  type Catalogue,
  type NetworkSettings,
  type Proposal,
  type SiteSettingsInput,
} from '../../src/index.ts';
import { NETWORK_DEFAULTS } from '../../src/doors/design.ts';
import { catalogue, constantGroup, genericDesign } from './designs.ts';

/** Cameras of one group, all recorded all the time at a rate, connected as a test says. */
export interface Connected {
  readonly poeClass?: number | null | undefined;
  readonly watts?: number | null;
  readonly cableM?: number | null;
  readonly closet?: string;
  readonly quantity: number;
  readonly mbit?: number;
}

/** Rows of groups with such cameras, numbered from 1. */
export function connected(...groups: readonly Connected[]): CameraRow[] {
  return groups.flatMap(({ quantity, mbit = 2, poeClass = 0, ...network }, index) =>
    constantGroup({
      kbps: mbit * 1000,
      retentionDays: 1,
      quantity,
      id: index + 1,
      streamId: index + 1,
      cameraGroupId: index + 1,
      network: { poeClass, watts: null, cableM: null, closet: '', ...network },
    }),
  );
}

/** What takes most of the time of a sizing is not looked at. */
const ALONE = { headroom: false, failure: false, alternatives: false };

/** The proposal of some rows with settings of the site. */
export function proposalOf(
  cameras: readonly CameraRow[],
  settings: SiteSettingsInput,
  ofCatalogue: Catalogue = catalogue,
): Proposal {
  const design = genericDesign(cameras);
  return calculateProposal({ cameras, serverSettings: { ...design.serverSettings, ...settings } }, ofCatalogue, ALONE);
}

/** The network of some rows. */
export function networkOf(cameras: readonly CameraRow[], settings: Partial<NetworkSettings> = {}) {
  return proposalOf(cameras, { network: { ...NETWORK_DEFAULTS, ...settings } }).network!;
}
