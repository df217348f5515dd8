/** Address of the price list. */
export const PRICE_LIST = '/price-list';

/** The price list, with lines for designations to be priced. */
export function priceListAddress(designations: readonly string[] = []): string {
  const added = new URLSearchParams(designations.map((designation) => ['add', designation]));
  return designations.length === 0 ? PRICE_LIST : `${PRICE_LIST}?${added}`;
}

const PROPOSAL_END = '/proposal';

export function proposalAddress(pathname: string): string {
  return isProposalAddress(pathname) ? pathname : `${pathname}${PROPOSAL_END}`;
}

export function isProposalAddress(pathname: string): boolean {
  return pathname.endsWith(PROPOSAL_END);
}

/** The page at an address: a design and its proposal are the same page. */
export function pageAt(pathname: string): string {
  return isProposalAddress(pathname) ? pathname.slice(0, -PROPOSAL_END.length) : pathname;
}

const AS_BUILT_END = '/as-built';

/** Address of the as-built check, from any address of a design. */
export function asBuiltAddress(pathname: string): string {
  return `${designAddress(pathname)}${AS_BUILT_END}`;
}

export function isAsBuiltAddress(pathname: string): boolean {
  return pathname.endsWith(AS_BUILT_END);
}

const IMPORT_END = '/import';

/** Address of the import of cameras, from any address of a design. */
export function importAddress(pathname: string): string {
  return `${designAddress(pathname)}${IMPORT_END}`;
}

export function isImportAddress(pathname: string): boolean {
  return pathname.endsWith(IMPORT_END);
}

const VERSIONS_END = '/versions';

/** Address of the versions of a design, from any address of it. */
export function versionsAddress(pathname: string): string {
  return `${designAddress(pathname)}${VERSIONS_END}`;
}

export function isVersionsAddress(pathname: string): boolean {
  return pathname.endsWith(VERSIONS_END);
}

const SITE_END = '/site';

/** Address of the site of a design, from any address of a design. */
export function siteAddress(pathname: string): string {
  return `${designAddress(pathname)}${SITE_END}`;
}

/** The sites of a project are at an address with the same end. */
export function isSiteAddress(pathname: string): boolean {
  return /(?:\/sitedesign\/[^/]+|^\/try)\/site$/.test(pathname);
}

const PLAN_END = '/plan';

/** Address of the floor plans of a design, from any address of it. */
export function planAddress(pathname: string): string {
  return `${designAddress(pathname)}${PLAN_END}`;
}

export function isPlanAddress(pathname: string): boolean {
  return pathname.endsWith(PLAN_END);
}

export function designAddress(pathname: string): string {
  if (isSiteAddress(pathname)) return pathname.slice(0, -SITE_END.length);
  const end = [AS_BUILT_END, IMPORT_END, VERSIONS_END, PLAN_END].find((each) => pathname.endsWith(each));
  return end === undefined ? pageAt(pathname) : pathname.slice(0, -end.length);
}

/** Address of the editor without an account. */
export const WITHOUT_ACCOUNT = '/try';

/** Whether a page is only useful without an account. */
export function needsNoAccount(pathname: string): boolean {
  return designAddress(pathname) === WITHOUT_ACCOUNT || isShared(pathname);
}

/** Whether it is the page of a link. */
export function isShared(pathname: string): boolean {
  return pathname.startsWith('/shared/');
}
