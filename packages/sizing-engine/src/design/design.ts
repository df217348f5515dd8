import type { PictureSize } from '../bitrate/picture-size.ts';
import type { CableRun } from '../site/cable-run.ts';
import type { SiteFields, SiteFieldsInput } from '../site/site-row.ts';
import type { SiteSettings, SiteSettingsInput } from '../site/site-settings.ts';
import type { Failover, HardwareType, LensType, Recording } from './enumerations.ts';

/** The two halves of a setting: while nothing moves, and while something does. */
export interface Halves<T> {
  readonly continuous: T;
  readonly motion: T;
}

/** Where a typed rate comes from: a sample of such a stream. */
export interface Measurement {
  /** When it was taken: a date, or a date and time, of ISO 8601. */
  readonly measuredUtc: string;
  /** How long the sample was, hours. */
  readonly sampleHours: number;
  /** Free text about camera, scene or recorder; may be empty. */
  readonly note: string;
}

/** What a camera records besides video, and how much of it around events. All 0 where nothing does. */
export interface Extras {
  /** kbit/s of sound, as long as the first stream is recorded. */
  readonly audioKbps: number;
  /** kbit/s of metadata, as long as the first stream is recorded. */
  readonly metadataKbps: number;
  /** Events an hour whose buffers are recorded on top of the share of motion. */
  readonly eventsPerHour: number;
  /** Seconds recorded before an event. */
  readonly preSeconds: number;
  /** Seconds recorded after an event. */
  readonly postSeconds: number;
}

/**
 * One stream of a camera group, as it is stored, sent and edited: one row of the camera table.
 *
 * The halves that the recording mode does not use are kept, so that switching back loses nothing, and are ignored.
 */
export interface CameraRow extends SiteFields {
  /** Row id, the same as `streamId`. */
  readonly id: number;
  readonly cameraGroupId: number;
  /** Grows with creation; the lowest of a group is its first stream. */
  readonly streamId: number;
  readonly streamName: string;
  /** Cameras of the group; the quantity of the first stream rules the group. */
  readonly quantity: number;
  readonly lensType: LensType;
  readonly recording: Recording;
  /** Hours a day in which the recording mode is in force, 1 to 24. */
  readonly hoursPerDay: number;
  readonly retentionDays: number;
  /** Codec id, for both halves. */
  readonly codec: number;
  /** Frames per second, with at most one decimal. */
  readonly fps: Halves<number>;
  /** Share of the recorded time in percent; `continuous` follows from `motion` and the mode. */
  readonly motion: Halves<number>;
  /** Image complexity id. */
  readonly complexity: Halves<number>;
  /** Resolution id; 0 where a size is typed. */
  readonly resolution: Halves<number>;
  /** Bit rate in kbit/s (1000 bit/s): typed where the custom flag is on, else calculated. */
  readonly bitrateKbit: Halves<number>;
  readonly continuousIsCustomBitrate: boolean;
  readonly motionIsCustomBitrate: boolean;
  /** Device licences that each camera takes, 1 to 16; like the quantity that of the first stream rules the group. */
  readonly licencesPerCamera: number;
  /** Measurement of the typed rate of each half; null where there is none, and where the rate is calculated. */
  readonly measured: Halves<Measurement | null>;
  /** Like the quantity those of the first stream rule the group. */
  readonly extras: Extras;
  /** Typed size of the picture; null where it is that of the resolution id. */
  readonly size: Halves<PictureSize | null>;
}

/** Fields of a camera row that were added after the first version. */
export type LaterRowField = OwnLaterField | keyof SiteFields;

/** Those that are not about its site. */
export type OwnLaterField = 'licencesPerCamera' | 'measured' | 'extras' | 'size';

/** Numbers among them: one without bounds does not compile. */
export type LaterNumber = {
  [F in OwnLaterField]: number extends CameraRow[F] ? F : never;
}[OwnLaterField];

/** A camera row as it is written: a later field that is left out stays as it is, or is the default. */
export type CameraRowInput = Omit<CameraRow, LaterRowField> & LaterFieldsInput;

/** Later fields as they are written. */
export type LaterFieldsInput = Partial<Pick<CameraRow, OwnLaterField>> & SiteFieldsInput;

/** How one database of a recording server is stored (generic hardware). Sizes in TB of 10^12 bytes. */
export interface StorageSettings {
  readonly storageConnectivity: number;
  readonly raidType: number;
  readonly diskType: number;
  readonly diskSizeMin: number;
  readonly diskSizeMax: number;
}

/** Settings of the recording servers when they are of any make. */
export interface GenericServerSettings {
  readonly addManagementServer: boolean;
  readonly xProtectVersion: number;
  readonly mainSettings: {
    /** Percent added to data rate and storage. */
    readonly systemOverhead: number;
    readonly maxCamerasPerServer: number;
    readonly concurrentSmartClientStreams: number;
  };
  readonly advancedSettings: {
    readonly machineType: number;
    /** Most disks a server may have. */
    readonly serverDiskQuantity: number;
    /** Whether the operating system is on two disks in RAID 1. */
    readonly raidOS: boolean;
    /** Archive runs a day. */
    readonly archiveFrequency: number;
    readonly archiving: boolean;
    readonly liveDatabase: StorageSettings;
    readonly archiveDatabase: StorageSettings;
  };
  readonly managementServerSettings: { readonly supportedCameras: number };
}

