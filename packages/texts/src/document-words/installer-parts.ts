import type { Range, TextOf } from './text-of.ts';

/** Cameras by server, and what holds for all of them. */
export interface CameraWords {
  readonly groups: TextOf<number>;
  readonly lens: (number: number) => string;
  readonly constant: string;
  readonly event: string;
  readonly speedupBase: string;
  readonly speedupOnEvents: string;
  readonly hoursADay: TextOf<{ readonly mode: string; readonly hours: number }>;
  readonly whichServer: string;
  readonly plannedRate: string;
  /** Of how many streams it is calculated, measured and entered: at least one is not 0. */
  readonly rates: TextOf<{ readonly calculated: number; readonly measured: number; readonly entered: number }>;
  readonly scene: (values: string) => string;
  readonly motion: (values: string) => string;
  /** A value with the groups that have it. */
  readonly valueIn: TextOf<{ readonly value: string; readonly groups: readonly string[] }>;
  /** 0 for what is not recorded; one of them is. */
  readonly besides: TextOf<{ readonly group: string; readonly audioKbps: number; readonly metadataKbps: number }>;
  readonly naming: (first: string, last: string) => string;
  readonly tooManyServers: string;
}

/** Closets, ports, cables and workstations. */
export interface PlanWords {
  readonly noSwitch: string;
  readonly ownSupply: string;
  readonly poeClass: (id: number) => string;
  /** Of a switch; its ports and its budget are null where its kind is not known. */
  readonly used: TextOf<{
    readonly cameras: number;
    readonly ports: number | null;
    readonly reserved: string;
    readonly budget: string | null;
    readonly rate: string;
  }>;
  /** The longest cable of a group, and how many of its cameras are placed where not all are. */
  readonly longest: TextOf<{ readonly length: string; readonly placed: number | null }>;
  readonly noLength: string;
  readonly cableSum: TextOf<{
    readonly length: string;
    readonly boxes: number;
    /** Length on one box. */
    readonly box: string;
    readonly unknownCameras: number;
  }>;
  readonly byGroup: string;
  readonly byLabel: string;
  readonly vlan: string;
  readonly tooLong: (of: { readonly group: string; readonly length: string; readonly allowed: string }) => string;
  /** A kind of workstation; its graphics card is null where it has none. */
  readonly station: TextOf<{
    readonly quantity: number;
    readonly card: string | null;
    readonly monitors: number;
    readonly size: string;
    readonly columns: number;
    readonly rows: number;
    readonly linkMbit: number;
  }>;
}

/** Failover and acceptance. */
export interface HandoverWords {
  readonly kind: string;
  readonly noSpare: string;
  readonly noSpareLost: TextOf<{ readonly lost: number; readonly cameras: number }>;
  readonly untilItRecords: string;
  readonly gap: TextOf<Range>;
  readonly daysCovered: string;
  readonly hotSpares: string;
  readonly hotSparesIn: TextOf<number>;
  readonly lock: string;
  readonly noLock: string;
  readonly locks: TextOf<{
    readonly perMonth: number;
    readonly cameras: number;
    readonly hours: number;
    readonly months: number;
    readonly reserved: string;
  }>;
  readonly rules: string;
  readonly noRules: string;
  /** With the groups that do not keep it. */
  readonly rule: TextOf<{
    readonly name: string;
    readonly kind: 'min' | 'max';
    readonly days: number;
    readonly brokenBy: readonly string[];
  }>;
  readonly checks: AcceptanceWords;
}

/** What is looked at, and what should be. */
export interface AcceptanceWords {
  readonly ports: string;
  readonly recording: string;
  readonly growth: (servers: string, isEach: boolean) => string;
  readonly highestRate: (servers: string, isEach: boolean) => string;
  readonly switchedOff: (server: string) => string;
  readonly within: TextOf<number>;
  readonly backOn: (server: string) => string;
  readonly yes: string;
  readonly mainsOff: string;
  readonly asBuilt: string;
  readonly noneOver: string;
}
