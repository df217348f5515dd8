// Written from the schema of packages/catalogue-file by its test: change it there.
import type { Unit } from '../units.ts';

/**
 * Who says so: the product's specification or the data sheet of a part, the text of a law or standard, a
 * maker's publication, a third party's measurement of a maker's tool, common published guidance, or ourselves
 * until better is known. An `assumed` figure is never shown as a maker's limit.
 */
export type FactOrigin = 'spec' | 'law' | 'vendor' | 'measured' | 'practice' | 'assumed';

/** What every entry that a person can choose has. */
export interface Option {
  readonly id: number;
  readonly name: string;
  readonly sortOrder: number;
}

/** Product names that sentences and labels use. */
export interface CatalogueNames {
  /** The series of appliances. */
  readonly series: string;
  /** The recording software. */
  readonly software: string;
  /** The software that watches the streams. */
  readonly client: string;
}

/** One number of the catalogue: never without its unit, its origin and where it was read. */
export interface Fact<U extends Unit = Unit> {
  readonly value: number;
  readonly unit: U;
  readonly origin: FactOrigin;
  /** Where the value was read. */
  readonly source: string;
}

/** Low and high factor of a figure, around the figure itself. */
export interface RangeFactors {
  readonly low: Fact<'1'>;
  readonly high: Fact<'1'>;
}

/** Constants of the bit-rate model. */
export interface BitrateModel {
  readonly id: string;
  readonly anchorKbps: Fact<'kbit/s'>;
  readonly anchorArea: Fact<'pixel^2'>;
  readonly anchorFps: Fact<'frame/s'>;
  /** Relative drop in bits per frame for each further frame per second. */
  readonly frameRateDecline: Fact<'s/frame'>;
  /** Bits of one MJPEG frame of the anchor area at complexity factor 1. */
  readonly mjpegKbitPerFrame: Fact<'kbit/frame'>;
  readonly mjpegAreaExponent: Fact<'1'>;
  /** Frame rates between which the frame-rate law was measured; outside it is an extrapolation. */
  readonly measuredFps: {
    readonly min: Fact<'frame/s'>;
    readonly max: Fact<'frame/s'>;
  };
  /**
   * Low frame rates of codecs whose frames build on each other: key frames come about once a second, however few
   * frames there are.
   */
  readonly lowFrameRates: {
    /** Below it the rate falls as a power of the frame rate. */
    readonly below: Fact<'frame/s'>;
    /** That power. */
    readonly exponent: Fact<'1'>;
    /** Below it the high end of the range of a rate is that of so many frames per second. */
    readonly rangeBelow: Fact<'frame/s'>;
  };
  readonly ranges: {
    readonly interFrame: RangeFactors;
    readonly mjpeg: RangeFactors;
    readonly custom: RangeFactors;
  };
}

/** Accuracy of a measured rate, by the length of its sample. */
export interface MeasurementModel {
  readonly id: string;
  /** Range of a sample of a day or longer. */
  readonly daySample: {
    /** Length of the sample. */
    readonly from: Fact<'h'>;
    readonly low: Fact<'1'>;
    readonly high: Fact<'1'>;
  };
  /** Range of a sample of a week or longer. */
  readonly weekSample: {
    /** Length of the sample. */
    readonly from: Fact<'h'>;
    readonly low: Fact<'1'>;
    readonly high: Fact<'1'>;
  };
}

/** Constants of storage arithmetic. */
export interface StorageModel {
  readonly id: string;
  /** Formatted TiB that one usable decimal TB gives. */
  readonly formattedPerTb: Fact<'TiB/TB'>;
  /** Share of the bytes that the file system leaves. */
  readonly fileSystemShare: Fact<'1'>;
  /** What stays free of each recording volume. */
  readonly reserve: Fact<'TB'>;
  readonly disksPerArray: Fact<'disk/array'>;
  readonly rebuildDiskSize: Fact<'TB/disk'>;
  readonly rebuildDisks: Fact<'disk/array'>;
  readonly sanDisksPerServer: Fact<'disk'>;
  readonly sanLink: Fact<'Mbit/s'>;
  readonly writeIopsPerStream: Fact<'IOPS/stream'>;
  readonly writeIopsPerMbit: Fact<'IOPS/(Mbit/s)'>;
  readonly readIopsPerMbit: Fact<'IOPS/(Mbit/s)'>;
}

