import type { ProposalStatus } from '@site-designer/api-contract';

type Versions = Readonly<Record<'engine' | 'model' | 'catalogue', string>>;

export const ISSUE_FACTS = {
  title: 'Issue',
  cover: 'Customer and reference',
  number: 'Proposal',
  issued: 'Issued',
  validUntil: 'Valid until',
  computedBy: 'Computed by',
  versions: ({ engine, model, catalogue }: Versions) => `engine ${engine}, model ${model}, catalogue ${catalogue}`,
  customer: 'Customer',
  contact: 'Contact',
  reference: 'Reference',
} as const;

export const STATUS_TEXTS: Readonly<Record<ProposalStatus, string>> = {
  issued: 'Issued',
  superseded: 'Superseded',
  accepted: 'Accepted',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
  expired: 'Expired',
};

export const COVER_TEXTS = {
  open: 'Customer and reference',
  customer: 'Customer',
  contact: 'Contact',
  reference: 'Reference',
  note: 'Note',
  hint: 'Every proposal of this project starts from these.',
  save: 'Save',
  failed: 'Save customer and reference',
  notLoaded: 'Load customer, reference and company',
} as const;

export const ISSUE_TEXTS = {
  open: 'Issue proposal',
  filledFrom: (name: string, day: string) => `Filled from ${name}, issued ${day}`,
  noCustomer: 'Customer is empty',
  contactReference: 'Contact, reference',
  audience: 'For whom',
  audiences: { customer: 'Customer', sales: 'Sales engineer', installer: 'Installer', network: 'Customer’s IT' },
  language: 'Language of the document',
  languageHint: 'Of its sentences, numbers and days. The document keeps it',
  seeIn: (language: string) => `See the document in ${language}`,
  prices: 'Prices',
  withPrices: (total: string) => `With prices: ${total}`,
  withoutPrices: 'Without prices',
  allPriced: 'All lines have a price',
  onRequest: (count: number, lines: number) => `${count} of ${lines} lines have no price: they are on request`,
  chooseFirst: 'Nothing is issued until the prices are decided.',
  pricesChanged: 'The price list has changed since you opened this. Look at the new sum and choose again.',
  validUntil: 'Valid until',
  daysLong: (days: number) => (days === 1 ? '1 day' : `${days} days`),
  badDay: (days: number) => `Choose a day from tomorrow to ${days} days from now`,
  addNote: 'Add a note',
  issue: 'Issue',
  issueRevision: (number: string) => `Issue a revision of ${number}`,
  failed: 'Issue the proposal',
  notSaved: 'Nothing was issued: the design could not be saved. What to do stands beside its name.',
  issued: (name: string) => `${name} issued`,
  issuedFor: (customer: string, day: string) =>
    customer === '' ? `Valid until ${day}.` : `For ${customer}, valid until ${day}.`,
  copyLink: 'Copy link',
  downloadPdf: 'Download PDF',
  mail: 'Mail',
  linkShows: (day: string) => `The link shows this document and nothing else, until ${day}.`,
  days: 'days',
  latest: (name: string, day: string) => `Last issued as ${name} on ${day}.`,
  show: 'Open it',
} as const;

export const ISSUED_TEXTS = {
  proposals: 'Proposals',
  of: (project: string) => `Proposals of ${project}`,
  none: 'No proposals issued yet. Open a design, generate its proposal and issue it.',
  noMatch: (search: string) => `Nothing matches “${search}”.`,
  search: 'Search proposals',
  searchHint: 'Search number, customer or design',
  columns: {
    number: 'Number',
    customer: 'Customer',
    design: 'Design',
    headline: 'Proposes',
    status: 'Status',
    issued: 'Issued',
    validUntil: 'Valid until',
    actions: 'Actions',
  },
  load: 'Load the proposal',
  notFound: 'There is no such proposal, or it belongs to another account.',
  toDesign: 'Compare with the design',
  share: 'Share',
  accept: 'Accepted',
  decline: 'Declined',
  withdraw: 'Withdraw',
  withdrawTitle: 'Withdraw the proposal?',
  withdrawQuestion: 'A withdrawn proposal stays withdrawn, and its links stop working.',
  statusFailed: 'Change the status of the proposal',
  changedSince: (today: string) => `Engine, catalogue or prices have changed since. Today: ${today}.`,
  seeToday: 'See what',
  forCustomer: 'Show what its reader gets',
  history: 'Statuses',
  since: (status: string, day: string, by: string | null) =>
    by === null ? `${status} on ${day}` : `${status} on ${day} by ${by}`,
  decidedBy: (by: string | null, day: string) => (by === null ? day : `${by}, ${day}`),
} as const;

