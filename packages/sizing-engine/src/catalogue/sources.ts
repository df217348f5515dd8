/** Where the numbers of the published catalogue were read, each text said once. */
export const SOURCES = {
  specification: 'product specification',
  model: 'docs/model.md#what-is-assumed',
  vendorTool: "readings of a vendor's calculator between 10 and 18 frames per second, by a third party",
  vendorProposal: "a vendor's published proposal: one 4 TB disk formatted to 3.57",
  codecPractice: 'published comparisons of codecs',
  smartCodecInMotion: 'published comparisons of codecs in constant motion: 0.82 to 0.93 of H.264',
  lowFrameRates: "a trade publication's test of several cameras: exponents of 0.57 to 0.59",
  lowFrameRateTable: 'one published table with points below 3 frames per second; docs/model.md#range-of-bit-rates',
  mjpegFrames: 'frame sizes published by JVC, Canon and Axis',
  videoStorage: 'a vendor of video storage, with blocks of 4 MB',
  diskPractice: 'published disk data, derated for mixed access',
  diskSizes: 'sizes in which such disks are commonly sold',
  raidPractice: 'common RAID guidance',
  analogy: 'by analogy with the appliances and the neighbouring models; no data sheet was found',
  modelNumber: 'read from the model number; no data sheet was found',
  virtualMachines: 'recorder documentation: 9 cameras a vCPU; 7, 16 and 36 cameras on 1, 2 and 4 vCPU',
  comparison: "comparison table of a competing maker, transcribed from the vendor's sheets",
  notFound: 'looked for in public copies, not found',
  recorderReserve: 'recorder documentation: below 5 GB free it archives or deletes early',
  systemDisk: 'recorder documentation: the operating system stands apart from the recordings',
  rebuildPractice: 'published guidance on rebuild exposure of single-parity arrays',
  linkPractice: 'common guidance: plan a link to 70 % of its nominal rate',
  publishedTables:
    'P10 and P90 of published tables against the model, each source weighing the same; docs/model.md#range-of-bit-rates',
  userStated: 'a rate that was measured or set by the user',
  diskFailures:
    'published statistics of large fleets: 0.9 to 1.9 % a year; field studies 2 to 4 %; the choice between them, with a range of 0.7 to 4 %, is ours',
  readErrors: 'commonly used for nearline disks; data sheets of entry disks say 10^-14. An upper bound by data sheet',
  rebuildSpeed: 'published guidance on arrays that record while they rebuild: 30 to 100 MB/s',
  rebuildLoad: "a third party's measurement: writes fall by up to 62 % while an array rebuilds",
  failover:
    'an old manual of the recording software: declared failed after 5 s without an answer, the service starts in a couple of seconds up to half a minute',
  hotSpares: 'common guidance: one hot spare for each 20 disks',
  diskWorkload:
    'workload ratings of data sheets: 180 TB a year for entry and surveillance disks, 550 for nearline disks',
} as const;
