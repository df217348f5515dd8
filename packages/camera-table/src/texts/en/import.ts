/** Why a line of a camera list is taken, left out or waits for a decision, and how a cell of it is read. */
export const LINE_TEXTS = {
  line: (line: number, says: string) => `Line ${line}: ${says}`,
  blank: 'a blank line',
  headers: 'headers',
  headersAgain: 'the headers again',
  aboveHeaders: 'above the headers',
  kindSetting: 'a setting of the kinds of cameras',
  takenByHand: 'taken by hand',
  leftByHand: 'left out by hand',
  camera: 'a camera',
  nothingTells: 'nothing tells whether it is a camera',
  nothingRead: 'nothing in it is read',
  cannotBeTaken: (why: string) => `${why}, so that it cannot be taken`,
  section: (name: string) => `a section ("${name}" stands alone)`,
  total: 'a total',
  note: (word: string) => `a note below the list ("${word}")`,
  column: (number: number) => `column ${number}`,
  is: (header: string, word: string) => `${header} is ${word === '' ? 'blank' : word}`,
  proposedFilter: (says: string) => `${says}, which a proposed filter leaves out`,
  filtered: (says: string) => `left out by a filter (${says})`,
  cameraOfRow: (id: string) => `a camera (row ${id})`,
  commas: 'commas',
  semicolons: 'semicolons',
  tabs: 'tabs',
  bars: 'bars',
  separated: (marks: string) => `its cells are kept apart by ${marks}, those of the headers otherwise`,
  totalBegins: (word: string) => `a total (begins with ${word})`,
  subtotalBegins: (word: string) => `a subtotal (begins with ${word})`,
  totalWithSettings: (word: string, setting: string) =>
    `it begins with ${word}, but has settings of a camera (${setting})`,
  sum: (quantity: number) => `a total (${quantity} is the sum of the lines above)`,
  goods: (word: string) => `goods that are no camera (${word})`,
  cameraAndGoods: (camera: string, goods: string) =>
    `it names a camera (${camera}) and goods (${goods}), and has no size, codec or frame rate of its own`,
  quantityIs: (quantity: number) => `the quantity is ${quantity}`,
  cameraOfTable: 'a camera (the headers are those of the camera table)',
  cameraNamed: (word: string) => `a camera (${word})`,
  cameraByHeader: (header: string) => `a camera (the header says ${header})`,
  severalInOne: (quantity: number, described: number) =>
    `its quantity is ${quantity}, and its description has ${described} cameras`,
  noName: 'it has no name by which a group of the design is found',
  manyGroups: (groups: number, name: string) => `the design has ${groups} groups with the name "${name}"`,
  manyLines: (lines: number, name: string) => `${lines} lines have the name "${name}" of one group of the design`,
  noQuantity: 'no quantity stands in it',
} as const;

export const CELL_TEXTS = {
  readFrom: (text: string) => `Read from "${text}"`,
  rounded: (title: string, text: string, shown: string) => `${title} ${text} is rounded to ${shown}`,
  multiLens: (text: string, lenses: number) => `"${text}" is a multi-lens camera with ${lenses} lenses`,
  corrected: (from: string) => `Corrected from "${from}"`,
  unreadable: 'Cannot be read',
} as const;

/** Why a list cannot be imported, and how the groups made of it are named. */
export const LIST_TEXTS = {
  empty: 'The file is empty',
  tooWide: (width: number, most: number) => `The list has ${width} columns; at most ${most} are read`,
  noColumn: 'No column of the camera table was found. Start from the template or an export.',
  noCamera: 'No camera follows the headers',
  tooManyGroups: (has: string, most: string) => `${has} camera groups; a design holds at most ${most}`,
  nameRange: (first: string, last: string) => `${first} to ${last}`,
  nameAndMore: (first: string, more: number) => `${first} and ${more} more`,
  cut: (name: string, taken: string) => `"${name}" is cut to ${taken}`,
  times: (note: string, times: number) => `${note}, ${times} times`,
} as const;