/** How much of a network link may be used, and when pass-through clients are too many. */
export interface NetworkModel {
  readonly id: string;
  /** Share of a link that may be used. */
  readonly linkShare: Fact<'1'>;
  readonly managementLink: Fact<'Mbit/s'>;
  readonly applianceClientWarning: Fact<'Mbit/s'>;
}

/** Constants of the day on which a server or a disk fails. */
export interface FailureModel {
  readonly id: string;
  /** Part of all disks that fail in a year. */
  readonly annualFailureRate: Fact<'1/year'>;
  /** Unreadable bits for each bit that is read. */
  readonly readErrorRate: Fact<'1/bit'>;
  /** What an array writes to the disk that replaces a failed one, while it records. */
  readonly rebuildSpeed: {
    readonly low: Fact<'MB/s'>;
    readonly likely: Fact<'MB/s'>;
    readonly high: Fact<'MB/s'>;
  };
  /** Part of its transfer speed that an array can use for recording while it rebuilds. */
  readonly rebuildShare: Fact<'1'>;
  readonly applianceDiskThroughput: Fact<'MB/s/disk'>;
  /** Silence after which a recording server counts as failed. */
  readonly failoverDetection: Fact<'s'>;
  /** What a spare of a cold standby group takes to start recording. */
  readonly serviceStart: {
    readonly low: Fact<'s'>;
    readonly high: Fact<'s'>;
  };
  readonly disksPerHotSpare: Fact<'disk'>;
  /** What entry and surveillance disks are rated for; a proposal says so above it. */
  readonly workloadNote: Fact<'TB/year'>;
  /** What nearline disks are rated for; a proposal warns above it. */
  readonly workloadWarning: Fact<'TB/year'>;
  /** Chance that the rebuild of an array loses it from which on a proposal warns. */
  readonly lossWarning: Fact<'1'>;
}

/** A size of a UPS. */
export interface UpsSize {
  readonly rating: Fact<'VA'>;
  /** What its own battery holds at full load. */
  readonly energy: Fact<'Wh'>;
}

/** Constants of shelves for disks and of uninterruptible power supplies. */
export interface PhysicalModel {
  readonly id: string;
  readonly shelfRackUnits: Fact<'U'>;
  /** Power of a shelf without its disks. */
  readonly shelfBasePower: Fact<'W'>;
  /** Power of each bay of a shelf with its disk. */
  readonly shelfBayPower: Fact<'W/disk'>;
  /** Watts that the load draws of each VA. */
  readonly upsPowerFactor: Fact<'1'>;
  /** What a UPS is larger by than its load. */
  readonly upsMargin: Fact<'1'>;
  /** Share of the energy of its battery that a UPS hands on. */
  readonly upsEfficiency: Fact<'1'>;
  /** Sizes in which a UPS is sold, ascending. */
  readonly upsSizes: readonly UpsSize[];
}

/** A class of power over Ethernet. */
export interface PoeClass {
  readonly id: number;
  /** What a switch reserves for a device of the class, whatever it draws. */
  readonly reserved: Fact<'W'>;
  /** What a device of the class draws at most. */
  readonly device: Fact<'W'>;
}

