import type { CatalogueNames } from '@site-designer/sizing-engine/catalogue';
import { numberText } from '../../../lib/format/format-quantity.ts';
import { counted, numbered } from '../../../lib/format/plural.ts';
import { BILL_FILE_TEXTS, BILL_PRICE_TEXTS } from './bill-texts.ts';
import { EVIDENCE_LOCK_TEXTS, RULE_TEXTS } from './kept-recordings.ts';

export const PROPOSAL_CHAPTERS = {
  proposal: 'Proposal',
  cameraInformation: 'Camera Information',
  userRequest: 'User Specified Request',
  solution: 'Recommended solution',
  recordingServer: 'Recording server specification',
  network: 'Network interface',
  liveDatabase: 'Live database storage',
  archive: 'Archive storage',
  managementServer: 'Management Server',
  billOfMaterials: 'Bill of materials',
  serverPlan: 'Server plan',
  failure: 'When something fails',
  failingDisks: 'Disks and rebuilds',
  physical: 'Power, heat and rack',
  licences: 'Licences',
  limits: 'Headroom',
  demand: 'What the cameras need',
  retention: 'Retention against capacity',
  retentionRules: RULE_TEXTS.title,
  storageByGroup: 'Storage by camera group',
  loads: 'Load per server against its limits',
  ledger: 'From video to disks',
  alternatives: 'Alternatives',
  warnings: 'What to watch',
  developers: 'For developers',
  information: 'Information',
  terms: 'Terms and conditions',
} as const;

export const PROPOSAL_TEXTS = {
  calculating: 'Calculating',
  print: 'print pdf',
  failed: 'An error occurred',
  nothingToPrint: 'There is no proposal of this design yet. Generate the proposal, then print it.',
} as const;

export const REPORT_TEXTS = {
  pageHeader: (project: string, design: string) => `${project}: ${design}`,
} as const;

export const REPORT_HEADER_TEXTS = {
  date: 'Configuration Date',
  name: 'Configuration Name',
  project: 'Project',
  site: 'Site',
  product: 'Product',
  overhead: 'System Overhead',
  overheadFigure: 'System overhead',
  integrator: 'Integrator Details',
  integratorName: 'Name',
  company: 'Company',
  email: 'Email',
  phone: 'Phone',
} as const;

export const CAMERA_INFORMATION_TEXTS = {
  camera: 'Camera',
  quantity: 'Quantity',
  recording: 'Recording',
  hours: 'Hours a day',
  days: 'Days',
  codec: 'Codec',
  fps: 'FPS',
  motion: 'Motion %',
  complexity: 'Complexity',
  resolution: 'Resolution',
  rate: 'kbit/s',
  lens: (quantity: number) => `${quantity} (lens)`,
  noMotion: '–',
  /** Figures per hour include it in their unit. */
  inUnit: (title: string, unit: string) => (unit.startsWith('/') ? title : `${title}, ${unit}`),
} as const;

export const USER_REQUEST_TEXTS = {
  liveDatabase: 'Live database',
  archive: 'Archive',
  platform: 'Platform version',
  overhead: 'System overhead',
  maxCameras: 'Max cameras per server',
  streams: ({ client }: CatalogueNames) => `Concurrent ${client} streams`,
  machineType: 'Machine type',
  disks: 'Max disks per server',
  model: 'Model',
  formFactor: 'Form factor',
  applianceDisks: 'Disks of an appliance',
  sku: 'SKU',
  remoteStreams: ({ client }: CatalogueNames) => `Remote ${client} streams per server`,
  maxLoad: 'Max system utilization',
  maxFill: 'Max disk utilization',
  raidOs: 'RAID for the operating system',
  archiving: 'Archiving',
  managementServer: 'Management server',
  capacityConvention: 'Capacity convention',
  upsMinutes: 'UPS minutes',
  secondArchive: 'Second archive',
  afterDays: (days: string) => `after ${days}`,
  mjpegRate: 'MJPEG in the second archive',
  keyFrame: 'Key frame',
  deltaFrames: (frames: number) => counted(frames, 'delta frame'),
  retentionRules: RULE_TEXTS.title,
  evidenceLock: EVIDENCE_LOCK_TEXTS.title,
  failover: 'Failover',
  spareServers: 'Spare servers',
  outageDays: 'Days to be covered',
  hotSpares: 'Hot spares per server',
  aDay: (times: string) => `${times} a day`,
  connectivity: 'Storage connectivity',
  raidType: 'RAID type',
  diskType: 'Disk type',
  diskSize: 'Disk size',
  diskSizes: (least: number, most: number) => `${least} to ${most} TB`,
  yes: 'Yes',
  no: 'No',
} as const;

