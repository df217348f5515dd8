/** Headings of the IT request sheet and of the columns of its tables. */
export const HEADINGS = {
  derived: 'Derived from the design',
  what: 'What',
  figure: 'How much',
  unit: 'Unit',
  how: 'How it came about',
  questions: 'Questions to IT',
  question: 'Question',
  reason: 'Why it is asked',
  answer: 'Answer',
  assumptions: 'Numbers at figures',
  site: 'Site',
  whole: 'Whole project',
} as const;

export const TITLE = 'What to ask the customer’s IT for';

/** What a line is about; those of closets name the closet besides. */
export const LINE_TITLES = {
  ports: 'Ports for cameras',
  poe: 'PoE reserved',
  uplink: 'Uplink',
  'servers-rate': 'Into the recording servers',
  'core-ports': 'Ports of the core switch',
  'shared-path': 'Path shared by all closets',
  'live-view': 'Live view, from the servers to the workstations',
  addresses: 'IP addresses',
  'other-addresses': 'IP addresses besides',
  'closet-units': 'Rack units in closets',
  'closet-power': 'Power in closets',
  'closet-heat': 'Heat in closets',
  'room-units': 'Rack units of the servers',
  'room-power': 'Power of the servers',
  'room-heat': 'Heat of the servers',
  ups: 'UPS of the servers',
  clock: 'Time server',
} as const;

/** What a derived line is about. */
export type NetworkLineCode = keyof typeof LINE_TITLES;
