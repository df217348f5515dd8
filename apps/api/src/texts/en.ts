interface Refusal {
  /** What the reader may do, and what not. */
  readonly may: string;
  readonly right: string;
  readonly what: string;
  readonly owner: string;
}

/** Everything that the API says by itself, in English. Other languages have the same texts. */
export const en = {
  /** Titles of problems by their status. */
  titles: {
    400: 'Bad Request',
    401: 'Unauthorized',
    403: 'Forbidden',
    404: 'Not Found',
    405: 'Method Not Allowed',
    408: 'Request Timeout',
    409: 'Conflict',
    412: 'Precondition Failed',
    413: 'Payload Too Large',
    415: 'Unsupported Media Type',
    429: 'Too Many Requests',
    431: 'Request Header Fields Too Large',
    500: 'Internal Server Error',
    503: 'Service Unavailable',
    507: 'Insufficient Storage',
  },
  /** What is said of problems that have no detail of their own. */
  details: {
    401: 'A valid access token is needed',
    404: 'No such address',
    405: 'The address does not take this method; Allow names those that it takes',
    408: 'The request took too long to arrive',
    413: 'The body is larger than this server takes',
    415: 'Bodies are application/json',
    429: 'Too many requests in a minute; try again after the time that Retry-After says',
    431: 'The headers are longer than this server takes',
    503: 'Not ready; try again later',
  },
  requests: {
    address: 'The address cannot be read',
    unreadable: 'The request cannot be read; is the body valid JSON?',
    noHost: 'HTTP/1.1 requests need a Host header',
    brokenText: 'Texts must not hold the character U+0000 or unpaired surrogates',
    fields: (count: number) => (count === 1 ? '1 field needs to be corrected' : `${count} fields need to be corrected`),
    mostItems: (most: number) => `Must be ${most} or less`,
    notFound: 'Not found, or it belongs to another user',
    stale: 'The site design has been changed since it was read; nothing was stored',
    stopping: 'This server is stopping; nothing was done',
    waiting: (most: number) => `${most} requests about large designs are waiting already; try again later`,
    outOfMemory: 'This request needs more memory than one may take. Nothing of it was stored. Ask for less at once',
    openStreams: (open: number) => `You follow ${open} projects already; close one of them first`,
    explanation: (size: string, limit: string) =>
      `The explanation of this design has ${size}; this server sends at most ${limit}`,
  },
  storage: {
    away: 'The database does not answer. Nothing of this request was stored; everything stored before is safe',
    busy: 'The database is too busy. Nothing of this request was stored; everything stored before is safe',
    slow: 'The database took too long for this request and stopped it. Nothing of it was stored; everything stored before is safe',
    unsure:
      'The database went away while it stored this request. It may have been stored or not: read before you repeat it; everything stored before is safe',
    locked:
      'The database is busy with another write. Nothing of this request was stored; everything stored before is safe',
    unusable: 'The files of the database cannot be read or written. Nothing of this request was stored',
    full: 'The disk of the database is full. Nothing of this request was stored; everything stored before is safe and can be read',
    noAnswer: (ms: number) => `The database has not answered within ${ms} ms`,
  },
  quotas: {
    designsPerUser: (figure: string, limit: string) =>
      `You would have ${figure} site designs; at most ${limit} are allowed`,
    groupsPerDesign: (figure: string, limit: string) =>
      `This site design would have ${figure} camera groups; at most ${limit} are allowed`,
    rowsPerUser: (figure: string, limit: string) =>
      `You would have ${figure} camera streams in all your site designs; at most ${limit} are allowed`,
    proposalsPerProject: (figure: string, limit: string) =>
      `This project would have ${figure} issued proposals; at most ${limit} are allowed`,
    commentsPerProject: (figure: string, limit: string) =>
      `This project would have ${figure} comments; at most ${limit} are allowed`,
    questionsPerLink: (figure: string, limit: string) =>
      `${figure} questions would have been asked by this link; at most ${limit} are allowed`,
    linksPerProject: (figure: string, limit: string) =>
      `The proposals of this project would have ${figure} links that have not expired; at most ${limit} are allowed`,
    projectsPerUser: (figure: string, limit: string) =>
      `You would have ${figure} projects; at most ${limit} are allowed`,
    sitesPerProject: (figure: string, limit: string) =>
      `This project would have ${figure} sites; at most ${limit} are allowed`,
    templatesPerUser: (figure: string, limit: string) =>
      `You would have ${figure} camera templates; at most ${limit} are allowed`,
    bytesPerUser: (figure: string, limit: string) =>
      `Your issued proposals and plans would have ${figure} bytes; at most ${limit} are allowed`,
    workspacesPerUser: (figure: string, limit: string) =>
      `You would own ${figure} workspaces; at most ${limit} are allowed`,
    plansPerSite: (figure: string, limit: string) =>
      `This site would have ${figure} plans; at most ${limit} are allowed`,
    placementsPerDesign: (figure: string, limit: string) =>
      `This site design would have ${figure} placed cameras; at most ${limit} are allowed`,
    areasPerDesign: (figure: string, limit: string) =>
      `This site design would have ${figure} areas; at most ${limit} are allowed`,
    namedVersions: (figure: string, limit: string) =>
      `This site design would have ${figure} named versions; at most ${limit} are allowed`,
    invitations: (figure: string, limit: string) =>
      `This workspace would have ${figure} open invitations; at most ${limit} are allowed`,
    withDeleted: ', those included that were deleted in the last 30 days',
    nothingStored: '. Nothing was stored',
  },
  rights: {
    project: 'this project',
    workspace: 'this workspace',
    may: { view: 'view', comment: 'view and comment on', edit: 'edit' },
    /** Rights that one may ask for, by their level. */
    askFor: { view: 'view', comment: 'comment', edit: 'edit', manage: 'manage it', own: 'own it' },
    refused: ({ may, what, owner, right }: Refusal) => `You may ${may} ${what}; ask ${owner} for the right to ${right}`,
    notByToken: 'An API token may not do this: sign in',
    onlyRead: 'This API token may only read',
    members: 'Only owners and admins may change the members of a workspace',
    owners: 'Only an owner may make somebody an owner, or change what an owner is',
    lastOwner: 'Make somebody else owner first',
    personalStays: 'A personal workspace stays with its owner; others can be guests in its projects',
    guestsMove: 'Only owners and admins of a workspace may take guests into it; nothing was moved',
    otherEmail: 'This invitation is for another e-mail address: sign in with that one, or ask for a new invitation',
  },
  account: {
    personal: 'Personal',
    formerMember: 'former member',
    confirmEmail: 'Must be the e-mail address of this account',
    confirmName: 'Must be the name of this account',
    lastOwner: (workspaces: string) => `Make somebody else owner of ${workspaces} first: other people work there`,
    deleted: 'This account was deleted; sign in again for a new one',
    disabled: 'This account is disabled; ask who runs this server',
    tooManyTokens: (limit: number) =>
      `This workspace has ${limit} valid API tokens, and may have no more: revoke one first`,
    /** What stands at the beginning of an export. */
    readme: `This archive holds what Site Designer stores of you and in your personal workspace.

account.json                who you are, your workspaces with your roles there, your API tokens without their secrets
comments.json               the comments that you wrote, in any workspace
camera-templates.json       your camera templates; import them in Templates
price-list.csv              your price list; import it in Prices
branding.json               what stands on your proposals
projects/…/project.json     names, the cover, sites and own lines of each project
projects/…/*.design.json    each design; Import design file, in a list of designs, makes a design of it
projects/…/proposals/…      issued proposals, as they were issued

Projects of a company belong to its workspace and are not in it: ask its owner for them.
`,
  },
  fields: {
    pattern: (pattern: string) => `must match pattern "${pattern}"`,
    constant: 'must be equal to constant',
    maxLength: (most: number) => `must NOT have more than ${most} characters`,
    minLength: (least: number) => `must NOT have fewer than ${least} characters`,
    otherId: (addressed: number) => `Must be ${addressed}, as in the address`,
    tokenName: (most: number) => `Name must have 1 to ${most} characters`,
    characters: (most: number) => `At most ${most} characters`,
    email: 'Must be an e-mail address',
    locale: 'Must be a language tag such as en-GB',
    colour: 'Must be a colour such as #0b5cad',
    logoForm: 'Must be a PNG image as a data address (data:image/png;base64,…)',
    logoSize: (kb: number) => `Must be ${kb} kB or less`,
    logoPng: 'The content is no PNG image',
    logoPixels: (most: number) => `Must have ${most} pixels or less on each side`,
    walls: (most: number) => `At most ${most} walls`,
    points: (min: number, max: number) => `From ${min} to ${max} points`,
    ownId: 'Must be at least 1, and no other may have it',
    closets: (most: number) => `At most ${most} closets`,
    noPlacement: 'No placement has had this id',
    noGroup: 'Names no camera group of this design',
    noPlan: 'Names no plan of this site',
    idTwice: 'An id stands there twice',
    closetName: 'Another closet has this name',
    cameraLabel: 'Another camera of this design has this label',
  },
  pictures: {
    name: 'Floor plan',
    empty: 'The file is empty',
    bytes: (mb: number) => `A picture has at most ${mb} MB`,
    pixels: (megapixels: number) => `A picture has at most ${megapixels} megapixels; make it smaller first`,
    damaged: 'The picture is damaged or not complete',
    heic: 'This is a HEIC picture; save it as JPEG first',
    svg: 'This is an SVG drawing; save it as PNG first',
    pdf: 'This is a PDF; choose one of its pages in the app, or save it as PNG first',
    unknown: 'This is no PNG, JPEG or WebP picture',
  },
  comments: {
    cameraGroupId: 'The design has no such camera group',
    parentId: 'The design has no thread that begins with this comment',
    unknown: 'The project has no such comment',
    change: 'Only its author may change a comment',
    delete: 'Only its author and who manages the project may delete a comment',
  },
  proposals: {
    statuses: {
      issued: 'issued',
      superseded: 'superseded',
      accepted: 'accepted',
      declined: 'declined',
      withdrawn: 'withdrawn',
      expired: 'expired',
    },
    sizingFailed: 'The sizing failed',
    noNetwork: 'The design plans no network: plan its switches first',
    priceChanged: (total: string) => `The price of the design has changed: now it costs ${total}. Nothing was issued`,
    priceGone: 'The price of the design has changed: now it has no price. Nothing was issued',
    cannotBecome: (name: string, status: string, wanted: string) => `${name} is ${status} and cannot become ${wanted}`,
    cannotBeSized: (reason: string) => `The design of this proposal cannot be sized any more: ${reason}`,
    isClosed: (name: string, status: string) => `${name} is ${status} and can no longer be accepted or declined`,
    isWithdrawn: 'The proposal is withdrawn: a link would lead nowhere',
    moved: 'The project has just been moved to another workspace. Nothing was stored; try again',
    versionUnusable: (reason: string) => `This version can no longer be used: ${reason}`,
    company: 'Your company',
    legalText: 'This proposal is a calculation and not an offer.',
    servers: (count: string, all: number, sites: number) =>
      `${count} ${all === 1 ? 'server' : 'servers'}, ${sites} sites`,
  },
  signIn: {
    title: 'Sign in',
    choose: 'Choose who you are.',
    note: 'This sign-in comes with the product for development and demonstrations and asks for no password.',
    try: 'Try without an account',
    outTitle: 'Sign out',
    outQuestion: 'Do you want to sign out?',
    outYes: 'Yes, sign out',
    outNo: 'No, stay signed in',
    signedOutTitle: 'Signed out',
    signedOut: 'You are signed out.',
    start: 'To the start page',
    failedTitle: 'That did not work',
    failed: 'The sign-in could not be completed.',
    again: 'Start again',
  },
} as const;
