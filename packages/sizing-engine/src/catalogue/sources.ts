/** Where the numbers of the published catalogue were read, each text said once. */
export const SOURCES = {
  specification: 'product specification',
  model: 'docs/model.md#what-is-assumed',
  vendorTool: "readings of a vendor's calculator between 10 and 18 frames per second, by a third party",
  vendorProposal: "a vendor's published proposal: one 4 TB disk formatted to 3.57",
  codecPractice: 'published comparisons of codecs',
  mjpegFrames: 'frame sizes published by JVC, Canon and Axis',
  videoStorage: 'a vendor of video storage, with blocks of 4 MB',
  diskPractice: 'published disk data, derated for mixed access',
  diskSizes: 'sizes in which such disks are commonly sold',
  raidPractice: 'common RAID guidance',
  analogy: 'by analogy with the appliances and the neighbouring models; replace when a data sheet is at hand',
  modelNumber: 'read from the model number; replace when a data sheet is at hand',
  comparison: "comparison table of a competing maker, transcribed from the vendor's sheets",
  notFound: 'looked for in public copies, not found',
  recorderReserve: 'recorder documentation: below 5 GB free it archives or deletes early',
  systemDisk: 'recorder documentation: the operating system stands apart from the recordings',
  rebuildPractice: 'published guidance on rebuild exposure of single-parity arrays',
  linkPractice: 'common guidance: plan a link to 70 % of its nominal rate',
  publishedTables:
    'P10 and P90 of published tables against the model, each source weighing the same; docs/model.md#range-of-bit-rates',
  userStated: 'a rate that was measured or set by the user',
} as const;
