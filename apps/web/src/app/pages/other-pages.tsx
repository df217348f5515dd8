import { CALLBACK_ADDRESS } from '@site-designer/api-contract/pages';
import type { ComponentType, ReactNode } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import { Protected } from '../layout/protected.tsx';
import { NotFound } from '../screens/not-found.tsx';
import { useApp } from '../store/use-app.ts';
import { PRICE_LIST, WITHOUT_ACCOUNT } from './addresses.ts';
import { lazyPage, type LazyPage } from './lazy-page.tsx';
import { PathParamsContext, type PathParams } from './path-params.ts';

const issuedPages = () => import('../issued/pages.ts');
const workspacePages = () => import('../workspaces/pages.ts');

/** A page of a project, which knows what the user may do there. */
function projectPage(load: () => Promise<ComponentType>): LazyPage {
  return lazyPage(async () => {
    const [{ within }, Page] = await Promise.all([import('../workspaces/within.tsx'), load()]);
    return within(Page);
  });
}

/** One page at two addresses: the design stays open, with its history, when the address changes. */
const DESIGN_PAGE = projectPage(async () => (await import('../editor/editor-route.tsx')).EditorRoute);
const LOCAL_DESIGN_PAGE = lazyPage(async () => (await import('../screens/try.tsx')).TryRoute);

/** Also at the address that issued proposals had for it. */
const COMPARE_PAGE = projectPage(async () => (await issuedPages()).CompareRoute);

/** Pages for signed-in users, by their paths. */
export const OWN_PAGES: Readonly<Record<string, LazyPage>> = {
  '/project/:projectId/site': projectPage(async () => (await import('../screens/sites.tsx')).SitesRoute),
  '/project/:projectId/site/:siteId/sitedesign': projectPage(
    async () => (await import('../screens/site-designs.tsx')).SiteDesignsRoute,
  ),
  // The proposal is shown below the form of its design, and has its own address.
  '/project/:projectId/site/:siteId/sitedesign/:siteDesignId/proposal?': DESIGN_PAGE,
  '/project/:projectId/site/:siteId/sitedesign/:siteDesignId/as-built': DESIGN_PAGE,
  '/project/:projectId/site/:siteId/sitedesign/:siteDesignId/import': DESIGN_PAGE,
  '/project/:projectId/site/:siteId/sitedesign/:siteDesignId/versions': DESIGN_PAGE,
  '/project/:projectId/comments': projectPage(async () => (await issuedPages()).CommentsRoute),
  '/project/:projectId/site/:siteId/sitedesign/:siteDesignId/site': DESIGN_PAGE,
  '/project/:projectId/site/:siteId/sitedesign/:siteDesignId/plan': DESIGN_PAGE,
  '/project/:projectId/proposals': projectPage(async () => (await issuedPages()).ProposalsRoute),
  '/project/:projectId/proposals/:proposalId': projectPage(async () => (await issuedPages()).IssuedRoute),
  '/project/:projectId/compare': COMPARE_PAGE,
  '/project/:projectId/proposals/:proposalId/compare': COMPARE_PAGE,
  [PRICE_LIST]: lazyPage(async () => (await import('../prices/price-list-route.tsx')).PriceListRoute),
  '/project/:projectId/summary': projectPage(async () => (await import('../prices/summary-route.tsx')).SummaryRoute),
  '/project/:projectId/network-request': projectPage(async () => (await issuedPages()).NetworkRequestRoute),
  '/project/:projectId/document': projectPage(async () => (await issuedPages()).ProjectDocumentRoute),
  '/company': lazyPage(async () => (await issuedPages()).CompanyRoute),
  '/members': lazyPage(async () => (await workspacePages()).MembersRoute),
  '/audit': lazyPage(async () => (await workspacePages()).AuditRoute),
  '/account': lazyPage(async () => (await workspacePages()).AccountRoute),
  '/api-tokens': lazyPage(async () => (await import('../screens/api-tokens.tsx')).ApiTokensRoute),
};

/** Pages for everybody, by their paths. */
export const OPEN_PAGES: Readonly<Record<string, LazyPage>> = {
  '/release-notes/': lazyPage(async () => (await import('../screens/release-notes.tsx')).ReleaseNotes),
  [`${WITHOUT_ACCOUNT}/proposal?`]: LOCAL_DESIGN_PAGE,
  [`${WITHOUT_ACCOUNT}/as-built`]: LOCAL_DESIGN_PAGE,
  [`${WITHOUT_ACCOUNT}/import`]: LOCAL_DESIGN_PAGE,
  [`${WITHOUT_ACCOUNT}/site`]: LOCAL_DESIGN_PAGE,
  '/invitation/:secret': lazyPage(async () => (await workspacePages()).InvitationRoute),
  [`${WITHOUT_ACCOUNT}/plan`]: LOCAL_DESIGN_PAGE,
  '/shared/:secret': lazyPage(async () => (await issuedPages()).SharedRoute),
  '/accuracy': lazyPage(async () => (await import('../accuracy/accuracy.tsx')).Accuracy),
  '/disclaimer/': lazyPage(async () => (await import('../screens/disclaimer.tsx')).Disclaimer),
};

export interface OtherPagesProps {
  /** Where the sign-in returns to, at a path that the identity of the host configures. */
  readonly callback: ReactNode;
}

/** Every page but the list of projects. */
export function OtherPages({ callback }: OtherPagesProps): ReactNode {
  const { pathname } = useLocation();
  const callbackPath = useApp(({ user }) => user.callbackPath) ?? CALLBACK_ADDRESS;
  const own = pageAt(pathname, OWN_PAGES);
  if (own)
    return (
      <Protected>
        <Shown {...own} />
      </Protected>
    );
  const open = pageAt(pathname, OPEN_PAGES);
  if (open) return <Shown {...open} />;
  return pathname === callbackPath ? callback : <NotFound />;
}

interface FoundPage {
  readonly page: LazyPage;
  readonly params: PathParams;
}

function pageAt(pathname: string, pages: Readonly<Record<string, LazyPage>>): FoundPage | undefined {
  for (const [path, page] of Object.entries(pages)) {
    const match = matchPath(path, pathname);
    if (match) return { page, params: match.params };
  }
  return undefined;
}

function Shown({ page: { Page }, params }: FoundPage): ReactNode {
  return (
    <PathParamsContext value={params}>
      <Page />
    </PathParamsContext>
  );
}

/** Loads the code of the page at a path, if there is one. */
export async function fetchOther(pathname: string): Promise<void> {
  await pageAt(pathname, { ...OWN_PAGES, ...OPEN_PAGES })?.page.fetch();
}
