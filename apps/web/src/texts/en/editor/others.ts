/** Who else is in a design, and what they change there. */
export const OTHERS_TEXTS = {
  list: 'Others who have this design open',
  here: (count: number) => (count === 1 ? '1 other here' : `${count} others here`),
  isHere: (name: string) => `${name} is here`,
  changed: (name: string) => `Changed by ${name} just now`,
} as const;
