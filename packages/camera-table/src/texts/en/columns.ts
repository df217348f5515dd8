export const HALF_WORDS = { continuous: 'Base', motion: 'Event' } as const;
/** The same within a sentence or a heading. */
export const HALF_PHRASES = { continuous: 'base', motion: 'event' } as const;

export const OPTION_WORDS = {
  ownSupply: 'Own supply',
  no: 'No',
  yes: 'Yes',
  sizeExample: 'or a size such as 2688x1520',
  atMostWatts: (watts: number) => `at most ${watts} W`,
} as const;

/** Headers of what says to which row or group a line of a file belongs. */
export const ID_TITLES = { rowId: 'Row id', groupId: 'Group id' } as const;
