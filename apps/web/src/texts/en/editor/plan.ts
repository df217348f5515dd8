import { wordFor } from '@site-designer/texts';
import { counted } from '../../../lib/format/plural.ts';

/** Why a file is no picture of a plan: one sentence each. */
export const PICTURE_TEXTS = {
  empty: 'The file is empty.',
  bytes: (most: number) => `The file is larger than ${most} MB; make it smaller first.`,
  pixels: (most: number) => `The picture has more than ${most} megapixels; make it smaller first.`,
  heic: 'This is a HEIC picture; save it as JPEG first.',
  svg: 'This is an SVG drawing; save it as PNG or PDF first.',
  unknown: 'This is no PNG, JPEG, WebP or PDF file.',
  damaged: 'The picture is damaged or not complete.',
  pdfDamaged: 'The PDF is damaged or not complete.',
  password: 'The PDF has a password; save it without one first.',
  scripts: 'The PDF contains scripts; print it to a new PDF first.',
  pages: (pages: number, most: number) =>
    `The PDF has ${pages} pages, at most ${most} can be shown; save the page of the plan alone.`,
} as const;

export const PLAN_TEXTS = {
  open: 'Plan',
  title: 'Plan',
  of: (name: string) => `Plan of ${name}`,
  backToDesign: 'Back to the design',
  needsAccount:
    'Floor plans need an account: they are stored with the site and shared with everybody who works on it. What each camera shows is in the table of cameras without one.',
  toTable: 'Back to the cameras',
  start: 'Upload a floor plan, set its scale, and place the cameras on it.',
  choose: 'Choose a drawing',
  chooseLabel: 'Drawing of a floor',
  accepted: 'PNG, JPEG, WebP, or a page of a PDF. Or drop the file here.',
  waiting: (cameras: number) => `${counted(cameras, 'camera')} ${wordFor(cameras, 'waits', 'wait')} to be placed.`,
  noCameras: 'Add cameras to the design first; then place them here.',
  floorName: (number: number) => (number === 1 ? 'Ground floor' : `Floor ${number}`),
  reading: 'Reading the file…',
  uploading: 'Storing the plan…',
  pageOf: (count: number) => `Page of the PDF, 1 to ${count}`,
  usePage: 'Use this page',
  page: 'Page of the plan',
  preview: (page: number) => `Page ${page}`,
  placedOf: (placed: number, all: number) =>
    `${placed} of ${counted(all, 'camera')} ${wordFor(all, 'is', 'are')} placed.`,
  short: (count: number) =>
    `${counted(count, 'placed camera')} ${wordFor(count, 'shows', 'show')} too little for the purpose of the group.`,
  plans: 'Floors',
  addPlan: 'Add a floor',
  tools: 'Tools',
  plan: 'Floor plan',
  planHelp:
    'Arrow keys move what is selected, brackets turn it, Delete removes it. Plus and minus zoom, 0 shows all. Escape ends a tool.',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  fit: 'Show all',
  failed: 'Floor plan',
  estimate:
    'Coverage is a planning estimate on a flat floor with the walls drawn here; furniture, doors and light are not counted.',
  legend: (level: string, pixels: number) => `${level} ${pixels}`,
  perMetre: (standard: string) => `px/m and more, ${standard} edition`,
  notCovered: 'wanted, not covered',
  noScale: 'Set the scale: without it, no coverage can be drawn.',
} as const;

export const PLAN_TOOLS = {
  select: 'Select',
  wall: 'Wall',
  area: 'Area',
  closet: 'Closet',
  scale: 'Scale',
} as const;

export const PLAN_HINTS = {
  wall: 'Click from corner to corner. Enter or a double click ends the wall, Backspace takes back a corner.',
  area: 'Click the corners of the area. Enter or a double click closes it, Backspace takes back a corner.',
  closet: (name: string) => `Click where the closet ${name} is.`,
  noCloset: 'Every closet is on a plan. Name further closets of cameras on the page of the site.',
  scale: 'Click both ends of something whose length you know: a door, a wall, a dimension line.',
  crop: 'Click two opposite corners of the part that is shown.',
  keys: 'By keyboard: arrow keys move the cross, Space sets a point.',
  place: (group: string, left: number) => `Click where a camera of ${group} hangs; ${left} left. Escape ends it.`,
  end: 'Done',
} as const;

