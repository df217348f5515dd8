import type { Catalogue, PlatformVersion } from '../../catalogue/schema.ts';
import type { CameraRow, Design } from '../../design/design.ts';
import { HardwareType } from '../../design/enumerations.ts';
import { serversAllowed } from '../../design/platform.ts';
import { applianceQuestion } from '../answer/appliance-answer.ts';
import { applianceOffers, bestAppliance, isHeldBy } from '../hardware/appliances.ts';
import { withAppliance } from '../alternatives/apply-alternative.ts';
import { demandOf } from '../demand/demand-of.ts';
import { keepingOf } from '../demand/keeping.ts';
import { genericQuestion } from '../answer/generic-answer.ts';
import { bestServers, doServersHold } from '../hardware/recording-servers.ts';
import { STORAGE_ROLES } from '../hardware/server-load.ts';
import { platformFailure } from '../no-solution/no-solution.ts';
import type { Deals } from '../deal/deals.ts';
import type { DesignQuestion } from '../question/question.ts';
import type { StorageRole } from '../result/result.ts';
import type { DiskLayout } from '../storage/raid-layout.ts';

/** The disks of one storage of a server that stays as it is, and the sizes that they could have instead. */
interface FixedStorage {
  readonly storage: StorageRole;
  readonly layout: DiskLayout;
  /** Decimal TB a disk, smallest first. */
  readonly sizesTb: readonly number[];
}

/** Servers of one kind, so many of them, as a design is answered with. */
export interface FixedHardware {
  readonly servers: number;
  readonly storages: readonly FixedStorage[];
  /**
   * Whether the servers record these cameras within every limit.
   *
   * @param disksTb - Decimal TB of a disk of each storage.
   * @param count - Of how many servers; as many as there are if it is left out.
   */
  readonly holds: (cameras: readonly CameraRow[], disksTb: readonly number[], count?: number) => boolean;
}

/** The sizes that the disks of each storage have, decimal TB. */
export function presentSizes({ storages }: Pick<FixedHardware, 'storages'>): number[] {
  return storages.map(({ layout }) => layout.diskTb);
}

/**
 * The hardware that a design is answered with.
 *
 * @param wanted - How many servers there are; as many as the answer has if it is left out.
 * @returns Undefined where no hardware fits the design.
 */
export function fixedHardware(design: Design, catalogue: Catalogue, wanted?: number): FixedHardware | undefined {
  const range = demandOf(design.cameras, keepingOf(design.serverSettings), catalogue);
  const asked = { design, range, catalogue };
  return design.serverSettings.hardwareType === HardwareType.husky
    ? fixedAppliances(asked, wanted)
    : fixedServers(asked, wanted);
}

/** Other cameras of the same design, and how many of the servers they can use; undefined where the platform refuses them. */
function dealtTo(
  cameras: readonly CameraRow[],
  { design, catalogue }: DesignQuestion,
  { servers, version }: { readonly servers: number; readonly version: PlatformVersion },
): { readonly deals: Deals; readonly used: number } | undefined {
  const { deals, cameras: count } = demandOf(cameras, keepingOf(design.serverSettings), catalogue).value;
  if (platformFailure(version, count) !== undefined) return undefined;
  return { deals, used: Math.min(servers, count, serversAllowed(version)) };
}

function fixedAppliances(asked: DesignQuestion, wanted: number | undefined): FixedHardware | undefined {
  const question = applianceQuestion(asked);
  const solution = bestAppliance(applianceOffers(question), question);
  if (solution === undefined) return undefined;
  const { appliance, layout } = solution;
  const settings = withAppliance(question.settings, {
    ivoModel: appliance.id,
    formFactor: appliance.formFactor,
    serverDiskQuantity: layout.disks,
    raidType: layout.raid.id,
  });
  const offers = applianceOffers({ ...question, settings });
  const servers = wanted ?? solution.servers;
  const sizesTb = offers.map((offer) => offer.layout.diskTb).toSorted((a, b) => a - b);
  return {
    servers,
    storages: [{ storage: 'live', layout, sizesTb }],
    holds(cameras, [diskTb], count = servers) {
      const dealt = dealtTo(cameras, asked, { servers: count, version: question.version });
      if (dealt === undefined) return false;
      const offer = offers.find((each) => each.layout.diskTb === diskTb)!;
      return isHeldBy({ ...offer, servers: dealt.used }, { ...question, deals: dealt.deals });
    },
  };
}

function fixedServers(asked: DesignQuestion, wanted: number | undefined): FixedHardware | undefined {
  const question = genericQuestion(asked);
  const solution = bestServers(question);
  if (solution === undefined) return undefined;
  const servers = wanted ?? solution.servers;
  return {
    servers,
    storages: solution.databases.map(({ name, layout }) => ({
      storage: STORAGE_ROLES[name],
      layout,
      sizesTb: question.searches[name].family.sizesTb.values,
    })),
    holds(cameras, disksTb, count = servers) {
      const dealt = dealtTo(cameras, asked, { servers: count, version: question.version });
      if (dealt === undefined) return false;
      const databases = solution.databases.map(({ name, layout }, index) => ({
        name,
        layout: { ...layout, diskTb: disksTb[index]! },
      }));
      return doServersHold(
        { machine: solution.machine, servers: dealt.used, databases },
        { ...question, deals: dealt.deals },
      );
    },
  };
}
