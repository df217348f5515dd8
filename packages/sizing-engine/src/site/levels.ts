/** Editions of the standard that says what a camera shows of a person, IEC 62676-4. */
export const STANDARDS = ['2014', '2025'] as const;

/** An edition of the standard. */
export type Standard = (typeof STANDARDS)[number];

/** Pixels a metre that each level of an edition asks for. No name stands in both. */
export const LEVELS = {
  '2014': { monitor: 12.5, detect: 25, observe: 62.5, recognise: 125, identify: 250, inspect: 1000 },
  '2025': {
    overview: 20,
    outline: 40,
    discern: 80,
    perceive: 125,
    characterise: 250,
    validate: 500,
    scrutinise: 1500,
  },
} as const satisfies Readonly<Record<Standard, Readonly<Record<string, number>>>>;
