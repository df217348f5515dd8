import { USUAL_GROUPS_PER_DESIGN } from '@site-designer/api-contract/design-bounds';
import { RequestProblem } from '../../http/problem.ts';
import { apiTexts, languageInUse } from '../../texts/language-in-use.ts';

export interface Quotas {
  readonly designsPerUser: number;
  readonly groupsPerDesign: number;
  /** Camera rows: a row is a stream of a camera group. */
  readonly rowsPerUser: number;
  readonly proposalsPerProject: number;
  readonly projectsPerUser: number;
  readonly sitesPerProject: number;
  readonly templatesPerUser: number;
  /** Of issued proposals as they are stored, and of the pictures of plans. */
  readonly bytesPerUser: number;
  /** Links that are neither withdrawn nor expired. */
  readonly linksPerProject: number;
  /** That a user owns, besides the personal one. */
  readonly workspacesPerUser: number;
}

/** Limits that no setting changes. */
type FixedQuota =
  | 'invitations'
  | 'plansPerSite'
  | 'placementsPerDesign'
  | 'areasPerDesign'
  | 'namedVersions'
  | 'commentsPerProject'
  | 'questionsPerLink';

export const USUAL_QUOTAS: Quotas = {
  designsPerUser: 2000,
  groupsPerDesign: USUAL_GROUPS_PER_DESIGN,
  rowsPerUser: 200_000,
  proposalsPerProject: 1000,
  linksPerProject: 50,
  projectsPerUser: 5000,
  sitesPerProject: 5000,
  templatesPerUser: 1000,
  bytesPerUser: 2_147_483_648,
  workspacesPerUser: 100,
};

/** As many plans as a site may have. */
export const MOST_PLANS = 50;

/** Deleted objects that can be restored may be stored beyond a quota, up to this multiple of it. */
export const WITH_DELETED = 2;

export interface QuotaUse {
  readonly figure: number;
  readonly limit: number;
  /** Whether the figure includes deleted objects that can still be restored. */
  readonly isWithDeleted?: boolean;
}

/** A 409 with the figure that the request would reach, and the limit. */
export class QuotaProblem extends RequestProblem {
  readonly exceeded: keyof Quotas | FixedQuota;

  constructor(quota: keyof Quotas | FixedQuota, { figure, limit, isWithDeleted = false }: QuotaUse) {
    const { [quota]: said, withDeleted, nothingStored } = apiTexts().quotas;
    const [shown, most] = [figure, limit].map((each) => each.toLocaleString(languageInUse()));
    const detail = `${said(shown!, most!)}${isWithDeleted ? withDeleted : ''}${nothingStored}`;
    super(409, detail, { quota: { figure, limit } });
    this.exceeded = quota;
  }
}
