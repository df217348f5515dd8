import type { FailureState, KeptRecordings } from '@site-designer/sizing-engine';

/** States that are told: of a failed server that a spare takes over, the row of the spare tells what comes of it. */
export function shownStates<S extends Pick<FailureState, 'state'>>(states: readonly S[], spares: number): readonly S[] {
  return spares > 0 ? states.filter(({ state }) => state !== 'serverDown') : states;
}

/** Whether recordings are kept for fewer days than asked for. */
export function isCut({ keptDays, retentionDays }: KeptRecordings): boolean {
  return keptDays < retentionDays;
}

/** So many retentions of a state in their order; those that lose days come before others. */
export function listedKept(kept: readonly KeptRecordings[], most: number): readonly KeptRecordings[] {
  const first = kept.toSorted((a, b) => Number(isCut(b)) - Number(isCut(a))).slice(0, most);
  return kept.filter((each) => first.includes(each));
}

/** The limits that a state exceeds. */
export function brokenTitles(
  { broken }: Pick<FailureState, 'broken'>,
  loads: readonly { readonly limit: string; readonly title: string }[] | null | undefined,
): readonly string[] {
  return broken.map((limit) => loads?.find((load) => load.limit === limit)?.title ?? limit);
}
