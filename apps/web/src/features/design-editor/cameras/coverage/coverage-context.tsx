import type { Proposal } from '@site-designer/texts';
import { LEVELS } from '@site-designer/sizing-engine/bounds';
import { createContext, useContext, useMemo } from 'react';

type Coverage = NonNullable<Proposal['coverage']>;

/** What the answer to the design on the screen says of the coverage; null where it says nothing. */
export const CoverageContext = createContext<Coverage | null>(null);

/** Of one group, with its place in the answer, by which its figures are explained. */
export interface GroupCoverage {
  readonly place: number;
  readonly shown: Coverage[number];
}

export type CoverageByGroup = ReadonlyMap<number, GroupCoverage>;

const NONE: CoverageByGroup = new Map();

/** Pixels a metre of every level; no name stands in both editions. */
export const PIXELS: Readonly<Record<string, number>> = { ...LEVELS['2014'], ...LEVELS['2025'] };

/** By group; empty where the column is not shown. */
export function useCoverage(isShown: boolean): CoverageByGroup {
  const coverage = useContext(CoverageContext);
  return useMemo(
    () =>
      isShown && coverage
        ? new Map(coverage.map((shown, place) => [shown.cameraGroupId, { place, shown }] as const))
        : NONE,
    [isShown, coverage],
  );
}

/** Heights of what unfolds below the row of a group that is short of its purpose, px; equal to those of the style sheet. */
const SENTENCE_PX = 40;
const CURE_PX = 40;
const CARD_SENTENCE_PX = 52;
const CARD_CURE_PX = 76;
const BELOW_PX = 10;

/** Height of the ways out of a group; 0 where it needs none. */
export function curesHeight(coverage: GroupCoverage | undefined, isCards: boolean): number {
  const cures = coverage?.shown.cures.length ?? 0;
  if (cures === 0) return 0;
  const [sentence, cure] = isCards ? [CARD_SENTENCE_PX, CARD_CURE_PX] : [SENTENCE_PX, CURE_PX];
  return sentence + cures * cure + BELOW_PX;
}