export const BILL_TEXTS = {
  wholeSystem: 'For the whole system',
  item: 'Item',
  description: 'Description',
  quantity: 'Quantity',
  quantityOf: (item: string) => `Quantity of ${item}`,
  ...BILL_PRICE_TEXTS,
  ...BILL_FILE_TEXTS,
} as const;

export const SERVER_PLAN_TEXTS = {
  server: 'Server',
  servers: (first: number, last: number) =>
    first === last
      ? { title: `Server ${first}`, phrase: `server ${first}` }
      : { title: `Servers ${numbered(first, last)}`, phrase: `servers ${numbered(first, last)}` },
  count: 'Number',
  cameras: 'Cameras',
  streams: 'Streams',
  rate: 'Data rate',
  storage: 'Storage',
  live: 'Live storage',
  daily: 'Growth a day',
  groups: 'Cameras of',
  of: (title: string, servers: string) => `${title}, ${servers}`,
  ofGroup: (cameras: number, group: string) => `${numberText(cameras)} of ${group}`,
  group: (id: number) => `group ${id}`,
  moreGroups: (count: number) => `and ${counted(count, 'more group')}`,
  lowerBound: 'Fewest servers that the totals allow',
  least: (bound: number, isProven: boolean) =>
    isProven
      ? `${counted(bound, 'server')}: no plan has fewer. Figures are those of each server.`
      : `The totals alone would allow ${counted(bound, 'server')}. Figures are those of each server.`,
  tooMany: 'More than 200 servers differ from each other. The list of devices names the server of each camera group.',
} as const;

export const LIMIT_TEXTS = {
  tightest: (limit: string) => `Tightest limit: ${limit}`,
  tightestOfMachine: (limit: string) => `Tightest limit of a machine: ${limit}`,
  limitOf: (title: string) => `${title}, limit`,
  withinCap: (limit: string) => `${limit} within its cap`,
  nextStep: (quantity: string) => `Next step of ${quantity}`,
} as const;

export const DEMAND_TEXTS = {
  demand: 'Demand',
  expected: 'Expected',
  spread: 'Spread',
  range: 'Range',
  cameras: 'Cameras',
  cameraStreams: 'Camera streams',
  averageRate: 'Average data rate',
  peakRate: 'Peak data rate',
  storage: 'Storage',
  exact: 'exact',
  to: 'to',
  lowEnd: (title: string) => `${title}, low end`,
  highEnd: (title: string) => `${title}, high end`,
  note: 'One scene in ten needs less than the range, one in ten needs more.',
} as const;

export const GROUP_TEXTS = {
  group: 'Camera group',
  part: 'Part of the storage',
  share: 'Share',
  storage: 'Storage',
  storageOf: (title: string) => `Storage of ${title}`,
  shareOf: (title: string) => `Share of ${title} in the storage`,
  others: (count: number) => counted(count, 'more group'),
} as const;

export const LEDGER_TEXTS = {
  step: 'Step',
  waterfall: 'Waterfall',
  factor: 'Factor',
  capacity: 'Capacity',
  factorOf: (title: string) => `${title}, factor`,
  fullRate: (days: number) => `of it at the full frame rate, up to day ${days}`,
  reducedRate: (days: number) => `of it at the reduced frame rate, after day ${days}`,
  saved: 'saved by the reduced frame rate',
  none: 'none',
} as const;

export const LOAD_TEXTS = {
  load: 'Load',
  picture: 'Against the limit',
  used: 'Used',
  limit: 'Limit',
  share: 'Share',
  limitOf: (title: string) => `${title}, limit`,
  usedOf: (title: string) => `${title}, used`,
  shareOf: (title: string) => `${title}, share of the limit`,
} as const;
