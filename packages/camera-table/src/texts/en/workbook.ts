/** What a cell of the workbook says where something wrong is typed, and what its sheet of columns explains. */
export const WORKBOOK_TEXTS = {
  ofList: 'Choose a value of the list.',
  ofListOrSize: 'Choose a value of the list, or keep a size of your own, such as 2688x1520.',
  whole: (least: string, most: string) => `Enter a whole number between ${least} and ${most}.`,
  oneDecimal: (least: string, most: string) => `Enter a number with at most one decimal between ${least} and ${most}.`,
  anyDecimals: (least: string, most: string) => `Enter a number between ${least} and ${most}.`,
  atMost: (characters: string) => `At most ${characters} characters.`,
  columns: 'Columns',
  heads: ['Column', 'Meaning', 'Allowed values'],
  rowId: 'Which row of the design a line changes. Leave it empty for a new camera group or stream.',
  groupId: 'Lines with the same text are streams of one camera group; empty, each line is a group of its own.',
  sizes: (least: number, most: number) =>
    `or any width x height of ${least} to ${most} pixels a side, such as 2688x1520`,
  range: (least: number, most: number) => `${least} to ${most}`,
  date: 'A date, such as 2026-05-04',
  upTo: (characters: number) => `Up to ${characters} characters`,
} as const;
