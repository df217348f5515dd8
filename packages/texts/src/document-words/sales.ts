import type { FailureState, NetworkFinding, StationLimit, StorageRole } from '@site-designer/sizing-engine';
import type { SalesDocument } from '../sales-document/document.ts';
import type { Range, TextOf } from './text-of.ts';

/** Titles of a table and of its columns. */
export interface TableWords<Column extends string> {
  readonly title: string;
  readonly columns: Readonly<Record<Column, string>>;
}

/** The document of a sales engineer. */
export interface SalesWords {
  readonly pages: Readonly<Record<SalesDocument['pages'][number]['code'], string>>;
  readonly margin: MarginWords;
  readonly alternatives: AlternativeWords;
  readonly whatIf: WhatIfWords;
  readonly room: {
    readonly title: string;
    /** What more the present hardware holds, each alone; one of them is not null. */
    readonly holds: TextOf<{ readonly cameras: number | null; readonly days: number | null }>;
  };
  readonly demand: TableWords<'figure' | 'expected' | 'calm' | 'busy'> & {
    readonly rows: Readonly<Record<'streams' | 'average' | 'peak' | 'storage' | 'locked', string>>;
  };
  readonly byGroup: TableWords<'group' | 'storage' | 'share'> & { readonly moreGroups: TextOf<number> };
  readonly loads: TableWords<'limit' | 'load' | 'allowed' | 'share'>;
  readonly retention: {
    readonly title: string;
    /** Whole days, or percent of the retention of each group; `room` is the video that the disks hold. */
    readonly reach: TextOf<
      Range & {
        readonly unit: 'days' | '%';
        readonly asked: number;
        readonly likely: number;
        readonly room: string;
      }
    >;
  };
  readonly ledger: TableWords<'step' | 'factor' | 'after'>;
  readonly failing: FailingWords;
  readonly disks: DiskWords;
  readonly place: { readonly title: string; readonly watts: TextOf<number> };
  readonly switches: SwitchWords;
  readonly stations: StationWords;
  readonly motion: {
    readonly title: string;
    /** Megapixels a second, of so many that the server can; null where that is not published. */
    readonly load: TextOf<{
      readonly rate: string;
      readonly of: { readonly capacity: string; readonly percent: string } | null;
    }>;
  };
  readonly settings: SettingWords;
  readonly versions: {
    readonly title: string;
    readonly text: TextOf<{ readonly engine: string; readonly catalogue: string; readonly model: string }>;
  };
}

interface MarginWords extends TableWords<'item' | 'quantity' | 'cost' | 'margin' | 'share'> {
  readonly price: TextOf<{ readonly currency: string }>;
  readonly total: string;
  readonly discount: TextOf<{ readonly money: string }>;
}

interface AlternativeWords extends TableWords<'solution' | 'servers' | 'fill' | 'price' | 'difference'> {
  readonly asProposed: TextOf<{ readonly hardware: string }>;
  /** The price of those lines that have one. */
  readonly priceOfSome: TextOf<{ readonly money: string; readonly priced: number; readonly lines: number }>;
  readonly notKnown: string;
  readonly noPrice: TextOf<{ readonly item: string }>;
  readonly samePrice: string;
}

interface WhatIfWords extends TableWords<'question' | 'cameras' | 'hardware' | 'fill' | 'price'> {
  readonly moreCameras: TextOf<number>;
  readonly moreDays: TextOf<number>;
  readonly sameHardware: TextOf<{ readonly hardware: string }>;
  readonly nothingFits: string;
}

interface FailingWords extends TableWords<'state' | 'lost' | 'load' | 'storage' | 'keeps' | 'verdict'> {
  /** Seconds until a spare records. */
  readonly gap: TextOf<Range>;
  readonly states: Readonly<Record<FailureState['state'], string>>;
  readonly ofStorage: TextOf<{ readonly state: FailureState['state']; readonly storage: StorageRole }>;
  /** The days of each retention. */
  readonly kept: TextOf<{ readonly days: readonly string[] }>;
  readonly keptOf: TextOf<{ readonly kept: string; readonly asked: string }>;
  /** What a spare holds. */
  readonly outage: TextOf<number>;
  readonly over: TextOf<{ readonly limits: readonly string[] }>;
  readonly notAllRecorded: string;
  readonly holds: string;
}

interface DiskWords extends TableWords<'of' | 'disks' | 'failures' | 'rebuild' | 'fails' | 'workload'> {
  readonly storages: Readonly<Record<StorageRole, string>>;
  readonly noRebuild: string;
  /** Hours. */
  readonly rebuild: TextOf<Range>;
  /** The loss of recordings with a failed disk. */
  readonly certain: string;
}

/** Whether no plan has fewer switches, or the bound that was found. */
export type Least = { readonly isProven: true } | { readonly isProven: false; readonly lowerBound: number };

interface SwitchWords extends TableWords<'closet' | 'switches' | 'cameras' | 'reserved' | 'rate' | 'decided'> {
  readonly unnamed: string;
  readonly reserved: string;
  readonly core: TextOf<{ readonly ports: number; readonly mbit: string }>;
  readonly none: string;
  readonly ports: TextOf<{ readonly usable: number; readonly ports: number; readonly least: Least }>;
  readonly poe: TextOf<{ readonly watts: string; readonly least: Least }>;
  readonly uplink: TextOf<{ readonly mbit: string; readonly least: Least }>;
  readonly longCables: TextOf<{ readonly groups: number }>;
  readonly findings: Readonly<Partial<Record<NetworkFinding['code'], string>>>;
}

interface StationWords extends TableWords<'station' | 'number' | 'card' | 'shown' | 'decides' | 'most'> {
  readonly limits: Readonly<Record<StationLimit, string>>;
  readonly noCard: string;
  readonly shown: TextOf<{ readonly pictures: number; readonly tiles: number }>;
  /** Mbit/s of live view, and what the setting for client streams provides, where it does. */
  readonly liveView: TextOf<{ readonly mbit: string; readonly providedMbit: string | null }>;
}

/** Settings that are not the usual ones, or that all are. */
interface SettingWords extends TableWords<'setting' | 'asked' | 'usual'> {
  readonly usualTitle: string;
  /** What is asked for besides servers is not compared. */
  readonly allUsual: TextOf<{ readonly hasSwitches: boolean; readonly hasStations: boolean }>;
  readonly yes: string;
  readonly no: string;
  /** A whole number of a unit that is a word, such as `day`. */
  readonly counted: TextOf<{ readonly count: number; readonly unit: string }>;
}
