import type { Catalogue } from '../../catalogue/schema.ts';
import { indexOf, type CatalogueIndex } from '../../checks/catalogue-index.ts';
import { once } from '../../derivation/once.ts';
import type { CameraRow } from '../../design/design.ts';
import { ROWS_TOGETHER, type RowPart } from '../../design/row-part.ts';
import { licencesOfGroup } from '../../formulas/licences.ts';
import { windowHours } from '../../formulas/live-database.ts';
import { knownEntry } from '../../checks/lookup.ts';
import { Deals } from '../deal/deals.ts';
import type { DemandRange } from './demand.ts';
import { RangedSums } from './demand-sums.ts';
import { firstStreams } from './first-streams.ts';
import { GroupLoads } from './group-loads.ts';
import type { Keeping } from './keeping.ts';
import { hasBesides, kindNumberOf, WITH_BESIDES } from './row-kinds.ts';
import { besidesOf, RatesReader, type RatesOfRow, type StreamRates } from './row-rates.ts';
import { TierDemand } from './tier-demand.ts';

/**
 * Sum what the rows of a design ask for, on bare numbers.
 *
 * Ranges of rows add up as fully correlated: a busy site is busy everywhere, which is the cautious reading.
 *
 * @param keeping - What of the settings decides how much is kept: archive runs, a second archive, what is locked as evidence.
 * @throws SizingError `unknown-entry` for ids that the catalogue does not have.
 */
export function demandOf(rows: readonly CameraRow[], keeping: Keeping, catalogue: Catalogue): DemandRange {
  const reader = new DemandReader(rows.length, keeping, catalogue);
  reader.addAll(rows);
  return reader.demandOf(rows);
}

/** Takes in the rows of a design, part by part, and sums what they ask for. */
export class DemandReader {
  readonly #keeping: Keeping;
  readonly #catalogue: Catalogue;
  readonly #codecs: CatalogueIndex['codecs'];
  readonly #rates: RatesReader;
  /** Of each row of a part, the number of its kind without what is recorded besides video. */
  readonly #kinds = new Uint16Array(ROWS_TOGETHER);
  readonly #sums: RangedSums;
  readonly #tiers: TierDemand | undefined;
  readonly #groups: GroupLoads;
  /** Rows that carry sound and metadata of their groups; undefined where the first row of each group is taken for it. */
  #carrying: ReadonlySet<CameraRow> | undefined;
  #hasBesides = false;
  #licences = 0;

  /** @param rows - How many will be added at the most. */
  constructor(rows: number, keeping: Keeping, catalogue: Catalogue) {
    const { runsPerDay, tiers, lockedHours } = keeping;
    this.#keeping = keeping;
    this.#catalogue = catalogue;
    this.#codecs = indexOf(catalogue).codecs;
    this.#rates = new RatesReader(catalogue);
    this.#sums = new RangedSums(catalogue);
    this.#tiers = tiers && new TierDemand(tiers, catalogue);
    const window = runsPerDay === undefined ? undefined : windowHours({ runsPerDay });
    this.#groups = new GroupLoads(rows, { window, groomAfterDays: tiers?.groomAfterDays, lockedHours });
  }

  /** Add rows part by part. */
  addAll(rows: readonly CameraRow[]): void {
    for (let from = 0; from < rows.length; from += ROWS_TOGETHER) {
      this.add({ rows, from, end: Math.min(rows.length, from + ROWS_TOGETHER) });
    }
  }

  /** Add the rows of a part, each step for all of them: the code of one step is compiled as a whole, that of all would not be. */
  add(part: RowPart): void {
    const rates = this.#rates.readPart(part);
    this.#readKinds(part);
    if (this.#hasBesides || this.#tiers !== undefined) return this.#addWithMore(part, rates);
    this.#addToGroups(part, rates);
    this.#addToSums(part, rates);
  }

  #readKinds({ rows, from, end }: RowPart): void {
    for (let number = from; number < end; number += 1) {
      const row = rows[number]!;
      const { kind } = knownEntry(this.#codecs, row.codec, 'codec');
      this.#kinds[number - from] = kindNumberOf(row, kind, this.#catalogue);
      if (hasBesides(row)) this.#hasBesides = true;
    }
  }

  #addToGroups({ rows, from, end }: RowPart, rates: readonly RatesOfRow[]): void {
    for (let number = from; number < end; number += 1) {
      const row = rows[number]!;
      this.#enter(row);
      this.#groups.add(row, rates[number - from]!);
    }
  }