/** Constants of the network of the cameras, of live view and of motion detection. */
export interface SiteModel {
  readonly id: string;
  /** Classes of power over Ethernet, ascending. */
  readonly poeClasses: readonly PoeClass[];
  /** What a switch feeds to its ports, of what it takes for them. */
  readonly poeEfficiency: Fact<'1'>;
  /** Port that most cameras have. */
  readonly cameraPort: Fact<'Mbit/s'>;
  /** Longest cable of copper between two ports. */
  readonly longestCable: Fact<'m'>;
  /** Cable that a box holds. */
  readonly cableBox: Fact<'m'>;
  /** Cameras above which a network of their own is advised. */
  readonly ownNetworkCameras: Fact<'camera'>;
  /** Part of a decoder that live view may take. */
  readonly decoderShare: Fact<'1'>;
  /** Part of the link of a workstation that live view may take. */
  readonly linkShare: Fact<'1'>;
  /** What a workstation decodes without a card. */
  readonly softwareDecoding: Fact<'Mpixel/s'>;
  /** Pictures that a card keeps of each stream. */
  readonly surfaces: Fact<'1'>;
  /** Bytes of a pixel of such a picture. */
  readonly surfaceBytes: Fact<'1'>;
  /** Pictures that a card keeps of each monitor. */
  readonly monitorBuffers: Fact<'1'>;
  /** Bytes of a pixel of such a picture. */
  readonly monitorBytes: Fact<'1'>;
  /** What stays free of the memory of a card. */
  readonly videoMemoryReserve: Fact<'GB'>;
  /** Typical power of a workstation. */
  readonly workstationPower: Fact<'W'>;
  /** What a core of a server decodes. */
  readonly coreDecoding: Fact<'Mpixel/s'>;
  /** Part of the cores of a recording server that motion detection may take. */
  readonly coreShare: Fact<'1'>;
  /** Key frames a second of a stream. */
  readonly keyFrameRate: Fact<'frame/s'>;
  /** Frames a second that motion detection takes of a stream whose frames stand alone. */
  readonly standaloneFrameRate: Fact<'frame/s'>;
}

/** A codec: frames that build on each other (`inter-frame`) or stand alone (`mjpeg`). */
export interface Codec extends Option {
  readonly kind: 'inter-frame' | 'mjpeg';
  /** Which of its figures a card decodes it with; H.264 where it is left out. */
  readonly decodedAs?: 'h264' | 'h265';
  /** Bit rate relative to H.264; 1 for MJPEG, which has a formula of its own. */
  readonly factor: Fact<'1'>;
  /** The same for a motion half, where it differs: a smart codec saves while nothing moves. */
  readonly motionFactor?: Fact<'1'>;
}

/** How much happens in the picture. */
export interface Complexity extends Option {
  /** A scene that looks like it. */
  readonly example: string;
  readonly factor: Fact<'1'>;
}

/** Size of a picture. */
export interface Resolution extends Option {
  /** Pixels. */
  readonly width: number;
  /** Pixels. */
  readonly height: number;
}

/** Numbers that were read in one place, all in one unit. */
export interface FactList<U extends Unit = Unit> {
  readonly values: readonly number[];
  readonly unit: U;
  readonly origin: FactOrigin;
  /** Where the value was read. */
  readonly source: string;
}

/** A value that was searched for and not found. Neither zero nor a default; shown as NO DATA. */
export interface UnknownFact {
  readonly value: null;
  readonly origin: 'unknown';
  /** Where it was looked for. */
  readonly source: string;
}

/** Disks of one kind: which sizes there are, and what each disk bears. */
export interface DiskFamily extends Option {
  /** Sizes in TB of 10^12 bytes, ascending. */
  readonly sizesTb: FactList<'TB/disk'>;
  readonly iops: Fact<'IOPS/disk'>;
  readonly throughput: Fact<'MB/s/disk'>;
  /** Greatest size that a design may ask for. */
  readonly sizeCapTb: Fact<'TB/disk'>;
  readonly power?: Fact<'W/disk'> | UnknownFact;
  /** Disks of one shelf of a storage network. */
  readonly shelfBays?: Fact<'disk/shelf'>;
}

/** A RAID type's own numbers; how it divides disks is a formula. */
export interface RaidFamily extends Option {
  readonly smallest: Fact<'disk'>;
  readonly writePenalty: Fact<'1'>;
  /** The greater, the more failed disks it survives; breaks ties between layouts. */
  readonly survival: number;
}

/** A description rather than a number. */
export interface TextFact {
  readonly value: string;
  readonly origin: FactOrigin;
  /** Where the value was read. */
  readonly source: string;
}

