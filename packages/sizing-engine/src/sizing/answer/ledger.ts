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
import type { InOtherConvention } from '../alternatives/explained-alternative.ts';
import type { CapacityConvention } from '../../design/design.ts';
import type { LedgerStep } from '../result/result.ts';
import type { LedgerCode, ServersFigures } from '../result/sayings-of-hardware.ts';
import { saying, type Saying } from '../result/sayings.ts';

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
  /** What the other convention would buy; null where alternatives are left out. */
  readonly otherConvention: Saying | null;
}

/** A step from one need to the next. */
interface Stage {
  readonly code: LedgerCode;
  readonly after: (needTb: Tb, storage: LedgerStorage) => Tb;
}

/**
 * The margin ledger: each step from the video of the whole retention to the nameplate capacity of all disks, and what it
 * multiplies by. The product of the factors is exactly nameplate / video.
 */
export function ledgerOf(sources: LedgerSources): Explained<LedgerStep>[] {
  const { video, isGroomed, storages, servers } = sources;
  const steps: { code: LedgerCode; tb: Tb }[] = [{ code: 'video', tb: video }];
  if (isGroomed) {
    steps.push({ code: 'tiers', tb: storages.at(-1)!.video });
  }
  if (storages.length === 2) {
    steps.push({ code: 'live', tb: together(storages.map(({ video }) => video)) });
  }
  if (storages.some(({ video, withLocked }) => withLocked !== video)) {
    const tb = together(storages.map(({ withLocked }) => withLocked));
    steps.push({ code: 'evidence-lock', tb });
  }
  let current = storages.map(({ withOverhead }) => withOverhead);
  steps.push({ code: 'overhead', tb: together(current) });
  for (const stage of stagesOf(sources)) {
    current = storages.map((storage, index) => stage.after(current[index]!, storage));
    steps.push({ code: stage.code, tb: together(current) });
  }
  const nameplate = together(storages.map(({ raw }) => nameplateOfAll({ servers, rawTb: raw })));
  steps.push({ code: 'rounding', tb: nameplate });
  return steps.map(({ code, tb }, index) => ({
    code,
    title: saying('ledger.step', { step: code }),
    tb,
    factor: ledgerFactor({ after: tb, before: steps[Math.max(0, index - 1)]!.tb }),
    note: code === 'convention' ? sources.otherConvention : null,
  }));
}

/** The other convention. */
export function otherConventionOf(convention: CapacityConvention): CapacityConvention {
  return convention === 'vendor' ? 'exact' : 'vendor';
}

/**
 * What the other convention would buy, beside what this one does.
 *
 * @param figuresOf - What is bought of a solution.
 */
export function otherConventionSaid<Solution>(
  { convention, solution }: InOtherConvention<Solution>,
  chosen: Solution,
  figuresOf: (solution: Solution) => ServersFigures,
): Saying {
  if (solution === undefined) return saying('ledger.other-convention-none', { convention });
  const other = figuresOf(solution);
  return JSON.stringify(other) === JSON.stringify(figuresOf(chosen))
    ? saying('ledger.other-convention-same', { convention })
    : saying('ledger.other-convention', { convention, hardware: other });
}

function stagesOf({ servers, model, convention, cap, hasReserve }: LedgerSources): Stage[] {
  const fileSystemShare = cited(model.id, saying('field.file-system-share'), model.fileSystemShare);
  const formattedPerTb = cited(model.id, saying('field.formatted-per-tb'), model.formattedPerTb);
  const reserveTb = cited(model.id, saying('field.volume-reserve'), model.reserve);
  return [
    {
      code: 'reserve',
      after: (needTb) => (hasReserve ? withReserves({ needTb, servers, reserveTb }) : needTb),
    },
    {
      code: 'cap',
      after: (needTb) => (cap === undefined ? needTb : beforeCap({ needTb, capPercent: cap })),
    },
    {
      code: 'convention',
      after: (needTb) =>
        convention === 'vendor' ? beforeConvention({ needTb, fileSystemShare, formattedPerTb }) : needTb,
    },
    {
      code: 'raid',
      after: (needTb, { raw, usable }) => beforeRaid({ needTb, rawTb: raw, usableTb: usable }),
    },
    {
      code: 'formatting',
      after: (needTb) => beforeFormatting({ needTb, fileSystemShare }),
    },
  ];
}

function together(storages: readonly Tb[]): Tb {
  const [first, second] = storages;
  return second === undefined ? first! : bothStorages({ liveTb: first!, archiveTb: second });
}
