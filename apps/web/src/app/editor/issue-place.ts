/** The design that a proposal is issued of. */
export interface IssuePlace {
  readonly projectId: number;
  readonly siteId: number;
  readonly siteDesignId: number;
}

/** A local design has no project. */
export function isInAccount(place: IssuePlace | undefined): place is IssuePlace {
  return place !== undefined && place.projectId > 0;
}