/** Power, heat and space that one machine needs. */
export interface Physical {
  readonly rackUnits: Fact<'U'> | UnknownFact;
  readonly weight: Fact<'kg'> | UnknownFact;
  readonly basePower: Fact<'W'> | UnknownFact;
  readonly greatestPower: Fact<'W'> | UnknownFact;
}

/** A server machine that recording may run on, and what it bears. */
export interface MachineFamily extends Option {
  readonly cpu: TextFact;
  readonly ramGb: Fact<'GB'>;
  readonly recording: Fact<'Mbit/s'>;
  /** Null where the design's own limit is the only one (a virtual machine). */
  readonly bays: Fact<'disk'> | null;
  readonly cameraLink: Fact<'Mbit/s'>;
  /** Null where cameras and clients share one link. */
  readonly clientLink: Fact<'Mbit/s'> | null;
  /** Whether Auto may choose it. */
  readonly automatic: boolean;
  /** Of machines that need equally few servers, Auto chooses the lowest rank. */
  readonly rank: number;
  /** Cameras of one machine above which a proposal warns. */
  readonly advisedCameras?: Fact<'camera'>;
  /** Cores of the processors. */
  readonly cores?: Fact<'1'>;
  readonly physical?: Physical;
}

/** One orderable size of an appliance model. */
export interface ApplianceSku {
  readonly sku: string;
  readonly disks: Fact<'disk'>;
  readonly diskTb: Fact<'TB/disk'>;
}

/** An appliance model: what it is made of, what it bears, and the sizes it is sold in. */
export interface Appliance {
  readonly id: number;
  /** Short model name, as in SKUs. */
  readonly model: string;
  readonly name: string;
  readonly formFactor: number;
  /** RAID ids the model can be ordered with. */
  readonly raidTypes: readonly number[];
  readonly recording: Fact<'Mbit/s'>;
  readonly maxCameras: Fact<'camera'>;
  readonly bays: Fact<'disk'>;
  readonly processor: TextFact | UnknownFact;
  readonly ramGb: Fact<'GB'> | UnknownFact;
  readonly operatingSystem: TextFact | UnknownFact;
  readonly osDrive: TextFact | UnknownFact;
  readonly networkPorts: TextFact | UnknownFact;
  /** Null where there is none. */
  readonly dataSheetLink: string | null;
  readonly physical?: Physical;
  readonly skus: readonly ApplianceSku[];
}

/** Whether recordings can be locked as evidence, where it is known. */
export interface FlagFact {
  readonly value: boolean;
  readonly origin: FactOrigin;
  /** Where the value was read. */
  readonly source: string;
}

/** A recording software edition. */
export interface PlatformVersion extends Option {
  /** Whether a new design starts with it; without any, the first in display order. */
  readonly isDefault?: boolean;
  /** Cameras per server that a new design starts with. */
  readonly camQtyDefault: Fact<'camera'>;
  /** Most cameras per server that a design may ask for. */
  readonly camQtyMax: Fact<'camera'>;
  /** Most cameras in the whole system, where the edition has such a limit. */
  readonly cameraLimit: Fact<'camera'> | null;
  /** Whether the system may have a management server of its own. */
  readonly managementServer: boolean;
  /** Most recording servers, where the edition has such a limit. */
  readonly serverLimit: Fact<'server'> | null;
  readonly evidenceLock?: FlagFact;
}

/** What the server of a management database is made of, without the disks of the database. */
export interface DatabaseServerSpec {
  readonly cpu: TextFact;
  readonly ramGb: Fact<'GB'>;
  readonly osDisk: TextFact;
  readonly physical?: Physical;
}

/** What a management server is made of. */
export interface ManagementServerSpec {
  readonly cpu: TextFact;
  readonly ramGb: Fact<'GB'>;
  readonly osDisk: TextFact;
  readonly diskType: TextFact;
  readonly sqlServer: TextFact;
  readonly databaseDisks: Fact<'disk'>;
  readonly databaseDiskTb: Fact<'TB/disk'>;
  readonly databaseRaid: TextFact;
  readonly physical?: Physical;
  readonly databaseServer?: DatabaseServerSpec;
}