export const PLAN_SCALE = {
  title: 'Scale',
  length: 'Length of the line',
  set: 'Set the scale',
  cancel: 'Cancel',
  equal: 'The two ends are the same point; click another one.',
  positive: 'Enter a length above 0 m.',
  pixel: (cm: string) => `1 pixel is ${cm} cm`,
  whole: (width: string, height: string) => `The whole picture shows ${width} m by ${height} m`,
  none: 'not set',
} as const;

export const PLAN_CARD = {
  title: 'This floor',
  name: 'Name',
  rotation: 'Turned',
  turn: 'Turn by a quarter',
  opacity: 'Strength of the drawing',
  crop: 'Crop',
  uncrop: 'Show the whole drawing',
  earlier: 'Move forward',
  later: 'Move back',
  replace: 'Replace the drawing',
  replaceNote: 'What is placed keeps its place: positions scale with the size of the drawing.',
  remove: 'Delete this floor',
  removeTitle: 'Delete the floor?',
  removeQuestion: (name: string) =>
    `${name} and its drawing are deleted for every design of the site. Cameras placed on it stay in the designs and wait for another floor.`,
  removeConfirm: 'Delete',
  empty: 'A floor needs a name',
  tooLong: 'At most 100 characters',
} as const;

export const PLAN_CAMERAS = {
  title: 'Cameras',
  placed: (placed: number, all: number) => `placed ${placed} of ${all}`,
  allPlaced: 'all placed',
  how: 'Drag onto the plan or click, then click the plan. By keyboard: Enter places one in the middle, arrow keys move it.',
  group: (number: number) => `Group ${number}`,
  memberOf: (group: string, number: number, all: number) => `${group}, ${number} of ${all}`,
  camera: (label: string, group: string, direction: number) => `${label}, ${group}, looks to ${direction}°`,
  closet: (name: string) => `Closet ${name}`,
  area: (number: number) => `Area ${number}`,
  wall: (number: number) => `Wall ${number}`,
  unnamed: 'without a name',
  many: (count: number) => `${count} selected`,
  duplicate: 'Duplicate',
  remove: 'Remove from the plan',
  thisOne: 'This camera',
  direction: 'Direction',
  left: 'From left',
  top: 'From top',
  label: 'Label',
  note: 'Note for the installer',
  labelTaken: 'Another camera has this label',
  labelLong: 'At most 20 characters',
  noteLong: 'At most 500 characters',
  wholeGroup: (count: number, group: string) => (count === 1 ? `Group ${group}` : `All ${count} of ${group}`),
  lens: 'Angle of view',
  mount: 'Mount',
  tilt: 'Tilt',
  aim: 'Aim',
  purpose: 'Purpose',
  noPurpose: 'none',
  distance: 'At',
  noLens: 'Enter the angle of view to see what the cameras show.',
  met: (level: string, distance: string) => `Shows ${level} at ${distance} m`,
  tooShort: (density: string, distance: string, needed: string) => `${density} px/m at ${distance} m, needs ${needed}`,
  cures: 'Ways to meet the purpose',
  cureLens: (angle: string) => `Lens ${angle}`,
  cureDistance: (metres: string) => `At ${metres}`,
  cureTilt: (angle: string) => `Tilt ${angle}`,
  cureNote: (count: number, group: string) => (count === 1 ? '' : `Each changes all ${count} cameras of ${group}.`),
  cureCosts: (then: string, tb: string) => `${then} adds ${tb}.`,
  cureFree: 'None adds to the storage.',
  reach: (level: string, metres: string) => `${level} to ${metres} m`,
  cable: (metres: string, closet: string) => `Cable by the plan: ${metres} m to ${closet}.`,
  cableTyped: (metres: string) => `The ${metres} m typed for the group count instead.`,
  cableLong: (metres: string) => `${metres} m of cable: over 90 m it needs a switch nearer, fibre, or an extender.`,
  cableCounts: 'It counts in the network of the design.',
  useCable: 'Count what the plan gives',
  noClosetOnPlan: 'Place the closet of the group on this floor to see the length of the cable.',
  alignX: 'One below the other',
  alignY: 'In one row',
  alignDirection: 'Look alike',
  closetName: 'Closet',
  height: 'Height',
  level: 'Level',
  size: 'Size',
  covered: 'Covered',
  gaps: (count: number) => counted(count, 'gap'),
  needs: 'Needs',
  areaHead: 'Area',
  areas: 'Areas to cover',
  drawArea: 'Draw an area',
  noAreas: 'Draw an area with the level that it needs: the share that the cameras cover is computed.',
  computing: 'computing…',
  stop: 'Stop',
} as const;

