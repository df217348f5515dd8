/** Switches between the cameras and the recording servers. */

/** What decides how many switches a closet has. */
export type SwitchLimit = 'ports' | 'poe' | 'uplink';

/** Switches with the same cameras. */
export interface PlannedSwitches {
  readonly count: number;
  /** Cameras of each; a camera takes one port. */
  readonly cameras: number;
  /** What each reserves for its cameras, W. */
  readonly reservedW: number;
  /** What the cameras of each draw, W, at the least where `drawnKnown` is false. */
  readonly drawnW: number;
  readonly drawnKnown: boolean;
  /** What the cameras of each send, Mbit/s. */
  readonly rateMbit: number;
  readonly groups: readonly { readonly cameraGroupId: number; readonly cameras: number }[];
}

/** Switches of one closet. */
export interface Closet {
  /** Its name; empty is a closet like any other. */
  readonly closet: string;
  readonly cameras: number;
  /** Id of the kind of its switches; where none holds the named one, null under Auto. */
  readonly switchKind: string | null;
  /** Empty where no switch holds. */
  readonly switches: readonly PlannedSwitches[];
  /** No plan has fewer switches; null where no switch holds, as what follows. */
  readonly lowerBound: number | null;
  /** Whether there are no more switches than the lower bound. */
  readonly provenLeast: boolean | null;
  readonly decidedBy: SwitchLimit | null;
  /** Of the switches with what their cameras draw, W. */
  readonly powerW: number | null;
  /** Of the switches alone: what cameras draw turns to heat at the cameras. */
  readonly heatBtuPerHour: number | null;
}

/** Something in the network that does not hold, or that is to be known. */
export interface NetworkFinding {
  readonly code:
    | 'poe-class'
    | 'port-watts'
    | 'poe-budget'
    | 'uplink'
    | 'ports'
    | 'port-rate'
    | 'cable-length'
    | 'shared-uplink'
    | 'own-network';
  /** Null where it is of the whole site. */
  readonly closet: string | null;
  /** Null where it is of no single group. */
  readonly cameraGroupId: number | null;
  readonly figure: number;
  readonly limit: number;
  readonly unit: 'class' | 'W' | 'Mbit/s' | 'm' | 'cameras' | 'ports';
}

/** The network between the cameras and the recording servers. */
export interface NetworkResult {
  /** By name. */
  readonly closets: readonly Closet[];
  readonly core: {
    /** Uplinks of all switches. */
    readonly ports: number;
    /** What all cameras send, Mbit/s. */
    readonly rateMbit: number;
  };
  readonly cable: {
    readonly metres: number;
    /** At the least: a run cannot be pieced from two boxes. */
    readonly boxes: number;
    /** Cameras whose cable is not known. */
    readonly unknownCameras: number;
  };
  readonly findings: readonly NetworkFinding[];
}