/** How large a management server has to be, by the cameras of the site. */
export interface ManagementLevel extends Option {
  /** Most cameras; null for the level that a person has to design. */
  readonly maxCameras: Fact<'camera'> | null;
  /** Null for the level that a person has to design. */
  readonly server: ManagementServerSpec | null;
}

/** A published rule on how long recordings are kept. */
export interface RetentionRule extends Option {
  /** Where it holds. */
  readonly region: string;
  /** `min`: recordings are kept for so many days or more; `max`: for so many days or fewer. */
  readonly kind: 'min' | 'max';
  readonly days: Fact<'day'>;
  /** What to cite: the text of the rule and its paragraph. */
  readonly citation: string;
}

/** A network switch that feeds cameras. */
export interface SwitchKind {
  readonly id: string;
  readonly name: string;
  readonly ports: Fact<'port'>;
  /** Highest class of power over Ethernet that it feeds. */
  readonly classLimit: Fact<'1'>;
  /** What one port feeds at most. */
  readonly wattsPerPort: Fact<'W'>;
  /** What all ports together feed at most. */
  readonly poeBudgetW: Fact<'W'>;
  /** What it takes for itself. */
  readonly baseW: Fact<'W'>;
  /** Speed of each uplink. */
  readonly uplinkMbit: Fact<'Mbit/s'>;
  readonly uplinks: Fact<'port'>;
  /** Height in a rack; 0 for what stands elsewhere. */
  readonly rackUnits: Fact<'U'>;
}

/** A graphics card that decodes video. */
export interface Decoder {
  readonly id: string;
  readonly name: string;
  /** Decoding engines of the card. */
  readonly engines: Fact<'1'>;
  /** Frames a second of 1920 x 1080 pixels that each engine decodes. */
  readonly fps1080: {
    readonly h264: Fact<'frame/s'>;
    readonly h265: Fact<'frame/s'>;
  };
  /** Memory of the card; null where it is not known. */
  readonly vramGb: Fact<'GB'> | null;
  /** Widest H.264 picture that it decodes; null where it decodes any. */
  readonly h264MaxWidth: Fact<'pixel'> | null;
}

/** Everything the engine knows of the world outside a design. Handed in, so that a company can bring its own. */
export interface Catalogue {
  /** Names this state of the catalogue. */
  readonly version: string;
  readonly names: CatalogueNames;
  readonly bitrateModel: BitrateModel;
  readonly measurementModel: MeasurementModel;
  readonly storageModel: StorageModel;
  readonly networkModel: NetworkModel;
  readonly failureModel: FailureModel;
  readonly physicalModel: PhysicalModel;
  readonly siteModel: SiteModel;
  readonly codecs: readonly Codec[];
  readonly complexities: readonly Complexity[];
  readonly resolutions: readonly Resolution[];
  readonly diskFamilies: readonly DiskFamily[];
  readonly raidFamilies: readonly RaidFamily[];
  readonly machineFamilies: readonly MachineFamily[];
  readonly appliances: readonly Appliance[];
  readonly platformVersions: readonly PlatformVersion[];
  readonly managementLevels: readonly ManagementLevel[];
  /** Rules that a design may be checked against. */
  readonly retentionRules: readonly RetentionRule[];
  readonly switchKinds: readonly SwitchKind[];
  readonly decoders: readonly Decoder[];
  /** RAID types that the lists offer while no model is chosen, by form factor. */
  readonly autoModelRaidTypes: Readonly<Record<number, readonly number[]>>;
  /** Descriptions of the operating-system disk by whether it is mirrored. */
  readonly osDisk: {
    readonly mirrored: TextFact;
    readonly single: TextFact;
  };
  readonly hardwareTypes: readonly Option[];
  readonly lensTypes: readonly Option[];
  readonly recordings: readonly Option[];
  readonly connectivities: readonly Option[];
  readonly formFactors: readonly Option[];
  readonly archiveFrequencies: readonly Option[];
  readonly serverDiskQuantities: readonly Option[];
}
