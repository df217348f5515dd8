/** Nouns for the items of one list. */
export interface ListWords {
  readonly noun: string;
  readonly plural: string;
  readonly nameTitle: string;
  readonly add: string;
  readonly empty: string;
}

export const PROJECT_WORDS: ListWords = {
  noun: 'project',
  plural: 'projects',
  nameTitle: 'Project',
  add: 'Add New Project',
  empty: 'No projects yet. A project holds the sites of one customer or job: add your first one.',
};

export const SITE_WORDS: ListWords = {
  noun: 'site',
  plural: 'sites',
  nameTitle: 'Site',
  add: 'Add New Site',
  empty: 'No sites yet. A site is one place with its own servers: add the first one.',
};

export const SITE_DESIGN_WORDS: ListWords = {
  noun: 'site design',
  plural: 'site designs',
  nameTitle: 'Name',
  add: 'Add New Site Design',
  empty: 'No site designs yet. A design holds the cameras and the server settings of one proposal: add the first one.',
};

export const LIST_TEXTS = {
  projects: 'Projects',
  proposals: 'Proposals',
  dateCreated: 'Date Created',
  created: 'Created',
  modified: 'Modified',
  actions: 'Actions',
  delete: 'Delete',
  duplicate: 'Duplicate',
  open: 'Open',
  search: 'Search',
  searchHint: 'Search name or date',
  nothingMatches: (search: string) => `Nothing matches “${search}”.`,
  notLoaded: (plural: string) => `The ${plural} could not be loaded. Your saved data is safe.`,
  asOf: (plural: string, time: string) => `The ${plural} as of ${time}, offline`,
  deleteTitle: 'Confirm Delete',
  deleteQuestion: 'Are you sure you want to delete this row?',
  deleteConfirm: 'Yes, delete',
  changed: 'Changed',
  selectAll: 'Select all rows of this page',
  selectOf: (noun: string, name: string) => `Select ${noun} ${name}`,
  deleteManyQuestion: (count: number, plural: string) => `Are you sure you want to delete ${count} ${plural}?`,
  deletedMany: (count: number, plural: string) => `Deleted ${count} ${plural}`,
  deleted: (noun: string, name: string) => `Deleted ${noun} ${name}`,
  duplicateOf: (noun: string, name: string) => `Duplicate ${noun} ${name}`,
  openOf: (noun: string, name: string) => `Open ${noun} ${name}`,
  deleteOf: (noun: string, name: string) => `Delete ${noun} ${name}`,
  renameOf: (noun: string, name: string) => `Rename ${noun} ${name}`,
  actionsFor: (noun: string, name: string) => `Actions for ${noun} ${name}`,
  nameOf: (noun: string) => `Name of ${noun}`,
  widthOf: (column: string) => `Width of column ${column}`,
} as const;

/** The failed action, in failure messages. */
export const LIST_ACTIONS = {
  load: (plural: string) => `Load ${plural}`,
  add: (noun: string) => `Add ${noun}`,
  rename: (noun: string) => `Rename ${noun}`,
  duplicate: (noun: string) => `Duplicate ${noun}`,
  delete: (noun: string) => `Delete ${noun}`,
  restore: (noun: string) => `Restore ${noun}`,
  move: (noun: string) => `Move ${noun}`,
  figures: (plural: string) => `Load the figures of ${plural}`,
} as const;

/** Actions on design files: their buttons, and their names where they fail. */
export const DESIGN_FILE_ACTIONS = {
  export: 'Export design file',
  import: 'Import design file',
  take: 'Move to my account',
} as const;

/** Columns of figures, and what stands in them. */
export const FIGURE_TEXTS = {
  customer: 'Customer',
  hardware: 'Hardware',
  cameras: 'Cameras',
  video: 'Video',
  price: 'Price',
  priceIn: (currency: string) => `Price, ${currency}`,
  status: 'Status',
  none: '–',
  pricedLines: (priced: number, lines: number) => `${priced} of ${lines} lines`,
  noCameras: 'No cameras',
  nothingFits: 'No hardware fits',
  draft: 'Draft',
  statuses: {
    issued: 'issued',
    superseded: 'superseded',
    accepted: 'accepted',
    declined: 'declined',
    withdrawn: 'withdrawn',
    expired: 'past validity',
  },
  sort: 'Sort by',
  unsorted: 'Newest first',
  ascending: (column: string) => `${column}, ascending`,
  descending: (column: string) => `${column}, descending`,
} as const;

/** The bar of the rows that are selected. */
export const SELECTION_TEXTS = {
  label: 'Selected rows',
  selected: (count: number) => `${count} selected`,
  duplicate: 'Duplicate',
  move: 'Move',
  compare: 'Compare',
  delete: (count: number) => `Delete ${count}`,
  clear: 'Clear the selection',
  progress: (done: number, total: number) => `${done} of ${total} done`,
} as const;

/** The button of the list; the form has texts of its own. */
export const NEW_DESIGN = 'New design';

export const PAGINATION_TEXTS = {
  label: 'Pages',
  range: (first: number, last: number, all: number) => `${first}–${last} of ${all}`,
  nothing: 'Nothing to show',
  rows: 'Rows',
  rowsPerPage: 'Rows per page',
  first: 'First page',
  previous: 'Previous page',
  next: 'Next page',
  last: 'Last page',
  page: 'Page',
  goTo: 'Go to page',
  of: (pageCount: number) => `of ${pageCount}`,
} as const;
