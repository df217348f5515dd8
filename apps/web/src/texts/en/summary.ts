import { counted } from '../../lib/format/plural.ts';

/** Beside the design of a site that the summary uses. */
export const SUMMARY_MARK = 'In the summary';

export const SUMMARY_TEXTS = {
  title: 'Summary',
  of: (project: string) => `Summary of ${project}`,
  hint: 'Uses the chosen design of each site, or the newest one if none is chosen.',
  choose: 'Use in the summary',
  unchoose: 'Use the newest in the summary',
  failed: 'Choose the design for the summary',
  sites: 'Sites',
  site: 'Site',
  design: 'Design',
  chosen: 'chosen',
  newest: 'newest',
  cameras: 'Cameras',
  storage: 'Storage',
  hardware: 'Proposed hardware',
  power: 'Power',
  rackUnits: 'Rack',
  nothingFits: 'Nothing fits',
  noDesign: 'No design yet',
  demand: 'What the cameras need',
  bill: 'Bill of materials of all sites',
  physical: 'Power, heat and rack',
  licences: 'Licences',
  unsized: (sites: number) =>
    `${counted(sites, 'site')} cannot be sized: the bill and the power below leave out their hardware.`,
  undesigned: (sites: number) => `${counted(sites, 'site')} without a design, not counted.`,
  noSites: 'This project has no sites yet.',
  print: 'Print',
  csv: 'CSV',
  xlsx: 'XLSX',
  noWorkbook: 'The workbook could not be created; CSV still works',
  fileName: (project: string, ending: string) => `${project} - summary.${ending}`,
  columns: {
    cameras: 'Cameras',
    streams: 'Camera streams',
    storage: 'Storage (TB)',
    power: 'Power (W)',
    heat: 'Heat (BTU/h)',
    rackUnits: 'Rack units (U)',
    problem: 'Problem',
  },
  total: 'TOTAL',
} as const;