export const PLAN_PROBLEMS = {
  title: 'To be mended',
  outside: (label: string) => `${label} is outside the drawing.`,
  inside: 'Move inside',
  beyond: (label: string, group: string, quantity: number) =>
    `${label} is more than the ${counted(quantity, 'camera')} of ${group}.`,
  noGroup: (label: string) => `The group of ${label} is gone.`,
  noPlan: (label: string) => `The floor of ${label} is gone.`,
  here: 'Put on this floor',
  remove: 'Remove',
} as const;

/** Names of steps that are undone. */
export const PLAN_STEPS = {
  place: 'placed camera',
  move: 'moved on the plan',
  turn: 'turned camera',
  align: 'aligned cameras',
  duplicate: 'duplicate on the plan',
  remove: 'removed from the plan',
  label: 'label',
  note: 'note for the installer',
  closet: 'closet on the plan',
  area: 'area to cover',
  mend: 'mended placement',
  positions: 'positions from a file',
  lens: 'lens',
  purpose: 'purpose',
  cable: 'length of the cables',
  cure: 'way to meet the purpose',
  wall: 'wall',
  scale: 'scale of the floor',
  crop: 'part of the drawing',
  look: 'look of the drawing',
} as const;

/** The file of the placed cameras. */
export const PLAN_FILE = {
  title: 'Files',
  sheet: 'Positions',
  save: 'Positions as CSV',
  name: (design: string) => `${design} - positions.csv`,
  columns: ['Label', 'Group', 'Floor', 'From left', 'From top', 'Unit', 'Direction', 'Note'],
} as const;

/** Positions that come from a file. */
export const POSITIONS_IN = {
  read: 'Positions from a file',
  label: 'File of positions',
  how: 'A file has the columns Label, Group, Floor, From left, From top, Unit (m or px), Direction and Note. A camera is known by its label; a new label places one more of its group.',
  nothing: 'Nothing was imported.',
  empty: 'The file has no line with a position.',
  noColumns: (x: string, y: string) => `The first line needs the columns ${x} and ${y}.`,
  noFloor: (line: number, floor: string) => `Line ${line}: no floor is called ${floor}.`,
  noGroup: (line: number, group: string) =>
    group === '' ? `Line ${line}: name the group of the camera.` : `Line ${line}: no group is called ${group}.`,
  labelLong: (line: number, most: number) => `Line ${line}: a label has at most ${most} characters.`,
  noteLong: (line: number, most: number) => `Line ${line}: a note has at most ${most} characters.`,
  noScale: (line: number, floor: string) => `Line ${line}: ${floor} has no scale; set it first, or use the unit px.`,
  noPosition: (line: number) => `Line ${line}: the position is not a number, or too far from the drawing.`,
  noDirection: (line: number, text: string) => `Line ${line}: ${text} is not a direction in degrees.`,
  twice: (label: string) => `The label ${label} stands twice.`,
  tooMany: (group: string, count: number, quantity: number) =>
    `${group} would have ${counted(count, 'camera')} on plans and has ${quantity}.`,
  more: (count: number) => `And ${count} more.`,
  done: (moved: number, added: number) => `${counted(moved, 'camera')} moved, ${added} added. Undo reverts this.`,
} as const;
