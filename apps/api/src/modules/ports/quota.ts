import { USUAL_GROUPS_PER_DESIGN } from '@site-designer/api-contract/design-bounds';
import { english } from '@site-designer/texts';
import { RequestProblem } from '../../http/problem.ts';

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
}

/** Limits that no setting changes. */
type FixedQuota =
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
};

/** As many plans as a site may have. */
export const MOST_PLANS = 50;

/** Deleted objects that can be restored may be stored beyond a quota, up to this multiple of it. */
export const WITH_DELETED = 2;

const TEXTS = {
  designsPerUser: (figure: string, limit: string) =>
    `You would have ${figure} site designs; at most ${limit} are allowed`,
  groupsPerDesign: (figure: string, limit: string) =>
    `This site design would have ${figure} camera groups; at most ${limit} are allowed`,
  rowsPerUser: (figure: string, limit: string) =>
    `You would have ${figure} camera streams in all your site designs; at most ${limit} are allowed`,
  proposalsPerProject: (figure: string, limit: string) =>
    `This project would have ${figure} issued proposals; at most ${limit} are allowed`,
  commentsPerProject: (figure: string, limit: string) =>
    `This project would have ${figure} comments; at most ${limit} are allowed`,
  questionsPerLink: (figure: string, limit: string) =>
    `${figure} questions would have been asked by this link; at most ${limit} are allowed`,
  linksPerProject: (figure: string, limit: string) =>
    `The proposals of this project would have ${figure} links that have not expired; at most ${limit} are allowed`,
  projectsPerUser: (figure: string, limit: string) => `You would have ${figure} projects; at most ${limit} are allowed`,
  sitesPerProject: (figure: string, limit: string) =>
    `This project would have ${figure} sites; at most ${limit} are allowed`,
  templatesPerUser: (figure: string, limit: string) =>
    `You would have ${figure} camera templates; at most ${limit} are allowed`,
  bytesPerUser: (figure: string, limit: string) =>
    `Your issued proposals and plans would have ${figure} bytes; at most ${limit} are allowed`,
  plansPerSite: (figure: string, limit: string) => `This site would have ${figure} plans; at most ${limit} are allowed`,
  placementsPerDesign: (figure: string, limit: string) =>
    `This site design would have ${figure} placed cameras; at most ${limit} are allowed`,
  areasPerDesign: (figure: string, limit: string) =>
    `This site design would have ${figure} areas; at most ${limit} are allowed`,
  namedVersions: (figure: string, limit: string) =>
    `This site design would have ${figure} named versions; at most ${limit} are allowed`,
} satisfies Record<keyof Quotas | FixedQuota, (figure: string, limit: string) => string>;

export interface QuotaUse {
  readonly figure: number;
  readonly limit: number;
  /** Whether the figure includes deleted objects that can still be restored. */
  readonly isWithDeleted?: boolean;
}

/** A 409 with the figure that the request would reach, and the limit. */
export class QuotaProblem extends RequestProblem {
  constructor(quota: keyof typeof TEXTS, { figure, limit, isWithDeleted = false }: QuotaUse) {
    const [shown, most] = [figure, limit].map((each) => english.number(each));
    const deleted = isWithDeleted ? ', those included that were deleted in the last 30 days' : '';
    super(409, `${TEXTS[quota](shown ?? '', most ?? '')}${deleted}. Nothing was stored`, { quota: { figure, limit } });
  }
}
