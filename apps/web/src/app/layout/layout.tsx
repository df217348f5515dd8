import { Suspense, useRef, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { LoadingDots } from '../../ui/states/loading-dots.tsx';
import { ShortcutsProvider } from '../../ui/shortcuts/shortcuts.tsx';
import { NetworkError } from '../../lib/calls/api-problem.ts';
import { useOwnLanguage } from '../../lib/state/language.ts';
import { designAddress, isShared, pageAt } from '../pages/addresses.ts';
import { ErrorPage } from '../screens/error-page.tsx';
import { PageNotLoaded } from '../screens/page-not-loaded.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { ExpiringNotice } from './expiring-notice.tsx';
import { FailureWatch } from './failure-watch.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import styles from './layout.module.css';
import { PageStart } from './page-start.tsx';
import { ProductFrameContext } from './product-frame.ts';

function fallback(cause: unknown): ReactNode {
  return cause instanceof NetworkError ? <PageNotLoaded /> : <ErrorPage />;
}

export function Layout({ children }: { readonly children: ReactNode }): ReactNode {
  const { pathname, search } = useLocation();
  const page = pageAt(pathname);
  useOwnLanguage(search);
  const shownRef = useRef(page);
  // The page of a link may be a seller's, which is known once it is loaded.
  const [isFramed, setIsFramed] = useState(!isShared(page));
  return (
    <ShortcutsProvider>
      <div className={styles.layout}>
        {isFramed && <Header />}
        <main id="content" tabIndex={-1} className={isFramed ? styles.main : styles.bare}>
          <div className={styles.notices}>
            <FailureWatch />
            <ExpiringNotice />
          </div>
          {/* A design stays open with its history while one goes to its check and back. */}
          <ErrorBoundary key={designAddress(page)} page={page} fallback={fallback}>
            <Suspense fallback={<LoadingDots />}>
              <ProductFrameContext value={setIsFramed}>{children}</ProductFrameContext>
              <PageStart shownRef={shownRef} />
            </Suspense>
          </ErrorBoundary>
        </main>
        {isFramed && <Footer />}
      </div>
    </ShortcutsProvider>
  );
}
