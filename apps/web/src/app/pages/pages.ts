import { lazyPage } from './lazy-page.tsx';

/** The first page that everybody waits for. */
export const PROJECTS = lazyPage(async () => (await import('../screens/projects.tsx')).ProjectsRoute);

/** All others: their addresses, and which files they are in, are loaded with the first of them. */
export const OTHER_PAGES = lazyPage(async () => (await import('./other-pages.tsx')).OtherPages);

/** Preloads the code of the page at a path. */
export async function fetchPage(pathname: string): Promise<void> {
  // Failures are ignored here: the page loads its code again and reports its failure.
  await (pathname === '/' ? PROJECTS.fetch() : fetchOther(pathname)).catch(() => undefined);
}

async function fetchOther(pathname: string): Promise<void> {
  await OTHER_PAGES.fetch();
  const pages = await import('./other-pages.tsx');
  await pages.fetchOther(pathname);
}

/** Loads the code of a page when a link to it gets the pointer or the focus. */
export function fetchAhead(root: Document): void {
  for (const event of ['pointerover', 'focusin'] as const) {
    root.addEventListener(event, ({ target }) => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (link?.origin === location.origin) void fetchPage(link.pathname);
    });
  }
}
