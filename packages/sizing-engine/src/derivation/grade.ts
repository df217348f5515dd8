import type { FactOrigin } from '../catalogue/schema.ts';

/** Where a number comes from: the origin of a catalogue fact, a definition, or an earlier calculation. */
export type Grade = FactOrigin | 'definition' | 'calculated';
