import type { StorageModel } from '../../catalogue/schema.ts';
import type { Explained } from '../../derivation/explained.ts';
import { cited, type Quantity } from '../../derivation/quantity.ts';
import {
  beforeCap,
  beforeConvention,
  beforeFormatting,
  beforeRaid,
  bothStorages,
  ledgerFactor,
  nameplateOfAll,
  withReserves,
} from '../../formulas/ledger.ts';
import type { CapacityConvention } from '../../design/design.ts';
import type { LedgerStep } from '../result/result.ts';
import { saying } from '../result/sayings.ts';

type Tb = Quantity<'TB'>;

/** One storage on its way from video to nameplate. */
export interface LedgerStorage {
  /** All video that the storage holds for the retention, over all servers. */
  readonly video: Tb;
  /** The same with what is locked as evidence in this storage. */
  readonly withLocked: Tb;
  /** That with system overhead. */
  readonly withOverhead: Tb;
  /** Nameplate and usable capacity of one server's layout. */
  readonly raw: Tb;
  readonly usable: Tb;
}

/** What the ledger is built from. */
interface LedgerSources {
  /** Video of the whole retention at the full frame rate. */
  readonly video: Tb;
  /** Whether a second archive keeps a part of it at a reduced frame rate. */
  readonly isGroomed: boolean;
  readonly storages: readonly LedgerStorage[];
  readonly servers: Quantity<'server'>;
  readonly model: StorageModel;
  readonly convention: CapacityConvention;
  /** Utilization cap, percent; undefined where there is none. */
  readonly cap?: Quantity<'%'>;
  /** Whether a reserve stays free of every volume. */
  readonly hasReserve: boolean;
  /** What the other convention would buy, as a sentence; null where alternatives are left out. */
  readonly otherConvention: string | null;
}

/** A step from one need to the next. */
interface Stage {
  readonly code: string;
  readonly title: string;
  readonly after: (needTb: Tb, storage: LedgerStorage) => Tb;
}

/**
 * The margin ledger: each step from the video of the whole retention to the nameplate capacity of all disks, and what it
 * multiplies by. The product of the factors is exactly nameplate / video.
 */
export function ledgerOf(sources: LedgerSources): Explained<LedgerStep>[] {
  const { video, isGroomed, storages, servers } = sources;
  const steps: { code: string; title: string; tb: Tb }[] = [
    { code: 'video', title: 'Video of the whole retention', tb: video },
  ];
  if (isGroomed) {
    steps.push({ code: 'tiers', title: 'Second archive with reduced frame rate', tb: storages.at(-1)!.video });
  }
  if (storages.length === 2) {
    steps.push({ code: 'live', title: 'Live database', tb: together(storages.map(({ video }) => video)) });
  }
  if (storages.some(({ video, withLocked }) => withLocked !== video)) {
    const tb = together(storages.map(({ withLocked }) => withLocked));
    steps.push({ code: 'evidence-lock', title: 'Evidence lock reserve', tb });
  }
  let current = storages.map(({ withOverhead }) => withOverhead);
  steps.push({ code: 'overhead', title: 'System overhead', tb: together(current) });
  for (const stage of stagesOf(sources)) {
    current = storages.map((storage, index) => stage.after(current[index]!, storage));
    steps.push({ code: stage.code, title: stage.title, tb: together(current) });
  }
  const nameplate = together(storages.map(({ raw }) => nameplateOfAll({ servers, rawTb: raw })));
  steps.push({ code: 'rounding', title: 'Whole disks and servers', tb: nameplate });
  return steps.map((step, index) => ({
    ...step,
    factor: ledgerFactor({ after: step.tb, before: (steps[index - 1] ?? step).tb }),
    note: step.code === 'convention' ? sources.otherConvention : null,
  }));
}

/** The other convention. */
export function otherConventionOf(convention: CapacityConvention): CapacityConvention {
  return convention === 'vendor' ? 'exact' : 'vendor';
}

/**
 * What the other convention would buy, beside what this one does.
 *
 * @param other - The best hardware by the other convention in words; undefined where nothing fits.
 */
export function otherConventionText(
  convention: CapacityConvention,
  { other, chosen }: { readonly other: string | undefined; readonly chosen: string },
): string {
  const way =
    convention === 'vendor'
      ? 'With the exact convention (bytes with bytes)'
      : 'With the convention of vendors (TB with TiB)';
  if (other === undefined) return `${way} nothing would fit.`;
  return other === chosen ? `${way} the hardware would be the same.` : `${way} it would be ${other}.`;
}

function stagesOf({ servers, model, convention, cap, hasReserve }: LedgerSources): Stage[] {
  const fileSystemShare = cited(model.id, saying('field.file-system-share'), model.fileSystemShare);
  const formattedPerTb = cited(model.id, saying('field.formatted-per-tb'), model.formattedPerTb);
  const reserveTb = cited(model.id, saying('field.volume-reserve'), model.reserve);
  return [
    {
      code: 'reserve',
      title: 'Reserve of every volume',
      after: (needTb) => (hasReserve ? withReserves({ needTb, servers, reserveTb }) : needTb),
    },
    {
      code: 'cap',
      title: 'Utilization cap',
      after: (needTb) => (cap === undefined ? needTb : beforeCap({ needTb, capPercent: cap })),
    },
    {
      code: 'convention',
      title: 'Decimal need against TiB',
      after: (needTb) =>
        convention === 'vendor' ? beforeConvention({ needTb, fileSystemShare, formattedPerTb }) : needTb,
    },
    {
      code: 'raid',
      title: 'RAID',
      after: (needTb, { raw, usable }) => beforeRaid({ needTb, rawTb: raw, usableTb: usable }),
    },
    {
      code: 'formatting',
      title: 'File system',
      after: (needTb) => beforeFormatting({ needTb, fileSystemShare }),
    },
  ];
}

function together(storages: readonly Tb[]): Tb {
  const [first, second] = storages;
  return second === undefined ? first! : bothStorages({ liveTb: first!, archiveTb: second });
}