export const LINK_TEXTS = {
  titleOf: (proposal: string) => `Links to ${proposal}`,
  hint: 'Anyone with a link can read, print and keep the document for the customer, and accept or decline it, without an account.',
  expires: 'Works for',
  create: 'Create link',
  created: 'Copy the link now: it is shown only once.',
  address: 'Link',
  copy: 'Copy',
  copied: 'Copied',
  list: 'Links',
  none: 'No links.',
  until: (day: string) => `Works until ${day}`,
  ended: (day: string) => `Ended on ${day}`,
  opened: (day: string) => `last opened on ${day}`,
  neverOpened: 'never opened',
  revoke: (day: string) => `Revoke the link made on ${day}`,
  failed: 'Change the links',
} as const;

/** The page of a link. */
export const SHARED_TEXTS = {
  notFound:
    'This link does not lead anywhere. It may have expired or been withdrawn: ask whoever sent it for another one.',
  superseded: 'A later revision of this proposal has been issued.',
  expired: (day: string) => `This proposal was valid until ${day}.`,
  ask: (seller: string) => `Ask ${seller} for the proposal that counts now.`,
  phone: 'Telephone',
  email: 'Email',
} as const;

/** What the customer answers by a link. */
export const DECISION_TEXTS = {
  section: 'Your answer',
  validUntil: (day: string) => `You can accept this proposal until ${day}.`,
  accept: 'Accept',
  decline: 'Decline',
  acceptTitle: (name: string) => `Accept ${name}`,
  declineTitle: (name: string) => `Decline ${name}`,
  acceptFor: (amount: string) => `Accept for ${amount}`,
  name: 'Your name',
  remark: 'Remark (optional)',
  total: (amount: string) => `I accept the total of ${amount}`,
  partOfTotal: (amount: string, priced: number, lines: number) =>
    `I accept ${amount} for the ${priced} of ${lines} items that have a price`,
  totalMissing: 'Tick the price to accept the proposal',
  accepted: (day: string, by: string | null) => (by === null ? `Accepted on ${day}.` : `Accepted by ${by} on ${day}.`),
  declined: (day: string, by: string | null) => (by === null ? `Declined on ${day}.` : `Declined by ${by} on ${day}.`),
  recorded: 'Recorded with your name, the time and this document.',
  tooLate: 'Your answer was not recorded: the status of the proposal had changed before.',
  notSent: 'The server cannot be reached. Check the connection and send your answer again.',
  refused: (reason: string) => `Your answer was not recorded: ${reason}.`,
} as const;

export const COMPANY_TEXTS = {
  title: 'Company',
  hint: 'Your company on your proposals. Issued proposals do not change.',
  name: 'Company name',
  logo: 'Logo',
  chooseLogo: 'Choose logo',
  logoHint: 'SVG, PNG, JPEG or WebP, at most 4 MB and 4096 pixels a side. Stored as PNG.',
  removeLogo: 'Remove logo',
  noLogo: 'No logo chosen',
  accent: 'Accent colour',
  accentHint: 'Such as #0b5cad; empty for the default one',
  legalText: 'Terms',
  notes: 'Notes on every proposal',
  phone: 'Telephone',
  email: 'Email',
  contactHint: 'Shown to a customer whose proposal is superseded or no longer valid',
  language: 'Language of documents',
  languageHint: 'Unless another is chosen when a proposal is issued. Issued proposals keep theirs',
  locale: 'Language and country',
  localeHint:
    'Such as en-GB: how numbers and days of the document for a customer are written. Issued proposals keep it',
  paper: 'Paper',
  paperHint: 'Of the document for a customer. Issued proposals keep it',
  save: 'Save',
  saved: 'Saved',
  failed: 'Save the company',
  load: 'Load the company',
  tooLarge: 'Must be 4 MB or less',
  tooManyPixels: 'Must have 4096 pixels or less on each side',
  noPicture: 'This is no SVG, PNG, JPEG or WebP picture that can be read',
  unboundedSvg:
    'This SVG cannot be drawn here: it holds a use, mask, filter or pattern, an animation or over 5 000 parts. Export it as PNG',
  notDrawn: 'The stored logo is an SVG that is not drawn. Choose a picture, or remove the logo',
} as const;
