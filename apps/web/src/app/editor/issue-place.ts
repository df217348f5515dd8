import type { IssuePlace } from '../../features/issued/issue/issue-start.ts';

/** A local design has no project. */
export function isInAccount(place: IssuePlace | undefined): place is IssuePlace {
  return place !== undefined && place.projectId > 0;
}
