import { inputDifferences } from '../../comparison/input-differences.ts';
import type { Catalogue } from '../../catalogue/schema.ts';
import type { Explained } from '../../derivation/explained.ts';
import type { Quantity } from '../../derivation/quantity.ts';
import type { ServerSettings } from '../../design/design.ts';
import type { Alternative, AlternativeStorage } from './alternative-result.ts';
import { totalsOfDemand } from '../demand/explained-demand.ts';
import type { SizingQuestion } from '../question.ts';
import { searchResult } from '../search-result.ts';
import { arraySizes, type DiskLayout } from '../storage/raid-layout.ts';
import { applyAlternative } from './apply-alternative.ts';

/** What an alternative is compared with. */
export interface AlternativeSources {
  /** Those that the proposal was calculated from. */
  readonly settings: ServerSettings;
  readonly catalogue: Catalogue;
  /** What the search for it started from. */
  readonly because: readonly Quantity[];
}

/** What the alternatives of a design are compared with. */
export function alternativeSources({ design, catalogue, demand }: SizingQuestion): AlternativeSources {
  return { settings: design.serverSettings, catalogue, because: totalsOfDemand(demand) };
}

/** What a search found of an alternative. */
interface FoundAlternative extends Pick<Alternative, 'title' | 'differences' | 'warnings' | 'settings'> {
  readonly servers: number;
  readonly rawTb: number;
  readonly storages: readonly (Pick<AlternativeStorage, 'storage'> & { readonly layout: DiskLayout })[];
}

/** An alternative with the history of its figures and the settings that it changes. */
export function explainedAlternative(
  { servers, rawTb, storages, ...found }: FoundAlternative,
  { settings, catalogue, because }: AlternativeSources,
): Explained<Alternative> {
  return {
    ...found,
    servers: searchResult(servers, 'server', { what: 'servers of the alternative', because }),
    rawTb: searchResult(rawTb, 'TB', { what: 'nameplate capacity of the alternative', because }),
    storages: storages.map(({ storage, layout: { raid, disks, diskTb } }) => {
      const ofServer = searchResult(disks, 'disk', { what: 'disks of a server of the alternative', because });
      return {
        storage,
        raidType: raid.name,
        disks: ofServer,
        diskSize: searchResult(diskTb, 'TB/disk', { what: 'disk size of the alternative', because }),
        arrays: arraySizes(raid, ofServer, catalogue.storageModel),
      };
    }),
    changes: inputDifferences(
      { cameras: [], serverSettings: settings },
      { cameras: [], serverSettings: applyAlternative(settings, found) },
      catalogue,
    ),
  };
}