/** Settings when the recording servers are appliances. 0 is Auto for model, form factor, RAID and disk quantity. */
export interface HuskyServerSettings {
  readonly xProtectVersion: number;
  readonly addManagementServer: boolean;
  readonly ivoModel: number;
  readonly formFactor: number;
  /** Highest load of the rated recording rate, percent. */
  readonly maxSystemUtilization: number;
  /** Highest fill of the formatted capacity, percent. */
  readonly maxDiskUtilization: number;
  readonly mainSettings: {
    readonly maxCamerasPerServer: number;
    readonly concurrentSmartClientStreams: number;
  };
  readonly advancedSettings: {
    readonly serverDiskQuantity: number;
    readonly liveDatabase: { readonly raidType: number };
  };
  readonly managementServerSettings: { readonly supportedCameras: number };
  /** The SKU that is wanted, of the model, RAID type and number of disks that are chosen; empty for Auto. */
  readonly applianceSku: string;
}

/** Appliance settings as they are written: a SKU that is left out stays as it is, or is Auto. */
export type HuskyServerSettingsInput = Omit<HuskyServerSettings, 'applianceSku'> &
  Partial<Pick<HuskyServerSettings, 'applianceSku'>>;

/**
 * How a decimal need is compared with a capacity: `vendor` compares TB with TiB as vendors' tools do, which is about 10 %
 * cautious; `exact` compares bytes with bytes.
 */
export type CapacityConvention = 'vendor' | 'exact';

/** What takes over the cameras of a recording server that fails. */
export interface FailoverSettings {
  readonly kind: Failover;
  /** Spare servers of the group; of cold standby alone, where each covers any one failed server. */
  readonly servers: number;
  /** Days of recording that the storage of a spare generic server holds. */
  readonly outageDays: number;
}

/** Spare hardware of a design for failures. */
export interface Resilience {
  readonly failover: FailoverSettings;
  /** Hot-spare disks of each generic recording server; they take bays. */
  readonly hotSparesPerServer: number;
}

/** What is asked of the power supply. */
export interface PowerSettings {
  /** Minutes without mains that an uninterruptible power supply bridges, 0 to 240; 0 buys none. */
  readonly upsMinutes: number;
}

/**
 * Recordings that are locked as evidence and outlive the retention of their camera. Nothing is locked where locks, cameras or
 * months are 0.
 */
export interface EvidenceLock {
  /** Locks that are set in a month. */
  readonly locksPerMonth: number;
  /** Cameras of each lock. */
  readonly camerasPerLock: number;
  /** Hours of each camera in a lock; a part of an hour locks the whole hour, and none locks one. */
  readonly hoursPerLock: number;
  /** Months for which a lock is kept. */
  readonly monthsKept: number;
}

/** A second archive that keeps older recordings at a reduced frame rate; of generic servers with archiving alone. */
export interface TierSettings {
  /** Days from the recording on after which the frame rate is reduced, 0 to 9998; 0 is no second archive. */
  readonly groomAfterDays: number;
  /** Frames per second that MJPEG keeps; every other codec keeps its key frames, about one a second. */
  readonly groomFps: number;
  /** Size of a key frame, in delta frames. */
  readonly keyFrameRatio: number;
}

/** Settings that hold for both hardware types. */
export interface SharedSettings extends SiteSettings {
  readonly capacityConvention: CapacityConvention;
  readonly resilience: Resilience;
  readonly power: PowerSettings;
  readonly tiers: TierSettings;
  /** Ids of the published rules that the retentions are checked against. */
  readonly retentionRules: readonly number[];
  readonly evidenceLock: EvidenceLock;
}

/** Settings of both hardware types; `hardwareType` says which is in force. */
export interface ServerSettings extends SharedSettings {
  readonly hardwareType: HardwareType;
  readonly genericServerSettings: GenericServerSettings;
  readonly huskyServerSettings: HuskyServerSettings;
}

/** Server settings as they are written: a shared setting that is left out stays as it is, or is the default. */
export interface ServerSettingsInput extends Partial<Omit<SharedSettings, keyof SiteSettings>>, SiteSettingsInput {
  readonly hardwareType: HardwareType;
  readonly genericServerSettings: GenericServerSettings;
  readonly huskyServerSettings: HuskyServerSettingsInput;
}

/** The question that a sizing answers. */
export interface Design {
  readonly cameras: readonly CameraRow[];
  readonly serverSettings: ServerSettings;
  /** Cables as floor plans give them: they hold for groups without a typed length. Left out where there are no plans. */
  readonly cableRuns?: readonly CableRun[];
}

/** A design as a sizing is asked: shared settings and later fields of rows that are left out have their default. */
export interface DesignInput {
  readonly cameras: readonly CameraRowInput[];
  readonly serverSettings: ServerSettingsInput;
  readonly cableRuns?: readonly CableRun[];
}