  #addToSums({ rows, from, end }: RowPart, rates: readonly RatesOfRow[]): void {
    for (let number = from; number < end; number += 1) {
      this.#sums.add(rows[number]!, rates[number - from]!, this.#kinds[number - from]!);
    }
  }

  /** Go to the group of a row; returns whether it is the first row of the group. */
  #enter(row: CameraRow): boolean {
    const isFirst = this.#groups.enter(row);
    if (isFirst) this.#licences += licencesOfRow(row);
    return isFirst;
  }

  /** Add rows some of which have sound or metadata, or of which a second archive keeps a part. */
  #addWithMore({ rows, from, end }: RowPart, ofRows: readonly RatesOfRow[]): void {
    for (let number = from; number < end; number += 1) {
      const row = rows[number]!;
      const rates = ofRows[number - from]!;
      const besides = this.#besidesOf(row, rates, this.#enter(row));
      const kind = this.#kinds[number - from]! + (besides === undefined ? 0 : WITH_BESIDES);
      this.#sums.add(row, rates, kind);
      if (besides !== undefined) this.#sums.addBesides(row, besides);
      const codec = knownEntry(this.#codecs, row.codec, 'codec');
      const groomed = this.#tiers?.add(row, { rates, kind, codec, besides });
      this.#groups.add(row, besides === undefined ? rates : together(rates, besides), groomed);
    }
  }

  /** Sound and metadata that are recorded with a row, which are those of its group. */
  #besidesOf(row: CameraRow, rates: RatesOfRow, isFirst: boolean): StreamRates | undefined {
    if (!hasBesides(row)) return undefined;
    const carries = this.#carrying === undefined ? isFirst : this.#carrying.has(row);
    return carries ? besidesOf(row.recording, row.extras, rates.share) : undefined;
  }

  /** What the rows ask for that were added. */
  demandOf(rows: readonly CameraRow[]): DemandRange {
    if (this.#hasBesides && this.#groups.hasLateFirsts && this.#carrying === undefined) return this.#readAgain(rows);
    const sums = this.#sums;
    const groups = this.#groups;
    const deals = new Deals(groups.groups());
    const { liveTb, cameras } = deals.total;
    return {
      value: {
        ...sums.at('value'),
        liveTb,
        cameras,
        streams: sums.streams,
        deals,
        dealsAfter: (days) => deals.storing(groups.storedAfter(days)),
        dealsOfOneDay: once(() => deals.storingAsDealt(groups.storedPerDay())),
      },
      low: sums.at('low'),
      high: sums.at('high'),
      kinds: sums.kinds(),
      tiers: this.#tiers,
      rows: {
        retentionDays: groups.retentionDays,
        deviceLicences: groups.hasLateFirsts ? licencesOf(rows) : this.#licences,
        isExtrapolated: this.#rates.isExtrapolated,
      },
    };
  }

  /** The first stream of a group did not come first: sound and metadata were added to another row of it. */
  #readAgain(rows: readonly CameraRow[]): DemandRange {
    const reader = new DemandReader(rows.length, this.#keeping, this.#catalogue);
    reader.#carrying = new Set(firstStreams(rows).map((number) => rows[number]!));
    reader.addAll(rows);
    return reader.demandOf(rows);
  }
}

function licencesOf(rows: readonly CameraRow[]): number {
  return firstStreams(rows).reduce((sum, number) => sum + licencesOfRow(rows[number]!), 0);
}

function licencesOfRow({ quantity, licencesPerCamera }: CameraRow): number {
  return licencesOfGroup.compute({ cameras: quantity, licencesPerCamera });
}

function together(stream: StreamRates, besides: StreamRates): StreamRates {
  return {
    peakKbps: stream.peakKbps + besides.peakKbps,
    averageKbps: stream.averageKbps + besides.averageKbps,
  };
}
